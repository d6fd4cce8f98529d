import Foundation

extension CGRect {
  /// Whether two rectangles share a positive length on both axes; touching edges do not count.
  ///
  /// The inequalities are the rule, for rectangles without area too. `CGRect.intersects` of
  /// Foundation on Linux answers true for touching edges, unlike Apple's.
  @inlinable
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another rectangle reaches nowhere beyond this one.
  package func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether every number of the rectangle is finite.
  @inlinable
  public var isFiniteRect: Bool {
    // A number less itself is 0 if it is finite, else no number: asked of every frame, without a call.
    (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width)
      + (size.height - size.height) == 0
  }
}
