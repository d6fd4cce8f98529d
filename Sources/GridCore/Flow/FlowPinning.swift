import Foundation

/// The places of headers and footers while they stick to the edges of what shows (FL-74 to FL-77).
///
/// A pinned header follows the leading edge of the visible part until the end of its section
/// pushes it away; a footer does the same at the trailing edge. Neither changes the content size.
package struct FlowPinning: Hashable, Sendable {
  /// The part of the scroll axis that shows, less the content insets.
  package var visible: FlowSpan
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  package init(visible: FlowSpan, pinsHeaders: Bool, pinsFooters: Bool) {
    self.visible = visible
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// Takes the visible part from a view.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds: offset and size.
  ///   - contentInset: The view's adjusted content inset, which shifts both pin positions.
  package init(
    axis: FlowAxis, bounds: CGRect, contentInset: GridEdgeInsets, pinsHeaders: Bool,
    pinsFooters: Bool
  ) {
    let bounds = axis.span(of: bounds)
    let insets = axis.scrollInsets(of: contentInset)
    self.init(
      visible: FlowSpan(start: bounds.start + insets.leading, end: bounds.end - insets.trailing),
      pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
  }

  /// Returns the start of a header, before rounding.
  ///
  /// - Parameters:
  ///   - natural: What it covers when nothing is pinned.
  ///   - section: Its section, from the header's start to the footer's end.
  ///   - footerExtent: The extent of the section's footer, or 0. If footers are pinned too the
  ///     header stops above it (FL-75).
  package func headerOffset(
    natural: FlowSpan, section: FlowSpan, footerExtent: CGFloat
  ) -> CGFloat {
    guard pinsHeaders else { return natural.start }
    let reserved = pinsFooters ? footerExtent : 0
    return max(natural.start, min(visible.start, section.end - natural.length - reserved))
  }

  /// Returns the start of a footer, before rounding.
  ///
  /// - Parameters:
  ///   - natural: What it covers when nothing is pinned.
  ///   - section: Its section, from the header's start to the footer's end. A footer may cover
  ///     the header of a section that is just coming into view.
  package func footerOffset(natural: FlowSpan, section: FlowSpan) -> CGFloat {
    guard pinsFooters else { return natural.start }
    return min(natural.start, max(visible.end - natural.length, section.start))
  }
}
