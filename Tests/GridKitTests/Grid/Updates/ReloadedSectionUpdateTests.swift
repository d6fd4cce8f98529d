import GridKit
import GridTesting
import Testing

/// Batches that reload a section and change its items, as a layout hears of them.
@MainActor @Suite("Items of reloaded sections in a batch")
struct ReloadedSectionUpdateTests {
  let fixture = Fixture(ListSpyLayout(), counts: [3, 4], size: CGSize(width: 100, height: 500))
  var grid: GridView { fixture.grid }

  private func heard(_ counts: [Int], _ updates: @escaping () -> Void) -> String? {
    grid.layoutIfNeeded()
    let calls = fixture.trace {
      grid.performBatchUpdates {
        fixture.source.counts = counts
        updates()
      }
    }
    fixture.simulation.settle()
    #expect(fixture.simulation.faults == [])
    let prefix = "L prepare(forCollectionViewUpdates:) "
    return calls.split(separator: "\n").first { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `the layout hears of an inserted item and of the section's reload`() {
    let items = heard([4, 4]) {
      grid.insertItems(at: [path(0, 1)])
      grid.reloadSections([0])
    }
    #expect(items == "[insert 0-1, reload section 0]")
    #expect(grid.numberOfItems(inSection: 0) == 4)
  }

  @Test func `the layout hears of deleted and reloaded items, too`() {
    let items = heard([3, 3]) {
      grid.deleteItems(at: [path(1, 2)])
      grid.reloadItems(at: [path(1, 3), path(0, 0)])
      grid.reloadSections([1])
    }
    #expect(items == "[delete 1-2, reload 0-0, reload 1-3 as 1-2, reload section 1]")
  }

  @Test func `the count of a reloaded section is not checked against its items' operations`() {
    let items = heard([9, 4]) {
      grid.insertItems(at: [path(0, 0)])
      grid.reloadSections([0])
    }
    #expect(items == "[insert 0-0, reload section 0]")
    #expect(grid.contentSize.height == 650)
  }

  @Test func `sections that come or go still absorb their items`() {
    let items = heard([2, 3]) {
      grid.deleteSections([1])
      grid.deleteItems(at: [path(1, 0), path(0, 0)])
      grid.insertSections([1])
      grid.insertItems(at: [path(1, 0)])
    }
    #expect(items == "[delete section 1, delete 0-0, insert section 1]")
  }
}
