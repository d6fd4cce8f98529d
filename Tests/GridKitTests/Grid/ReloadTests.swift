import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Reloading")
struct ReloadTests {
  let rig = ShelfRig(counts: [20])
  var grid: GridView { rig.grid }

  @Test(.rule("RD-1", "RD-2")) func `reloadData calls no data source; a query or the pass does`() {
    grid.layoutIfNeeded()
    let calls = rig.simulation.counters.sourceCalls
    rig.source.counts = [5]
    grid.reloadData()
    #expect(rig.simulation.counters.sourceCalls == calls)
    #expect(grid.numberOfItems(inSection: 0) == 5)
    #expect(rig.simulation.counters.sourceCalls == calls + 2)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 230)
  }

  @Test(.rule("RD-13")) func `layoutIfNeeded right after makes it complete`() {
    grid.layoutIfNeeded()
    rig.source.counts = [1, 1]
    grid.reloadData()
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.map(\.section) == [0, 1])
  }

  @Test(.rule("RD-3")) func `selection is cleared without a word to the delegate`() {
    grid.layoutIfNeeded()
    grid.content.selection = [Position(0, 1), Position(0, 15)]
    grid.reloadData()
    #expect(grid.indexPathsForSelectedItems == [])
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.contains(where: \.isSelected) == false)
  }

  @Test(.rule("RD-4")) func `the offset is kept, and clamped when the content became shorter`() {
    grid.layoutIfNeeded()
    grid.layOut(at: 300)
    grid.reloadAndLayOut()
    #expect(grid.contentOffset.y == 300)
    rig.source.counts = [10]
    grid.reloadAndLayOut()
    #expect(grid.contentOffset.y == 250)
  }

  @Test(.rule("RD-10")) func `a second reload before the layout has no further effect`() {
    grid.layoutIfNeeded()
    grid.reloadData()
    let log = TraceLog(rig.simulation)
    grid.reloadData()
    log.stop()
    #expect(log.calls == "G reloadData()")
    grid.layoutIfNeeded()
    #expect(rig.simulation.counters.prepareCalls == 2)
  }

  @Test(.rule("RD-10")) func `a second reload after a query asks for everything again`() {
    grid.layoutIfNeeded()
    grid.reloadData()
    #expect(grid.layoutAttributesForItem(at: [0, 19]) != nil)
    rig.source.counts = [2]
    grid.reloadData()
    grid.layoutIfNeeded()
    #expect(rig.simulation.faults.isEmpty)
    #expect(grid.contentSize.height == 110)
    #expect(grid.visibleCells.count == 2)
  }

  @Test(.rule("RD-12")) func `registrations, delegate, layout and waiting views stay`() {
    grid.layoutIfNeeded()
    rig.scroll(by: 60)
    let made = rig.simulation.counters.cellsMade
    grid.reloadData()
    #expect(grid.delegate === rig.delegate)
    #expect(grid.collectionViewLayout === rig.layout)
    grid.layoutIfNeeded()
    #expect(rig.simulation.counters.cellsMade == made)
  }

  @Test(.rule("RD-15"))
  func `the layout is told everything and counts, and prepares with the new ones`() {
    let spy = Fixture(ListSpyLayout(), counts: [3])
    spy.grid.layoutIfNeeded()
    spy.grid.reloadData()
    spy.layout.invalidateLayout()
    let told = spy.layout.contexts.suffix(2).flatMap {
      [$0.invalidateEverything, $0.invalidateDataSourceCounts]
    }
    #expect(told == [true, true, false, false])
  }

  @Test func `a reload that a callback of the reload asks for changes nothing more`() {
    grid.layoutIfNeeded()
    var reloads = 0
    rig.delegate.onDidEndDisplaying = { grid, _ in
      guard reloads < 3 else { return }
      reloads += 1
      grid.reloadData()
    }
    grid.reloadAndLayOut()
    #expect(rig.problems == [])
    #expect(grid.visibleCells.count == 4)
  }
}
