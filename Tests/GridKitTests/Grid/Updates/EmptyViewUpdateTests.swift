import GridKit
import GridTesting
import TestSupport
import Testing

/// BF-5: batch updates of a view without room.
@MainActor @Suite("Batch updates of an empty view")
struct EmptyViewUpdateTests {
  let fixture = Fixture(ShelfLayout(), counts: [3], size: CGSize(width: 100, height: 200))
  var grid: GridView { fixture.grid }

  init() { fixture.source.register(ShelfLayout.header, in: fixture.grid) }

  private func resize(to height: CGFloat) { grid.frame = CGRect(0, 0, 100, height) }

  /// Found by fuzzing: cells that were live before the view lost its room kept
  /// their old paths through the update, and came back for other items.
  @Test func `cells from before do not come back for other items`() {
    fixture.source.configure = { cell, path in cell.tag = path.item + 10 }
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.tag) == [10, 11, 12])
    fixture.source.configure = { cell, path in cell.tag = path.item + 20 }
    resize(to: 0)
    fixture.update(to: [2]) { $0.deleteItems(at: [[0, 0]]) }
    resize(to: 200)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.tag) == [20, 21])
  }

  @Test(.rule("BF-5"))
  func `an update is checked and finished, asks for no cell and lets those go that there were`() {
    grid.layoutIfNeeded()
    resize(to: 0)
    fixture.source.forgetRequests()
    var finished: [Bool] = []
    fixture.update(to: [4], { $0.insertItems(at: [[0, 0]]) }) { finished.append($0) }
    #expect(grid.visibleCells.isEmpty)
    #expect(fixture.source.requestedItems.isEmpty)
    #expect(grid.numberOfItems(inSection: 0) == 4)
    #expect(fixture.simulation.faults.isEmpty)
    fixture.simulation.settle()
    #expect(finished == [true])
    fixture.update(to: [4]) { $0.insertItems(at: [[0, 0]]) }
    #expect(fixture.simulation.faults.map(\.code) == ["E-50"])
  }

  /// Found by fuzzing: the refused batch took the pass back that a reload had
  /// asked for.
  @Test func `a refused batch leaves a pass due that was due before`() {
    grid.layoutIfNeeded()
    fixture.source.counts = [1]
    grid.reloadData()
    resize(to: 0)
    grid.deleteItems(at: [[0, 5]])
    #expect(fixture.simulation.faults.map(\.code) == ["E-55a"])
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 70)
  }
}
