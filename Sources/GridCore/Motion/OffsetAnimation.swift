import Foundation

/// An animated scroll to an offset along a straight line.
package struct OffsetAnimation: Hashable, Sendable {
  /// The course of an animated scroll over time.
  package enum Course: Hashable, Sendable {
    /// The motion of `setContentOffset(_:animated: true)`, with a slow start and end. The motion
    /// takes 0.3 s for any distance.
    case eased
    /// The motion to the top after a tap on the status bar: a critically damped spring from rest,
    /// cut at 1.6 s (S3.31).
    case spring
  }

  /// Offset at the start, in points.
  package private(set) var from: CGPoint
  /// Offset at the end, in points.
  package private(set) var to: CGPoint
  package let course: Course
  package let durationMs: Double

  /// Makes the animation; nil if the offsets are equal, because then no animation is needed.
  package init?(
    from: CGPoint, to: CGPoint, durationMs: Double = ScrollPhysics.offsetAnimationMs
  ) {
    guard from != to else { return nil }
    self.init(from: from, to: to, .eased, durationMs: durationMs)
  }

  /// Makes the motion to the top of the content. The horizontal offset changes only if it is
  /// outside its limits.
  ///
  /// The result is nil if the content is at the top already.
  package init?(toTopFrom from: CGPoint, limits: OffsetLimits) {
    guard from.y != limits.y.min else { return nil }
    let top = CGPoint(x: limits.x.clamped(from.x), y: limits.y.min)
    self.init(from: from, to: top, .spring, durationMs: ScrollPhysics.scrollToTopMs)
  }

  private init(from: CGPoint, to: CGPoint, _ course: Course, durationMs: Double) {
    self.from = from
    self.to = to
    self.course = course
    self.durationMs = durationMs
  }

  /// Returns the share of the distance that is covered, 0 to 1.
  package func progress(atMilliseconds time: Double) -> Double {
    guard time < durationMs else { return 1 }
    guard time > 0 else { return 0 }
    switch course {
    case .eased: return (1 - cos(.pi * (time / durationMs))) / 2
    case .spring:
      let angle = 2 * .pi / ScrollPhysics.scrollToTopResponseMs * time
      return 1 - (1 + angle) * exp(-angle)
    }
  }

  /// Returns the offset, not rounded to pixels.
  package func offset(atMilliseconds time: Double) -> CGPoint {
    guard !isFinished(atMilliseconds: time) else { return to }
    let share = CGFloat(progress(atMilliseconds: time))
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  package func isFinished(atMilliseconds time: Double) -> Bool { time >= durationMs }

  /// Shifts both ends, because the content moved during the animation.
  package mutating func rebase(by distance: CGPoint) {
    from = CGPoint(x: from.x + distance.x, y: from.y + distance.y)
    to = CGPoint(x: to.x + distance.x, y: to.y + distance.y)
  }
}
