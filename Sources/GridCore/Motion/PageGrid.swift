import Foundation

/// The pages of one axis. The grid computes where pages start, and to which page a release goes.
package struct PageGrid: Hashable, Sendable {
  /// A page motion that a touch interrupted.
  package struct Running: Hashable, Sendable {
    package var target: CGFloat
    /// Whether the motion went towards larger offsets.
    package var isForward: Bool

    package init(target: CGFloat, isForward: Bool) {
      self.target = target
      self.isForward = isForward
    }
  }

  /// The length of a page, in points: the length of the viewport (P8.1). The length is zero if the
  /// axis has no pages.
  package var stride: CGFloat
  /// The offset of page 0. In UIKit it is always 0, also with insets.
  package var origin: CGFloat
  package var limits: AxisLimits
  package var pixels: PixelGrid

  package init(stride: CGFloat, origin: CGFloat = 0, limits: AxisLimits, pixels: PixelGrid) {
    self.stride = stride
    self.origin = origin
    self.limits = limits
    self.pixels = pixels
  }

  /// Whether a page starts at an offset.
  ///
  /// Offsets just before and just after the start count too, because strides of thirds of a point
  /// do not divide exactly.
  package func isOnPage(_ offset: CGFloat) -> Bool {
    guard stride > 0 else { return true }
    let rest = abs((offset - origin).truncatingRemainder(dividingBy: stride))
    return min(rest, stride - rest) <= ScrollPhysics.samePoint
  }

  /// Returns the offset that a release goes to.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the newest drag event (`DragVelocity.latestPerMs`), in points
  ///     per millisecond.
  ///   - running: The page motion that this drag interrupted, if it was not over.
  /// - Returns: `offset` if it is on a page; else a page's start, on pixels and within the limits.
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

  /// Returns the start of the page nearest to a target chosen by layout or delegate, within the
  /// limits.
  package func snapped(_ target: CGFloat) -> CGFloat {
    stride > 0 ? start(ofPage: nearest(target)) : limits.clamped(target)
  }

  /// Returns the offset of a page, on pixels and within the limits. A partial last page starts at
  /// the limit.
  package func start(ofPage page: CGFloat) -> CGFloat {
    limits.clamped(pixels.rounded(origin + page * stride))
  }

  private func nearest(_ offset: CGFloat) -> CGFloat {
    ((offset - origin) / stride + 0.5).rounded(.down)
  }

  /// Returns the number of a page next to an offset. For an offset on a page, rounding up and
  /// rounding down both give this page.
  private func page(at offset: CGFloat, rounding: FloatingPointRoundingRule) -> CGFloat {
    isOnPage(offset) ? nearest(offset) : ((offset - origin) / stride).rounded(rounding)
  }

  private func isBeyondLastFullPage(_ offset: CGFloat) -> Bool {
    let last = page(at: limits.max, rounding: .down)
    return (offset - origin) / stride > last
  }
}
