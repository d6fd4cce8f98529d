import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Worked examples, most of them in a grid 360 points wide, whose parameters have values of their
/// own. The seventh is in `CircleLayoutTests`.
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
      _ name: String, _ stage: Stage<some GridViewLayout>, _ frames: String, width: CGFloat = 360,
      height: CGFloat
    ) {
      self.name = name
      difference = stage.difference(from: frames)
      content = stage.grid.contentSize
      expectedContent = CGSize(width: width, height: height)
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

  @Test func `layouts place their items as the examples say, by their parameters`() {
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
    let columnHeights = ListedSizes([[20, 35, 10, 12, 8], [9]])
    let columns = ShortestColumnLayout()
    columns.delegate = columnHeights
    columns.columnCount = 3
    columns.interitemSpacing = 6
    columns.lineSpacing = 3
    columns.sectionInset = GridEdgeInsets(top: 11, left: 15, bottom: 13, right: 17)
    let list = ListLayout()
    list.itemHeight = 44.5
    list.lineSpacing = 3
    list.sectionInset = GridEdgeInsets(top: 7, left: 20, bottom: 9, right: 10)
    let rows = [
      Row(
        // (500 − 15 − 17 − 2 · 6) / 3 = 152
        "1: shortestColumn, with its parameters, each section begins anew",
        Stage(
          columns, counts: columnHeights.counts, size: CGSize(width: 500, height: 300),
          companions: [columnHeights]),
        """
        cell 0-0   15  11  152  20
        cell 0-1  173  11  152  35
        cell 0-2  331  11  152  10
        cell 0-3  331  24  152  12
        cell 0-4   15  34  152   8
        cell 1-0   15  70  152   9
        """, width: 500, height: 92),
      Row(
        // Sections are 7 + 2 · 44.5 + 3 + 9 = 108, 16 and 60.5 long.
        "list", Stage(list, counts: [2, 0, 1]),
        """
        cell 0-0  20     7  330  44.5
        cell 0-1  20  54.5  330  44.5
        cell 2-0  20   131  330  44.5
        """, height: 184.5),
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
}
