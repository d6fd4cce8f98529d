/// The gesture recognizers of a view.
private final class ViewGestures: FingerWatcher, TouchTarget {
  var recognizers: [UIGestureRecognizer] = []
  var isTouchTarget: Bool { recognizers.contains(where: \.isEnabled) }

  func watch(_ touch: GridTouch, willTake: @escaping () -> Void) -> (any FingerWatch)? {
    FollowedFinger(touch, willTake: willTake)
  }
}

extension UIView {
  /// The recognizers of the view; nil for none. A scroll view's own pan recognizer is not included.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachment(of: ViewGestures.self)?.recognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      watchFingers()
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer for fingers on the view and its subviews, at the end of
  /// `gestureRecognizers`. A recognizer of another view is removed from that view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    watchFingers()
    attachment(of: ViewGestures.self)?.recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
  }

  /// Removes a recognizer, which then has no view. A gesture in progress is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    gestureRecognizer.progress.disable()
    attachment(of: ViewGestures.self)?.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.owner = nil
  }

  /// Passes fingers on the view to the recognizers of the view and its superviews.
  func watchFingers() {
    fingerWatcher = attachment { ViewGestures() }
  }
}
