import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Shortest column layout")
struct ShortestColumnLayoutTests {
  @Test func `items go under the shortest column, leftmost on a tie, in each section anew`() {
    let delegate = ListedSizes([[20, 35, 10, 12, 8], [9]])
    let layout = ShortestColumnLayout()
    layout.delegate = delegate
    layout.columnCount = 3
    layout.interitemSpacing = 6
    layout.lineSpacing = 3
    layout.sectionInset = GridEdgeInsets(top: 11, left: 15, bottom: 13, right: 17)
    let stage = Stage(
      layout, counts: delegate.counts, size: CGSize(width: 500, height: 300),
      companions: [delegate])
    // (500 − 15 − 17 − 2 · 6) / 3 = 152
    #expect(
      stage.difference(
        from: """
          cell 0-0   15  11  152  20
          cell 0-1  173  11  152  35
          cell 0-2  331  11  152  10
          cell 0-3  331  24  152  12
          cell 0-4   15  34  152   8
          cell 1-0   15  70  152   9
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 500, height: 92))
    #expect(delegate.toldWidths == [152])
    #expect(stage.findingCodes == [])
  }

  @Test(arguments: [1, 2, 5, 9])
  func `with equal heights item i is in column i mod c`(columns: Int) {
    let layout = ShortestColumnLayout()
    layout.columnCount = columns
    layout.itemHeight = 33.3
    layout.lineSpacing = 0.7
    let stage = Stage(layout, counts: [40])
    let frames = stage.grid.frames
    for item in 0..<40 {
      #expect(frames[.cell(0, item)]?.minX == frames[.cell(0, item % columns)]?.minX)
      #expect(frames[.cell(0, item)]?.minY == frames[.cell(0, item / columns * columns)]?.minY)
    }
  }

  @Test func `an item of which the delegate says nothing has the layout's height`() {
    final class Odd: ShortestColumnLayoutDelegate {
      func shortestColumnLayout(
        _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
      ) -> CGFloat? { indexPath[1] % 2 == 1 ? 75 : nil }
    }
    let delegate = Odd()
    let layout = ShortestColumnLayout()
    layout.delegate = delegate
    layout.itemHeight = 21
    let stage = Stage(layout, counts: [4], companions: [delegate])
    #expect(stage.grid.frames.entries.map(\.frame.height) == [21, 75, 21, 75])
  }

  // MARK: Edges

  @Test func `without items there are the insets, without sections nothing`() {
    let layout = ShortestColumnLayout()
    layout.sectionInset = GridEdgeInsets(top: 5, left: 0, bottom: 8, right: 0)
    let stage = Stage(layout, counts: [0, 0])
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 26))
    stage.reload(counts: [])
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 0))
    #expect(stage.grid.elements(in: .infinite) == [])
  }

  @Test func `fewer items than columns stay in the first columns`() {
    let stage = Stage(ShortestColumnLayout(), counts: [2])
    #expect(
      stage.difference(
        from: """
          cell 0-0     0  0  82.5  40
          cell 0-1  92.5  0  82.5  40
          """) == nil)
    #expect(stage.grid.contentSize.height == 40)
  }

  @Test func `a single column is as wide as the insets leave`() {
    let layout = ShortestColumnLayout()
    layout.columnCount = 1
    layout.sectionInset = GridEdgeInsets(top: 1, left: 30, bottom: 2, right: 40)
    let stage = Stage(layout, counts: [2])
    #expect(
      stage.difference(
        from: """
          cell 0-0  30   1  290  40
          cell 0-1  30  51  290  40
          """) == nil)
    #expect(stage.grid.contentSize.height == 93)
  }

  @Test func `insets wider than the view leave columns without width, a gap apart`() {
    let layout = ShortestColumnLayout()
    layout.sectionInset = GridEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    let stage = Stage(layout, counts: [5])
    #expect(
      stage.grid.frames.entries.map(\.frame.minX) == [200, 210, 220, 230, 200])
    #expect(stage.grid.frames.entries.allSatisfy { $0.frame.width == 0 })
    #expect(stage.findingCodes == ["negative-or-zero-size", "negative-or-zero-size"])
    // Without an area nothing shows.
    #expect(stage.grid.visibleCells == [])
  }

  @Test(arguments: [0, -4])
  func `a column count below 1 is one column and a finding`(columns: Int) {
    let layout = ShortestColumnLayout()
    layout.columnCount = columns
    let stage = Stage(layout, counts: [1])
    #expect(stage.grid.frames[.cell(0, 0)] == CGRect(0, 0, 360, 40))
    #expect(stage.findingCodes == ["invalid-column-count"])
    #expect(stage.simulation.findings.first?.severity == .error)
    #expect(stage.simulation.findings.first?.message.contains("\(columns) was used as 1") == true)
  }
}
