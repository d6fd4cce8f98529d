import Foundation

/// A range of one axis, in points.
///
/// Unlike a `Range`, an `AxisRange` may be empty, reversed or infinite, as a query rectangle may
/// be.
@usableFromInline
package struct AxisRange: Hashable, Codable, TreeBounds {
  @usableFromInline package var start: CGFloat
  @usableFromInline package var end: CGFloat

  @inlinable
  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  /// Makes the range from `minX` to `maxX` of a rectangle, whatever the signs of its size.
  package init(horizontalOf rect: CGRect) {
    self.init(start: rect.minX, end: rect.maxX)
  }

  /// Makes the range from `minY` to `maxY` of a rectangle, whatever the signs of its size.
  package init(verticalOf rect: CGRect) {
    self.init(start: rect.minY, end: rect.maxY)
  }

  /// The range that meets no range and adds nothing to a union.
  package static let nothing = AxisRange(start: .infinity, end: -.infinity)

  /// Whether two ranges share a positive length (rule 2 of the gallery). Ranges that only touch do
  /// not meet.
  ///
  /// A range without length meets another range only if it lies strictly inside. A range with a NaN
  /// end meets nothing.
  @inlinable
  package func meets(_ other: AxisRange) -> Bool {
    start < other.end && other.start < end
  }

  @inlinable package var length: CGFloat { end - start }

  /// Whether two ranges share at least one point. Two ranges that only touch share a point.
  package func touches(_ other: AxisRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// The range without its end points. A range that touches the result shares more than an end
  /// point with this range. A range without length becomes empty.
  package var withoutEnds: AxisRange { AxisRange(start: start.nextUp, end: end.nextDown) }

  /// Extends the range to the shortest range that covers both ranges.
  package mutating func formUnion(_ other: AxisRange) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}
