import Foundation

/// The pages of one axis: where they start, and which one a release goes to.
package struct PageGrid: Hashable, Sendable {
  /// A page motion that a touch interrupted.
  package struct Running: Hashable, Sendable {
    package var target: CGFloat
    /// Whether it went towards larger offsets.
    package var isForward: Bool

    package init(target: CGFloat, isForward: Bool) {
      self.target = target
      self.isForward = isForward
    }
  }

  /// Length of a page: that of the viewport (P8.1), in points. Zero: the axis has no pages.
  package var stride: CGFloat
  /// Offset of page 0. Always 0 in UIKit, also with insets.
  package var origin: CGFloat
  package var limits: AxisLimits
  package var pixels: PixelGrid

  package init(stride: CGFloat, origin: CGFloat = 0, limits: AxisLimits, pixels: PixelGrid) {
    self.stride = stride
    self.origin = origin
    self.limits = limits
    self.pixels = pixels
  }

  /// Whether an offset is where a page starts.
  ///
  /// Near misses count from both sides, because strides of thirds of a point do not divide exactly.
  package func isOnPage(_ offset: CGFloat) -> Bool {
    guard stride > 0 else { return true }
    let rest = abs((offset - origin).truncatingRemainder(dividingBy: stride))
    return min(rest, stride - rest) <= ScrollPhysics.samePoint
  }

  /// The offset that a release goes to.
  ///
  /// - Parameters:
  ///   - velocity: The raw latest velocity, in points per millisecond.
  ///   - running: The page motion that this drag interrupted, if it was not over.
  /// - Returns: The offset itself on a page; else a page's start, on pixels and within the limits.
  package func target(
    from offset: CGFloat, velocityPerMs velocity: CGFloat, interrupting running: Running? = nil
  ) -> CGFloat {
    guard !isOnPage(offset) else { return offset }
    let threshold = ScrollPhysics.pageFlickPerMs
    if velocity > threshold {
      var from = offset
      if let running, running.isForward { from = running.target + stride }
      return start(ofPage: page(at: from, rounding: .up))
    }
    if velocity < -threshold {
      var from = offset
      if let running, !running.isForward { from = running.target - stride }
      return start(ofPage: page(at: from, rounding: .down))
    }
    return start(
      ofPage: isBeyondLastFullPage(offset) ? page(at: offset, rounding: .up) : nearest(offset))
  }

  /// The page nearest to a target that a hook chose, within the limits.
  package func snapped(_ target: CGFloat) -> CGFloat {
    stride > 0 ? start(ofPage: nearest(target)) : limits.clamped(target)
  }

  /// The offset of a page, on pixels and within the limits: a partial last page rests at the limit.
  package func start(ofPage page: CGFloat) -> CGFloat {
    limits.clamped(pixels.rounded(origin + page * stride))
  }

  private func nearest(_ offset: CGFloat) -> CGFloat {
    ((offset - origin) / stride + 0.5).rounded(.down)
  }

  /// The whole number of pages next to an offset; an offset on a page has that one on both sides.
  private func page(at offset: CGFloat, rounding: FloatingPointRoundingRule) -> CGFloat {
    isOnPage(offset) ? nearest(offset) : ((offset - origin) / stride).rounded(rounding)
  }

  private func isBeyondLastFullPage(_ offset: CGFloat) -> Bool {
    let last = page(at: limits.max, rounding: .down)
    return (offset - origin) / stride > last
  }
}
