/// Recognizers of a view.
private final class ViewGestures: FingerWatcher {
  var recognizers: [UIGestureRecognizer] = []

  func watch(_ touch: GridTouch, willTake: @escaping () -> Void) -> (any FingerWatch)? {
    FollowedFinger(touch, willTake: willTake)
  }
}

extension UIView {
  /// The recognizers of the view; nil for none. Those that a scroll view has of its own are not
  /// among them.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachment(of: ViewGestures.self)?.recognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      watchFingers()
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer for fingers on the view and inside it, after those that it has; takes it
  /// from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    watchFingers()
    attachment(of: ViewGestures.self)?.recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
  }

  /// Removes a recognizer, which then has no view; what it has recognised is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    gestureRecognizer.progress.disable()
    attachment(of: ViewGestures.self)?.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.owner = nil
  }

  /// Watches fingers on the view for the recognizers around them.
  func watchFingers() {
    fingerWatcher = attachment { ViewGestures() }
  }
}
