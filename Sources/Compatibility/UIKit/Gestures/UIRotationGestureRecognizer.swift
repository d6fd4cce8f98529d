/// Recognises two fingers that turn about each other, and follows them.
///
/// A list of touch scripts drives it: `view.touch([one, other])`. From where on is a choice: when
/// each finger has gone 8 points along its circle.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers have turned, in radians, clockwise positive; setting it counts from
  /// there.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { speed.speed }

  private var turned: CGFloat = 0
  private var angle: CGFloat = 0
  private var speed = ChangeSpeed()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let fingers = TwoFingers(progress.touches) else { return }
    angle = fingers.angle
    speed = ChangeSpeed()
    if !progress.hasBegun { turned = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let fingers = TwoFingers(progress.touches) else { return }
    // The shorter way round: more than half a turn is never made between two places.
    turned += (fingers.angle - angle).remainder(dividingBy: 2 * .pi)
    angle = fingers.angle
    speed.see(turned, at: event.timestamp)
    if progress.hasBegun {
      state = .changed
    } else if abs(turned) * fingers.span / 2 >= TwoFingers.slack {
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
