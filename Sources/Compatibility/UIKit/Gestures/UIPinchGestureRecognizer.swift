/// A recognizer of two fingers that move towards or away from each other. The gesture then follows
/// the fingers.
///
/// A list of touch scripts drives the recognizer: `view.touch([one, other])`. The gesture begins
/// when the distance of the fingers has changed by 8 points. This number is GridKit's choice.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' distance to the distance at the start. After the app sets the scale,
  /// later changes of the distance multiply the new value.
  open var scale: CGFloat {
    get { base * (TwoFingers(progress.touches).map { $0.span / start } ?? last) }
    set {
      if let span = TwoFingers(progress.touches)?.span, span > 0 { start = span }
      base = newValue
      last = 1
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { speed.speed }

  /// The scale when it was last set, and the distance of the fingers at that time.
  private var base: CGFloat = 1
  private var start: CGFloat = 1
  /// The last ratio of the fingers' distance to `start`, for use after a finger has lifted.
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
    state = progress.hasBegun ? .cancelled : .failed
  }
}
