import GridKit
import GridTesting
import TestSupport
import Testing

/// Batch updates as users write them, and their outcome.
@MainActor @Suite("Batch updates, recipe by recipe")
struct BatchUpdateRecipeTests {
  let fixture = Fixture(ListSpyLayout(), counts: [4], size: CGSize(width: 100, height: 300))
  var grid: GridView { fixture.grid }
  var source: SampleDataSource { fixture.source }
  var simulation: Simulation { fixture.simulation }

  @Test(.rows) func `an insertion of what the counts have already is E-50`() {
    let rows: [ActionRow<Self, Void>] = [
      ActionRow("before the counts were ever read", ()) { $0.source.counts = [5] },
      ActionRow("after a reload in the same turn", ()) {
        $0.grid.layoutIfNeeded()
        $0.source.counts = [5]
        $0.grid.reloadData()
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      row.act(test)
      test.grid.insertItems(at: [[0, 0]])
      #expect(test.simulation.faults.map(\.code) == ["E-50"])
    }
  }

  @Test func `reading the counts first freezes them, and so does the closure`() {
    _ = grid.numberOfSections
    source.counts = [5]
    grid.insertItems(at: [[0, 0]])
    #expect(simulation.faults.isEmpty)
    fixture.update(to: [6]) { $0.insertItems(at: [[0, 0]]) }
    #expect(simulation.faults.isEmpty)
    #expect(grid.numberOfItems(inSection: 0) == 6)
  }

  /// Operations that one batch cannot have together are in `CallFault.updates`.
  @Test(.rows) func `operations that contradict each other or the counts are refused`() {
    let rows: [ActionRow<GridView, (from: [Int], to: [Int], code: String, message: String?)>] = [
      // The words are in `CallFault.totals`, the list in `UpdateTotalsTests`.
      ActionRow("a wrong item total", ([4], [1], "E-50", nil)) {
        $0.deleteItems(at: [[0, 0], [0, 1]])
      },
      ActionRow("a wrong section total", ([1, 1], [1], "E-50", nil)),
      ActionRow(
        "a delete of no item",
        (
          [4], [3], "E-55a",
          "attempt to delete item 9 from section 0 which only contains 4 items before the update"
        )
      ) { $0.deleteItems(at: [[0, 9]]) },
      ActionRow(
        "a reload meets a move, because moves do not shift it",
        (
          [4], [3], "E-61",
          "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x0> "
            + "{length = 2, path = 0 - 1})"
        )
      ) {
        $0.deleteItems(at: [[0, 1]])
        $0.reloadItems(at: [[0, 2]])
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.moveItem(at: [0, 3], to: [0, 0])
      },
      ActionRow(
        "the same with sections",
        (
          [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], "E-60",
          "attempt to perform an insert and a move to the same section (4)"
        )
      ) {
        $0.moveSection(2, toSection: 4)
        $0.reloadSections([3])
        $0.deleteSections([4])
        $0.insertSections([2])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      test.source.counts = row.outcome.from
      test.grid.layoutIfNeeded()
      let (before, cells) = (test.grid.frames(.visible), test.grid.visibleCells)
      var isNotified = false
      let calls = test.fixture.trace {
        test.fixture.update(to: row.outcome.to, row.act) { _ in isNotified = true }
      }
      #expect(!calls.contains("\nL "), "the layout hears nothing")
      let fault = test.simulation.faults.first
      #expect(test.simulation.faults.map(\.code) == [row.outcome.code])
      if let message = row.outcome.message { #expect(fault?.message == message) }
      test.source.counts = row.outcome.from
      test.simulation.settle()
      #expect(!isNotified)
      #expect(test.grid.frames(.visible).difference(from: before) == nil)
      #expect(test.grid.visibleCells == cells)
    }
  }

  @Test func `inside the closure the view answers as before, in the completion as after`() {
    grid.layoutIfNeeded()
    var counts: [Int] = []
    grid.performBatchUpdates {
      source.counts = [2]
      counts.append(grid.numberOfItems(inSection: 0))
      grid.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
      counts.append(grid.numberOfItems(inSection: 0))
      grid.insertItems(at: [[0, 0]])
      counts.append(grid.numberOfItems(inSection: 0))
    } completion: { _ in
      counts.append(grid.numberOfItems(inSection: 0))
    }
    simulation.settle()
    #expect(counts == [4, 4, 4, 2])
  }

  @Test(.rows) func `a selected item keeps its mark under its new path, unless it goes`() {
    let rows: [ActionRow<GridView, (counts: [Int], selected: [IndexPath])>] = [
      ActionRow("an insert", ([5], [[0, 3]])) { $0.insertItems(at: [[0, 0]]) },
      ActionRow("its delete", ([3], [])) { $0.deleteItems(at: [[0, 2]]) },
      ActionRow("its reload", ([4], [])) { $0.reloadItems(at: [[0, 2]]) },
      ActionRow("its move", ([4], [[0, 0]])) { $0.moveItem(at: [0, 2], to: [0, 0]) },
      ActionRow("its new configuration", ([4], [[0, 2]])) { $0.reconfigureItems(at: [[0, 2]]) },
      ActionRow("its section's reload", ([4], [])) { $0.reloadSections([0]) },
      ActionRow("another section", ([0, 4], [[1, 2]])) { $0.insertSections([0]) },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      test.grid.layoutIfNeeded()
      test.grid.content.selection = [Position(0, 2)]
      test.fixture.update(to: row.outcome.counts, row.act)
      #expect(test.grid.indexPathsForSelectedItems == row.outcome.selected)
    }
  }

  @Test func `a deleted cell is told of with its old path, after the animation`() throws {
    var ended: [IndexPath] = []
    let delegate = SpyDelegate { $0.didEndDisplaying = { ended.append($2) } }
    grid.delegate = delegate
    grid.layoutIfNeeded()
    let cell = grid.cellForItem(at: [0, 1])
    fixture.update(to: [3]) { $0.deleteItems(at: [[0, 1]]) }
    #expect(ended.isEmpty)
    #expect(grid.visibleCells.contains { $0 === cell } == false)
    #expect(cell?.superview === grid)
    simulation.advance(by: 0.1)
    let alpha = try #require(cell?.presentation.alpha)
    #expect(alpha > 0 && alpha < 1)
    simulation.settle()
    #expect(ended == [[0, 1]])
  }

  @Test func `of the offset the layout says first, the delegate last`() {
    var proposals: [CGPoint] = []
    let delegate = SpyDelegate {
      $0.targetContentOffset = {
        proposals.append($1)
        return CGPoint(x: 0, y: 30)
      }
    }
    let layout = ScriptedLayout()
    layout.target = { CGPoint(x: 0, y: $0.y + 10) }
    let fixture = Fixture(layout, counts: [20], size: CGSize(width: 100, height: 300))
    fixture.grid.delegate = delegate
    fixture.grid.layoutIfNeeded()
    fixture.grid.performBatchUpdates(nil)
    #expect(proposals == [CGPoint(x: 0, y: 10)])
    #expect(fixture.grid.contentOffset.y == 30)
  }

  @Test func `an offset past the end moves back at once; the next pass clamps the rest`() {
    source.counts = [20]
    grid.layoutIfNeeded()
    grid.scroll(toY: 700)
    fixture.update(to: [10]) { $0.deleteItems(at: (10..<20).map { [0, $0] }) }
    #expect(grid.contentOffset.y == 200)
    fixture.update(to: [2]) { $0.deleteItems(at: (0..<8).map { [0, $0] }) }
    #expect(grid.contentOffset.y == 200, "content smaller than the viewport: T4.7")
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == 0)
    simulation.settle()
    #expect(grid.glance == "0-0 0-1 at 0 of 100")
  }

  // MARK: Rules

  /// When completions are told, in ticks.
  @Test(.rows, .rule("CP-4", "CP-5", "CP-7", "RD-7", "RD-8"))
  func `a completion is told when its own animations have ended, or a reload ends them`() {
    let rows: [ActionRow<(Self, Recorder), String>] = [
      ActionRow("a reload inside the closure is done when the update is", "false at 0") {
        test, record in
        test.fixture.update(
          to: [5],
          {
            $0.insertItems(at: [[0, 0]])
            $0.reloadData()
            #expect(test.source.requestedItems.isEmpty)
          }
        ) { record("\($0) at \(test.simulation.tickCount)") }
        test.grid.layoutIfNeeded()
        #expect(test.grid.waitingViews.isEmpty)
      },
      ActionRow("a reload ends the animations at once", "false at 0") { test, record in
        test.fixture.update(to: [3], { $0.deleteItems(at: [[0, 1]]) }) {
          record("\($0) at \(test.simulation.tickCount)")
        }
        test.grid.reloadData()
      },
      ActionRow("an update that is not animated", "at 1") { test, record in
        test.simulation.perform {
          BaseView.performWithoutAnimation {
            test.fixture.update(to: [3], { $0.deleteItems(at: [[0, 0]]) }) { _ in
              record("at \(test.simulation.tickCount)")
            }
          }
        }
        #expect(test.grid.visibleCells.map(\.presentation.frame.minY) == [0, 50, 100])
      },
      ActionRow("an update that moves nothing", "at 1") { test, record in
        test.grid.performBatchUpdates(nil) { _ in record("at \(test.simulation.tickCount)") }
      },
      ActionRow("a later batch does not cut an earlier one short", "true at 15, true at 21") {
        test, record in
        test.fixture.update(to: [5], { $0.insertItems(at: [[0, 0]]) }) {
          record("\($0) at \(test.simulation.tickCount)")
        }
        test.simulation.advance(by: 0.1)
        test.fixture.update(to: [4], { $0.deleteItems(at: [[0, 0]]) }) {
          record("\($0) at \(test.simulation.tickCount)")
        }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (test, record) = (Self(), Recorder())
      let grid = test.grid
      grid.layoutIfNeeded()
      test.source.forgetRequests()
      row.act((test, record))
      test.simulation.settle()
      #expect(record.lines.joined(separator: ", ") == row.outcome)
      #expect(
        grid.visibleCells.map(\.frame.minY) == (0..<test.source.counts[0]).map { 50 * CGFloat($0) })
      #expect(grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
    }
  }

  @Test(.rule("LP-11")) func `while an update is animated, scrolling alone makes no cells`() {
    source.counts = [40]
    grid.reload()
    fixture.update(to: [41]) { $0.insertItems(at: [[0, 0]]) }
    source.forgetRequests()
    grid.scroll(toY: 600)
    #expect(source.requestedItems.isEmpty)
    simulation.settle()
    #expect(grid.glance == "0-12 0-13 0-14 0-15 0-16 0-17 at 600 of 2050")
  }

  @Test func `an update from inside a request for a cell is a fault of its own`() {
    source.configure = { [grid] _, _ in grid.reloadItems(at: [[0, 0]]) }
    grid.layoutIfNeeded()
    #expect(simulation.faults.first?.code == "update-inside-pass")
  }

  @Test(.rule("RC-3")) func `another cell for a reconfigured item is a fault and nothing changes`()
  {
    let fickle = SpyDataSource([4])
    fickle.attach(to: grid)
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "other")
    grid.layoutIfNeeded()
    let cells = grid.visibleCells
    fickle.cell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
    grid.reconfigureItems(at: [[0, 1]])
    #expect(simulation.faults.map(\.code) == ["E-8"])
    #expect(simulation.faults.first?.message.contains("path = 0 - 1") == true)
    #expect(grid.visibleCells == cells)
  }

  @Test(.rule("VW-15")) func `a first responder that refuses to go is E-71 and nothing changes`() {
    grid.register(StubbornCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    #expect(grid.cellForItem(at: [0, 1])?.becomeFirstResponder() == true)
    fixture.update(to: [3]) { $0.deleteItems(at: [[0, 1]]) }
    #expect(simulation.faults.map(\.code) == ["E-71"])
    #expect(grid.numberOfItems(inSection: 0) == 4)
    source.counts = [4]
    simulation.removeRecords()
    grid.moveItem(at: [0, 1], to: [0, 0])
    #expect(simulation.faults.isEmpty)
  }
}
