import GridKit
import GridScenarios
import TestSupport
import Testing

/// The block layout as published.
@MainActor @Suite("Published blocks", .rows)
struct PublishedBlockTests {
  @Test func `blocks are placed column by column, after the template`() {
    PublishedStage.check(
      """
      # the leading tile leaves a smaller spacing than was asked for
      block {}, [9]
      // (360 − 40) / 6 without insets; with four columns of two the spacing is 10·3/4.
      some cell 0-0  0  0  116.66666666667  116.66666666667
      some cell 0-1  124.16666666667  0  53.33333333333  53.33333333333
      # its spacing within insets
      block {"sectionInset": 10}, [9]
      some cell 0-1  127.5  10  50  50
      # a missing item ends its column
      block {"template": [[1, 0], [2]], "columnWidths": [150, 200]}, [[30, 40, 50, 60]]
      // The second block has item 3 only, which stands behind a missing one. The next block would
      // start at 90, below the union of all frames; what places nothing takes no room.
      cell 0-0    0  50  150  30
      cell 0-1    0   0  150  40
      cell 0-2  160   0  200  50
      content 360 80
      no cell 0-3
      finds item-query-unavailable
      # a single column has no finite places
      block {"template": [[0]], "columnWidths": [100], "headerHeight": 9}, [[10]]
      codes non-finite-geometry supplementary-query-traps
      header 0-0  0  0  360  9
      # a wrong template has no items
      block {"template": [[0], [1]], "columnWidths": [100]}, [[10]]
      codes invalid-block-template supplementary-query-traps
      count 0
      # columns that are too wide overlap
      block {"template": [[0], [1]], "columnWidths": [200, 180]}, [[10, 20]]
      some cell 0-1  180  0  180  20
      # behind an empty first column the left edge is one spacing
      block {"template": [[2], [0], [1]], "columnWidths": [100, 120, 115], \
      "sectionInset": [0, 10, 0, 10]}, [[10, 20, 30, 40], [10]], [375, 667]
      // In the second block of a section the last attributes are those of the block before.
      cell 0-0  120   0  120  10
      cell 0-1  250   0  115  20
      cell 0-2   10   0  100  30
      cell 0-3  375  40  120  40
      cell 1-0   10  80  120  10
      content 375 90
      finds misplaced-column
      # more widths than columns narrow the spacing
      block {"template": [[0], [1]], "columnWidths": [100, 100, 100]}, \
      [[10, 20, 30, 40]], [375, 667]
      cell 0-0      0     0  100  10
      cell 0-1  137.5     0  100  20
      cell 0-2      0  57.5  100  30
      cell 0-3  137.5  57.5  100  40
      finds invalid-block-template
      # with the preset the first item of each block is big, wherever it stands
      block {"template": [[1], [0], [2]], "preset": "leadingTile"}, [4]
      // (360 − 20) / 4 = 85: item 0 and item 3 are 180 high in a column of 85.
      some cell 0-0  185  0  85  180
      some cell 0-1  0  0  180  85
      some cell 0-2  275  0  85  85
      some cell 0-3  365  185  85  180
      """)
  }

  @Test(
    arguments: [
      (header: 12, footer: 0, missing: "footers"), (0, 7, "headers"), (12, 7, nil),
    ] as [(header: Int, footer: Int, missing: String?)])
  func `bars answer for decorations of their kinds, and missing ones would stop`(
    header: Int, footer: Int, missing: String?
  ) throws {
    // YJ-7, YJ-8
    let stage = try PublishedStage(
      "block",
      [
        "template": [[0], [1]], "columnWidths": [150, 190], "headerHeight": JSONValue(header),
        "footerHeight": JSONValue(footer),
      ], sections: [.heights([10])])
    func heights(_ kind: String) -> [CGFloat?] {
      [
        stage.layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0])?.frame.height,
        stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])?.frame.height,
      ]
    }
    let (top, bottom) = (header > 0 ? CGFloat(header) : nil, footer > 0 ? CGFloat(footer) : nil)
    #expect(heights(GridView.elementKindSectionHeader) == [top, top])
    #expect(heights(GridView.elementKindSectionFooter) == [bottom, bottom])
    #expect(heights("wall") == [nil, nil])
    let traps = stage.simulation.findings.filter { $0.code == "supplementary-query-traps" }
    #expect(traps.count == (missing == nil ? 0 : 1))
    if let missing { #expect(traps[0].message.contains("makes no \(missing)")) }
  }

  @Test func `an item made twice is answered twice, and listed as it was made last`() throws {
    let run = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        layout: "block",
        parameters: [
          "mode": "asPublished", "template": [[0], [2]], "columnWidths": [100, 100],
        ], sections: [.heights([10, 20, 30, 40])],
        actions: [.Op.query(CGRect(x: 0, y: 0, width: 375, height: 300)), .snapshot(.all)]))
    let twice = ElementName(0, 2)
    #expect(run.output.steps[0].result == .names([ElementName(0, 0), twice, twice]))
    #expect(run.output.cells.map(\.name) == [ElementName(0, 0), twice])
    #expect(run.output.cells[1].frame == CGRect(x: 0, y: 205, width: 100, height: 30))
    #expect(run.output.steps[1].result == .elements(run.output.cells))
    let codes = try ScenarioAudit.run(run.scenario, registry: .gallery).codes
    for code in ["duplicate-index-path", "missing-item", "invalid-block-template"] {
      #expect(codes.contains(code))
    }
  }
}
