import GridKit
import GridTesting
import TestSupport
import Testing

/// Batches that reload items and sections, as a layout hears of them.
@MainActor @Suite("Reloads in a batch")
struct ReloadedSectionUpdateTests {
  let fixture = Fixture(ListSpyLayout(), counts: [3, 4], size: CGSize(width: 100, height: 500))

  @Test(.rows) func `a layout is told of reloads with both places, and cells are asked for`() {
    let rows: [ActionRow<GridView, (counts: [Int], told: String, asked: String)>] = [
      ActionRow(
        "an item behind a deleted one", ([2, 4], "[delete 0-0, reload 0-2 as 0-1]", "0-1")
      ) {
        $0.deleteItems(at: [[0, 0]])
        $0.reloadItems(at: [[0, 2]])
      },
      ActionRow(
        "an item behind an inserted one", ([4, 4], "[insert 0-0, reload 0-2 as 0-3]", "0-0 0-3")
      ) {
        $0.insertItems(at: [[0, 0]])
        $0.reloadItems(at: [[0, 2]])
      },
      ActionRow(
        "an inserted item of a reloaded section",
        ([4, 4], "[insert 0-1, reload section 0]", "0-0 0-1 0-2 0-3")
      ) {
        $0.insertItems(at: [[0, 1]])
        $0.reloadSections([0])
      },
      ActionRow(
        "deleted and reloaded items",
        (
          [3, 3], "[delete 1-2, reload 0-0, reload 1-3 as 1-2, reload section 1]",
          "0-0 1-0 1-1 1-2"
        )
      ) {
        $0.deleteItems(at: [[1, 2]])
        $0.reloadItems(at: [[1, 3], [0, 0]])
        $0.reloadSections([1])
      },
      ActionRow(
        "a count that is not checked against the operations on items",
        ([9, 4], "[insert 0-0, reload section 0]", "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8")
      ) {
        $0.insertItems(at: [[0, 0]])
        $0.reloadSections([0])
      },
      ActionRow(
        "sections that come or go still absorb their items",
        ([2, 3], "[delete section 1, delete 0-0, insert section 1]", "1-0 1-1 1-2")
      ) {
        $0.deleteSections([1])
        $0.deleteItems(at: [[1, 0], [0, 0]])
        $0.insertSections([1])
        $0.insertItems(at: [[1, 0]])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (fixture, counts) = (Self().fixture, row.outcome.counts)
      fixture.grid.layoutIfNeeded()
      fixture.source.forgetRequests()
      let calls = fixture.trace { fixture.update(to: counts, row.act) }
      let asked = fixture.source.requestedItems.map { "\($0.section)-\($0.item)" }
      #expect(asked.joined(separator: " ") == row.outcome.asked)
      fixture.simulation.settle()
      #expect(fixture.simulation.faults == [])
      #expect(calls.contains("L prepare(forCollectionViewUpdates:) \(row.outcome.told)\n"))
      #expect((0..<2).map { fixture.grid.numberOfItems(inSection: $0) } == counts)
      #expect(fixture.grid.contentSize.height == CGFloat(50 * counts.reduce(0, +)))
    }
  }
}
