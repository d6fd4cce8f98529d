import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Sections of a compositional layout that scroll by themselves")
struct CompositionalScrollTests {
  private let size = CGSize(width: 320, height: 480)

  private func made(
    _ counts: [Int],
    _ section: @escaping (Int) -> NSCollectionLayoutSection? = { _ in Parts.cards() }
  ) -> Fixture<GridViewCompositionalLayout> {
    let probe = ProviderProbe(section)
    // The layout keeps the probe alive.
    let layout = GridViewCompositionalLayout(sectionProvider: { probe.answer($0, $1) })
    return Fixture.laidOut(layout, counts: counts, size: size)
  }

  @Test(.rule("CL-46"))
  func `cells name their section's scrolling, and keep the frames of offset 0`() {
    let made = made([10, 3])
    let layout = made.layout
    let path = IndexPath(item: 3, section: 0)
    let scroll = layout.sectionScroll(ofSection: 0)
    #expect(scroll != nil)
    #expect(layout.layoutAttributesForItem(at: path)?.sectionScroll === scroll)
    #expect(layout.layoutAttributesForItem(at: path)?.frame.minX == 300)
    #expect(made.grid.visibleItems.filter { $0.hasPrefix("0") } == ["0-0", "0-1", "0-2", "0-3"])
    scroll?.rest(at: 150)
    if let scroll { layout.sectionDidScroll(scroll) }
    #expect(layout.layoutAttributesForItem(at: path)?.frame.minX == 300)
    let found = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
    #expect(found.filter { $0.indexPath.section == 0 }.map(\.indexPath.item) == [1, 2, 3, 4])
  }

  @Test func `of ten thousand sections only those get an object that are asked for`() {
    let made = made(Array(repeating: 4, count: 10_000))
    #expect(made.layout.scrollSpace != nil)
    #expect(made.layout.scrolls.count == 8)
    made.grid.scroll(toY: 300_000)
    #expect(made.layout.scrolls.count < 20)
  }

  @Test func `offsets stay with their sections through reloads and updates`() {
    let made = made([10, 10, 10])
    let scroll = made.layout.sectionScroll(ofSection: 1)
    scroll?.rest(at: 150)
    made.layout.refresh()
    #expect(made.layout.sectionScroll(ofSection: 1) === scroll)
    made.grid.reload()
    #expect(made.layout.sectionScroll(ofSection: 1)?.offset == 150)
    made.grid.performBatchUpdates {
      made.source.counts = [10, 10, 10, 10]
      made.grid.insertSections([0])
    }
    #expect(made.layout.sectionScroll(ofSection: 2) === scroll)
    #expect(scroll?.section == 2)
    #expect(made.layout.sectionScroll(ofSection: 1)?.offset == 0)
    made.grid.performBatchUpdates { made.grid.reloadSections([2]) }
    #expect(made.layout.sectionScroll(ofSection: 2)?.offset == 150)
    made.grid.performBatchUpdates {
      made.source.counts = [10, 10, 2, 10]
      made.grid.deleteItems(at: (2..<10).map { IndexPath(item: $0, section: 2) })
    }
    #expect(scroll?.offset == 0)
    made.simulation.settle()
    #expect(made.simulation.faults == [])
  }

  @Test func `a refused update leaves sections where they were`() {
    let made = made([10, 10])
    let scroll = made.layout.sectionScroll(ofSection: 1)
    scroll?.rest(at: 150)
    made.grid.performBatchUpdates {
      made.source.counts = [10, 10, 10]
      made.grid.insertSections([0])
      made.grid.deleteSections([7])
    }
    made.source.counts = [10, 10]
    made.grid.layoutIfNeeded()
    #expect(!made.simulation.faults.isEmpty)
    #expect(made.layout.sectionScroll(ofSection: 1) === scroll)
    #expect(scroll?.offset == 150)
  }

  @Test func `a section that does not scroll any more lets go of its cells`() {
    final class Switch { var scrolls = true }
    let state = Switch()
    let made = made([10]) { _ in Parts.cards(state.scrolls ? .continuous : .none) }
    #expect(made.layout.sectionScroll(ofSection: 0) != nil)
    state.scrolls = false
    made.layout.refresh()
    #expect(made.layout.sectionScroll(ofSection: 0) == nil)
    #expect(made.layout.scrolls.isEmpty)
    #expect(made.layout.scrollSpace == nil)
    let first = made.layout.layoutAttributesForItem(at: [0, 0])
    #expect(first?.sectionScroll == nil)
  }

  @Test(.rule("CL-45")) func `centred groups rest beside offset 0 from the beginning`() {
    let made = made([10]) { _ in Parts.cards(.groupPagingCentered) }
    #expect(made.layout.sectionScroll(ofSection: 0)?.offset == -10)
    made.layout.configuration = made.layout.configuration
    made.grid.layoutIfNeeded()
    #expect(made.layout.sectionScroll(ofSection: 0)?.offset == -10)
  }
}
