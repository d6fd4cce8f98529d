extension UIView {
  /// The view's layer: its place and look are the view's. Made when first asked for, of
  /// `layerClass`.
  public var layer: CALayer { standInLayer }

  /// A view whose shape would be the only part to show; kept only.
  public var mask: UIView? {
    get { attachment(of: ViewMask.self)?.view }
    set { attachment { ViewMask() }.view = newValue }
  }
}

private final class ViewMask {
  var view: UIView?
}
