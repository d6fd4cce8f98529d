import GridTesting

extension CodeCase {
  private static let barred = LayoutDeclaration(section: .init(headerExtent: 24, footerExtent: 12))

  /// Answers that contradict each other or the data.
  static let queries = [
    CodeCase(
      .rectIgnored, naming: ["layoutAttributesForElements(in:)", "29 elements"], { DeafGrid() }),
    CodeCase(
      .missingItem,
      naming: [
        "layoutAttributesForElements(in:)", "(cell 0-20 and cell 1-7) have no attributes anywhere",
      ],
      { OneLessGrid() }),
    CodeCase(
      .itemQueryMismatch, naming: ["layoutAttributesForItem(at:)", "cell 0-0", "(8, 0, 148, 40)"],
      { ShiftedItemGrid() }),
    CodeCase(
      .itemQueryUnavailable, naming: ["layoutAttributesForItem(at:)", "29 of 29 items"],
      { SilentItemGrid() }),
    CodeCase(
      .itemQueryWrongIndexPath, naming: ["layoutAttributesForItem(at:)", "cell 1-0", "cell 0-0"],
      { FlatListGrid() }),
    CodeCase(
      .duplicateIndexPath, naming: ["layoutAttributesForElements(in:)", "cell 0-0"],
      { TwiceGrid() }),
    CodeCase(
      .malformedIndexPath, naming: ["layoutAttributesForElements(in:)", "header"],
      { ShortPathGrid().barred() }, not: { PlainGridLayout().barred() }),
    CodeCase(
      .phantomItem, naming: ["layoutAttributesForElements(in:)", "cell 0-21", "cell 1-8"],
      { OneMoreGrid() }),
    CodeCase(
      .elementKindConfusion,
      naming: ["layoutAttributesForDecorationView(ofKind:at:)", "header 0-0"],
      { HeaderDecorationGrid().barred() }, not: { PlainGridLayout().barred() }),
    CodeCase(
      .missingSupplementary,
      naming: ["layoutAttributesForElements(in:)", "header 0-0", "footer 0-0", "`super`"],
      { FilteringFlowLayout(answersBars: false) }, not: { FilteringFlowLayout(answersBars: true) }),
    CodeCase(.nilSupplementary, naming: ["header 0-0"], { FlatHeaderGrid() }),
    CodeCase(
      .preparedButNotReturned, naming: ["prepare()", "29"], { ForgottenGrid() },
      not: { CachingGrid() }),
  ]

  /// Places that elements should not have.
  static let geometry = [
    CodeCase(.overlappingElements, naming: ["cell 0-0", "cell 0-2"], { TightGrid() }),
    CodeCase(
      .stickyNotInFront, naming: ["header 0-0", "cell 0-", "zIndex 0"],
      in: Room(promise: .init(allowsOverlap: true)), { StickyGrid().barred() },
      not: { StickyGrid(barIndex: 1).barred() }),
    CodeCase(.negativeOrZeroSize, naming: ["cell 0-0"], { NegativeGrid() }),
    CodeCase(
      .nonFiniteGeometry, naming: ["cell 1-0"], in: Room(sections: [21, 2]), { SpreadGrid() }),
    CodeCase(.nonPositiveScale, naming: ["cell 0-8"], { ShrinkingGrid() }),
    CodeCase(.tieBreakByEpsilon, naming: ["0.001"], { EpsilonGrid() }),
    CodeCase(
      .emptySectionCollapses, naming: ["takes 8 points", "16 are declared"],
      in: Room(
        sections: [4, 0, 5],
        promise: .init(section: .init(inset: GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))),
      { CollapsingGrid() }),
    CodeCase(
      .emptySectionCollapses, naming: ["takes 44 points", "52 are declared"],
      in: Room(
        promise: .init(section: .init(inset: .init(top: 8, left: 8, bottom: 8, right: 8)))),
      { CollapsingGrid().barred() }, not: { PlainGridLayout().barred() }),
    CodeCase(
      .supplementarySizeMismatch, naming: ["header of section 0", "29", "24"],
      in: Room(
        promise: .init(
          section: .init(
            inset: GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), headerExtent: 24,
            footerExtent: 12))), { LongHeaderGrid().barred() }, not: { PlainGridLayout().barred() }),
    CodeCase(
      .clippedElements, naming: ["cell 0-"],
      in: Room(viewport: CGSize(width: 200, height: 400), sections: [6]), { TallRingLayout() },
      not: { RingLayout() }),
  ]
}
