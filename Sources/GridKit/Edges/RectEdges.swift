/// The four edges of a rectangle: `CGRect` works out each time which end is which.
///
/// Here and not in `GridCore`, since walks along all known elements compare edges: a call into another
/// module would cost more than the comparison.
package struct RectEdges: Equatable, Sendable {
  package let minX: CGFloat
  package let minY: CGFloat
  package let maxX: CGFloat
  package let maxY: CGFloat

  package init(_ rect: CGRect) {
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
  }

  /// As `CGRect.overlaps(_:)`.
  @inline(__always)
  package func overlaps(_ other: RectEdges) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether one reaches or touches the other.
  @inline(__always)
  package func meets(_ other: RectEdges) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
