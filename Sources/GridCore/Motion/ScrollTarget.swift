import Foundation

/// The offset to which content must be scrolled so that a part of it is seen.
package struct ScrollTarget: Hashable, Sendable {
  /// The place of an item in the viewport, on one axis.
  package enum Alignment: Hashable, Sendable {
    /// The alignment at the near edge of the space that the insets leave free: top, left.
    case start
    /// The alignment in the middle of the space that the insets leave free.
    case center
    /// The alignment at the far edge: bottom, right.
    case end
    /// The least movement that shows it: an axis without a position.
    case nearest
  }

  /// The offset before the call, in points.
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

  /// The offset for `scrollToItem`: raw target, then the limits.
  ///
  /// An axis whose item is seen already keeps its offset, even outside the limits.
  ///
  /// - Parameter frame: The item's frame in content points.
  package func showing(
    _ frame: CGRect, horizontally: Alignment, vertically: Alignment
  ) -> CGPoint {
    CGPoint(
      x: horizontal.offset(showing: (frame.minX, frame.maxX), horizontally),
      y: vertical.offset(showing: (frame.minY, frame.maxY), vertically))
  }

  /// The offset for `scrollRectToVisible`: the least movement, within the limits.
  ///
  /// Content under the adjusted insets does not count as seen. A rectangle larger than the viewport
  /// is aligned at its nearer edge; one without area changes nothing.
  package func revealing(_ rect: CGRect) -> CGPoint {
    guard rect.width > 0, rect.height > 0 else { return offset }
    return showing(rect, horizontally: .nearest, vertically: .nearest)
  }

  /// Whether an animated `scrollToItem` moves at all: shorter ways count as none (SC-9).
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
    /// - Parameter item: Edges; not a range, which must not be made of what is no number.
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
        // Seen from `atEnd` to `atStart` when it fits; the two are in the other order when not.
        if offset >= atEnd, offset <= atStart { return offset }
        let startIsNearer = abs(atStart - offset) <= abs(atEnd - offset)
        return limits.clamped(startIsNearer ? atStart : atEnd)
      }
    }
  }
}
