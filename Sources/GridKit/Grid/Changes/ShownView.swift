/// A live view and how it looks at one moment.
struct ShownView {
  private(set) var key: ElementKey
  let view: GridReusableView
  /// The use count of the view at that moment.
  let useCount: Int
  private let applied: GridViewLayoutAttributes
  private let values: Values

  /// A layout may change its objects in place, so the object alone does not tell how the view
  /// looks.
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
        frame: applied.baseFrame, center: applied.baseCenter, transform: applied.transformBox,
        alpha: applied.baseAlpha, zIndex: applied.baseZIndex)
    } else {
      // The object has moved on since it was applied; the view has not.
      let size = view.bounds.size
      let origin = view.reuse.scrollOrigin
      let center = CGPoint(x: view.center.x + origin.x, y: view.center.y + origin.y)
      values = Values(
        frame: view.isTransformed
          ? CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
          : view.frame.offsetBy(dx: origin.x, dy: origin.y),
        center: center, transform: view.isTransformed ? TransformBox(view.transform3D) : nil,
        alpha: view.alpha, zIndex: view.reuse.zIndex)
    }
  }

  /// Returns the view under the key of the element that it stood for when the change began.
  func filed(under key: ElementKey) -> ShownView {
    var shown = self
    shown.key = key
    return shown
  }

  /// Attributes with the values of that moment.
  @MainActor var attributes: GridViewLayoutAttributes {
    if hasValues(of: applied) { return applied }
    guard let copy = applied.copy() as? GridViewLayoutAttributes else { return applied }
    copy.baseFrame = values.frame
    copy.baseCenter = values.center
    copy.transformBox = values.transform
    copy.baseAlpha = values.alpha
    copy.baseZIndex = values.zIndex
    copy.isHidden = false  // counts as a change of the copy, like the values above
    return copy
  }

  @MainActor private func hasValues(of attributes: GridViewLayoutAttributes) -> Bool {
    attributes.baseFrame == values.frame && attributes.baseCenter == values.center
      && TransformBox.areEqual(attributes.transformBox, values.transform)
      && attributes.baseAlpha == values.alpha && attributes.baseZIndex == values.zIndex
      && !attributes.baseIsHidden
  }
}
