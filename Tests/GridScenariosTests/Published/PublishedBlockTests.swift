import GridKit
import GridScenarios
import Testing

/// The block layout as published.
@MainActor @Suite("Published blocks")
struct PublishedBlockTests {
  @Test func `the leading tile leaves a smaller spacing than was asked for`() throws {
    let stage = try PublishedStage("block", sections: [.count(9)])
    // Section 9: (360 − 40) / 6 without insets; with four columns of two the spacing is 10·3/4.
    let small: CGFloat = 320.0 / 6
    let frames = stage.grid.frames
    #expect(abs((frames[.cell(0, 0)]?.width ?? 0) - (2 * small + 10)) < 1e-9)
    #expect(
      abs((frames[.cell(0, 1)]?.minX ?? 0) - (frames[.cell(0, 0)]?.maxX ?? 0) - 7.5) < 1e-9)
    let inset = try PublishedStage("block", ["sectionInset": 10], sections: [.count(9)])
    #expect(inset.grid.frames[.cell(0, 1)] == CGRect(x: 127.5, y: 10, width: 50, height: 50))
  }

  @Test func `a missing item ends its column`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[1, 0], [2]], "columnWidths": [150, 200]],
      sections: [.heights([30, 40, 50, 60])])
    // The second block has item 3 only, which stands behind a missing one.
    #expect(
      stage.difference(
        from: """
          cell 0-0    0  50  150  30
          cell 0-1    0   0  150  40
          cell 0-2  160   0  200  50
          """) == nil)
    // The next block would start at 90, below the union of all frames; what places nothing takes no
    // room.
    #expect(stage.grid.contentSize.height == 80)
    #expect(stage.item(3) == nil)
    #expect(stage.codes.contains("item-query-unavailable"))
  }

  @Test func `a column is put beside whatever was made last`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[0], [2], [1]], "columnWidths": [100, 120, 110]],
      sections: [.heights([30, 40])])
    // Spacing (360 − 330) / 2; the empty column is not counted.
    #expect(
      stage.difference(
        from: """
          cell 0-0    0  0  100  30
          cell 0-1  115  0  110  40
          """) == nil)
  }

  @Test func `a section without items pulls the next one up`() throws {
    let stage = try PublishedStage(
      "block",
      [
        "template": [[0], [1]], "columnWidths": [150, 190], "headerHeight": 12, "footerHeight": 7,
        "sectionInset": [3, 0, 4, 0],
      ], sections: [.heights([]), .heights([10])])
    // 12 + 3 − 20 + 4 = −1
    #expect(
      stage.difference(
        from: """
          header 0-0  0   0  360  12
          footer 0-0  0  -1  360   7
          header 1-0  0   6  360  12
          cell 1-0  0  21  150  10
          footer 1-0  0  35  360   7
          """) == nil)
    #expect(stage.grid.contentSize.height == 42)
  }

  @Test func `items are looked up by their place in the template's order`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[2], [0, 1]], "columnWidths": [150, 200]],
      sections: [.heights([30, 40, 50])])
    let answer = stage.layout.layoutAttributesForItem(at: [0, 0])
    #expect(answer?.indexPath == [0, 2])
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

  @Test func `a single column has no finite places, and a wrong template no items`() throws {
    let one = try PublishedStage(
      "block", ["template": [[0]], "columnWidths": [100], "headerHeight": 9],
      sections: [.heights([10])])
    #expect(one.codes == ["non-finite-geometry", "supplementary-query-traps"])
    #expect(one.difference(from: "header 0-0  0  0  360  9") == nil)
    let refused = try PublishedStage(
      "block", ["template": [[0], [1]], "columnWidths": [100]], sections: [.heights([10])])
    #expect(refused.codes == ["invalid-block-template", "supplementary-query-traps"])
    #expect(refused.grid.frames.isEmpty)
  }

  @Test func `columns that are too wide overlap`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[0], [1]], "columnWidths": [200, 180]], sections: [.heights([10, 20])])
    #expect(stage.grid.frames[.cell(0, 1)] == CGRect(x: 180, y: 0, width: 180, height: 20))
  }

  // MARK: The loop

  @Test func `behind an empty first column the left edge is one spacing`() throws {
    let parameters: JSONObject = [
      "template": [[2], [0], [1]], "columnWidths": [100, 120, 115], "sectionInset": [0, 10, 0, 10],
    ]
    let size = CGSize(width: 375, height: 667)
    let stage = try PublishedStage(
      "block", parameters, sections: [.heights([10, 20, 30, 40]), .heights([10])], size: size)
    // In the second block of a section the last attributes are those of the block before.
    #expect(
      stage.difference(
        from: """
          cell 0-0  120   0  120  10
          cell 0-1  250   0  115  20
          cell 0-2   10   0  100  30
          cell 0-3  375  40  120  40
          cell 1-0   10  80  120  10
          """) == nil)
    #expect(stage.grid.contentSize.height == 90)
    #expect(stage.codes.contains("misplaced-column"))
  }

  @Test func `the union of a section is never begun anew`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[0], [1]], "columnWidths": [250, 225]],
      sections: [.heights([100, 200, 20, 30, 40, 50])], size: CGSize(width: 375, height: 667))
    #expect([0, 2, 4].map { stage.grid.frames[.cell(0, $0)]?.minY } == [0, 100, 100])
    #expect(stage.grid.contentSize.height == 200)
  }

  @Test func `a section that places nothing sends the next one to the top`() throws {
    let sections: [ScenarioSection] = [
      .heights([20, 30, 40]), .heights([50]), .heights([20, 30, 40]),
    ]
    let stage = try PublishedStage(
      "block", ["template": [[1], [2, 0]], "columnWidths": [100, 70]], sections: sections,
      size: CGSize(width: 380, height: 667))
    #expect(stage.grid.frames[.cell(2, 1)]?.minY == 0)
    #expect(stage.grid.contentSize.height == 270)
  }

  @Test func `more widths than columns narrow the spacing`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[0], [1]], "columnWidths": [100, 100, 100]],
      sections: [.heights([10, 20, 30, 40])], size: CGSize(width: 375, height: 667))
    #expect(
      stage.difference(
        from: """
          cell 0-0      0     0  100  10
          cell 0-1  137.5     0  100  20
          cell 0-2      0  57.5  100  30
          cell 0-3  137.5  57.5  100  40
          """) == nil)
    #expect(stage.codes.contains("invalid-block-template"))
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

  @Test func `with the preset the first item of each block is big, wherever it stands`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[1], [0], [2]], "preset": "leadingTile"], sections: [.count(4)])
    // (360 − 20) / 4 = 85: item 0 and item 3 are 180 high in a column of 85.
    #expect(
      [0, 1, 2, 3].map { stage.grid.frames[.cell(0, $0)]?.height } == [180, 85, 85, 180])
    #expect(stage.grid.frames[.cell(0, 0)]?.width == 85)
  }
}
