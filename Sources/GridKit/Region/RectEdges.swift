/// The four edges of a rectangle: `CGRect` works out each time which end is which.
///
/// Here and not in `GridCore`, since walks along all known elements compare edges: a call into
/// another module would cost more than the comparison.
package struct RectEdges: Equatable, Sendable {
  package let minX: CGFloat
  package let minY: CGFloat
  package let maxX: CGFloat
  package let maxY: CGFloat

  @inline(__always)
  package init(_ rect: CGRect) {
    guard rect.size.width >= 0, rect.size.height >= 0 else {
      self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
      return
    }
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }

  package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether all four are finite, and the lengths between them.
  @inline(__always)
  package var areFinite: Bool {
    let (width, height) = (maxX - minX, maxY - minY)
    return (width - width) + (height - height) == 0
  }

  /// Returns whether the rectangles overlap, like `CGRect.overlaps(_:)`.
  @inline(__always)
  package func overlaps(_ other: RectEdges) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether one reaches or touches the other.
  @inline(__always)
  package func meets(_ other: RectEdges) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns whether the rectangle covers another, like `CGRect.covers(_:)`.
  @inline(__always)
  package func covers(_ other: RectEdges) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
