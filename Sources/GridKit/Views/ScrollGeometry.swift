/// The geometry of a scroll view: insets, limits of the offset, and the offset that shows a
/// rectangle.
///
/// Lengths are in points. Positions are content offsets: the point of the content at the viewport's
/// top left.
package struct ScrollGeometry: Equatable, Sendable {
  package var boundsSize: CGSize
  package var contentSize: CGSize
  package var contentInset: GridEdgeInsets
  /// The content inset plus the part of the safe area that was added to it.
  package var adjustedInset: GridEdgeInsets
  package var pixels: PixelGrid

  package init(
    boundsSize: CGSize, contentSize: CGSize, contentInset: GridEdgeInsets,
    adjustedInset: GridEdgeInsets, pixels: PixelGrid
  ) {
    self.boundsSize = boundsSize
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.adjustedInset = adjustedInset
    self.pixels = pixels
  }

  // MARK: Limits

  /// The least and the greatest offset (S1.6).
  package var limits: OffsetLimits { limits() }

  /// Returns the least and the greatest offset. `x` gives the limits of the horizontal axis if they
  /// are known already.
  func limits(x: AxisLimits? = nil) -> OffsetLimits {
    OffsetLimits(
      contentSize: contentSize, boundsSize: boundsSize, adjustedInset: adjustedInset,
      pixels: pixels, x: x)
  }

  // MARK: Safe area

  /// Returns the part of the safe area that is added to the content inset.
  ///
  /// The comparison of the content with the bounds uses the content inset, because the adjusted
  /// inset depends on the result. Only the whole difference is rounded to pixels, unlike in
  /// `limits`, where each term is rounded. With rounded terms, a layout that exactly fills the
  /// space between the insets could be too large in one pass and not in the next. The safe area
  /// would then be added and removed in turns.
  ///
  /// - Parameters:
  ///   - alwaysBounces: Whether each axis counts as scrollable even if its content is short.
  ///   - isInContainer: Whether a container with bars shows the scroll view as its content.
  package func safeAreaPart(
    of safeArea: GridEdgeInsets, behavior: BaseScrollView.ContentInsetAdjustmentBehavior,
    isScrollEnabled: Bool, alwaysBounces: (x: Bool, y: Bool), isInContainer: Bool
  ) -> GridEdgeInsets {
    let addsX: Bool
    let addsY: Bool
    switch behavior {
    case .never:
      return .zero
    case .always:
      return safeArea
    case .scrollableAxes, .automatic:
      let width = contentSize.width + contentInset.left + contentInset.right
      let height = contentSize.height + contentInset.top + contentInset.bottom
      let exceedsX = pixels.rounded(width - boundsSize.width) > 0
      let exceedsY = pixels.rounded(height - boundsSize.height) > 0
      addsX = isScrollEnabled && (exceedsX || alwaysBounces.x)
      addsY =
        isScrollEnabled && (exceedsY || alwaysBounces.y)
        || behavior == .automatic && isInContainer
    }
    return GridEdgeInsets(
      top: addsY ? safeArea.top : 0, left: addsX ? safeArea.left : 0,
      bottom: addsY ? safeArea.bottom : 0, right: addsX ? safeArea.right : 0)
  }

  // MARK: Showing a rectangle

  /// Returns the offset nearest to `offset` at which `rect` is within the adjusted insets (S1.8).
  package func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    ScrollTarget(
      offset: offset, boundsSize: boundsSize, adjustedInset: adjustedInset, limits: limits
    ).revealing(rect)
  }
}
