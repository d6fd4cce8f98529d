import Foundation

/// The factor by which a flick travels further because it interrupts earlier ones.
///
/// Times are milliseconds on one clock, velocities points per millisecond.
package struct FlickMultiplier: Hashable, Sendable {
  /// The factor on free travel and projection; 1 without a streak.
  package private(set) var value: CGFloat = 1
  /// Flicks in a row so far.
  package private(set) var count = 0
  private var valueAtTouchDown: CGFloat = 1
  private var lastReleaseMs: Double?
  private var lastVelocity = CGPoint.zero

  package init() {}

  /// The streak is over: a motion reached an edge or its end.
  package mutating func reset() {
    self = FlickMultiplier()
  }

  /// A finger came down; too late, and the streak is over.
  package mutating func touchDown(atMilliseconds time: Double) {
    if let lastReleaseMs, time - lastReleaseMs > ScrollPhysics.streakPauseMs { reset() }
    valueAtTouchDown = value
  }

  /// The finger dragged the content: a slow or turning drag ends the streak, any other makes the
  /// factor grow with its length.
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

  /// The finger lifted.
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
