import Foundation

/// One of the two axes of the plane.
@usableFromInline
package enum PlaneAxis: Hashable, Sendable, CaseIterable {
  case x, y

  @inlinable package var other: PlaneAxis { self == .x ? .y : .x }
}

extension CGSize {
  @inlinable
  package subscript(axis: PlaneAxis) -> CGFloat {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// Makes a size from its length along an axis and its length across it.
  @inlinable
  package init(_ axis: PlaneAxis, along: CGFloat, across: CGFloat) {
    self = axis == .x ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  @inlinable
  package subscript(axis: PlaneAxis) -> CGFloat {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  @inlinable
  package init(_ axis: PlaneAxis, along: CGFloat, across: CGFloat) {
    self = axis == .x ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGRect {
  /// Returns the start and the end of the rectangle on an axis.
  @inlinable
  package func span(_ axis: PlaneAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .x ? (minX, maxX) : (minY, maxY)
  }
}

extension GridEdgeInsets {
  /// Returns the insets at the start and at the end of an axis.
  @inlinable
  package func sides(_ axis: PlaneAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .x ? (left, right) : (top, bottom)
  }

  @inlinable
  package func sum(_ axis: PlaneAxis) -> CGFloat {
    axis == .x ? left + right : top + bottom
  }
}
