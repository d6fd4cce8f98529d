import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Layouts whose sizes come from a delegate alone. The frames of a sectioned waterfall are in
/// `WorkedExampleTests`.
@MainActor @Suite("Sectioned waterfall layout")
struct SectionedWaterfallLayoutTests {
  @Test(.rows) func `without a delegate there is nothing to lay out, and a finding`() {
    let block = BlockLayout()
    block.columnWidths = [50]
    let rows: [(layout: GridViewLayout, codes: [String], sizes: [CGSize])] = [
      (SectionedWaterfallLayout(), ["missing-delegate"], []),
      (SkylineLayout(), ["missing-delegate"], []),
      (
        block, ["missing-delegate", "negative-or-zero-size"],
        Array(repeating: CGSize(width: 50, height: 0), count: 2)
      ),
    ]
    forEachRow(of: rows, named: { "\(type(of: $0.layout))" }) { row in
      let stage = Stage(row.layout, counts: [2])
      #expect(stage.grid.contentSize == CGSize(width: 360, height: 0))
      #expect(stage.grid.ask(elementsIn: .infinite).map(\.size) == row.sizes)
      #expect(stage.findingCodes == row.codes)
      #expect(stage.simulation.findings.first?.severity == .warning)
    }
  }

  @Test func `a delegate that goes away leaves nothing at the next preparation`() {
    let layout = SectionedWaterfallLayout()
    var delegate: ListedSizes? = ListedSizes([[10]], sections: [.init()])
    layout.delegate = delegate
    let stage = Stage(layout, counts: [1])
    #expect(stage.grid.frames.count == 1)
    delegate = nil
    layout.invalidateLayout()
    stage.grid.layoutIfNeeded()
    #expect(delegate == nil && layout.delegate == nil)
    #expect(stage.grid.frames.isEmpty && stage.findingCodes == ["missing-delegate"])
  }
}
