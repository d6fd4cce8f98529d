import GridKit
import GridTesting
import TestSupport
import Testing

/// Batch updates of cells that size themselves: SS-5, RC-4.
@MainActor @Suite("Batch updates of cells that size themselves")
struct SizedUpdateTests {
  /// Heights of the items, which the cells ask for.
  @MainActor
  final class Heights {
    var values: [CGFloat] = [30, 50, 70, 20, 60]
  }

  let heights = Heights()
  let rig: SizingRig

  init() {
    let heights = heights
    rig = SizingRig(
      estimate: CGSize(width: 320, height: 40), counts: [5],
      size: CGSize(width: 320, height: 400)
    ) { path, _ in CGSize(width: 320, height: heights.values[path.item]) }
    rig.layout.minimumLineSpacing = 0
    rig.grid.layoutIfNeeded()
  }

  private var shown: [CGFloat] { rig.grid.visibleCells.map(\.frame.height) }

  @Test(.rows, .rule("RC-4", "SS-5"))
  func `sizes go with their items, and views that are new or configured anew are asked`() {
    typealias Outcome = (heights: [CGFloat], isShownAtOnce: Bool, new: Int?)
    let rows: [ActionRow<GridView, Outcome>] = [
      ActionRow("a new cell is sized in the pass after", ([30, 90, 50, 70, 20, 60], false, 1)) {
        $0.insertItems(at: [[0, 1]])
      },
      ActionRow("items are moved, another deleted", ([70, 30, 60, 20], true, nil)) {
        $0.deleteItems(at: [[0, 1]])
        $0.moveItem(at: [0, 2], to: [0, 0])
        $0.moveItem(at: [0, 4], to: [0, 2])
      },
      ActionRow("a cell is configured anew", ([30, 50, 10, 20, 60], false, nil)) {
        $0.reconfigureItems(at: [[0, 2]])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (test, heights) = (Self(), row.outcome.heights)
      let rig = test.rig
      test.heights.values = heights
      rig.fixture.update(to: [heights.count], row.act)
      if let new = row.outcome.new { #expect(rig.cell(new)?.asked == [], "not within the call") }
      if !row.outcome.isShownAtOnce { rig.grid.layoutIfNeeded() }
      #expect(test.shown == heights)
      rig.simulation.settle()
      #expect(test.shown == heights)
      #expect(rig.grid.contentSize.height == heights.reduce(0, +))
      #expect(rig.grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
      #expect(rig.delegate.unpaired.isEmpty)
      #expect(rig.simulation.faults.isEmpty)
    }
  }
}
