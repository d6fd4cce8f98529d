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
    ) { path, _ in
      CGSize(width: 320, height: heights.values[path.item])
    }
    rig.layout.minimumLineSpacing = 0
    rig.grid.layoutIfNeeded()
  }

  private var shown: [CGFloat] { rig.grid.visibleCells.map(\.frame.height) }

  @Test(.rule("SS-5"))
  func `a new cell is sized in the pass after the update, survivors keep their sizes`() {
    heights.values.insert(90, at: 1)
    rig.fixture.update(to: [6]) { $0.insertItems(at: [[0, 1]]) }
    #expect(rig.cell(1)?.asked == [], "not within the call")
    rig.grid.layoutIfNeeded()
    #expect(shown == heights.values)
    rig.simulation.settle()
    #expect(shown == heights.values)
    #expect(rig.grid.contentSize.height == 320)
    #expect(rig.grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
    #expect(rig.delegate.unpaired.isEmpty)
  }

  @Test func `sizes go with their items when those are moved or others deleted`() {
    heights.values = [70, 30, 60, 20]
    rig.fixture.update(to: [4]) {
      $0.deleteItems(at: [[0, 1]])
      $0.moveItem(at: [0, 2], to: [0, 0])
      $0.moveItem(at: [0, 4], to: [0, 2])
    }
    #expect(shown == [70, 30, 60, 20])
    rig.simulation.settle()
    #expect(shown == heights.values)
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test(.rule("RC-4")) func `a cell that is configured anew is asked again`() {
    heights.values[2] = 10
    rig.grid.reconfigureItems(at: [[0, 2]])
    rig.grid.layoutIfNeeded()
    #expect(shown == heights.values)
  }
}
