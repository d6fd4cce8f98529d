import Foundation

extension CGPoint {
  /// Whether both numbers are finite.
  package var isFinitePoint: Bool { (x - x) + (y - y) == 0 }
}

extension CGSize {
  /// Whether both numbers are finite.
  package var isFiniteSize: Bool { (width - width) + (height - height) == 0 }
}

extension CGRect {
  /// Whether two rectangles share a positive length on both axes. Touching edges do not count.
  ///
  /// If a rectangle has no length on an axis, it must lie strictly between the edges of the second
  /// rectangle on this axis. On Linux, Foundation's `CGRect.intersects` is also true for touching
  /// edges. On Apple's systems it is false for them.
  @inlinable
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether two rectangles are equal. Unlike `==`, it does not call Foundation: answers
  /// are compared frame by frame (benchmark scenario `steady-scroll`).
  @inlinable
  package func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }

  /// Whether another rectangle lies inside this rectangle, edges included.
  package func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the area that two rectangles share; null if they share nothing. If the rectangles only
  /// touch, the area is an edge or a point.
  ///
  /// Unlike `intersection(_:)`, the function takes any numbers. Foundation on Linux stops the
  /// program if an edge is not a number. A rectangle that begins infinitely far off may have such
  /// an edge.
  package func common(with other: CGRect) -> CGRect {
    let (a, b) = (standardized, other.standardized)
    let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
    let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around two rectangles. A null rectangle is ignored.
  ///
  /// Unlike `union(_:)`, the function takes any numbers.
  package func hull(with other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (a, b) = (standardized, other.standardized)
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return CGRect(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }

  /// Whether every number of the rectangle is finite, the far edges included.
  @inlinable
  public var isFiniteRect: Bool {
    // `x - x` is 0 if `x` is finite, else not a number. This test needs no function call, and every
    // frame is tested. A sum is finite only if both of its numbers are.
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return (right - right) + (bottom - bottom) == 0
  }
}
