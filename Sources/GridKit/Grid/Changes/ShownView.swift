/// A live view and its look at one moment.
struct ShownView {
  var key: ElementKey
  let view: GridReusableView
  /// The use count of the view when its look was recorded, which grows with each reuse.
  let useCount: Int
  private let applied: GridViewLayoutAttributes
  /// The values that the view was given, except `isHidden`. A layout may change `applied` in
  /// place, so the object alone does not describe the look.
  private var values = BaseValues()
  private let transform: TransformBox?

  /// Records the present look of a view; nil for a view without attributes.
  @MainActor
  init?(_ view: GridReusableView, key: ElementKey) {
    guard let applied = view.reuse.applied else { return nil }
    self.key = key
    self.view = view
    useCount = view.reuse.useCount
    self.applied = applied
    if view.reuse.appliedVersion == applied.version {
      values = applied.base
      values.isHidden = false
      transform = applied.transformBox
    } else {
      // The attributes changed after the view applied them, so the values are read from the view.
      let size = view.bounds.size
      let origin = view.reuse.scrollOrigin
      let center = CGPoint(x: view.center.x + origin.x, y: view.center.y + origin.y)
      let isTransformed = view.placement.isTransformed
      values.frame =
        isTransformed
        ? CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
        : view.frame.offsetBy(dx: origin.x, dy: origin.y)
      values.center = center
      transform = isTransformed ? TransformBox(view.transform3D) : nil
      values.alpha = view.alpha
      values.zIndex = view.reuse.zIndex
    }
  }

  /// The attributes with the recorded values.
  @MainActor var attributes: GridViewLayoutAttributes {
    if applied.base == values, TransformBox.areEqual(applied.transformBox, transform) {
      return applied
    }
    guard let copy = applied.copy() as? GridViewLayoutAttributes else { return applied }
    copy.base = values
    copy.transformBox = transform
    copy.isHidden = false  // a new version, as the values above are set without one
    return copy
  }
}
