import Foundation

/// One of the two axes of the plane.
package enum PlaneAxis: Hashable, Sendable, CaseIterable {
  case x, y

  package var other: PlaneAxis { self == .x ? .y : .x }
}

extension CGSize {
  package subscript(axis: PlaneAxis) -> CGFloat {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// A size by its lengths along an axis and across it.
  package init(_ axis: PlaneAxis, along: CGFloat, across: CGFloat) {
    self = axis == .x ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  package subscript(axis: PlaneAxis) -> CGFloat {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  package init(_ axis: PlaneAxis, along: CGFloat, across: CGFloat) {
    self = axis == .x ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGRect {
  /// Where the rectangle begins and ends on an axis.
  package func span(_ axis: PlaneAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .x ? (minX, maxX) : (minY, maxY)
  }
}

extension GridEdgeInsets {
  /// The two insets across an axis, the nearer one first.
  package func sides(_ axis: PlaneAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .x ? (left, right) : (top, bottom)
  }

  package func sum(_ axis: PlaneAxis) -> CGFloat {
    axis == .x ? left + right : top + bottom
  }
}
