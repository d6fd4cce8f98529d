import Foundation

/// A stretch of one axis, in points.
///
/// Unlike `Range` it may be empty, reversed or infinite: a query rectangle may be all of these.
@usableFromInline
package struct AxisRange: Hashable, TreeBounds {
  @usableFromInline package var start: CGFloat
  @usableFromInline package var end: CGFloat

  @inlinable
  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// The width of a rectangle, whatever the signs of its size.
  package init(horizontalOf rect: CGRect) {
    self.init(start: rect.minX, end: rect.maxX)
  }

  /// The height of a rectangle, whatever the signs of its size.
  package init(verticalOf rect: CGRect) {
    self.init(start: rect.minY, end: rect.maxY)
  }

  /// Meets nothing, and adds nothing to a union.
  package static let nothing = AxisRange(start: .infinity, end: -.infinity)

  /// Whether the two share a positive length (rule 2 of the gallery): touching ends do not count.
  ///
  /// The inequalities are the rule, for stretches without length too: one is met strictly inside
  /// the other. A stretch with a NaN end meets nothing.
  @inlinable
  package func meets(_ other: AxisRange) -> Bool {
    start < other.end && other.start < end
  }

  /// Becomes the shortest stretch that covers both.
  package mutating func formUnion(_ other: AxisRange) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}
