import GridTesting

extension CodeCase {
  private static let inset = GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private static func promising(
    _ section: LayoutDeclaration.Section, sections: [Int] = [21, 8], width: CGFloat = 320
  ) -> Room {
    Room(
      viewport: CGSize(width: width, height: 240), sections: sections,
      promise: LayoutDeclaration(section: section))
  }

  /// Layouts that do not keep, or cannot keep, what they promise.
  static let promises = [
    CodeCase(
      .spacingNotAsDeclared, naming: ["8.5", "8"],
      in: promising(.init(interitemSpacing: 8, lineSpacing: 8, inset: inset), width: 321),
      { RoundingGrid() }),
    CodeCase(
      .leadingLineSpacing, naming: ["section 0", "8"],
      in: promising(.init(lineSpacing: 8, inset: inset)), { LeadingGapGrid() }),
    CodeCase(
      .lostColumn, naming: ["3"],
      in: promising(
        .init(interitemSpacing: 8, inset: inset, itemSize: CGSize(width: 100, height: 40)),
        width: 332), { ShortLineGrid() }, not: { TileGrid() }),
    CodeCase(
      .misplacedColumn, naming: ["column"],
      in: promising(
        .init(interitemSpacing: 8, inset: inset, columnCount: 3, columnWidths: [90, 140, 50]),
        width: 360),
      { MisplacingGrid() }, not: { WeightedGrid() }),
    CodeCase(
      .columnsOverflow, naming: ["296", "264"], { WeightedGrid() },
      in: promising(
        .init(interitemSpacing: 8, inset: inset, columnWidths: [90, 140, 50]), width: 280),
      not: promising(.init(interitemSpacing: 8, inset: inset, columnWidths: [90, 140, 50]))),
    CodeCase(
      .invalidColumnCount, naming: ["0"], { PlainGridLayout() },
      in: promising(.init(columnCount: 0)), not: promising(.init(columnCount: 2))),
    CodeCase(
      .invalidBlockTemplate, naming: ["[[0], [2]]"], { PlainGridLayout() },
      in: Room(promise: LayoutDeclaration(blockTemplate: [[0], [2]])),
      not: Room(promise: LayoutDeclaration(blockTemplate: [[0], [1]]))),
    CodeCase(
      .missingGroup, naming: ["18", "21"], { PlainGridLayout() },
      in: Room(sections: [21], promise: LayoutDeclaration(groupCounts: [10, 8])),
      not: Room(sections: [21], promise: LayoutDeclaration(groupCounts: [10, 11]))),
    CodeCase(
      .sectionCountMismatch, naming: ["3", "2"], { PlainGridLayout() },
      in: Room(promise: LayoutDeclaration(delegateSectionCount: 3)),
      not: Room(promise: LayoutDeclaration(delegateSectionCount: 2))),
    CodeCase(
      .degenerateRadius, naming: ["-10"], { RingLayout() },
      in: Room(sections: [1], promise: LayoutDeclaration(radius: -10)),
      not: Room(sections: [1], promise: LayoutDeclaration(radius: 90))),
    CodeCase(
      .wrappedLine, naming: ["cell 0-5"],
      in: Room(
        viewport: CGSize(width: 200, height: 120), sections: [8],
        promise: LayoutDeclaration(scrollAxis: .horizontal, isSingleLine: true)),
      { WrappingStripLayout() }, not: { StripLayout() }),
    CodeCase(
      .missingDelegate, naming: ["delegate"], { DelegateOnlyGrid() },
      in: Room(promise: LayoutDeclaration(requiresDelegate: true)),
      not: Room(
        promise: LayoutDeclaration(requiresDelegate: true),
        dress: { grid in
          let spacings = Spacings(line: 8, interitem: 8)
          grid.delegate = spacings
          return [spacings]
        })),
    CodeCase(
      .delegateCapabilityMismatch, naming: ["interitem spacing only"],
      in: Room(variants: { [.interitemSpacingOnly] }), { MishearingGrid() }, not: { SpacedGrid() }),
    CodeCase(
      .sizeDelegateShadowsItemSize, naming: ["70, 30", "ItemSizes"],
      in: Room(dress: { grid in
        let sizes = ItemSizes { _ in CGSize(width: 60, height: 50) }
        grid.delegate = sizes
        return [sizes]
      }),
      {
        let flow = GridViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 30)
        return flow
      }, not: { GridViewFlowLayout() }),
    CodeCase(
      .zeroSizeItem, naming: ["cell 0-3"], { GridViewFlowLayout() },
      in: Room(dress: Self.sizes(except: CGSize(width: 0, height: 0))),
      not: Room(dress: Self.sizes(except: CGSize(width: 10, height: 20)))),
  ]

  /// Items of one size, but for the fourth of the first section.
  private static func sizes(except size: CGSize) -> @MainActor @Sendable (GridView) -> [AnyObject] {
    { grid in
      let sizes = ItemSizes {
        $0 == IndexPath(item: 3, section: 0) ? size : CGSize(width: 60, height: 50)
      }
      grid.delegate = sizes
      return [sizes]
    }
  }
}

extension LayoutAudit.DelegateVariant {
  /// A delegate that tells the space between items of a line, and no other.
  static var interitemSpacingOnly: Self {
    .init(
      "interitem spacing only", declaration: LayoutDeclaration(section: .init(interitemSpacing: 30))
    ) { grid in
      let spacings = Spacings(line: nil, interitem: 30)
      grid.delegate = spacings
      return [spacings]
    }
  }
}
