import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Shortest column layout")
struct ShortestColumnLayoutTests {
  @Test func `an item of which the delegate says nothing has the layout's height`() {
    final class Odd: ShortestColumnLayoutDelegate {
      var toldWidths: Set<CGFloat> = []

      func shortestColumnLayout(
        _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
      ) -> CGFloat? {
        toldWidths.insert(width)
        return indexPath[1] % 2 == 1 ? 75 : nil
      }
    }
    let delegate = Odd()
    let layout = ShortestColumnLayout()
    layout.delegate = delegate
    layout.itemHeight = 21
    let stage = Stage(layout, counts: [4], companions: [delegate])
    #expect(stage.grid.frames.entries.map(\.frame.height) == [21, 75, 21, 75])
    #expect(delegate.toldWidths == [82.5])
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
