import GridKit
import GridTesting
import TestSupport
import Testing

/// The golden traces T5 to T9, T12 and T13: one column, items 0
/// to 3 of ten on screen, prefetching off.
@MainActor @Suite("Batch updates, call by call")
struct BatchUpdateTraceTests {
  let fixture = Fixture(ListSpyLayout(), counts: [10], size: CGSize(width: 100, height: 200))
  let listener = SpyDelegate {
    $0.hearDisplay()
    $0.targetContentOffset = { $1 }
  }
  var grid: GridView { fixture.grid }
  var source: SampleDataSource { fixture.source }

  init() {
    grid.isPrefetchingEnabled = false
    grid.delegate = listener
    grid.layoutIfNeeded()
  }

  /// A batch on ten items, and its calls where they differ from those of other batches.
  private struct Batch {
    let name: String
    var items = 10
    var height = 500
    let told: String
    let calls: String
    var later = ""
    /// For each visible item, the item whose cell it has from before.
    let cells: String
    var selection: Set<Position> = []
    let act: @MainActor (BatchUpdateTraceTests) -> Void

    var allCalls: String {
      """
      G performBatchUpdates
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> \(items)
      L invalidateLayout(with:) counts
      L prepare()
      L collectionViewContentSize 100, \(height)
      L layoutAttributesForElements(in:) 0, 0, 100, 200
      L prepare(forCollectionViewUpdates:) \(told)
      L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
      DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
      L finalLayoutAttributesForDisappearingItem(at:) 0-0 0-1 0-2 0-3
      \(calls)
      L finalizeCollectionViewUpdates()
      --- later
      \(later)
      """
    }
  }

  @Test(.rows, .rule("A7.7", "CO-24")) func `a batch runs one sequence, whatever its operations`() {
    let batches = [
      Batch(
        name: "an item is inserted at the top", items: 11, height: 550, told: "[insert 0-0]",
        calls: """
          L layoutAttributesForItem(at:) 0-4
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3
          DS cellForItemAt, C apply cell, C apply cell, DG willDisplay 0-0
          C apply cell 0-1 0-2 0-3 0-4 0-0
          """, later: "DG didEndDisplaying 0-4", cells: "new 0 1 2"
      ) {
        $0.source.counts[0] = 11
        $0.grid.insertItems(at: [[0, 0]])
      },
      Batch(
        name: "a visible item is deleted", items: 9, height: 450, told: "[delete 0-1]",
        calls: """
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3
          DS cellForItemAt, C apply cell, C apply cell, DG willDisplay 0-3
          C apply cell 0-1 0-2 0-1 0-3
          """, later: "DG didEndDisplaying 0-1", cells: "0 2 3 new"
      ) {
        $0.source.counts[0] = 9
        $0.grid.deleteItems(at: [[0, 1]])
      },
      Batch(
        name: "an item is reloaded, gets another cell and loses its selection",
        told: "[reload 0-1]",
        calls: """
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3
          DS cellForItemAt, C apply cell, C apply cell, DG willDisplay 0-1
          C apply cell 0-1 0-1
          """, later: "DG didEndDisplaying 0-1", cells: "0 new 2 3", selection: [Position(0, 1)]
      ) { $0.grid.reloadItems(at: [[0, 1]]) },
      Batch(
        name: "an item is moved and keeps its cell", told: "[move 0-0 to 0-2]",
        calls: """
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3
          C apply cell 0-2 0-0 0-1
          """, cells: "1 2 0 3"
      ) { $0.grid.moveItem(at: [0, 0], to: [0, 2]) },
      Batch(
        name: "an item is configured anew in the cell that it has", told: "[]",
        calls: """
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3
          DS cellForItemAt 0-1
          """, cells: "0 1 2 3"
      ) { $0.grid.reconfigureItems(at: [[0, 1], [0, 7]]) },
      Batch(
        name: "without operations", height: 400, told: "[]",
        calls: """
          L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2 0-3 0-4
          DS cellForItemAt, C apply cell, C apply cell, DG willDisplay 0-4
          C apply cell 0-0 0-1 0-2 0-3 0-4
          """, cells: "0 1 2 3 new"
      ) { $0.fixture.layout.itemHeight = 40 },
    ]
    forEachRow(of: batches, named: \.name) { batch in
      let test = Self()
      let (fixture, grid, before) = (test.fixture, test.grid, test.grid.visibleCells)
      grid.content.selection = batch.selection
      var isFinished: Bool?
      var calls = fixture.brief {
        grid.performBatchUpdates {
          batch.act(test)
        } completion: {
          isFinished = $0
        }
      }
      #expect(isFinished == nil, "completions of animated changes are never told at once (7.2)")
      calls += "\n--- later\n" + fixture.brief { fixture.simulation.settle() }
      #expect(isFinished == true)
      #expect(calls == batch.allCalls)
      let cells = grid.visibleCells.map { cell in
        before.firstIndex { $0 === cell }.map { "\($0)" } ?? "new"
      }
      #expect(cells.joined(separator: " ") == batch.cells)
      #expect(grid.indexPathsForSelectedItems == [])
      #expect(grid.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  @Test func `nested batches are one change, and completions come from the outside in`() {
    var order: [String] = []
    let calls = fixture.trace {
      grid.performBatchUpdates {
        source.counts[0] = 11
        grid.insertItems(at: [[0, 0]])
        grid.performBatchUpdates {
          source.counts[0] = 10
          grid.deleteItems(at: [[0, 9]])
        } completion: {
          order.append("inner 0 \($0)")
        }
        grid.performBatchUpdates(nil) { order.append("inner 1 \($0)") }
      } completion: {
        order.append("outer \($0)")
      }
    }
    let updates = calls.split(separator: "\n").filter { $0.contains("forCollectionViewUpdates") }
    #expect(updates == ["L prepare(forCollectionViewUpdates:) [delete 0-9, insert 0-0]"])
    #expect(order == [])
    fixture.simulation.settle()
    #expect(order == ["outer true", "inner 0 true", "inner 1 true"])
  }
}
