/// A live view and its look at one moment.
struct ShownView {
  var key: ElementKey
  let view: GridReusableView
  /// The use count of the view when its look was recorded, which grows with each reuse.
  let useCount: Int
  private let applied: GridViewLayoutAttributes
  private let values: Values

  /// The values that the view was given. A layout may change `applied` in place, so the object
  /// alone does not describe the look.
  private struct Values {
    var frame: CGRect
    var center: CGPoint
    var transform: TransformBox?
    var alpha: CGFloat
    var zIndex: Int
  }

  /// Records the present look of a view; nil for a view without attributes.
  @MainActor
  init?(_ view: GridReusableView, key: ElementKey) {
    guard let applied = view.reuse.applied else { return nil }
    self.key = key
    self.view = view
    useCount = view.reuse.useCount
    self.applied = applied
    if view.reuse.appliedVersion == applied.version {
      values = Values(
        frame: applied.base.frame, center: applied.base.center, transform: applied.transformBox,
        alpha: applied.base.alpha, zIndex: applied.base.zIndex)
    } else {
      // The attributes changed after the view applied them, so the values are read from the view.
      let size = view.bounds.size
      let origin = view.reuse.scrollOrigin
      let center = CGPoint(x: view.center.x + origin.x, y: view.center.y + origin.y)
      values = Values(
        frame: view.placement.isTransformed
          ? CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
          : view.frame.offsetBy(dx: origin.x, dy: origin.y),
        center: center,
        transform: view.placement.isTransformed ? TransformBox(view.transform3D) : nil,
        alpha: view.alpha, zIndex: view.reuse.zIndex)
    }
  }

  /// The attributes with the recorded values.
  @MainActor var attributes: GridViewLayoutAttributes {
    if hasValues(of: applied) { return applied }
    guard let copy = applied.copy() as? GridViewLayoutAttributes else { return applied }
    copy.base.frame = values.frame
    copy.base.center = values.center
    copy.transformBox = values.transform
    copy.base.alpha = values.alpha
    copy.base.zIndex = values.zIndex
    copy.isHidden = false  // a new version, as the values above are set without one
    return copy
  }

  @MainActor private func hasValues(of attributes: GridViewLayoutAttributes) -> Bool {
    attributes.base.frame == values.frame && attributes.base.center == values.center
      && TransformBox.areEqual(attributes.transformBox, values.transform)
      && attributes.base.alpha == values.alpha && attributes.base.zIndex == values.zIndex
      && !attributes.base.isHidden
  }
}
