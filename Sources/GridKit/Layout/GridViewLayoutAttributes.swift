/// The place and look of one element. A layout answers with one object for every cell,
/// supplementary view and decoration view.
///
/// Geometry is in content points. With the identity transform, `frame`, `center` and `size`
/// describe one rectangle. Under another transform, `center`, `size` and `bounds` describe the
/// untransformed rectangle, and `frame` is the bounding box of the transformed rectangle.
///
/// A subclass with its own properties overrides `copy(with:)` and `isEqual(_:)`. Otherwise copies
/// lose these properties, and the grid does not notice when the properties change (AT-16, AT-17).
///
/// - Note: After `UICollectionViewLayoutAttributes`; rules AT-1 … AT-22.
@preconcurrency @MainActor
open class GridViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // The values below are read for every element of every answer. Swift's exclusivity checks on them
  // took a fifth of a scroll frame (scenarios `steady-scroll`, `far-jump` and `foreign-layout` of
  // the benchmark). The checks are off: no code here calls other code during an access.
  //
  // In this order the values take 104 bytes, and 120 with the object header. glibc allocates and
  // frees a block of up to 120 bytes several times as fast as a longer one.

  /// The values of an object of the base class.
  @exclusivity(unchecked) package final var base = BaseValues()
  /// Whether a grid or a layout holds the object. Only changes of such objects are counted.
  @exclusivity(unchecked) package final var isWatched = false
  /// The element.
  @exclusivity(unchecked) package final var key = ElementKey(.cell, .invalid)
  /// The version of the attributes, which grows with every change. A view compares this version
  /// with the version that the view applied last.
  @exclusivity(unchecked) package final var version: UInt32 = 0 {
    didSet { if isWatched { counts.pointee.changes &+= 1 } }
  }
  // Retained and released by hand: an object without strong references is deallocated faster.
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

  /// Makes the attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    setIndexPath(indexPath)
  }

  /// Makes the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    kind = .supplementary(elementKind)
    setIndexPath(indexPath)
  }

  /// Makes the attributes of a decoration view, which has no data behind it.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    kind = .decoration(decorationViewKind)
    setIndexPath(indexPath)
  }

  // MARK: Counting

  /// The counter of the simulation for which the object was made; nil once the counter is gone.
  final var counter: AttributeCounter? { counts.pointee.counter?.object }

  @inline(__always)
  final func isCounted(in other: UnsafeMutablePointer<AttributeCounter.Counts>?) -> Bool {
    counts == other
  }

  // MARK: Rare values

  /// Reads one of the rare values (transform, unusual index path, orthogonal section) without
  /// retaining an object. Returns nil if the object has no rare values. On a page of orthogonal
  /// sections, every element has rare values (benchmark scenario `shelf-page`).
  @inline(__always)
  private final func ofExtendedAttributes<Value>(_ value: (ExtendedAttributes) -> Value) -> Value? {
    // `Optional.map` would check at each call which actor runs.
    guard let extendedAttributes else { return nil }
    return extendedAttributes.withObject(value)
  }

  /// Replaces the rare values and releases the old values.
  ///
  /// - Parameter new: The new values, already retained for this object.
  private final func setExtendedAttributes(_ new: Unretained<ExtendedAttributes>?) {
    let old = extendedAttributes
    extendedAttributes = new
    old?.release()
  }

  /// Whether the object may have values besides `frame`, `alpha`, `zIndex` and `isHidden`.
  @inline(__always) final var hasExtendedAttributes: Bool { extendedAttributes != nil }

  /// The transform, in an object of its own because a matrix is large; nil for the identity.
  package final var transformBox: TransformBox? {
    get { ofExtendedAttributes { $0.transform } ?? nil }
    set { setExtendedAttributes(transform: newValue, path: oddPath, scroll: sectionScroll) }
  }

  /// The scroll state of the orthogonal section that moves the element; nil if the element moves
  /// with the content.
  package final var sectionScroll: SectionScroll? {
    get { ofExtendedAttributes { $0.scroll } ?? nil }
    set {
      guard !moves(with: newValue) else { return }
      setExtendedAttributes(transform: transformBox, path: oddPath, scroll: newValue)
    }
  }

  /// Sets the section that moves the element. The object must be new, without rare values.
  @inline(__always)
  final func begin(movingWith scroll: SectionScroll) {
    extendedAttributes = scroll.retainedExtendedAttributes
  }

  /// The distance by which an orthogonal section moves the element from its frame; nil if the
  /// element moves with the content.
  package final var sectionShift: CGPoint? {
    ofExtendedAttributes { $0.scroll?.shift } ?? nil
  }

  /// Whether `scroll` is the scroll state that moves the element. For nil, the result is true if no
  /// scroll state moves the element.
  @inline(__always)
  final func moves(with scroll: SectionScroll?) -> Bool {
    ofExtendedAttributes { $0.scroll === scroll } ?? (scroll == nil)
  }

  /// The index path, if it does not fit into `position`. It is stored so that messages can show it.
  private final var oddPath: IndexPath? {
    get { ofExtendedAttributes { $0.path } ?? nil }
    set { setExtendedAttributes(transform: transformBox, path: newValue, scroll: sectionScroll) }
  }

  private func setExtendedAttributes(
    transform: TransformBox?, path: IndexPath?, scroll: SectionScroll?
  ) {
    if transform == nil, path == nil {
      setExtendedAttributes(scroll?.retainedExtendedAttributes)
    } else {
      setExtendedAttributes(
        .retaining(ExtendedAttributes(transform: transform, path: path, scroll: scroll)))
    }
  }

  // MARK: Geometry

  /// The element's rectangle, or the bounding box of its transformed rectangle (AT-8).
  ///
  /// The setter takes the untransformed rectangle.
  open var frame: CGRect {
    get {
      guard let transformBox else { return base.frame }
      return TransformedBounds.boundingBox(
        ofSize: base.frame.size, center: base.center, transform: transformBox.value)
    }
    set {
      base.frame = newValue
      base.center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      version &+= 1
    }
  }

  /// The center of the untransformed rectangle.
  open var center: CGPoint {
    get { base.center }
    set {
      base.center = newValue
      centerBaseFrame()
    }
  }

  /// The size before the transform. The setter keeps the center.
  open var size: CGSize {
    get { base.frame.size }
    set {
      base.frame.size = newValue
      centerBaseFrame()
    }
  }

  /// The untransformed rectangle in its own coordinates: origin (0, 0) and `size`.
  ///
  /// It is a fault to set an origin other than (0, 0) (AT-6).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: base.frame.size) }
    set {
      if newValue.origin != .zero {
        Simulation.current.raise(.attributesBoundsOrigin(newValue))
      }
      size = newValue.size
    }
  }

  private func centerBaseFrame() {
    base.frame.origin = CGPoint(
      x: base.center.x - base.frame.size.width / 2, y: base.center.y - base.frame.size.height / 2)
    version &+= 1
  }

  /// The affine part of `transform3D`, or the identity when `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { transformBox?.value.affineOrIdentity ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform, applied about the center.
  open var transform3D: CATransform3D {
    get { transformBox?.value ?? CATransform3DIdentity }
    set {
      transformBox = CATransform3DIsIdentity(newValue) ? nil : TransformBox(newValue)
      version &+= 1
    }
  }

  // MARK: Appearance and identity

  /// The opacity, from 0 to 1. The value is not clamped.
  open var alpha: CGFloat {
    get { base.alpha }
    set {
      base.alpha = newValue
      version &+= 1
    }
  }

  /// The stacking order. A view with a higher value is in front. Views with equal values keep the
  /// order of insertion.
  open var zIndex: Int {
    get { base.zIndex }
    set {
      base.zIndex = newValue
      version &+= 1
    }
  }

  /// Whether the element is hidden. A hidden element has no view.
  open var isHidden: Bool {
    get { base.isHidden }
    set {
      base.isHidden = newValue
      version &+= 1
    }
  }

  /// The index path of the element. For a decoration view, the layout gives the index path its
  /// meaning.
  open var indexPath: IndexPath {
    get {
      counts.pointee.indexPaths += 1
      return oddPath ?? position.indexPath
    }
    set { setIndexPath(newValue) }
  }

  /// The category of the element: cell, supplementary view or decoration view. The category is
  /// fixed when the object is made.
  open var representedElementCategory: GridView.ElementCategory {
    GridView.ElementCategory(rawValue: UInt(kind.category.rawValue)) ?? .cell
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind.name }

  package final var position: Position {
    get { key.position }
    set { key = ElementKey(kind, newValue) }
  }

  package final var kind: ElementKind {
    get { key.kind }
    set { key = ElementKey(newValue, position) }
  }

  /// Whether the object is of the base class and not of a subclass. If true, the stored properties
  /// of this class have all values, and `version` counts every change.
  package final var isOfBaseClass: Bool { type(of: self) == GridViewLayoutAttributes.self }

  /// Whether every number is finite. For a subclass, the overridden properties are checked.
  package final var isValid: Bool {
    guard base.frame.isFiniteRect, base.center.isFinitePoint, alpha.isFinite else { return false }
    if isOfBaseClass, extendedAttributes == nil { return true }
    return frame.isFiniteRect && center.isFinitePoint && size.isFiniteSize
      && (transformBox?.value.isFinite ?? true)
  }

  /// `frame`, with a fast path for objects of the base class.
  package final var quickFrame: CGRect {
    isOfBaseClass && extendedAttributes == nil ? base.frame : frame
  }

  /// `shownFrame`, with a fast path for objects of the base class.
  package final var quickShownFrame: CGRect {
    isOfBaseClass && extendedAttributes == nil ? base.frame : shownFrame
  }

  /// `size` and `zIndex`, with a fast path for objects of the base class.
  @inline(__always) final var quickSize: CGSize { isOfBaseClass ? base.frame.size : size }
  @inline(__always) final var quickZIndex: Int { isOfBaseClass ? base.zIndex : zIndex }

  /// Sets the element and the frame of a new object.
  package final func place(_ key: ElementKey, in frame: CGRect) {
    self.key = key
    guard isOfBaseClass else {
      self.frame = frame
      return
    }
    base.frame = frame
    base.center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    version &+= 1
  }

  private func setIndexPath(_ path: IndexPath) {
    position = Position(path)
    if position == .invalid { oddPath = path } else if extendedAttributes != nil { oddPath = nil }
    version &+= 1
  }

  // MARK: Copy and equality

  /// Returns a new object of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeInstance(of: type(of: self))
    copy.assign(self)
    return copy
  }

  /// Copies every value of the base class from `other`.
  package func assign(_ other: GridViewLayoutAttributes) {
    base = other.base
    // The rare values never change, so any number of objects can share them.
    setExtendedAttributes(other.extendedAttributes?.retained())
    key = other.key
    version &+= 1
    if let observer = counts.pointee.observer { observer.object.recordCopy(self) }
  }

  /// Whether element, geometry, transform, `alpha`, `zIndex` and `isHidden` are exactly equal.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? GridViewLayoutAttributes else { return false }
      return self === other || hasEqualValues(to: other)
    }
  }

  package func hasEqualValues(to other: GridViewLayoutAttributes) -> Bool {
    // Unequal attributes most often differ in the frame's y.
    base.frame.origin.y == other.base.frame.origin.y && base.frame == other.base.frame
      && key == other.key
      && base.center == other.base.center && base.alpha == other.base.alpha
      && base.zIndex == other.base.zIndex && base.isHidden == other.base.isHidden
      && (position != .invalid || oddPath == other.oddPath)
      && TransformBox.areEqual(transformBox, other.transformBox)
  }

  open override var hash: Int {
    MainActor.assumeIsolated { key.hashValue }
  }

  // MARK: Text

  /// The description in UIKit's form: class, index path, kind, frame, and `zIndex` if it is not 0.
  /// Addresses are zeros.
  open override var description: String {
    MainActor.assumeIsolated {
      var text = "\(MessageText.object(self)) index path: ("
      text += (oddPath ?? position.indexPath).messageText + "); "
      if let name = kind.name { text += "element kind: (\(name)); " }
      text += "frame = \(NumberText.parenthesized(frame)); "
      if base.zIndex != 0 { text += "zIndex = \(base.zIndex); " }
      return text
    }
  }
}

/// The rare values of an attributes object. They are stored in an object of their own, because
/// hardly any attributes have them.
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

/// An object that holds a transform.
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
  // Swift needs a required initialiser to make an object of a class known only at run time. A
  // required `init()` would break every subclass that writes `override init()` without `required`.
  // Instead, the convenience initialiser below is called on the dynamic class by its symbol. The
  // initialiser calls `init()` through the class's own table. A subclass without `init()` traps
  // with "unimplemented initializer", as under UIKit.
  @_silgen_name("GridKit_makeLayoutAttributes")
  convenience init(registered: ()) {
    self.init()
  }

  @_silgen_name("GridKit_makeLayoutAttributes")
  private static func _make(registered: ()) -> Self

  /// Returns a new object of a class.
  package static func makeInstance(
    of attributesClass: GridViewLayoutAttributes.Type
  ) -> GridViewLayoutAttributes {
    attributesClass._make(registered: ())
  }
}

/// The values of layout attributes of the base class, except the transform.
package struct BaseValues: Equatable {
  /// The rectangle before the transform.
  package var frame = CGRect.zero
  package var center = CGPoint.zero
  package var alpha: CGFloat = 1
  package var zIndex = 0
  package var isHidden = false
}
