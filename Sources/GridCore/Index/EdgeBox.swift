import Foundation

/// The edges of a region of the plane.
///
/// The type is used instead of a rectangle, because the sum of an edge and a width may be rounded.
/// The region may be empty or infinite, and its edges may be NaN.
@usableFromInline
package struct EdgeBox: TreeBounds {
  @usableFromInline package var minX: CGFloat
  @usableFromInline package var minY: CGFloat
  @usableFromInline package var maxX: CGFloat
  @usableFromInline package var maxY: CGFloat

  package static let nothing = EdgeBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  package static let everything = EdgeBox(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  @inlinable
  package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  package init(_ rect: CGRect) {
    // `CGRect` checks the sign of the size at each access to an edge.
    guard rect.size.width >= 0, rect.size.height >= 0 else {
      self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
      return
    }
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }

  @inlinable
  package mutating func formUnion(_ other: EdgeBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  @inlinable
  package mutating func formUnion(_ rect: CGRect?) {
    if let rect { formUnion(EdgeBox(rect)) }
  }

  /// Replaces the box by its intersection with another box. If the boxes do not overlap, the
  /// intersection is inverted. Any box meets or touches the result if and only if it meets or
  /// touches both boxes.
  @inlinable
  package mutating func cut(to other: EdgeBox) {
    minX = max(minX, other.minX)
    minY = max(minY, other.minY)
    maxX = min(maxX, other.maxX)
    maxY = min(maxY, other.maxY)
  }

  /// Whether two boxes overlap, by the test of `CGRect.overlaps`. The result is false if an edge is
  /// NaN.
  @inlinable
  package func meets(_ other: EdgeBox) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether two boxes overlap or touch.
  @inlinable
  package func touches(_ other: EdgeBox) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether the box covers another, like `CGRect.covers(_:)`.
  @inlinable
  package func covers(_ other: EdgeBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the four edges, the width and the height are finite.
  @inlinable
  package var isFinite: Bool {
    let (width, height) = (maxX - minX, maxY - minY)
    return (width - width) + (height - height) == 0
  }

  /// Whether two boxes overlap along one axis.
  func meets(_ other: EdgeBox, along axis: PlaneAxis) -> Bool {
    switch axis {
    case .x: minX < other.maxX && other.minX < maxX
    case .y: minY < other.maxY && other.minY < maxY
    }
  }

  /// Whether the box overlaps the frame of an element of a plan. A plan makes no negative sizes, so
  /// the signs are not checked, unlike in `CGRect.overlaps`.
  @inlinable
  package func meets(_ frame: CGRect) -> Bool {
    minX < frame.origin.x + frame.size.width && frame.origin.x < maxX
      && minY < frame.origin.y + frame.size.height && frame.origin.y < maxY
  }
}
