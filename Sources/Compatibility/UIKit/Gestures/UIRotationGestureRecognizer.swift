/// A recognizer of two fingers that turn about each other. The gesture then follows the fingers.
///
/// A list of touch scripts drives the recognizer: `view.touch([one, other])`. The gesture begins
/// when each finger has gone 8 points along its circle. This number is GridKit's choice.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers have turned, in radians; positive if clockwise. After the app sets
  /// the rotation, later turns add to the new value.
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
    // The shorter way round: fingers never turn by more than half a circle between two events.
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
    state = progress.hasBegun ? .cancelled : .failed
  }
}
