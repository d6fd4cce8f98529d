import Foundation

/// The places of headers and footers while they are pinned to the edges of the visible area (FL-74
/// to FL-77).
///
/// A pinned header follows the leading edge of the visible area until the end of its section pushes
/// it away. A pinned footer follows the trailing edge until the start of its section pushes it
/// away. Pinning does not change the content size.
package struct FlowPinning: Hashable, Sendable {
  /// The visible part of the scroll axis, less the content insets.
  package var visible: AxisRange
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  package init(visible: AxisRange, pinsHeaders: Bool, pinsFooters: Bool) {
    self.visible = visible
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// Makes the pinning for the bounds of a view.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds, whose origin is the content offset.
  ///   - contentInset: The view's adjusted content inset, which shifts both pin positions.
  package init(
    axis: FlowAxis, bounds: CGRect, contentInset: GridEdgeInsets, pinsHeaders: Bool,
    pinsFooters: Bool
  ) {
    let bounds = axis.span(of: bounds)
    let insets = axis.scrollInsets(of: contentInset)
    self.init(
      visible: AxisRange(start: bounds.start + insets.leading, end: bounds.end - insets.trailing),
      pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
  }

  /// Returns the start of a header, before rounding.
  ///
  /// - Parameters:
  ///   - natural: The span of the header without pinning.
  ///   - section: The span of the section, from the header's start to the footer's end.
  ///   - footerExtent: The extent of the section's footer, or 0. If footers are pinned too, the
  ///     header stops before the footer (FL-75).
  package func headerOffset(
    natural: AxisRange, section: AxisRange, footerExtent: CGFloat
  ) -> CGFloat {
    guard pinsHeaders else { return natural.start }
    let reserved = pinsFooters ? footerExtent : 0
    return max(natural.start, min(visible.start, section.end - natural.length - reserved))
  }

  /// Returns the start of a footer, before rounding.
  ///
  /// - Parameters:
  ///   - natural: The span of the footer without pinning.
  ///   - section: The span of the section, from the header's start to the footer's end. A footer
  ///     may cover the header of a section that is just coming into view.
  package func footerOffset(natural: AxisRange, section: AxisRange) -> CGFloat {
    guard pinsFooters else { return natural.start }
    return min(natural.start, max(visible.end - natural.length, section.start))
  }
}
