import GridKit
import GridTesting
import Testing

/// BU-15: a layout pass that is asked for while operations are recorded.
@MainActor @Suite("Layout passes in the closure of a batch")
struct PassInUpdatesTests {
  let fixture = Fixture(ShelfLayout(), counts: [20], size: CGSize(width: 100, height: 100))
  var grid: GridView { fixture.grid }

  init() {
    fixture.source.register(ShelfLayout.header, in: fixture.grid)
    fixture.grid.layoutIfNeeded()
  }

  /// Found by fuzzing: the pass asked the data source, which had changed, for
  /// cells under the paths from before.
  @Test func `a pass inside a batch waits until the operations are carried out`() {
    fixture.source.forgetRequests()
    grid.performBatchUpdates {
      fixture.source.counts = [19]
      grid.scroll(toY: 800)
      #expect(fixture.source.requestedItems.isEmpty)
      grid.deleteItems(at: [[0, 0]])
    }
    #expect(fixture.source.requestedItems.allSatisfy { $0.item < 19 })
    #expect(grid.visibleCells.count == 3)
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test func `a refused batch takes back what the closure did`() {
    let before = grid.state
    grid.performBatchUpdates {
      grid.scroll(toY: 300)
      grid.deleteItems(at: [[0, 50]])
    }
    #expect(fixture.simulation.faults.map(\.code) == ["E-55a"])
    #expect(grid.state.difference(from: before) == nil)
  }
}
