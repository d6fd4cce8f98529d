import GridKit
import GridScenarios
import Testing

/// Filter buttons, list and grouped rows as published.
@MainActor @Suite("Published filter layouts")
struct PublishedRowsTests {
  // MARK: shortestColumn

  @Test func `the content size is coaxed out of itemSize, and too small`() throws {
    let stage = try PublishedStage("shortestColumn", sections: [.count(10)])
    // Section 9: the tallest bottom is 150.001, so itemSize is 4·150.001/10 − 30 high.
    #expect(abs(stage.grid.contentSize.height - 110.0012) < 1e-9)
    #expect(stage.grid.contentSize.width == 360)
    #expect(stage.grid.frames[.cell(0, 9)] == CGRect(x: 92.5, y: 100.001, width: 82.5, height: 40))
    #expect(stage.codes == ["invalidates-during-prepare"])
  }

  @Test func `columns come from the screen, the bias stays in the frames`() throws {
    let stage = try PublishedStage(
      "shortestColumn",
      [
        "screenWidth": 414, "sectionInset": [12, 7, 5, 7], "interitemSpacing": 8, "lineSpacing": 6,
        "columnBias": [0.25, 0, 0.5, 0.75],
      ], sections: [.count(6)], size: CGSize(width: 300, height: 400))
    // (414 − 14 − 24) / 4 = 94; the column with the smallest bias comes first.
    #expect(
      stage.difference(
        from: """
          cell 0-0  109  12     94  40
          cell 0-1    7  12.25  94  40
          cell 0-2  211  12.5   94  40
          cell 0-3  313  12.75  94  40
          cell 0-4  109  58     94  40
          cell 0-5    7  58.25  94  40
          """) == nil)
  }

  @Test func `from the first tie on all items share one frame`() throws {
    let stage = try PublishedStage(
      "shortestColumn", ["columnBias": [0, 0, 0.001, 0.0012], "sectionInset": [70, 0, 0, 0]],
      sections: [.count(3)])
    // 70 − 40 − 10, in column 0.
    #expect(
      stage.difference(
        from: """
          cell 0-0  0  20  82.5  40
          cell 0-1  0  20  82.5  40
          cell 0-2  0  20  82.5  40
          """) == nil)
  }

  @Test func `on a tie of the tallest columns itemSize stays as it was`() throws {
    let stage = try PublishedStage(
      "shortestColumn", ["columnBias": [0, 10, 60, 60]], sections: [.count(1)])
    #expect((stage.layout as? GridViewFlowLayout)?.itemSize == CGSize(width: 50, height: 50))
  }

  @Test func `a count of its own that is too large is reported and left out`() throws {
    let stage = try PublishedStage(
      "shortestColumn", ["itemCount": 9], sections: [.count(7)])
    #expect(stage.grid.frames.count == 7)
    #expect(stage.codes == ["invalidates-during-prepare", "phantom-item"])
    // The size is nevertheless reckoned for nine: column 0 has three, 4·150/9 − 30, in two lines.
    #expect(abs(stage.grid.contentSize.height - (2 * (600.0 / 9 - 30) + 10)) < 1e-9)
    #expect(stage.simulation.faults == [])
  }

  @Test func `a count of its own that is too small leaves items out`() throws {
    let stage = try PublishedStage("shortestColumn", ["itemCount": 5], sections: [.count(7)])
    #expect(stage.grid.frames.count == 5)
    #expect(stage.codes == ["invalidates-during-prepare"])
  }

  @Test func `a negative itemSize is reported and not set`() throws {
    let stage = try PublishedStage(
      "shortestColumn", ["lineSpacing": 30], sections: [.count(8)])
    #expect(stage.codes == ["negative-or-zero-size"])
    #expect(stage.simulation.findings[0].message.contains("82.5, -19.999"))
    #expect((stage.layout as? GridViewFlowLayout)?.itemSize == CGSize(width: 50, height: 50))
  }

  @Test func `an item count of 0 is not divided by`() throws {
    let stage = try PublishedStage("shortestColumn", sections: [.count(0)])
    #expect(stage.codes == ["non-finite-geometry"])
    #expect(stage.simulation.faults == [])
  }

  @Test func `single items are the flow layout's`() throws {
    let stage = try PublishedStage("shortestColumn", sections: [.count(10)])
    let item = try #require(stage.item(9))
    #expect(abs(item.minY - 80.0008) < 1e-9)
    #expect(stage.layout.layoutAttributesForElements(in: .zero)?.count == 10)
  }

  @Test func `a size delegate that says zero takes both back doors away`() throws {
    let stage = try PublishedStage(
      "shortestColumn", ["sizeDelegate": "zero"], sections: [.count(30)])
    // Thirty-seven items of width 0 fit between gaps of 10: one line of height 0.
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 0))
  }

  // MARK: list

  @Test func `rows are as wide as the screen and stick out by the left inset`() throws {
    let stage = try PublishedStage(
      "list", ["sectionInset": [9, 14, 4, 20], "itemHeight": 33, "lineSpacing": 5],
      sections: [.count(3)], size: CGSize(width: 320, height: 480), screen: 375)
    #expect(
      stage.difference(
        from: """
          cell 0-0  14   9  375  33
          cell 0-1  14  47  375  33
          cell 0-2  14  85  375  33
          """) == nil)
    // 9 + 3·33 + 2·5 + 4, by the flow layout.
    #expect(stage.grid.contentSize.height == 122)
    #expect(stage.codes.contains("invalidates-during-prepare"))
  }

  // MARK: groupedRows

  @Test func `the rows are computed, and a flow layout shows`() throws {
    let stage = try PublishedStage(
      "groupedRows", ["lineSpacing": 4], sections: [.count(8)],
      size: CGSize(width: 400, height: 500))
    // 370, 150 and 150 wide; the last line is packed to the left, and item 7 is beyond the groups.
    #expect(
      stage.difference(
        from: """
          cell 0-0   15    0  370  60
          cell 0-1   15   64  370  60
          cell 0-2   15  128  370  60
          cell 0-3    0  192  150  60
          cell 0-4  250  192  150  60
          cell 0-5    0  256  150  60
          cell 0-6  160  256  150  60
          cell 0-7  320  286    0   0
          """) == nil)
    #expect(stage.codes == [])
  }

  @Test func `the size delegate counts by the layout's groups`() throws {
    let stage = try PublishedStage(
      "groupedRows",
      [
        "groups": [
          ["count": 2, "itemWidth": 1], ["count": 1, "itemWidth": 1],
          ["count": 1, "itemWidth": 1],
        ]
      ], sections: [.count(7)], size: CGSize(width: 375, height: 667))
    #expect(
      stage.difference(
        from: """
          cell 0-0     15    0    345  60
          cell 0-1     15   70    345  60
          cell 0-2      0  140  137.5  60
          cell 0-3  147.5  140    150  60
          cell 0-4  307.5  170      0   0
          cell 0-5  317.5  170      0   0
          cell 0-6  327.5  170      0   0
          """) == nil)
    #expect(stage.grid.contentSize.height == 200)
  }

  @Test func `the size delegate measures the screen, not the view`() throws {
    // CF-5
    func widths(_ parameters: JSONObject, screen: CGFloat?) throws -> [CGFloat?] {
      let stage = try PublishedStage(
        "groupedRows", parameters, sections: [.count(7)], size: CGSize(width: 320, height: 480),
        screen: screen)
      return [0, 3, 6].map { stage.grid.frames[.cell(0, $0)]?.width }
    }
    #expect(try widths([:], screen: nil) == [290, 110, 150])
    #expect(try widths([:], screen: 375) == [345, 137.5, 150])
    #expect(try widths(["screenWidth": 414], screen: 375) == [384, 157, 150])
  }
}
