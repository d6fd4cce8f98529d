/// The distance between two fingers, in points on screen, and the angle of their line, in radians.
@MainActor
struct TwoFingers {
  let span: CGFloat
  let angle: CGFloat

  /// Measures the two fingers that are down; nil unless there are exactly two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    span = hypot(other.x - one.x, other.y - one.y)
    angle = atan2(other.y - one.y, other.x - one.x)
  }

  /// The distance that the fingers move before a gesture of two fingers is recognised, in points.
  static let slack: CGFloat = 8
}

extension UIGestureRecognizer {
  /// Ends the gesture at the lift of the first finger, if the gesture has begun. Otherwise the
  /// gesture fails at the lift of the last finger.
  final func oneOfTwoFingersLifted() {
    if progress.hasBegun { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }
}

/// The rate of change of a number, computed from its last two samples.
struct ChangeSpeed {
  private var last: (value: CGFloat, time: TimeInterval)?
  /// The speed of the change, per second.
  private(set) var speed: CGFloat = 0

  /// Records a sample. A sample at the same time as the last sample replaces the last sample.
  mutating func see(_ value: CGFloat, at time: TimeInterval) {
    if let last, time > last.time { speed = (value - last.value) / CGFloat(time - last.time) }
    last = (value, time)
  }
}
