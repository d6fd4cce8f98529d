/// Waits for a pointer over its view. There are no pointers here: a test sets `state`, which tells
/// the targets.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Always 0: nothing is above the screen.
  open var zOffset: CGFloat { 0 }

  /// No finger is part of it.
  override func takes(_ touch: UITouch) -> Bool { false }
}
