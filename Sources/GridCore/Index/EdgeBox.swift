import Foundation

/// The edges of a region of the plane.
///
/// Kept instead of a rectangle: a width added to an edge may round. It may be empty, infinite, or
/// have edges that are not numbers.
@usableFromInline
package struct EdgeBox: TreeBounds {
  @usableFromInline package var minX: CGFloat
  @usableFromInline package var minY: CGFloat
  @usableFromInline package var maxX: CGFloat
  @usableFromInline package var maxY: CGFloat

  package static let nothing = EdgeBox(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  static let everything = EdgeBox(
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
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
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

  /// Takes away what is not in another box. Of boxes that have nothing in common the gap between
  /// them is left, with its ends exchanged: it meets another box just where all of them do.
  mutating func cut(to other: EdgeBox) {
    minX = max(minX, other.minX)
    minY = max(minY, other.minY)
    maxX = min(maxX, other.maxX)
    maxY = min(maxY, other.maxY)
  }

  /// The overlap test of `CGRect.overlaps`; false for a box with an edge that is not a number.
  @inlinable
  package func meets(_ other: EdgeBox) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns whether two boxes overlap along one axis.
  func meets(_ other: EdgeBox, along axis: PlaneAxis) -> Bool {
    switch axis {
    case .x: minX < other.maxX && other.minX < maxX
    case .y: minY < other.maxY && other.minY < maxY
    }
  }

  /// `CGRect.overlaps` for a frame that a plan has made: its size is not negative, so that its
  /// edges are read without looking for that.
  @inlinable
  package func meets(_ frame: CGRect) -> Bool {
    minX < frame.origin.x + frame.size.width && frame.origin.x < maxX
      && minY < frame.origin.y + frame.size.height && frame.origin.y < maxY
  }
}
