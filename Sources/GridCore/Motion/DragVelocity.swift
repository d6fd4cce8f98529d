import Foundation

/// The velocity of a finger, estimated from time-stamped positions.
///
/// Positions are window points, velocities points per millisecond in the finger's direction.
package struct TouchVelocity: Hashable, Sendable {
  /// The position at which the finger was seen last.
  package private(set) var position: CGPoint
  private var timeMs: Double
  /// The time at which the finger was first seen where it is now.
  private var restingSinceMs: Double
  private var newest: CGPoint?
  private var previous: CGPoint?

  /// A finger put down.
  package init(position: CGPoint, milliseconds: Double) {
    self.position = position
    self.timeMs = milliseconds
    restingSinceMs = milliseconds
  }

  /// The finger was seen, elsewhere or at the same place: that is a move of no length (S3.9).
  ///
  /// A position with no later time is no sample; its way counts in the next one.
  package mutating func move(to newPosition: CGPoint, milliseconds: Double) {
    let elapsed = milliseconds - timeMs
    guard elapsed > 0 else { return }
    previous = newest
    newest = CGPoint(
      x: (newPosition.x - position.x) / elapsed, y: (newPosition.y - position.y) / elapsed)
    if newPosition != position { restingSinceMs = milliseconds }
    position = newPosition
    timeMs = milliseconds
  }

  /// A fifth of the newest sample and four fifths of the one before; the only sample counts a fifth
  /// (S3.5).
  package var velocityPerMs: CGPoint {
    guard let newest else { return .zero }
    let old = previous ?? .zero
    let share = ScrollPhysics.newestSampleWeight
    let oldShare = ScrollPhysics.previousSampleWeight
    return CGPoint(x: share * newest.x + oldShare * old.x, y: share * newest.y + oldShare * old.y)
  }

  /// The velocity as read when the finger lifts: zero when it was seen at rest. A finger
  /// that nothing was heard of since its last move has not rested.
  package func velocityPerMs(liftingAtMilliseconds time: Double) -> CGPoint {
    // Times come as sums of frame lengths: six frames of 1/60 s must count as 100 ms.
    let rested = time - restingSinceMs + ScrollPhysics.frameToleranceMs
    let wasSeenAtRest = timeMs > restingSinceMs && rested >= ScrollPhysics.restBeforeReleaseMs
    return wasSeenAtRest ? .zero : velocityPerMs
  }
}

/// The two velocities that a scroll view keeps during a drag: of the newest event and of the one
/// before, in points per millisecond, positive when the offset grows.
package struct DragVelocity: Hashable, Sendable {
  package private(set) var latestPerMs = CGPoint.zero
  package private(set) var previousPerMs = CGPoint.zero

  package init() {}

  /// A release velocity as given by a script, without touches (P2.4).
  package init(scriptedPerMs velocity: CGPoint) {
    latestPerMs = velocity
  }

  /// Keeps the velocity of one more drag event, the beginning one included (S3.6).
  ///
  /// - Parameters:
  ///   - fingerPerMs: The recogniser's velocity, in the finger's direction.
  ///   - axes: The axes that follow the drag; the others count as still.
  package mutating func record(
    fingerPerMs: CGPoint, axes: AxisPair<Bool> = AxisPair(both: true)
  ) {
    previousPerMs = latestPerMs
    let masked = axes.masking(fingerPerMs)
    latestPerMs = CGPoint(x: 0 - masked.x, y: 0 - masked.y)
  }

  /// Looks at the recogniser again when the finger lifts: exactly zero clears both.
  package mutating func release(fingerPerMs: CGPoint) {
    if fingerPerMs == .zero { self = DragVelocity() }
  }

  /// Three quarters of the event before and one of the newest, if the former moved at all.
  package var blendedPerMs: CGPoint {
    guard previousPerMs != .zero else { return latestPerMs }
    let old = ScrollPhysics.previousEventWeight
    let new = ScrollPhysics.newestEventWeight
    return CGPoint(
      x: old * previousPerMs.x + new * latestPerMs.x,
      y: old * previousPerMs.y + new * latestPerMs.y)
  }
}
