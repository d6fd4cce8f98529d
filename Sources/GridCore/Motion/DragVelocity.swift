import Foundation

/// The velocity of a finger, estimated from time-stamped positions.
///
/// Positions are in window points. Velocities are in points per millisecond, in the finger's
/// direction.
package struct TouchVelocity: Hashable, Sendable {
  /// The position at which the finger was seen last.
  package private(set) var position: CGPoint
  private var timeMs: Double
  /// The time at which the finger was first seen at its present position.
  private var restingSinceMs: Double
  private var newest: CGPoint?
  private var previous: CGPoint?

  /// Makes the velocity of a finger that touches down.
  package init(position: CGPoint, milliseconds: Double) {
    self.position = position
    self.timeMs = milliseconds
    restingSinceMs = milliseconds
  }

  /// Records a position of the finger. An unchanged position is a move of no length (S3.9).
  ///
  /// A position is not a sample if its time is not later than the time of the last sample. The
  /// movement then counts in the next sample.
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

  /// The velocity: a fifth of the newest sample plus four fifths of the sample before it. If there
  /// is only one sample, the velocity is a fifth of it (S3.5).
  package var velocityPerMs: CGPoint {
    guard let newest else { return .zero }
    let old = previous ?? .zero
    let share = ScrollPhysics.newestSampleWeight
    let oldShare = ScrollPhysics.previousSampleWeight
    return CGPoint(x: share * newest.x + oldShare * old.x, y: share * newest.y + oldShare * old.y)
  }

  /// Returns the velocity at the moment the finger lifts: zero if the finger was seen at rest. If
  /// no position was recorded after the last move, the finger does not count as at rest.
  package func velocityPerMs(liftingAtMilliseconds time: Double) -> CGPoint {
    // Times come as sums of frame lengths: six frames of 1/60 s must count as 100 ms.
    let rested = time - restingSinceMs + ScrollPhysics.frameToleranceMs
    let wasSeenAtRest = timeMs > restingSinceMs && rested >= ScrollPhysics.restBeforeReleaseMs
    return wasSeenAtRest ? .zero : velocityPerMs
  }
}

/// The two velocities that a scroll view keeps during a drag: of the newest event and of the event
/// before it. They are in points per millisecond, positive when the offset grows.
package struct DragVelocity: Hashable, Sendable {
  package private(set) var latestPerMs = CGPoint.zero
  package private(set) var previousPerMs = CGPoint.zero

  package init() {}

  /// Makes the release velocity of a scripted drag. A script gives the velocity directly, because
  /// it has no touches (P2.4).
  package init(scriptedPerMs velocity: CGPoint) {
    latestPerMs = velocity
  }

  /// Records the velocity of one more drag event, the beginning of the drag included (S3.6).
  ///
  /// - Parameters:
  ///   - fingerPerMs: The recogniser's velocity, in the finger's direction.
  ///   - axes: The axes that follow the drag. The velocity on any axis that does not follow the
  ///     drag counts as 0.
  package mutating func record(
    fingerPerMs: CGPoint, axes: AxisPair<Bool> = AxisPair(both: true)
  ) {
    previousPerMs = latestPerMs
    let masked = axes.masking(fingerPerMs)
    latestPerMs = CGPoint(x: 0 - masked.x, y: 0 - masked.y)
  }

  /// Clears both velocities if the recogniser reports exactly zero when the finger lifts.
  package mutating func release(fingerPerMs: CGPoint) {
    if fingerPerMs == .zero { self = DragVelocity() }
  }

  /// The release velocity: three quarters of the previous event's velocity plus one quarter of the
  /// newest event's velocity. If the previous event had no velocity, the newest event's velocity is
  /// taken as it is.
  package var blendedPerMs: CGPoint {
    guard previousPerMs != .zero else { return latestPerMs }
    let old = ScrollPhysics.previousEventWeight
    let new = ScrollPhysics.newestEventWeight
    return CGPoint(
      x: old * previousPerMs.x + new * latestPerMs.x,
      y: old * previousPerMs.y + new * latestPerMs.y)
  }
}
