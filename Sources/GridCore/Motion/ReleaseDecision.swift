import Foundation

/// The effects of a lifted finger, before layout or delegate is asked for another target.
package struct ReleaseDecision: Hashable, Sendable {
  /// The state of paging at the moment of release.
  package enum Paging: Hashable, Sendable {
    case off
    /// Paging is on, and both axes rest on a page.
    case onPage
    case betweenPages
  }

  /// The effect of the release on the streak of flicks.
  package enum Streak: Hashable, Sendable {
    case reset
    case advance
    /// The effect of a flick with paging. The flick neither counts in the streak nor ends the
    /// streak.
    case keep
  }

  /// Whether a deceleration follows.
  package let decelerates: Bool
  /// The velocity that layout, delegate and motion receive, in points per millisecond.
  package let velocityPerMs: CGPoint
  package let streak: Streak

  /// Makes the decision by the latest velocity of both axes together, not by the blended velocity
  /// (S3.10 to S3.12).
  ///
  /// - Parameters:
  ///   - velocity: The velocities of the drag, after `DragVelocity.release(fingerPerMs:)`.
  ///   - isOverscrolled: Whether the offset is outside the limits on any axis.
  package init(velocity: DragVelocity, isOverscrolled: Bool, paging: Paging) {
    let raw = velocity.latestPerMs
    let speedSquared = raw.x * raw.x + raw.y * raw.y
    if isOverscrolled {
      decelerates = true
      velocityPerMs = velocity.blendedPerMs
      streak = .reset
    } else if speedSquared < ScrollPhysics.releaseSpeedSquared {
      decelerates = paging == .betweenPages
      velocityPerMs = .zero
      streak = .reset
    } else {
      decelerates = true
      velocityPerMs = velocity.blendedPerMs
      if speedSquared < ScrollPhysics.flickSpeedSquared {
        streak = .reset
      } else {
        streak = paging == .off ? .advance : .keep
      }
    }
  }
}
