import Foundation

/// The limits within which the offset may rest on one axis.
package struct AxisLimits: Hashable, Sendable {
  /// Offset at the near edge of the content, in points.
  package let min: CGFloat
  /// The offset at the far edge. It is never below `min`, so that short content stays at its near
  /// edge.
  package let max: CGFloat

  package init(min: CGFloat, max: CGFloat) {
    self.min = min
    self.max = Swift.max(min, max)
  }

  /// Makes the limits of one axis.
  ///
  /// Every term is rounded to pixels, and so is the sum, because thirds of a point do not add up
  /// exactly.
  package init(
    contentLength: CGFloat, boundsLength: CGFloat, leading: CGFloat, trailing: CGFloat,
    pixels: PixelGrid
  ) {
    // Most views have no insets: zeros are not rounded.
    var content = pixels.rounded(contentLength)
    if trailing != 0 { content += pixels.rounded(trailing) }
    self.init(
      min: leading == 0 ? 0 : 0 - pixels.rounded(leading),
      max: pixels.rounded(content - pixels.rounded(boundsLength)))
  }

  /// Whether the content exceeds the viewport, so that a drag moves it without bouncing.
  package var hasRoom: Bool { max > min }

  package func contains(_ offset: CGFloat) -> Bool {
    offset >= min && offset <= max
  }

  package func clamped(_ offset: CGFloat) -> CGFloat {
    Swift.min(Swift.max(offset, min), max)
  }

  /// Whether an offset is so far beyond a limit that a motion cannot end there.
  package func isBouncing(_ offset: CGFloat) -> Bool {
    offset <= min - ScrollPhysics.edgeTolerance || offset >= max + ScrollPhysics.edgeTolerance
  }
}

/// The limits within which the offset may rest on both axes.
package struct OffsetLimits: Hashable, Sendable {
  package var x: AxisLimits
  package var y: AxisLimits

  package init(x: AxisLimits, y: AxisLimits) {
    self.x = x
    self.y = y
  }

  /// Makes the limits of a scroll view.
  ///
  /// - Parameter x: The limits of the horizontal axis, if they are known already.
  package init(
    contentSize: CGSize, boundsSize: CGSize, adjustedInset: GridEdgeInsets, pixels: PixelGrid,
    x: AxisLimits? = nil
  ) {
    self.x =
      x
      ?? AxisLimits(
        contentLength: contentSize.width, boundsLength: boundsSize.width,
        leading: adjustedInset.left, trailing: adjustedInset.right, pixels: pixels)
    y = AxisLimits(
      contentLength: contentSize.height, boundsLength: boundsSize.height,
      leading: adjustedInset.top, trailing: adjustedInset.bottom, pixels: pixels)
  }

  /// The least offset of both axes.
  package var min: CGPoint { CGPoint(x: x.min, y: y.min) }
  /// The greatest offset of both axes.
  package var max: CGPoint { CGPoint(x: x.max, y: y.max) }

  package func contains(_ offset: CGPoint) -> Bool {
    x.contains(offset.x) && y.contains(offset.y)
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  /// Returns the axes that follow a drag. On these axes the content exceeds the viewport, or the
  /// view always bounces.
  package func draggableAxes(bounces: Bool, alwaysBounces: AxisPair<Bool>) -> AxisPair<Bool> {
    AxisPair(
      x: x.hasRoom || bounces && alwaysBounces.x, y: y.hasRoom || bounces && alwaysBounces.y)
  }
}
