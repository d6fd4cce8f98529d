/// Waits for a pointer over its view. There are no pointers here: a test sets `state`, which tells
/// the targets.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of the pointer above the screen; always 0: nothing is above the screen.
  open var zOffset: CGFloat { 0 }

  /// Returns false: no finger is part of the gesture.
  override func takes(_ touch: UITouch) -> Bool { false }
}
