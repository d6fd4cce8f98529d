// Updates after a change of a length, an inset or a switch that affects the limits of the offset.

extension BaseScrollView {
  package final var geometry: ScrollGeometry {
    ScrollGeometry(
      boundsSize: placement.bounds.size, contentSize: contentSize, contentInset: contentInset,
      adjustedInset: adjustedInsetStorage,
      pixels: Unretained(simulation.screen).withObject { $0.pixels })
  }

  /// The axes along which a drag moves the content. They are the axes with more content than room,
  /// and the axes that always bounce (S1.15).
  package final var draggableAxes: AxisPair<Bool> {
    geometry.limits.draggableAxes(
      bounces: bounces,
      alwaysBounces: AxisPair(x: alwaysBounceHorizontal, y: alwaysBounceVertical))
  }

  package final var delegateCaller: ScrollDelegateCaller { ScrollDelegateCaller(scrollView: self) }

  /// Refreshes the limits after a change that does not affect `offsetLimits` yet.
  final func refreshLimits() {
    refreshLimits(since: offsetLimits)
  }

  /// Computes the adjusted inset, then brings the offset into the new limits.
  ///
  /// First the limits change, then the callbacks are called, then the content moves. So the
  /// callbacks see the new limits (CO-28).
  final func refreshLimits(since old: OffsetLimits) {
    let safeArea = safeAreaInsets
    var part = GridEdgeInsets.zero
    if safeArea != .zero {
      part = geometry.safeAreaPart(
        of: safeArea, behavior: contentInsetAdjustmentBehavior, isScrollEnabled: isScrollEnabled,
        alwaysBounces: (bounces && alwaysBounceHorizontal, bounces && alwaysBounceVertical),
        isInContainer: isContentOfContainer)
    }
    let topChange = part.top - safeAreaPart.top
    let adjusted = contentInset + part
    let isPartChanged = part != safeAreaPart
    safeAreaPart = part
    if adjusted != adjustedInsetStorage {
      adjustedInsetStorage = adjusted
      setNeedsLayout()
      adjustedContentInsetDidChange()
      delegateCaller.didChangeAdjustedContentInset()
    }
    if isPartChanged { refreshSafeAreaOfSubviews() }
    if topChange != 0 {
      // S1.12: the content keeps its distance from the safe area.
      moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y - topChange))
    }
    clampOffsetAfterLimitsChanged(from: old)
  }
}

extension GridFault {
  @MainActor package static func scrollLoop(_ view: BaseScrollView) -> GridFault {
    GridFault(
      code: "scroll-loop", exceptionName: .fatalError,
      when: "Each message that the content has moved is answered by moving it on.",
      message: "\(MessageText.className(view)) is scrolled anew inside of each message that it was "
        + "scrolled, 100 of them one inside the other",
      advice: "scrollViewDidScroll(_:) changes contentOffset or bounds each time that it is "
        + "called. Change them only where the offset is not yet what it should be.")
  }
}
