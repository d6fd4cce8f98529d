/// A view that a grid takes from a reuse queue: the base of cells, headers and decoration views.
///
/// Registered classes are made with their own `init(frame:)`, whose frame has the size that the
/// layout gives the element.
///
/// - Note: After `UICollectionReusableView`.
@preconcurrency @MainActor
open class GridReusableView: BaseView {
  /// The identifier that the view was dequeued with; nil for views made by hand.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  // Unchecked for scenarios `steady-scroll` and `far-jump` of the benchmark: read and written for
  // every cell that comes.
  @exclusivity(unchecked) package final var storedReuseIdentifier: String?
  /// The grid's record of the view while it is live; see `ReuseState`.
  @exclusivity(unchecked) package final var reuse = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a view's archive, for views made by nibs; the reuse identifier is not in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called inside a dequeue for a view that was used before. Overriders call `super`.
  open func prepareForReuse() {
    reuse.isPreparedForReuse = true
  }

  /// Called after the grid has applied the standard values of new attributes.
  open func apply(_ layoutAttributes: GridViewLayoutAttributes) {}

  /// The attributes that the view would like instead of the ones that it got.
  ///
  /// The base class asks `systemLayoutSizeFitting` for the smallest size, and rounds it up to
  /// pixels. On an axis on which neither the view nor a cell's content view has a size of
  /// its own the size stays; then the argument itself is the answer, else a changed copy.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    guard let size = ownSize(insteadOf: layoutAttributes.size),
      let copy = layoutAttributes.copy() as? GridViewLayoutAttributes
    else {
      GridReusableView.baseAnswers &+= 1
      return layoutAttributes
    }
    copy.frame.size = size
    return copy
  }

  /// Whether no view inside that counts for the size can say one of its own.
  var hasSilentContent: Bool { true }

  /// Called with its attributes applied, before a cell comes to the screen.
  func willShow(item: Position, in grid: GridView) {}

  final override var stackingIndex: Int? { reuse.zIndex }

  override func fittingSizeDidChange() {
    let holder = reuse.scroll == nil ? superviewStorage : superviewStorage?.superview
    (holder as? GridView)?.fittingSizeDidChange(of: self)
  }

  /// Called before a switch of layouts changes the view's attributes.
  open func willTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {}

  /// Called after a switch of layouts, at the end of its animation if it has one.
  open func didTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {}
}

/// A reusable view's place in a grid.
package struct ReuseState {
  /// The queue that the view returns to.
  package var queue: ReuseQueueKey?
  /// The place of the view's queue in the grid; nil before the view was in it.
  var queuePlace: Int?
  /// The class or nib that the view was made from.
  package var origin: ObjectIdentifier?
  /// The kind that the view was dequeued for (E-11).
  var kind = ElementKind.cell
  /// The number of times that the view was dequeued: tells whether it was used since some moment.
  package var useCount = 0
  /// Number of the latest configuration, unique in the grid. 0 before the first.
  package var configuration = 0
  /// The path that the view was dequeued for.
  package var position = Position.invalid
  /// The element that a live view stands for. Attributes that a layout has answered for one element
  /// may be those of another.
  var key: ElementKey { ElementKey(kind, position) }
  /// The attributes that were applied last, and their version then.
  package internal(set) var applied: GridViewLayoutAttributes?
  var appliedVersion: UInt32 = 0
  /// Whether `willDisplay` was sent and `didEndDisplaying` was not yet (DP-7).
  var isDisplayed = false
  /// Stacking order that was applied last.
  package internal(set) var zIndex = 0
  /// The section that the view moves with; its scroll view holds the view. The view's coordinates
  /// count from `scrollOrigin`.
  package internal(set) var scroll: SectionScroll? {
    didSet { scrollIdentity = scroll.map { ObjectIdentifier($0) } }
  }
  /// The identity of `scroll`, for comparing: no reference is counted for it (`shelf-page`).
  private(set) var scrollIdentity: ObjectIdentifier?
  package internal(set) var scrollOrigin = CGPoint.zero
  /// The state that holds how the view looked: see `GridState.keepLook(of:)`.
  var keptIn: UInt32 = 0
  /// The size that the view had when it was asked for another one; nil when it is to be asked.
  var askedSize: CGSize?
  /// Whether the base class's `prepareForReuse()` was called in the last dequeue, if the view was
  /// used before.
  var isPreparedForReuse = true
}

extension GridReusableView {
  /// Takes over the values of attributes, unless they are the ones in force (LP-2, AT-15, AT-18).
  ///
  /// - Returns: Whether anything was applied.
  @discardableResult
  func applyIfNeeded(_ attributes: GridViewLayoutAttributes) -> Bool {
    if let applied = reuse.applied.map(Unretained.init),
      applied.withObject({ isInForce(attributes, after: $0) })
    {
      return false
    }
    // Objects of the base class are compared by version, so keeping the layout's own object is
    // enough. A subclass may change fields that have no version: a copy is kept of those, as UIKit
    // does (QR-14).
    if type(of: attributes) == GridViewLayoutAttributes.self {
      reuse.applied = attributes
      reuse.appliedVersion = attributes.version
    } else {
      let copy = attributes.copy() as? GridViewLayoutAttributes ?? attributes
      reuse.applied = copy
      reuse.appliedVersion = copy.version
    }
    applyStandardValues(of: attributes)
    if simulation.isTracing {
      simulation.emit(.view, "apply", "\(attributes.key.elementID)")
    }
    apply(attributes)
    return true
  }

  /// Whether the view has the values of attributes already, by those that were applied last.
  @inline(__always)
  private func isInForce(
    _ attributes: GridViewLayoutAttributes, after applied: GridViewLayoutAttributes
  ) -> Bool {
    guard reuse.appliedVersion == applied.version, isInPlace(attributes) else { return false }
    if applied === attributes { return true }
    guard type(of: applied) == GridViewLayoutAttributes.self,
      type(of: attributes) == GridViewLayoutAttributes.self
    else { return attributes.isEqual(applied) }
    guard applied.hasEqualValues(to: attributes) else { return false }
    reuse.applied = attributes
    reuse.appliedVersion = attributes.version
    return true
  }

  /// Whether the view counts its place from where attributes have it counted from.
  @inline(__always)
  private func isInPlace(_ attributes: GridViewLayoutAttributes) -> Bool {
    if !attributes.hasRareValues, reuse.scroll == nil { return true }
    guard attributes.moves(with: reuse.scroll) else { return false }
    return reuse.scroll == nil || reuse.scroll?.origin == reuse.scrollOrigin
  }

  @inline(__always)
  private func applyStandardValues(of attributes: GridViewLayoutAttributes) {
    // Most have nothing but a frame (`far-jump`).
    if attributes.hasRareValues || reuse.scroll != nil || isTransformed {
      applyPlace(of: attributes)
    } else {
      frame = attributes.quickFrame
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }

  /// The place, with a transform and the way that a section has scrolled by itself.
  private func applyPlace(of attributes: GridViewLayoutAttributes) {
    var origin = CGPoint.zero
    if attributes.hasRareValues || reuse.scroll != nil {
      reuse.scroll = attributes.sectionScroll
      shownVersion &+= 1
      origin = reuse.scroll?.origin ?? .zero
      reuse.scrollOrigin = origin
    }
    if let box = attributes.transformBox {
      let size = attributes.size
      if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
      let place = attributes.center
      center = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      transform3D = box.value
    } else {
      if isTransformed { transform3D = CATransform3DIdentity }
      let place = attributes.quickFrame
      frame = origin == .zero ? place : place.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}
