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

  /// The part that two rectangles share, which may be an edge; null where they share nothing.
  ///
  /// As `intersection(_:)`, but for any numbers: Foundation on Linux stops the program where an
  /// edge is not a number, as that of a rectangle that begins infinitely far off.
  package func common(with other: CGRect) -> CGRect {
    let (a, b) = (standardized, other.standardized)
    let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
    let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around two; the other one where one is null.
  ///
  /// As `union(_:)`, but for any numbers.
  package func hull(with other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (a, b) = (standardized, other.standardized)
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return CGRect(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }

  /// Whether every number of the rectangle is finite, the far edges among them.
  @inlinable
  public var isFiniteRect: Bool {
    // A number less itself is 0 if it is finite, else no number: asked of every frame, without a
    // call. A sum is finite only if both of its numbers are.
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return (right - right) + (bottom - bottom) == 0
  }
}
