import GridKit
import GridScenarios
import Testing

/// Grid, mosaic and circle as published.
@MainActor @Suite("Published grids and circles")
struct PublishedGridTests {
  private let bars: JSONObject = [
    "itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8], "headerSize": 24,
    "footerSize": 12,
  ]

  // MARK: headerFooterGrid

  @Test func `a row that fits exactly loses a column, footers have the header's size`() throws {
    let stage = try PublishedStage("headerFooterGrid", bars, sections: [.count(5)])
    #expect(
      stage.difference(
        from: """
          header 0    0    0  360  24
          cell 0-0    8   28   80  80
          cell 0-1   96   28   80  80
          cell 0-2  184   28   80  80
          cell 0-3    8  116   80  80
          cell 0-4   96  116   80  80
          footer 0    0  200  360  24
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 212))
    #expect(stage.codes == [])
    #expect(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: GridView.elementKindSectionFooter, at: [0, 0])?.indexPath == IndexPath(index: 0))
  }

  @Test func `a section without items subtracts a gap`() throws {
    let stage = try PublishedStage("headerFooterGrid", bars, sections: [.count(0), .count(1)])
    // 24 + 4 − 8 + 4 + 12 = 36
    #expect(stage.grid.frames[.cell(1, 0)] == CGRect(x: 8, y: 64, width: 80, height: 80))
  }

  @Test func `headers and footers without height would be nil in a list`() throws {
    let stage = try PublishedStage(
      "headerFooterGrid", ["itemSize": [100, 50], "footerSize": 10], sections: [.count(4)])
    #expect(stage.codes == ["nil-supplementary"])
    // The footer that is there has the height of a header: none.
    #expect(
      stage.grid.frames.filter { $0.id.category != .cell }.difference(
        from: "footer 0  0  100  360  0") == nil)
    #expect(stage.grid.contentSize.height == 110)
  }

  @Test func `no columns are not divided by`() throws {
    let stage = try PublishedStage(
      "headerFooterGrid", ["itemSize": [400, 50], "headerSize": 10, "footerSize": 10],
      sections: [.count(2)])
    #expect(stage.codes == ["invalid-column-count"])
    #expect(stage.grid.frames.count == 2)
    let pitch = try PublishedStage(
      "headerFooterGrid",
      ["itemSize": [40, 50], "itemSpacing": -40, "headerSize": 10, "footerSize": 10],
      sections: [.count(2)])
    #expect(pitch.codes == ["invalid-column-count"])
  }

  // MARK: mosaicGrid

  @Test func `the content reckons with a big tile for every three items`() throws {
    func size(_ count: Int) throws -> CGSize {
      try PublishedStage(
        "mosaicGrid", sections: [.count(count)], size: CGSize(width: 200, height: 300)
      ).grid.contentSize
    }
    #expect(try size(4) == CGSize(width: 0, height: 200))
    #expect(try size(10) == CGSize(width: 0, height: 400))
    #expect(try size(9) == CGSize(width: 0, height: 300))
  }

  @Test func `only the first section is laid out, once and for all`() throws {
    let stage = try PublishedStage(
      "mosaicGrid", sections: [.count(8), .count(3)], size: CGSize(width: 200, height: 300))
    stage.resize(to: CGSize(width: 300, height: 300))
    #expect(
      stage.difference(
        from: """
          cell 0-0    0    0  100  100
          cell 0-1  100    0  100   50
          cell 0-2  100   50  100   50
          cell 0-3    0  100  100   50
          cell 0-4    0  150  100   50
          cell 0-5  100  100  100  100
          cell 0-6    0  200  100  100
          cell 0-7  100  200  100   50
          """) == nil)
    #expect(stage.item(0, section: 1) == nil)
  }

  @Test func `the mosaic returns to where the last drag went, and across to where it is told`()
    throws
  {
    let stage = try PublishedStage("mosaicGrid", sections: [.count(40)])
    func target(_ proposed: CGPoint) -> CGPoint {
      stage.layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    #expect(target(CGPoint(x: 17, y: 90)) == CGPoint(x: 17, y: 0))
    #expect(
      stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 333), withScrollingVelocity: .zero)
        == CGPoint(x: 0, y: 333))
    stage.grid.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    #expect(target(CGPoint(x: 17, y: 90)) == CGPoint(x: 17, y: 333))
  }

  // MARK: circle

  @Test func `a negative radius turns the circle over`() throws {
    let stage = try PublishedStage(
      "circle", ["itemSize": [20, 20]], sections: [.count(4), .count(2)],
      size: CGSize(width: 200, height: 50))
    // (50 − 80) / 2 = −15: the first item is below the centre (100, 25).
    #expect(
      stage.difference(
        from: """
          cell 0-0   90  30  20  20
          cell 0-1   75  15  20  20
          cell 0-2   90   0  20  20
          cell 0-3  105  15  20  20
          """) == nil)
    #expect(stage.grid.contentSize == .zero)
    #expect(stage.codes == ["degenerate-radius"])
    #expect(stage.item(0, section: 1) == nil)
  }

  @Test func `every change of the bounds makes the circle stale`() throws {
    let stage = try PublishedStage("circle", sections: [.count(4)])
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: stage.grid.bounds))
    let single = try PublishedStage(
      "circle", ["itemSize": [10, 10]], sections: [.count(1)], size: CGSize(width: 50, height: 90))
    #expect(single.difference(from: "cell 0-0  20  40  10  10") == nil)
  }
}
