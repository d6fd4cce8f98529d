/// Keeps what recognises gestures on a view and on what is inside it.
///
/// The code that delivers touches looks for the innermost watcher around the view that was hit.
@MainActor
package protocol FingerWatcher: AnyObject {
  /// A finger came down: what recognises gestures around it hears of the touch, before any view
  /// does. Nil where nothing is interested.
  ///
  /// - Parameters:
  ///   - touch: In its first phase, with the view that was hit.
  ///   - willTake: Takes the finger away from the views: what they have begun is cancelled. Called
  ///     at most once, also between two changes of the touch.
  func watch(_ touch: GridTouch, willTake: @escaping () -> Void) -> (any FingerWatch)?
}

/// Follows one finger, along with the views under it, until it lifts.
@MainActor
package protocol FingerWatch: AnyObject {
  /// Whether a gesture was recognised that leaves no room for another.
  var hasRecognized: Bool { get }
  /// The finger has moved, has lifted or was lost, as the touch's phase says.
  func fingerDidChange(_ touch: GridTouch)
  /// Whether a scroll view may take the finger now.
  func mayDrag(_ scrollView: BaseScrollView) -> Bool
  /// A scroll view begins to follow the finger, follows it, or lets it go.
  func scrollView(_ scrollView: BaseScrollView, drags phase: GridTouch.Phase)
}

extension BaseView {
  /// The watcher that hears of fingers on the view before the view does; nil for none.
  package final var fingerWatcher: (any FingerWatcher)? {
    get { extras?.fingerWatcher }
    set { madeExtras.fingerWatcher = newValue }
  }

  /// The watcher of fingers on the view: its own one, else the nearest one around it.
  package final var nearestFingerWatcher: (any FingerWatcher)? {
    var candidate: BaseView? = self
    while let view = candidate {
      if let watcher = view.fingerWatcher { return watcher }
      candidate = view.superview
    }
    return nil
  }
}
