/// An object that owns the gesture recognizers for touches on a view and its subviews.
///
/// A touch is reported to the watcher of the view that was hit. If this view has no watcher, the
/// touch is reported to the watcher of the nearest ancestor that has one.
@MainActor
package protocol FingerWatcher: AnyObject {
  /// Begins to follow a finger that came down. Gesture recognizers get the touch before any view
  /// does. Returns nil if nothing follows the finger.
  ///
  /// - Parameters:
  ///   - touch: The touch in its first phase. Its `view` is the view that was hit.
  ///   - willTake: A closure that takes the finger away from the views and cancels their touch. It
  ///     is called at most once, possibly between two changes of the touch.
  func watch(_ touch: GridTouch, willTake: @escaping () -> Void) -> (any FingerWatch)?
}

/// An object that follows one finger until the finger lifts. The views under the finger still get
/// their touches.
@MainActor
package protocol FingerWatch: AnyObject {
  /// Whether a gesture was recognised. If true, no other gesture may begin.
  var hasRecognized: Bool { get }
  /// Tells the object that the finger has moved or lifted, or that the touch was cancelled. The
  /// phase of the touch tells what happened.
  func fingerDidChange(_ touch: GridTouch)
  /// Whether a scroll view may begin to drag with the finger now.
  func mayDrag(_ scrollView: BaseScrollView) -> Bool
  /// Tells the object that a scroll view begins, continues or ends a drag with the finger.
  func scrollView(_ scrollView: BaseScrollView, drags phase: GridTouch.Phase)
}

extension BaseView {
  /// The watcher that gets touches on the view before the view does; nil for none.
  package final var fingerWatcher: (any FingerWatcher)? {
    get { extras?.fingerWatcher }
    set { madeExtras.fingerWatcher = newValue }
  }

  /// The view's own watcher, else the watcher of the nearest ancestor that has one.
  package final var nearestFingerWatcher: (any FingerWatcher)? {
    var candidate: BaseView? = self
    while let view = candidate {
      if let watcher = view.fingerWatcher { return watcher }
      candidate = view.superview
    }
    return nil
  }
}
