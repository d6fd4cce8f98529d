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

  @Test func `insets wider than the view leave columns without width, a gap apart`() {
    let layout = ShortestColumnLayout()
    layout.sectionInset = GridEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    let stage = Stage(layout, counts: [5])
    #expect(stage.grid.frames.entries.map(\.frame.minX) == [200, 210, 220, 230, 200])
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
