/// A recognizer of a pointer over a view. There are no pointers here, so a test sets `state`, which
/// calls the targets.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of the pointer above the screen; always 0, because there are no pointers.
  open var zOffset: CGFloat { 0 }

  /// Returns false: no finger is part of the gesture.
  override func takes(_ touch: UITouch) -> Bool { false }
}
