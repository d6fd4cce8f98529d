import Foundation

/// The content offset that shows a part of the content.
package struct ScrollTarget: Hashable, Sendable {
  /// The place of an item in the viewport, on one axis.
  package enum Alignment: Hashable, Sendable {
    /// The near edge (top or left) of the space that the insets leave free.
    case start
    /// The middle of the space that the insets leave free.
    case center
    /// The far edge (bottom or right) of the space that the insets leave free.
    case end
    /// The place at which the item becomes visible with the least movement. This alignment is for
    /// an axis without a scroll position.
    case nearest
  }

  /// The content offset before the scroll, in points.
  package var offset: CGPoint
  package var boundsSize: CGSize
  package var adjustedInset: GridEdgeInsets
  package var limits: OffsetLimits

  package init(
    offset: CGPoint, boundsSize: CGSize, adjustedInset: GridEdgeInsets, limits: OffsetLimits
  ) {
    self.offset = offset
    self.boundsSize = boundsSize
    self.adjustedInset = adjustedInset
    self.limits = limits
  }

  /// Returns the offset for `scrollToItem`. The alignment is applied first, then the limits.
  ///
  /// With the alignment `.nearest`, an axis on which the item is visible already keeps its offset,
  /// even outside the limits.
  ///
  /// - Parameter frame: The item's frame in content points.
  package func showing(
    _ frame: CGRect, horizontally: Alignment, vertically: Alignment
  ) -> CGPoint {
    CGPoint(
      x: horizontal.offset(showing: (frame.minX, frame.maxX), horizontally),
      y: vertical.offset(showing: (frame.minY, frame.maxY), vertically))
  }

  /// Returns the offset for `scrollRectToVisible`, with the least movement, within the limits.
  ///
  /// Content under the adjusted insets does not count as visible. A rectangle larger than the
  /// viewport is aligned at its nearer edge. A rectangle without area changes nothing.
  package func revealing(_ rect: CGRect) -> CGPoint {
    guard rect.width > 0, rect.height > 0 else { return offset }
    return showing(rect, horizontally: .nearest, vertically: .nearest)
  }

  /// Whether an animated `scrollToItem` moves the content. A movement that is too short counts as
  /// none (SC-9).
  package func isMovement(to target: CGPoint) -> Bool {
    abs(target.x - offset.x) >= ScrollPhysics.leastItemMovement
      || abs(target.y - offset.y) >= ScrollPhysics.leastItemMovement
  }

  private var horizontal: Axis {
    Axis(
      offset: offset.x, length: boundsSize.width, leading: adjustedInset.left,
      trailing: adjustedInset.right, limits: limits.x)
  }

  private var vertical: Axis {
    Axis(
      offset: offset.y, length: boundsSize.height, leading: adjustedInset.top,
      trailing: adjustedInset.bottom, limits: limits.y)
  }

  private struct Axis {
    var offset: CGFloat
    var length: CGFloat
    var leading: CGFloat
    var trailing: CGFloat
    var limits: AxisLimits

    /// Returns the offset that shows an item in an alignment.
    ///
    /// - Parameter item: The edges of the item. They are not a `Range`, because a range traps on
    ///   NaN.
    func offset(showing item: (start: CGFloat, end: CGFloat), _ alignment: Alignment) -> CGFloat {
      let free = length - leading - trailing
      let atStart = item.start - leading
      let atEnd = item.end - length + trailing
      switch alignment {
      case .start:
        return limits.clamped(atStart)
      case .end:
        return limits.clamped(atEnd)
      case .center:
        let middle = (item.start + item.end) / 2
        return limits.clamped(middle - leading - free / 2)
      case .nearest:
        // An item that fits is visible from `atEnd` to `atStart`. For a larger item `atStart` is
        // below `atEnd`.
        if offset >= atEnd, offset <= atStart { return offset }
        let startIsNearer = abs(atStart - offset) <= abs(atEnd - offset)
        return limits.clamped(startIsNearer ? atStart : atEnd)
      }
    }
  }
}
