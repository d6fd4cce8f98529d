/// Recognises two fingers that move towards or away from each other, and follows them.
///
/// A list of touch scripts drives it: `view.touch([one, other])`. From where on is a choice: 8
/// points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, compared with the beginning; setting it counts from there.
  open var scale: CGFloat {
    get { base * (TwoFingers(progress.touches).map { $0.span / start } ?? last) }
    set {
      if let span = TwoFingers(progress.touches)?.span, span > 0 { start = span }
      base = newValue
      last = 1
    }
  }

  /// Change of the scale per second.
  open var velocity: CGFloat { speed.speed }

  /// The scale where counting began, and the fingers' distance there.
  private var base: CGFloat = 1
  private var start: CGFloat = 1
  /// The ratio of the fingers' distance to `start`, as it was when a finger lifted.
  private var last: CGFloat = 1
  private var speed = ChangeSpeed()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let fingers = TwoFingers(progress.touches) else { return }
    start = max(fingers.span, 1)
    speed = ChangeSpeed()
    guard !progress.hasBegun else { return }
    (base, last) = (1, 1)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let fingers = TwoFingers(progress.touches) else { return }
    last = fingers.span / start
    speed.see(scale, at: event.timestamp)
    if progress.hasBegun {
      state = .changed
    } else if abs(fingers.span - start) >= TwoFingers.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    oneOfTwoFingersLifted()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    twoFingersWereCancelled()
  }
}
