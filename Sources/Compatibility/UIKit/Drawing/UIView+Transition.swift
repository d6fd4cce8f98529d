extension UIView {
  /// Changes a view's content. The changes show at once, because nothing is drawn in between.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }
}

extension UIPreviewParameters {
  /// The path that clips the previewed view; stored, without effect.
  public var visiblePath: UIBezierPath? {
    get { objc_getAssociatedObject(self, PreviewKey.address) as? UIBezierPath }
    set {
      objc_setAssociatedObject(
        self, PreviewKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// The key of an associated object: a unique address.
private enum PreviewKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
