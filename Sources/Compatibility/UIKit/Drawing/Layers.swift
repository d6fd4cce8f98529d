extension UIView {
  /// The view's layer, which has the view's geometry and appearance. It is created on first access,
  /// as an instance of `layerClass`.
  public var layer: CALayer { standInLayer }

  /// The view whose shape masks this view's content; stored, without effect.
  public var mask: UIView? {
    get { attachment(of: ViewMask.self)?.view }
    set { attachment { ViewMask() }.view = newValue }
  }
}

private final class ViewMask {
  var view: UIView?
}
