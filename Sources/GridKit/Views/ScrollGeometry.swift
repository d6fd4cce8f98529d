/// The geometry that bounds the content of a scroll view: insets, limits and least movements.
///
/// All lengths are in points, positions are offsets: the place in the content that is at the
/// viewport's top left.
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

  /// The least and the greatest offset, with the limits of the horizontal axis where they are
  /// known.
  func limits(x: AxisLimits? = nil) -> OffsetLimits {
    OffsetLimits(
      contentSize: contentSize, boundsSize: boundsSize, adjustedInset: adjustedInset,
      pixels: pixels, x: x)
  }

  /// Whether the content with its adjusted insets is longer than the viewport, in pixels.
  package var isExceeding: (x: Bool, y: Bool) {
    let limits = limits
    return (limits.x.hasRoom, limits.y.hasRoom)
  }

  // MARK: Safe area

  /// The part of the safe area that is added to the content inset.
  ///
  /// Whether content exceeds the bounds is asked with the content inset: with the adjusted one the
  /// answer would depend on itself. It exceeds them by what is left of the whole sum in pixels: the
  /// limits round each term, and of a layout that fills what the insets leave they would find too
  /// much or not, and add the safe area or not, in turns.
  ///
  /// - Parameters:
  ///   - alwaysBounces: Whether an axis counts as scrollable whatever its content.
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

  /// The offset nearest to a given one that shows a rectangle within the adjusted insets (S1.8).
  package func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    ScrollTarget(
      offset: offset, boundsSize: boundsSize, adjustedInset: adjustedInset, limits: limits
    ).revealing(rect)
  }
}
