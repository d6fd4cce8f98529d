import GridKit
import GridScenarios
import Testing

/// The block layout as published: 4.10 of the gallery's requirements.
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
    #expect(stage.grid.contentSize.height == 90)
    #expect(stage.item(3) == nil)
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

  @Test func `headers answer for decorations, and missing ones would stop`() throws {
    let parameters: JSONObject = ["template": [[0], [1]], "columnWidths": [150, 190]]
    var withHeader = parameters
    withHeader["headerHeight"] = 12
    let kind = GridView.elementKindSectionHeader
    let stage = try PublishedStage("block", withHeader, sections: [.heights([10])])
    #expect(
      stage.layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0])?.frame.height == 12)
    let bare = try PublishedStage("block", parameters, sections: [.heights([10])])
    #expect(bare.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]) == nil)
    #expect(bare.codes == ["supplementary-query-traps"])
  }

  @Test func `one column is not divided by, and no template is forced`() throws {
    let one = try PublishedStage(
      "block", ["template": [[0]], "columnWidths": [100], "headerHeight": 9],
      sections: [.heights([10])])
    #expect(one.codes == ["non-finite-geometry"])
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
}
