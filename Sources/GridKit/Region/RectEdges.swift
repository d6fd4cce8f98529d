/// The four edges of a rectangle, computed once. `CGRect` computes its edges at every access.
///
/// The type is in this module and not in `GridCore`. Loops over all known elements compare edges,
/// and a call into another module would cost more than the comparison.
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

  /// Whether the four edges, the width and the height are finite.
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

  /// Returns whether the rectangles overlap or touch.
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
