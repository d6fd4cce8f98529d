/// The place and look of an element: a layout's answer for every cell, supplementary view and
/// decoration view.
///
/// Geometry is in content points. With the identity transform `frame`, `center` and `size` describe
/// one rectangle; under another transform `center`, `size` and `bounds` stay those of the
/// untransformed rectangle and `frame` is the bounding box of the transformed one.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`, else copies
/// lose them and changes are not noticed (AT-16, AT-17).
///
/// - Note: After `UICollectionViewLayoutAttributes`; rules AT-1 … AT-22.
@preconcurrency @MainActor
open class GridViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // The values are read for every element of every answer. Looking for overlapping accesses at run
  // time took a fifth of a scroll frame (scenarios `steady-scroll`, `far-jump` and `foreign-layout`
  // of the benchmark); nothing here holds one open while it calls something else.
  //
  // In this order they take 104 bytes, 120 with what every object starts with: glibc hands out and
  // takes back a block of up to 120 bytes several times as fast as a longer one.

  /// The rectangle before the transform.
  @exclusivity(unchecked) package final var baseFrame = CGRect.zero
  @exclusivity(unchecked) package final var baseCenter = CGPoint.zero
  @exclusivity(unchecked) package final var baseAlpha: CGFloat = 1
  @exclusivity(unchecked) package final var baseZIndex = 0
  @exclusivity(unchecked) package final var position = Position.invalid
  @exclusivity(unchecked) package final var kind = ElementKind.cell
  /// The version of the attributes. It grows with every change, so that a view knows whether what
  /// it applied is still what is here.
  @exclusivity(unchecked) package final var version: UInt32 = 0 {
    didSet { if isWatched { counts.pointee.changes &+= 1 } }
  }
  @exclusivity(unchecked) package final var baseIsHidden = false
  /// Whether a store or a cache has the object, so that its changes are counted.
  @exclusivity(unchecked) package final var isWatched = false
  // Owned by hand: an object that owns nothing in the language's own sense is dropped sooner.
  @exclusivity(unchecked) private final var extendedAttributes: Unretained<ExtendedAttributes>?
  private nonisolated(unsafe) let counts: UnsafeMutablePointer<AttributeCounter.Counts>

  @inline(__always)
  public override init() {
    counts = AttributeCounter.countMade()
    super.init()
    if let observer = counts.pointee.observer { observer.object.record(self) }
  }

  deinit {
    AttributeCounter.countGone(in: counts)
    extendedAttributes?.release()
  }

  /// Attributes of the cell at a path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    setIndexPath(indexPath)
  }

  /// Attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    kind = .supplementary(elementKind)
    setIndexPath(indexPath)
  }

  /// Attributes of a decoration view, which has no data behind it.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    kind = .decoration(decorationViewKind)
    setIndexPath(indexPath)
  }

  // MARK: Counting

  /// The counter of the simulation that the object was made for, as long as that is there.
  final var counter: AttributeCounter? { counts.pointee.counter?.object }

  @inline(__always)
  final func isCounted(in other: UnsafeMutablePointer<AttributeCounter.Counts>?) -> Bool {
    counts == other
  }

  // MARK: Rare values

  /// Reads a value that hardly any object has, without counting references, since every element of
  /// a page of sections that scroll by themselves has some (`shelf-page`). Nil where there are
  /// none.
  @inline(__always)
  private final func ofRareValues<Value>(_ value: (ExtendedAttributes) -> Value) -> Value? {
    // Not by a method of the optional's: that would ask which actor runs.
    guard let extendedAttributes else { return nil }
    return extendedAttributes.withObject(value)
  }

  /// Replaces the rare values and releases the old ones.
  ///
  /// - Parameter new: Counted for this object.
  private final func setRareValues(_ new: Unretained<ExtendedAttributes>?) {
    let old = extendedAttributes
    extendedAttributes = new
    old?.release()
  }

  /// Whether there may be something else than a frame, alpha, z and hidden.
  @inline(__always) final var hasRareValues: Bool { extendedAttributes != nil }

  /// The transform; nil for the identity: most elements have no transform, and matrices are large.
  package final var transformBox: TransformBox? {
    get { ofRareValues { $0.transform } ?? nil }
    set { setRareValues(transform: newValue, path: oddPath, scroll: sectionScroll) }
  }

  /// The section that the element moves with while it is scrolled by itself; nil where it goes with
  /// the content.
  package final var sectionScroll: SectionScroll? {
    get { ofRareValues { $0.scroll } ?? nil }
    set {
      guard !moves(with: newValue) else { return }
      setRareValues(transform: transformBox, path: oddPath, scroll: newValue)
    }
  }

  /// Makes a new object, which has nothing rare, that of an element that moves with a section.
  @inline(__always)
  final func begin(movingWith scroll: SectionScroll) {
    extendedAttributes = scroll.retainedRareValues
  }

  /// The distance that a section that was scrolled by itself moves the element from its frame; nil
  /// where it goes with the content.
  package final var sectionShift: CGPoint? {
    ofRareValues { $0.scroll?.shift } ?? nil
  }

  /// Whether the element moves with a section, or for nil with none.
  @inline(__always)
  final func moves(with scroll: SectionScroll?) -> Bool {
    ofRareValues { $0.scroll === scroll } ?? (scroll == nil)
  }

  /// A path that no position can hold, kept so that messages can name it.
  private final var oddPath: IndexPath? {
    get { ofRareValues { $0.path } ?? nil }
    set { setRareValues(transform: transformBox, path: newValue, scroll: sectionScroll) }
  }

  private func setRareValues(transform: TransformBox?, path: IndexPath?, scroll: SectionScroll?) {
    if transform == nil, path == nil {
      setRareValues(scroll?.retainedRareValues)
    } else {
      setRareValues(
        .retaining(ExtendedAttributes(transform: transform, path: path, scroll: scroll)))
    }
  }

  // MARK: Geometry

  /// The element's rectangle, or the bounding box of its transformed rectangle (AT-8).
  ///
  /// Setting it under a transform makes it the untransformed rectangle.
  open var frame: CGRect {
    get {
      guard let transformBox else { return baseFrame }
      return TransformedBounds.boundingBox(
        ofSize: baseFrame.size, center: baseCenter, transform: transformBox.value)
    }
    set {
      baseFrame = newValue
      baseCenter = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      version &+= 1
    }
  }

  /// The middle of the untransformed rectangle.
  open var center: CGPoint {
    get { baseCenter }
    set {
      baseCenter = newValue
      centerBaseFrame()
    }
  }

  /// The size before the transform. Setting it keeps the center.
  open var size: CGSize {
    get { baseFrame.size }
    set {
      baseFrame.size = newValue
      centerBaseFrame()
    }
  }

  /// The rectangle in its own coordinates: origin (0, 0) and `size`.
  ///
  /// Setting another origin is a fault (AT-6).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: baseFrame.size) }
    set {
      if newValue.origin != .zero {
        Simulation.current.raise(.attributesBoundsOrigin(newValue))
      }
      size = newValue.size
    }
  }

  private func centerBaseFrame() {
    baseFrame.origin = CGPoint(
      x: baseCenter.x - baseFrame.size.width / 2, y: baseCenter.y - baseFrame.size.height / 2)
    version &+= 1
  }

  /// The affine part of `transform3D`, or the identity when it is not affine.
  open var transform: CGAffineTransform {
    get { transformBox?.value.affineOrIdentity ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Applied about the center.
  open var transform3D: CATransform3D {
    get { transformBox?.value ?? CATransform3DIdentity }
    set {
      transformBox = CATransform3DIsIdentity(newValue) ? nil : TransformBox(newValue)
      version &+= 1
    }
  }

  // MARK: Appearance and identity

  /// 0 … 1; not clamped.
  open var alpha: CGFloat {
    get { baseAlpha }
    set {
      baseAlpha = newValue
      version &+= 1
    }
  }

  /// Stacking order: higher is in front; equal values keep the order of insertion.
  open var zIndex: Int {
    get { baseZIndex }
    set {
      baseZIndex = newValue
      version &+= 1
    }
  }

  /// A hidden element has no view.
  open var isHidden: Bool {
    get { baseIsHidden }
    set {
      baseIsHidden = newValue
      version &+= 1
    }
  }

  /// The element's place. For a decoration view it means what the layout wants it to mean.
  open var indexPath: IndexPath {
    get {
      counts.pointee.indexPaths += 1
      return oddPath ?? position.indexPath
    }
    set { setIndexPath(newValue) }
  }

  /// The sort of view that the element has; fixed when the object is made.
  open var representedElementCategory: GridView.ElementCategory {
    GridView.ElementCategory(rawValue: UInt(kind.category.rawValue)) ?? .cell
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind.name }

  package final var key: ElementKey { ElementKey(kind, position) }

  /// Whether the object is of the base class: its values are those stored here, and every change of
  /// them counts as a version.
  package final var isOfBaseClass: Bool { type(of: self) == GridViewLayoutAttributes.self }

  /// Whether every number is finite; those of a subclass as it answers them.
  package final var isValid: Bool {
    guard baseFrame.isFiniteRect, baseCenter.isFinitePoint, alpha.isFinite else { return false }
    if isOfBaseClass, extendedAttributes == nil { return true }
    return frame.isFiniteRect && center.isFinitePoint && size.isFiniteSize
      && (transformBox?.value.isFinite ?? true)
  }

  /// `frame`, found sooner for objects of the base class.
  package final var quickFrame: CGRect {
    isOfBaseClass && extendedAttributes == nil ? baseFrame : frame
  }

  /// `shownFrame`, found sooner for objects of the base class.
  package final var quickShownFrame: CGRect {
    isOfBaseClass && extendedAttributes == nil ? baseFrame : shownFrame
  }

  /// `size` and `zIndex`, found sooner for objects of the base class.
  @inline(__always) final var quickSize: CGSize { isOfBaseClass ? baseFrame.size : size }
  @inline(__always) final var quickZIndex: Int { isOfBaseClass ? baseZIndex : zIndex }

  /// Makes a new object that of an element with a frame.
  package final func place(_ key: ElementKey, in frame: CGRect) {
    kind = key.kind
    position = key.position
    guard isOfBaseClass else {
      self.frame = frame
      return
    }
    baseFrame = frame
    baseCenter = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    version &+= 1
  }

  private func setIndexPath(_ path: IndexPath) {
    position = Position(path)
    if position == .invalid { oddPath = path } else if extendedAttributes != nil { oddPath = nil }
    version &+= 1
  }

  // MARK: Copy and equality

  /// A new object of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeInstance(of: type(of: self))
    copy.assign(self)
    return copy
  }

  /// Takes over every value of the base class.
  package func assign(_ other: GridViewLayoutAttributes) {
    baseFrame = other.baseFrame
    baseCenter = other.baseCenter
    baseAlpha = other.baseAlpha
    baseZIndex = other.baseZIndex
    baseIsHidden = other.baseIsHidden
    // They do not change, so that any number of objects can have them.
    setRareValues(other.extendedAttributes?.retained())
    position = other.position
    kind = other.kind
    version &+= 1
    if let observer = counts.pointee.observer { observer.object.recordCopy(self) }
  }

  /// Compares element, geometry, transform, alpha, z and hidden exactly.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? GridViewLayoutAttributes else { return false }
      return self === other || hasEqualValues(to: other)
    }
  }

  package func hasEqualValues(to other: GridViewLayoutAttributes) -> Bool {
    // Most often something else has another place.
    baseFrame.origin.y == other.baseFrame.origin.y && baseFrame == other.baseFrame
      && position == other.position && kind == other.kind
      && baseCenter == other.baseCenter && baseAlpha == other.baseAlpha
      && baseZIndex == other.baseZIndex && baseIsHidden == other.baseIsHidden
      && (position != .invalid || oddPath == other.oddPath)
      && TransformBox.areEqual(transformBox, other.transformBox)
  }

  open override var hash: Int {
    MainActor.assumeIsolated { key.hashValue }
  }

  // MARK: Text

  /// UIKit's form: class, path, kind, frame, and z when it is not 0; addresses are masked.
  open override var description: String {
    MainActor.assumeIsolated {
      var text = "\(MessageText.object(self)) index path: ("
      text += (oddPath ?? position.indexPath).messageText + "); "
      if let name = kind.name { text += "element kind: (\(name)); " }
      text += "frame = \(NumberText.parenthesized(frame)); "
      if baseZIndex != 0 { text += "zIndex = \(baseZIndex); " }
      return text
    }
  }
}

/// The values that hardly any attributes object has, stored out of line.
final class ExtendedAttributes: Sendable {
  let transform: TransformBox?
  let path: IndexPath?
  let scroll: SectionScroll?

  init(transform: TransformBox?, path: IndexPath?, scroll: SectionScroll?) {
    self.transform = transform
    self.path = path
    self.scroll = scroll
  }

  deinit {
    scroll?.forget(self)
  }
}

/// A transform stored out of line.
package final class TransformBox: Sendable {
  package let value: CATransform3D

  package init(_ value: CATransform3D) {
    self.value = value
  }

  package static func areEqual(_ a: TransformBox?, _ b: TransformBox?) -> Bool {
    if a === b { return true }
    guard let a, let b else { return false }
    return CATransform3DEqualToTransform(a.value, b.value)
  }
}

extension GridViewLayoutAttributes {
  // Making an object of a class that is only known at run time needs a required initialiser, and a
  // required `init()` would break every subclass that writes `override init()` without it. Instead
  // a convenience initialiser of the base class, which calls `init()` through the class's own
  // table, is called on the dynamic class by its symbol. A subclass without `init()` traps with
  // "unimplemented initializer", as under UIKit.
  @_silgen_name("GridKit_makeLayoutAttributes")
  convenience init(registered: ()) {
    self.init()
  }

  @_silgen_name("GridKit_makeLayoutAttributes")
  private static func _make(registered: ()) -> Self

  /// A new object of a class.
  package static func makeInstance(
    of attributesClass: GridViewLayoutAttributes.Type
  ) -> GridViewLayoutAttributes {
    attributesClass._make(registered: ())
  }
}
