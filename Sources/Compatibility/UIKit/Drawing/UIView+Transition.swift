extension UIView {
  /// Makes changes to a view's content; they show at once, since nothing is drawn in between.
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
  /// The part of the view that would show; kept only.
  public var visiblePath: UIBezierPath? {
    get { objc_getAssociatedObject(self, PreviewKey.address) as? UIBezierPath }
    set {
      objc_setAssociatedObject(
        self, PreviewKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A key of an associated object: an address that nothing else has.
private enum PreviewKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
