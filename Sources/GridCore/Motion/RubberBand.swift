import Foundation

/// The resistance of content that is pulled beyond a limit.
package struct RubberBand: Hashable, Sendable {
  /// The length of the viewport along the axis, in points, on pixels. There is no resistance if the
  /// length is not positive.
  package var length: CGFloat

  package init(length: CGFloat) {
    self.length = length
  }

  /// Returns the overscroll shown for a pull of `distance` points beyond the limit (S3.1).
  ///
  /// The curve starts with a slope of 0.55. The overscroll never reaches `length`.
  package func overscroll(pulling distance: CGFloat) -> CGFloat {
    guard length > 0, distance > 0 else { return Swift.max(distance, 0) }
    let pull = ScrollPhysics.rubberBandCoefficient * distance
    return pull * length / (length + pull)
  }

  /// Returns the pull beyond the limit that shows `overscroll` points.
  ///
  /// No pull shows an overscroll of the whole length. From 99.9 % of the length up, the result
  /// stays the same.
  package func pull(showing overscroll: CGFloat) -> CGFloat {
    guard length > 0, overscroll > 0 else { return Swift.max(overscroll, 0) }
    let share = Swift.min(overscroll / length, ScrollPhysics.largestBandedShare)
    return share * length / (ScrollPhysics.rubberBandCoefficient * (1 - share))
  }

  /// Returns the offset shown for an offset that a drag proposes.
  package func shown(_ proposed: CGFloat, limits: AxisLimits) -> CGFloat {
    if proposed < limits.min { return limits.min - overscroll(pulling: limits.min - proposed) }
    if proposed > limits.max { return limits.max + overscroll(pulling: proposed - limits.max) }
    return proposed
  }

  /// Returns the offset that a drag must propose so that `offset` is shown. A drag on overscrolled
  /// content starts at the returned offset.
  package func proposal(showing offset: CGFloat, limits: AxisLimits) -> CGFloat {
    if offset < limits.min { return limits.min - pull(showing: limits.min - offset) }
    if offset > limits.max { return limits.max + pull(showing: offset - limits.max) }
    return offset
  }
}
