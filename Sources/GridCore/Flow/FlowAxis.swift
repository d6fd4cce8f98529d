import Foundation

/// The direction in which a flow scrolls. The lines of the flow run across this direction.
///
/// The solver speaks of *length* (along a line) and *extent* (along the scroll axis). Only this
/// type knows which of these two is a width. A horizontal flow is a vertical flow with both axes
/// swapped (FL-50).
@usableFromInline
package enum FlowAxis: String, Hashable, Codable, Sendable, CaseIterable {
  /// Lines are rows, filled from left to right.
  case vertical
  /// Lines are columns, filled from top to bottom.
  case horizontal
}

extension FlowAxis {
  /// Returns the length of a size along a line.
  @inlinable
  package func length(of size: CGSize) -> CGFloat {
    self == .vertical ? size.width : size.height
  }

  /// Returns the extent of a size along the scroll axis.
  @inlinable
  package func extent(of size: CGSize) -> CGFloat {
    self == .vertical ? size.height : size.width
  }

  /// Returns the insets before and after the items of a line.
  @inlinable
  package func lineInsets(of inset: GridEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    self == .vertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
  }

  /// Returns the insets before the first line and after the last line.
  @inlinable
  package func scrollInsets(of inset: GridEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    self == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
  }

  /// Returns the part of the scroll axis that a rectangle covers.
  @inlinable
  package func span(of rect: CGRect) -> AxisRange {
    self == .vertical
      ? AxisRange(start: rect.minY, end: rect.maxY) : AxisRange(start: rect.minX, end: rect.maxX)
  }

  /// Makes a size from its length along a line and its extent along the scroll axis.
  @inlinable
  package func size(length: CGFloat, extent: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: length, height: extent) : CGSize(width: extent, height: length)
  }

  /// Makes a point from its place in the line and its offset along the scroll axis.
  @inlinable
  package func point(start: CGFloat, offset: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: start, y: offset) : CGPoint(x: offset, y: start)
  }

  /// Makes a rectangle from its place in the line, its offset along the scroll axis, its length and
  /// its extent.
  @inlinable @inline(__always)
  package func rect(start: CGFloat, offset: CGFloat, length: CGFloat, extent: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: start, y: offset, width: length, height: extent)
      : CGRect(x: offset, y: start, width: extent, height: length)
  }
}
