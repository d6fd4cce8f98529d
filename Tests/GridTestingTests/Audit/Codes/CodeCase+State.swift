import GridTesting

extension CodeCase {
  /// Content sizes, and what is kept for too long or not at all.
  static let state = [
    CodeCase(
      .contentSizeMismatch,
      naming: ["collectionViewContentSize", "688", "728", "40 points too short"],
      in: Room(promise: LayoutDeclaration(trailingInset: 8)), { ShortGrid() }),
    CodeCase(
      .zeroExtentContentSize, naming: ["collectionViewContentSize", "0 wide"], { NarrowGrid() }),
    CodeCase(
      .unreachableContent, naming: ["cell 0-1"],
      in: Room(inset: GridEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)), { WideGrid() }),
    CodeCase(.notIdempotent, naming: ["prepare()", "cell 0-0"], { DriftingGrid() }),
    CodeCase(
      .staleAfterResize, naming: ["shouldInvalidateLayout(forBoundsChange:)"], { RigidGrid() }),
    CodeCase(
      .staleAfterResize,
      naming: ["ForgetfulGrid.invalidateLayout(with:)", "agrees to be invalidated", "`super`"],
      { ForgetfulGrid() }),
    CodeCase(
      .staleMeasuredSize,
      naming: ["shouldInvalidateLayout(forPreferredLayoutAttributes:", "two items are inserted"],
      { StaleMeasuringList() }, not: { MeasuringList() }),
    CodeCase(
      .invalidationIgnored,
      naming: ["ForgetfulGrid.invalidateLayout(with:)", "does not call `prepare()`", "`super`"],
      { ForgetfulGrid() }),
    CodeCase(.screenMetrics, naming: ["prepare()", "cell 0-"], { ScreenGrid() }),
    CodeCase(
      .parameterDoesNotInvalidate, naming: ["invalidateLayout()", "`gap`", "cell 0-0"],
      in: Room(changes: { [.init("gap", \PlainGridLayout.gap, 18)] }), { CachingGrid() },
      not: { AttentiveGrid() }),
    CodeCase(.invalidatesDuringPrepare, naming: ["prepare()"], { RestlessGrid() }),
    CodeCase(
      .sharedAttributesMutated, naming: ["cell 0-1"], { FadingFlowLayout() },
      not: { CopyingFlowLayout() }),
    CodeCase(
      .workGrowsWithItems, naming: ["prepare()"], { LaboriousGrid() }, not: { DividingGrid() }),
    CodeCase(.invalidationStorm, naming: ["prepare()"], { StormyGrid() }),
    CodeCase(
      .snapOutOfRange,
      naming: ["targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"],
      { OverSnappingGrid() }, not: { SnappingGrid() }),
    CodeCase(
      .staleScrollCursor,
      naming: ["targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"],
      { CountingPagesGrid() }, not: { SnappingGrid() }),
  ]
}
