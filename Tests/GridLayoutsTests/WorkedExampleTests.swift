import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Worked examples of every layout, in a grid 360 points wide.
@MainActor @Suite("Worked examples", .rows)
struct WorkedExampleTests {
  /// A grid that is laid out, and what must be in it.
  private struct Row {
    let name: String
    let difference: GridDifference?
    let content: CGSize
    let expectedContent: CGSize
    let findings: [String]

    @MainActor init(
      _ name: String, _ stage: Stage<some GridViewLayout>, _ frames: String, height: CGFloat
    ) {
      self.name = name
      difference = stage.difference(from: frames)
      content = stage.grid.contentSize
      expectedContent = CGSize(width: 360, height: height)
      findings = stage.findingCodes
    }
  }

  private func stage(
    _ sizes: ListedSizes, _ configure: (SectionedWaterfallLayout) -> Void = { _ in }
  ) -> Stage<SectionedWaterfallLayout> {
    let layout = SectionedWaterfallLayout()
    layout.delegate = sizes
    configure(layout)
    return Stage(layout, counts: sizes.counts, companions: [sizes])
  }

  @Test func `1 to 5, 8, 9: layouts place their items as the examples say`() {
    let inset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let sectioned = ListedSizes(
      [[50, 30], [40, 70, 20, 10]],
      sections: [
        .init(lineSpacing: 4),
        .init(
          columns: 2, lineSpacing: 10, interitemSpacing: 8,
          inset: GridEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)),
      ])
    let weighted = ListedSizes(
      [[60, 140, 80]],
      sections: [.init(lineSpacing: 10, interitemSpacing: 15, weights: [1, 2])])
    let spanning = ListedSizes(
      [[90, 40, 30, 20]],
      sections: [.init(columns: 3, lineSpacing: 6, interitemSpacing: 6, spans: [0: 2, 3: 2])])
    let tags = ListedSizes(
      sizes: [
        [(170, 50), (180, 80), (100, 20), (240, 30)].map { CGSize(width: $0.0, height: $0.1) }
      ])
    let skyline = SkylineLayout()
    skyline.delegate = tags
    let grid = HeaderFooterGridLayout()
    grid.itemSize = CGSize(width: 80, height: 80)
    grid.itemSpacing = 8
    grid.sectionInset = GridEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    grid.headerSize = CGSize(width: GridViewLayout.automaticDimension, height: 24)
    grid.footerSize = CGSize(width: 360, height: 12)
    let heights = ListedSizes([[100, 30, 40, 60]])
    let block = BlockLayout()
    block.delegate = heights
    block.template = [[0], [1, 2]]
    block.columnWidths = [150, 170]
    block.sectionInset = inset
    let rows = [
      Row(
        "1: shortestColumn", Stage(ShortestColumnLayout(), counts: [6]),
        """
        cell 0-0      0   0  82.5  40
        cell 0-1   92.5   0  82.5  40
        cell 0-2    185   0  82.5  40
        cell 0-3  277.5   0  82.5  40
        cell 0-4      0  50  82.5  40
        cell 0-5   92.5  50  82.5  40
        """, height: 90),
      Row(
        "2: sectionedWaterfall",
        stage(sectioned) {
          $0.contentInset = GridEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
        },
        """
        cell 0-0    6   10  348  50
        cell 0-1    6   64  348  30
        cell 1-0    6   94  170  40
        cell 1-1  184   94  170  70
        cell 1-2    6  144  170  20
        cell 1-3    6  174  170  10
        """, height: 199),
      Row(
        "3: columns of different weights", stage(weighted),
        """
        cell 0-0    0   0  115   60
        cell 0-1  130   0  230  140
        cell 0-2    0  70  115   80
        """, height: 150),
      Row(
        "3: items over several columns", stage(spanning),
        """
        cell 0-0    0   0  238  90
        cell 0-1  244   0  116  40
        cell 0-2  244  46  116  30
        cell 0-3    0  96  238  20
        """, height: 116),
      Row(
        "4: skyline", Stage(skyline, counts: [4], companions: [tags]),
        """
        cell 0-0    0   0  170  50
        cell 0-1  180   0  180  80
        cell 0-2    0  60  100  20
        cell 0-3    0  90  240  30
        """, height: 120),
      Row(
        "5: headerFooterGrid", Stage(grid, counts: [5]),
        """
        cell   0-0    8   28   80  80
        header 0-0    0    0  360  24
        footer 0-0    0  200  360  12
        cell   0-1   96   28   80  80
        cell   0-2  184   28   80  80
        cell   0-3  272   28   80  80
        cell   0-4    8  116   80  80
        """, height: 212),
      Row(
        "8: mosaicGrid", Stage(MosaicGridLayout(), counts: [4]),
        """
        cell 0-0    0    0  180  180
        cell 0-1  180    0  180   90
        cell 0-2  180   90  180   90
        cell 0-3    0  180  180   90
        """, height: 270),
      Row(
        "9: block, with given widths", Stage(block, counts: [4], companions: [heights]),
        """
        cell 0-0   10   10  150  100
        cell 0-1  180   10  170   30
        cell 0-2  180   60  170   40
        cell 0-3   10  130  150   60
        """, height: 200),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.difference == nil)
      #expect(row.content == row.expectedContent)
      #expect(row.findings == [])
    }
  }

  @Test func `6: carousel, scales and free snapping`() throws {
    let stage = carousel()
    #expect(stage.grid.contentSize == CGSize(width: 750, height: 200))
    stage.scroll(to: CGPoint(x: 65, y: 0))
    #expect(stage.grid.elements(in: stage.grid.bounds) == [.cell(0, 0), .cell(0, 1), .cell(0, 2)])
    let scales = try (0..<3).map { item -> CGFloat in
      try #require(stage.grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
        .transform.a
    }
    let (near, far): (CGFloat, CGFloat) = (1 - 65 / 360, 1 - 195 / 360)
    #expect(scales == [near, near, far])
    #expect(stage.grid.visibleCells.count == 3)
    // Drags that would end there end at the nearest item.
    drag(stage, [(65, 0), (66, 130), (400, 390)])
  }

  @Test func `6: carousel, paging`() {
    let stage = carousel()
    stage.layout.pagingEnabled = true
    #expect(stage.grid.contentOffset == .zero)
    drag(stage, [(1, 130), (700, 260), (260, 260), (0, 130)])
  }

  private func drag(
    _ stage: Stage<CarouselLayout>, _ drags: [(proposed: CGFloat, target: CGFloat)]
  ) {
    for (proposed, target) in drags {
      stage.grid.drag(proposing: CGPoint(x: proposed, y: 0))
      #expect(stage.grid.settle().isSettled)
      #expect(stage.grid.contentOffset == CGPoint(x: target, y: 0), "\(proposed)")
    }
    #expect(stage.findingCodes == [])
  }

  private func carousel() -> Stage<CarouselLayout> {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 120, height: 160)
    return Stage(layout, counts: [4], size: CGSize(width: 360, height: 200))
  }

  @Test func `7: circle`() {
    let stage = Stage(CircleLayout(), counts: [3], size: CGSize(width: 360, height: 240))
    let centers = (0..<3).map { item -> CGPoint in
      stage.grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center ?? .zero
    }
    #expect(centers.map { NumberText.short($0) } == ["180, 40", "249.282, 160", "110.718, 160"])
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 240))
    #expect(stage.findingCodes == [])
  }

  @Test func `9: block with the preset`() throws {
    let delegate = ListedSizes([Array(repeating: 1, count: 9)])
    let layout = BlockLayout()
    layout.delegate = delegate
    layout.sectionInset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.template = [[0], [1, 5], [2, 6], [3, 7], [4, 8]]
    layout.preset = .leadingTile(gap: 10)
    let stage = Stage(layout, counts: [9], companions: [delegate])
    let frames = stage.grid.frames
    let tile = try #require(frames[.cell(0, 0)])
    let first = try #require(frames[.cell(0, 1)])
    let below = try #require(frames[.cell(0, 5)])
    // (340 − 5 · 10) / 6
    #expect(abs(first.width - 290 / 6) < 1e-9)
    #expect(abs(tile.width - (2 * first.width + 10)) < 1e-9)
    #expect(abs(first.minX - tile.maxX - 10) < 1e-9)
    #expect(abs(below.minY - first.maxY - 10) < 1e-9)
    #expect(abs(below.maxY - tile.maxY) < 1e-9)
    #expect(stage.findingCodes == [])
  }
}
