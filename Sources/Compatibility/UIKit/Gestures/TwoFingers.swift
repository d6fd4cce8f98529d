/// The way from one of two fingers to the other, in points on screen.
@MainActor
struct TwoFingers {
  let span: CGFloat
  let angle: CGFloat

  /// Makes the way between two fingers; nil unless two fingers are down.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    span = hypot(other.x - one.x, other.y - one.y)
    angle = atan2(other.y - one.y, other.x - one.x)
  }

  /// The distance that a gesture of two fingers goes before it is recognised, in points.
  static let slack: CGFloat = 8
}

extension UIGestureRecognizer {
  /// A gesture that has begun ends with the first finger; one that has not fails with the last.
  final func oneOfTwoFingersLifted() {
    if progress.hasBegun { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  final func twoFingersWereCancelled() {
    state = progress.hasBegun ? .cancelled : .failed
  }
}

/// The speed at which a number changes, by the last two times that it was seen.
struct ChangeSpeed {
  private var last: (value: CGFloat, time: TimeInterval)?
  /// The speed of the change, per second.
  private(set) var speed: CGFloat = 0

  /// A number seen once more; one at the same time as the last takes its place.
  mutating func see(_ value: CGFloat, at time: TimeInterval) {
    if let last, time > last.time { speed = (value - last.value) / CGFloat(time - last.time) }
    last = (value, time)
  }
}
