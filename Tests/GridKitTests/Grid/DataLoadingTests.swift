import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Data loading")
struct DataLoadingTests {
  /// A data source with nothing but the required methods.
  final class BareSource: NSObject, GridViewDataSource {
    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      3
    }

    func collectionView(_ collectionView: GridView, cellForItemAt indexPath: IndexPath)
      -> GridViewCell
    {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
    }
  }

  /// Lays out nothing and asks for nothing.
  final class SilentLayout: GridViewLayout {}

  let fixture = Fixture(ListSpyLayout(), counts: [3, 0, 2])
  var grid: GridView { fixture.grid }
  var sourceCalls: Int { fixture.simulation.counters.sourceCalls }

  @Test(.rule("DL-7")) func `a data source that was just set is not called`() {
    #expect(sourceCalls == 0)
    #expect(fixture.trace { grid.dataSource = SampleDataSource([1]) }.contains("DS") == false)
  }

  @Test(.rule("DL-1", "DL-2"))
  func `a load asks for the sections once, then for the items of each in order`() {
    let load = """
      DS numberOfSections -> 3
      DS numberOfItemsInSection 0 -> 3
      DS numberOfItemsInSection 1 -> 0
      DS numberOfItemsInSection 2 -> 2
      """
    #expect(fixture.trace { _ = grid.numberOfItems(inSection: 0) } == load)
    #expect(fixture.trace { _ = grid.numberOfItems(inSection: 2) } == "")
    #expect(fixture.trace { _ = grid.numberOfSections } == "")
    #expect((0..<3).map { grid.numberOfItems(inSection: $0) } == [3, 0, 2])
    #expect(sourceCalls == 4)
  }

  @Test(.rule("DL-2"))
  func `without numberOfSections there is one section, and no trace of a call`() {
    let source = BareSource()
    grid.dataSource = source
    let calls = fixture.trace { _ = grid.numberOfSections }
    #expect(calls == "DS numberOfItemsInSection 0 -> 3")
    #expect(grid.numberOfSections == 1)
    #expect(sourceCalls == 1)
  }

  @Test("whoever comes first loads the counts", .rule("DL-3"), arguments: 0..<4)
  func triggers(index: Int) {
    let triggers: [() -> Void] = [
      { _ = grid.numberOfSections },
      { _ = grid.numberOfItems(inSection: 1) },
      { _ = grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) },
      { grid.layoutIfNeeded() },
    ]
    triggers[index]()
    #expect(fixture.simulation.counters.sourceCalls >= 4)
    let calls = fixture.trace { _ = grid.numberOfSections }
    #expect(calls == "")
  }

  @Test(.rule("DL-4")) func `a layout that never asks leaves the counts to be loaded right after`()
  {
    let fixture = Fixture(SilentLayout(), counts: [1])
    #expect(
      fixture.trace { fixture.grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 1
        L collectionViewContentSize 0, 0
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        """)
  }

  @Test(.rule("DL-5")) func `changed data counts only after reloadData`() {
    grid.layoutIfNeeded()
    fixture.source.counts = [1]
    #expect(grid.numberOfItems(inSection: 0) == 3)
    fixture.layout.invalidateLayout()
    #expect(grid.numberOfItems(inSection: 0) == 3)
    fixture.layout.invalidateLayout(with: GridViewLayoutInvalidationContext())
    #expect(grid.numberOfSections == 3)
    grid.layoutIfNeeded()
    #expect(grid.numberOfSections == 3)
    grid.reloadData()
    #expect(grid.numberOfSections == 1)
    #expect(grid.numberOfItems(inSection: 0) == 1)
  }

  @Test(.rule("DL-6")) func `another data source counts at once, the same one has no effect`() {
    grid.layoutIfNeeded()
    #expect(fixture.trace { grid.dataSource = fixture.source } == "")
    let other = SampleDataSource([7])
    grid.dataSource = other
    #expect(grid.numberOfSections == 1)
    #expect(grid.numberOfItems(inSection: 0) == 7)
    #expect(grid.visibleCells.count == 4)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 4)
    #expect(other.requestedItems.count == 4)
    #expect(fixture.source.requestedItems.count == 4)
  }

  @Test func `a selection made after the data source was replaced survives the pass`() {
    grid.layoutIfNeeded()
    grid.content.selection = [Position(0, 2)]
    let other = SampleDataSource([7])
    grid.dataSource = other
    #expect(grid.indexPathsForSelectedItems == [])
    grid.content.selection = [Position(0, 1)]
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(grid.visibleCells.map(\.isSelected) == [false, true, false, false])
  }

  @Test(.rule("DL-8")) func `a query before the first layout freezes the counts`() {
    #expect(grid.numberOfItems(inSection: 0) == 3)
    fixture.source.counts = [2]
    grid.layoutIfNeeded()
    #expect(grid.numberOfSections == 3)
    #expect(grid.contentSize.height == 250)
  }

  @Test(.rule("DL-9")) func `without a data source there are no sections`() {
    grid.layoutIfNeeded()
    grid.dataSource = nil
    #expect(grid.numberOfSections == 0)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.isEmpty)
    #expect(grid.contentSize.height == 0)
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test(.rule("DL-10")) func `the grid does not keep its data source alive`() {
    weak var kept: SampleDataSource?
    do {
      let source = SampleDataSource([3])
      source.attach(to: grid)
      kept = source
    }
    #expect(kept == nil)
    #expect(grid.dataSource == nil)
  }

  @Test func `several impossible counts are one fault that names them all`() throws {
    fixture.source.counts = [3, -1, -2]
    #expect(grid.numberOfSections == 3)
    let fault = try #require(fixture.simulation.faults.first)
    #expect(fixture.simulation.faults.count == 1)
    #expect(fault.message == "the data source returned a negative count: -1")
    #expect(fault.others == ["the data source returned a negative count: -2"])
  }

  @Test func `a query keeps no faulty counts, so that a mended data source is asked again`() {
    fixture.source.counts = [-1]
    #expect(grid.numberOfItems(inSection: 0) == 0)
    fixture.source.counts = [4]
    #expect(grid.numberOfItems(inSection: 0) == 4)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 4)
  }
}
