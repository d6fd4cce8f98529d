// Setters of a view's geometry, and conversion of coordinates.

extension BaseView {
  final var anchor: CGPoint { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  final var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  // MARK: Setters

  final func setFrame(_ frame: CGRect) {
    guard frame.isFiniteRect else { return refuse(frame) }
    let size = placement.bounds.size
    if placement.isTransformed {
      if frame == transformedFrame { return }
    } else if frame.origin == placement.origin, frame.size == size {
      return
    }
    let anchor = anchor
    let center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x,
      y: frame.origin.y + frame.size.height * anchor.y)
    place(
      origin: frame.origin, center: center,
      bounds: CGRect(origin: placement.bounds.origin, size: frame.size))
  }

  final func setBounds(_ bounds: CGRect) {
    guard bounds.isFiniteRect else { return refuse(bounds) }
    if bounds.origin == placement.bounds.origin, bounds.size == placement.bounds.size { return }
    let isResized = bounds.size != placement.bounds.size
    place(
      origin: isResized ? origin(center: placement.center, size: bounds.size) : placement.origin,
      center: placement.center, bounds: bounds)
  }

  final func setCenter(_ center: CGPoint) {
    guard center.isFinitePoint else {
      return refuse(CGRect(origin: center, size: .zero))
    }
    if center == placement.center { return }
    place(
      origin: origin(center: center, size: placement.bounds.size), center: center,
      bounds: placement.bounds)
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard point != anchor else { return }
    guard point.isFinitePoint else {
      return simulation.raise(
        .nonFiniteValue(NumberText.short(point), of: "anchorPoint", in: self))
    }
    madeExtras.anchorPoint = point
    place(
      origin: origin(center: placement.center, size: placement.bounds.size),
      center: placement.center,
      bounds: placement.bounds)
  }

  final func setTransform(_ transform: CATransform3D) {
    if extras == nil, CATransform3DIsIdentity(transform) { return }
    guard transform.isFinite else {
      let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
      let numbers = rows.flatMap { row in (0..<4).map { NumberText.short(row[$0]) } }
      return simulation.raise(
        .nonFiniteValue(numbers.joined(separator: " "), of: "transform", in: self))
    }
    let box = transformedBox(transform)
    guard box.isFiniteRect else { return refuse(box) }
    animate(.transform(from: transform3D, to: transform))
    madeExtras.transform = transform
    placement.isTransformed = !CATransform3DIsIdentity(transform)
    shownVersion &+= 1
    if layoutState.isInsideSafeArea { refreshSafeArea() }
  }

  /// Returns the new alpha after announcing the change. For an alpha that is not finite, raises a
  /// fault and returns the old alpha.
  final func acceptedAlpha(after old: CGFloat) -> CGFloat {
    guard alpha != old else { return alpha }
    guard alpha.isFinite else {
      simulation.raise(.nonFiniteValue(NumberText.short(alpha), of: "alpha", in: self))
      return old
    }
    shownVersion &+= 1
    animate(.alpha(old - alpha))
    return alpha
  }

  /// Stores a new geometry. The setters of frame, bounds, center and anchor point call this method
  /// after they have checked that a value changes.
  private final func place(origin: CGPoint, center: CGPoint, bounds: CGRect) {
    let changesBounds =
      bounds.origin != placement.bounds.origin || bounds.size != placement.bounds.size
    if changesBounds { boundsWillChange(to: bounds) }
    // Read after the hook, because the hook may have changed the bounds itself.
    let oldBounds = placement.bounds
    if simulation.clock.animator.current != nil {
      animatePlace(toCenter: center, bounds: bounds)
    }
    placement.origin = origin
    placement.center = center
    placement.bounds = bounds
    shownVersion &+= 1
    if layoutState.isLayoutItem {
      layoutItemDidMove(
        isResized: oldBounds.size != bounds.size, isScrolled: oldBounds.origin != bounds.origin)
    }
    if changesBounds { boundsDidChange(from: oldBounds) }
    if layoutState.isInsideSafeArea { refreshSafeArea() }
  }

  /// Animates the shown geometry from the old values to the new values.
  private final func animatePlace(toCenter center: CGPoint, bounds: CGRect) {
    let old = placement.bounds
    if center != placement.center {
      animate(.center(CGPoint(x: placement.center.x - center.x, y: placement.center.y - center.y)))
    }
    if old.origin != bounds.origin {
      animate(
        .boundsOrigin(
          CGPoint(x: old.origin.x - bounds.origin.x, y: old.origin.y - bounds.origin.y)))
    }
    if old.size != bounds.size {
      animate(
        .size(
          CGSize(
            width: old.size.width - bounds.size.width,
            height: old.size.height - bounds.size.height)))
    }
  }

  private final func origin(center: CGPoint, size: CGSize) -> CGPoint {
    let anchor = anchor
    return CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
  }

  /// Raises a fault for a rectangle that is not finite, and stores nothing. Core Animation raises
  /// an exception for such a rectangle.
  final func refuse(_ rect: CGRect) {
    simulation.raise(.nonFiniteRect(rect, of: self))
  }

  // MARK: Transforms

  /// The bounding box of the transformed view; the untransformed frame if the box is not finite.
  /// The box is not finite if a large size is set after a large transform.
  final var transformedFrame: CGRect {
    let box = transformedBox(transform3D)
    return box.isFiniteRect ? box : placement.frame
  }

  private final func transformedBox(_ transform: CATransform3D) -> CGRect {
    var transform = transform
    let anchor = anchor
    let size = placement.bounds.size
    if anchor.x != 0.5 || anchor.y != 0.5 {
      // The solver transforms about the middle, so the middle is first moved away from the anchor.
      transform = CATransform3DTranslate(
        transform, (0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height, 0)
    }
    return TransformedBounds.boundingBox(
      ofSize: size, center: placement.center, transform: transform)
  }

  /// The anchor point in the view's own coordinates. In the superview's coordinates, the anchor
  /// point is `center`.
  private final var anchorInBounds: CGPoint {
    let anchor = anchor
    return CGPoint(
      x: placement.bounds.origin.x + placement.bounds.size.width * anchor.x,
      y: placement.bounds.origin.y + placement.bounds.size.height * anchor.y)
  }

  final func pointToSuperview(_ point: CGPoint) -> CGPoint {
    guard placement.isTransformed else {
      return CGPoint(
        x: point.x - placement.bounds.origin.x + placement.origin.x,
        y: point.y - placement.bounds.origin.y + placement.origin.y)
    }
    let fixed = anchorInBounds
    let image = PlaneMap(transform3D).image(of: CGPoint(x: point.x - fixed.x, y: point.y - fixed.y))
    return CGPoint(x: image.x + placement.center.x, y: image.y + placement.center.y)
  }

  /// Converts a point from the superview's coordinates to the view's coordinates. Returns nil if
  /// the transform squeezes the view flat and so has no inverse.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
    guard placement.isTransformed else {
      return CGPoint(
        x: point.x - placement.origin.x + placement.bounds.origin.x,
        y: point.y - placement.origin.y + placement.bounds.origin.y)
    }
    guard let inverse = PlaneMap(transform3D).inverse else { return nil }
    let fixed = anchorInBounds
    let source = inverse.image(
      of: CGPoint(x: point.x - placement.center.x, y: point.y - placement.center.y))
    return CGPoint(x: source.x + fixed.x, y: source.y + fixed.y)
  }

  // MARK: Conversion

  final var topmostView: BaseView {
    var view = self
    while let superview = view.superviewStorage { view = superview }
    return view
  }

  final var depth: Int {
    var depth = 0
    var view = self
    while let superview = view.superviewStorage {
      view = superview
      depth += 1
    }
    return depth
  }

  /// Returns the nearest common ancestor of two views, which may be one of the two; nil if they are
  /// in different trees.
  static func commonAncestor(_ a: BaseView, _ b: BaseView) -> BaseView? {
    var first: BaseView? = a
    var second: BaseView? = b
    var difference = a.depth - b.depth
    while difference > 0 {
      first = first?.superviewStorage
      difference -= 1
    }
    while difference < 0 {
      second = second?.superviewStorage
      difference += 1
    }
    while first !== second {
      first = first?.superviewStorage
      second = second?.superviewStorage
    }
    return first
  }

  /// Converts a point up to the nearest common ancestor and down again. The levels above the
  /// ancestor are left out, because they would only add rounding errors.
  ///
  /// Views in different trees share the coordinates outside their topmost views, as windows share a
  /// screen.
  static func convert(_ point: CGPoint, from source: BaseView, to target: BaseView) -> CGPoint {
    if source === target { return point }
    let ancestor = commonAncestor(source, target)
    return target.descend(source.ascend(point, to: ancestor), from: ancestor)
  }

  private final func ascend(_ point: CGPoint, to ancestor: BaseView?) -> CGPoint {
    var point = point
    var view: BaseView? = self
    while let present = view, present !== ancestor {
      point = present.pointToSuperview(point)
      view = present.superviewStorage
    }
    return point
  }

  private final func descend(_ point: CGPoint, from ancestor: BaseView?) -> CGPoint {
    if self === ancestor { return point }
    let above = superviewStorage?.descend(point, from: ancestor) ?? point
    // A view that is squeezed flat passes the point on unchanged, like an affine transform without
    // an inverse.
    return pointFromSuperview(above) ?? above
  }

  static func convert(_ rect: CGRect, from source: BaseView, to target: BaseView) -> CGRect {
    if source === target || rect.isNull || rect.isInfinite { return rect }
    let ancestor = commonAncestor(source, target)
    guard source.isTurned(below: ancestor) || target.isTurned(below: ancestor) else {
      return CGRect(origin: convert(rect.origin, from: source, to: target), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { convert($0, from: source, to: target) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  private final func isTurned(below ancestor: BaseView?) -> Bool {
    var view: BaseView? = self
    while let present = view, present !== ancestor {
      if present.placement.isTransformed { return true }
      view = present.superviewStorage
    }
    return false
  }

  // MARK: Archives

  final func encodeState(with coder: NSCoder) {
    coder.encode(NSStringFromRect(placement.bounds), forKey: "UIBounds")
    coder.encode(NSStringFromPoint(placement.center), forKey: "UICenter")
    coder.encode(Double(alpha), forKey: "UIAlpha")
    coder.encode(tag, forKey: "UITag")
    coder.encode(isHidden, forKey: "UIHidden")
  }

  final func decodeState(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let text = coder.decodeObject(of: NSString.self, forKey: "UIBounds") {
      setBounds(NSRectFromString(text as String))
    }
    if let text = coder.decodeObject(of: NSString.self, forKey: "UICenter") {
      setCenter(NSPointFromString(text as String))
    }
    if coder.containsValue(forKey: "UIAlpha") {
      alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
    }
    if coder.containsValue(forKey: "UITag") { tag = coder.decodeInteger(forKey: "UITag") }
    if coder.containsValue(forKey: "UIHidden") { isHidden = coder.decodeBool(forKey: "UIHidden") }
  }
}
