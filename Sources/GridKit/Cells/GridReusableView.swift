/// A view that a grid takes from a reuse queue: the base of cells, headers and decoration views.
///
/// The grid makes views of a registered class with `init(frame:)`. The frame has the size that the
/// layout gives the element.
///
/// - Note: After `UICollectionReusableView`.
@preconcurrency @MainActor
open class GridReusableView: BaseView {
  /// The identifier that the view was dequeued with; nil for a view that was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  // Without exclusivity checks for scenarios `steady-scroll` and `far-jump` of the benchmark: the
  // properties are read and written for every cell that comes on screen.
  @exclusivity(unchecked) package final var storedReuseIdentifier: String?
  /// The grid's record of the view while it is live; see `ReuseState`.
  @exclusivity(unchecked) package final var reuse = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive, for nibs. The archive does not contain the reuse identifier.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the view for another use. The grid calls the method when it dequeues a view that was
  /// used before. Overrides must call `super`.
  open func prepareForReuse() {
    reuse.isPreparedForReuse = true
  }

  /// Applies layout attributes to the view. The grid calls the method after it has applied the
  /// standard values of new attributes.
  open func apply(_ layoutAttributes: GridViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to the given attributes.
  ///
  /// The base class asks `systemLayoutSizeFitting` for the smallest size, and rounds the size up to
  /// pixels. In a compositional layout, a length that is not estimated is required. The
  /// size does not change on an axis on which neither the view nor a cell's content view has a size
  /// of its own. If neither axis changes, the method returns `layoutAttributes` itself. Otherwise
  /// the method returns a changed copy.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    guard let size = ownSize(insteadOf: layoutAttributes.size),
      let copy = layoutAttributes.copy() as? GridViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame.size = size
    return copy
  }

  /// Whether the content view, if there is one, uses the default sizing.
  var hasSilentContent: Bool { true }

  /// Prepares a cell before it comes on screen. The cell's attributes have already been applied.
  func willShow(item: Position, in grid: GridView) {}

  final override var stackingIndex: Int? { reuse.zIndex }

  override func fittingSizeDidChange() {
    grid?.fittingSizeDidChange(of: self)
  }

  /// Asks the view for its size again, because its texts may have another one.
  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    fittingSizeDidChange()
  }

  /// The grid that shows the view.
  final var grid: GridView? {
    (reuse.scroll == nil ? superviewStorage : superviewStorage?.superview) as? GridView
  }

  /// Notifies the view that a switch of layouts is about to change its attributes.
  open func willTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {}

  /// Notifies the view that a switch of layouts has ended. If the switch is animated, the grid
  /// calls the method at the end of the animation.
  open func didTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {}
}

/// The grid's record of a reusable view.
package struct ReuseState {
  /// The reuse queue that the view returns to.
  package var queue: ReuseQueueKey?
  /// The index of the view's reuse queue in the grid; nil before the view was in the queue.
  var queuePlace: Int?
  /// The class or nib that the view was made from.
  package var origin: ObjectIdentifier?
  /// The kind that the view was dequeued for (E-11).
  var kind = ElementKind.cell
  /// The number of times that the view was dequeued. A new number shows that the view was reused.
  package var useCount = 0
  /// The number of the latest configuration, unique in the grid; 0 before the first configuration.
  package var configuration = 0
  /// The position that the view was dequeued for.
  package var position = Position.invalid
  /// The element that a live view displays. The key does not come from `applied`, because a layout
  /// may return the attributes of another element.
  var key: ElementKey { ElementKey(kind, position) }
  /// The attributes that were applied last. `appliedVersion` is their version at that time.
  package internal(set) var applied: GridViewLayoutAttributes?
  var appliedVersion: UInt32 = 0
  /// Whether `willDisplay` was sent and `didEndDisplaying` was not sent yet (DP-7).
  var isDisplayed = false
  /// The stacking order that was applied last.
  package internal(set) var zIndex = 0
  /// The scroll state of the orthogonal section that the view moves with. The section's scroll view
  /// contains the view, and the view's coordinates are relative to `scrollOrigin`.
  package internal(set) var scroll: SectionScroll? {
    didSet { scrollIdentity = scroll.map { ObjectIdentifier($0) } }
  }
  /// The identity of `scroll`, for comparisons that count no reference (scenario `shelf-page` of
  /// the benchmark).
  private(set) var scrollIdentity: ObjectIdentifier?
  package internal(set) var scrollOrigin = CGPoint.zero
  /// The serial number of the `GridState` that has stored the view's appearance; see
  /// `GridState.keepLook(of:)`.
  var keptIn: UInt32 = 0
  /// The size that the view had when it was asked for its preferred size; nil if the grid has to
  /// ask the view again.
  var askedSize: CGSize?
  /// The axes on which the layout lets the view decide its length (AL-66).
  var estimatedAxes = (x: true, y: true)
  /// Whether the last dequeue called the base class's `prepareForReuse()`. The value is also true
  /// for a view that was not used before.
  var isPreparedForReuse = true
}

extension GridReusableView {
  /// Applies attributes, unless the view has their values already (LP-2, AT-15, AT-18).
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
    // enough. A subclass may change fields without a version, so a copy of its object is kept, as
    // in UIKit (QR-14).
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

  /// Whether the view already has the values of `attributes`, according to the attributes that were
  /// applied last.
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

  /// Whether the view's coordinates have the origin that `attributes` need: the origin of the
  /// content, or of an orthogonal section.
  @inline(__always)
  private func isInPlace(_ attributes: GridViewLayoutAttributes) -> Bool {
    if !attributes.hasExtendedAttributes, reuse.scroll == nil { return true }
    guard attributes.moves(with: reuse.scroll) else { return false }
    return reuse.scroll == nil || reuse.scroll?.origin == reuse.scrollOrigin
  }

  @inline(__always)
  private func applyStandardValues(of attributes: GridViewLayoutAttributes) {
    // Most attributes have only a frame (`far-jump`).
    if attributes.hasExtendedAttributes || reuse.scroll != nil || placement.isTransformed {
      applyPlace(of: attributes)
    } else {
      frame = attributes.quickFrame
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }

  /// Applies the frame and the transform. If the view is in an orthogonal section, the method uses
  /// the section's coordinates.
  private func applyPlace(of attributes: GridViewLayoutAttributes) {
    var origin = CGPoint.zero
    if attributes.hasExtendedAttributes || reuse.scroll != nil {
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
      if placement.isTransformed { transform3D = CATransform3DIdentity }
      let place = attributes.quickFrame
      frame = origin == .zero ? place : place.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension GridReusableView {
  /// Whether an update of the view would do nothing: the view has applied the present version of
  /// its element's attributes, and was asked for its preferred size. False for attributes of a
  /// subclass, which may have changed unnoticed.
  func isUpToDate(_ attributes: GridViewLayoutAttributes) -> Bool {
    attributes.isOfBaseClass && reuse.applied === attributes
      && reuse.appliedVersion == attributes.version && reuse.isDisplayed
      && reuse.zIndex == attributes.base.zIndex
      && (reuse.askedSize == attributes.base.frame.size
        || reuse.kind.category == .decorationView)
  }
}
