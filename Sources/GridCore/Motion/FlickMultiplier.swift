import Foundation

/// The factor by which a flick travels further because it interrupts earlier flicks.
///
/// Times are in milliseconds on one clock. Velocities are in points per millisecond.
package struct FlickMultiplier: Hashable, Sendable {
  /// The factor on free travel and projection; 1 without a streak of flicks.
  package private(set) var value: CGFloat = 1
  /// The number of flicks in a row so far.
  package private(set) var count = 0
  private var valueAtTouchDown: CGFloat = 1
  private var lastReleaseMs: Double?
  private var lastVelocity = CGPoint.zero

  package init() {}

  /// Ends the streak of flicks, after a motion reached an edge or its end.
  package mutating func reset() {
    self = FlickMultiplier()
  }

  /// Records a touch-down. A long pause since the last release ends the streak.
  package mutating func touchDown(atMilliseconds time: Double) {
    if let lastReleaseMs, time - lastReleaseMs > ScrollPhysics.streakPauseMs { reset() }
    valueAtTouchDown = value
  }

  /// Records a drag of the content. A slow drag or a drag that turns ends the streak. Otherwise the
  /// factor grows with the length of the drag.
  package mutating func drag(translation: CGPoint, velocityPerMs velocity: CGPoint) {
    let speed = hypot(velocity.x, velocity.y)
    let turns = velocity.x * lastVelocity.x + velocity.y * lastVelocity.y < 0
    if speed < ScrollPhysics.streakSpeedPerMs || turns { reset() }
    lastVelocity = velocity
    guard count >= ScrollPhysics.firstMultipliedFlick else { return }
    let length = hypot(translation.x, translation.y)
    let share = min(length / ScrollPhysics.multiplierDistance, ScrollPhysics.multiplierShareCap)
    let weight = 1 + CGFloat(count - ScrollPhysics.firstMultipliedFlick) / 2
    value = min(valueAtTouchDown + weight * share, ScrollPhysics.multiplierCap)
  }

  /// Records the release of the finger.
  package mutating func release(_ streak: ReleaseDecision.Streak, atMilliseconds time: Double) {
    switch streak {
    case .reset:
      reset()
    case .advance:
      count += 1
      lastReleaseMs = time
    case .keep:
      lastReleaseMs = time
    }
  }
}
