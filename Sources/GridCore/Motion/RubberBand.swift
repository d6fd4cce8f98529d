import Foundation

/// The resistance of content that is pulled beyond a limit.
package struct RubberBand: Hashable, Sendable {
  /// Length of the viewport along the axis, on pixels, in points. No band when it is not positive.
  package var length: CGFloat

  package init(length: CGFloat) {
    self.length = length
  }

  /// The overscroll shown for a pull of `distance` points beyond the limit (S3.1).
  ///
  /// It starts with a slope of 0.55 and never reaches `length`.
  package func overscroll(pulling distance: CGFloat) -> CGFloat {
    guard length > 0, distance > 0 else { return Swift.max(distance, 0) }
    let pull = ScrollPhysics.rubberBandCoefficient * distance
    return pull * length / (length + pull)
  }

  /// The pull beyond the limit that shows `overscroll` points.
  ///
  /// An overscroll of the whole length has no pull: from 99.9 % up the answer stays the same.
  package func pull(showing overscroll: CGFloat) -> CGFloat {
    guard length > 0, overscroll > 0 else { return Swift.max(overscroll, 0) }
    let share = Swift.min(overscroll / length, ScrollPhysics.largestBandedShare)
    return share * length / (ScrollPhysics.rubberBandCoefficient * (1 - share))
  }

  /// The offset shown for one that a drag proposes.
  package func shown(_ proposed: CGFloat, limits: AxisLimits) -> CGFloat {
    if proposed < limits.min { return limits.min - overscroll(pulling: limits.min - proposed) }
    if proposed > limits.max { return limits.max + overscroll(pulling: proposed - limits.max) }
    return proposed
  }

  /// The offset that a drag must propose to show this one: where a drag starts on overscrolled
  /// content.
  package func proposal(showing offset: CGFloat, limits: AxisLimits) -> CGFloat {
    if offset < limits.min { return limits.min - pull(showing: limits.min - offset) }
    if offset > limits.max { return limits.max + pull(showing: offset - limits.max) }
    return offset
  }
}
