import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Data loading")
struct DataLoadingTests {
  let fixture = Fixture(ListSpyLayout(), counts: [3, 0, 2])
  var grid: GridView { fixture.grid }
  var sourceCalls: Int { fixture.simulation.counters.sourceCalls }
  var counts: [Int] { (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) } }

  @Test(.rows, .rule("DL-1", "DL-2", "DL-3"))
  func `the first question loads the counts, once and in order`() {
    let rows: [ActionRow<Self, ClosedRange<Int>>] = [
      ActionRow("for the sections", 4...4) { _ = $0.grid.numberOfSections },
      ActionRow("for a section's items", 4...4) { _ = $0.grid.numberOfItems(inSection: 0) },
      ActionRow("for another's", 4...4) { _ = $0.grid.numberOfItems(inSection: 1) },
      ActionRow("for attributes", 4...4) { _ = $0.grid.layoutAttributesForItem(at: [0, 0]) },
      ActionRow("a pass", 4...Int.max) { $0.grid.layoutIfNeeded() },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let calls = test.fixture.trace { row.act(test) }.split(separator: "\n")
      #expect(
        calls.filter { $0.hasPrefix("DS numberOf") } == [
          "DS numberOfSections -> 3", "DS numberOfItemsInSection 0 -> 3",
          "DS numberOfItemsInSection 1 -> 0", "DS numberOfItemsInSection 2 -> 2",
        ])
      #expect(row.outcome.contains(test.sourceCalls))
      #expect(test.fixture.trace { _ = test.counts } == "")
      #expect(test.counts == [3, 0, 2])
    }
  }

  @Test(.rows, .rule("DL-2", "DL-6", "DL-7", "DL-9"))
  func `another data source is asked when its counts are wanted, and none counts as empty`() {
    GridStage.check(
      """
      # without numberOfSections there is one section, and no trace of a call
      > fresh list 3 0 2; headerless; clear; sections
      DS numberOfItemsInSection 0 -> 2
      = counts 2; sourceCalls 1

      # a data source that was just set is not called
      > fresh list 3 0 2
      = sourceCalls 0
      > source 1
      = unheard DS

      # the same one again has no effect
      > list 3 0 2; sameSource
      none

      # another one counts at once, and its cells come with the pass
      > list 3 0 2; source 7
      = counts 7; cells 4
      > clear; pass
      = cells 4; heard DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-0 0-1

      # a selection made after another one was set survives the pass
      > list 3 0 2; select 0-2; source 7
      = selected none
      > select 0-1; pass
      = selected 0-1; selectedCells 0-1

      # without one there are no sections
      > list 3 0 2; source
      = counts none
      > pass
      = cells 0; height 0; faults none
      """)
  }

  @Test(.rule("DL-4")) func `a layout that never asks leaves the counts to be loaded right after`()
  {
    let fixture = Fixture(GridViewLayout(), counts: [1])
    #expect(
      fixture.trace { fixture.grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 1
        L collectionViewContentSize 0, 0
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        """)
    #expect(fixture.grid.visibleCells == [] && fixture.simulation.faults == [])
    #expect(fixture.grid.contentSize == .zero)
  }

  @Test(.rows, .rule("DL-5", "DL-8"))
  func `counts that were loaded stay until the data is reloaded`() {
    let rows: [ActionRow<Self, [Int]>] = [
      ActionRow("by a pass", [3, 0, 2]) { $0.grid.layoutIfNeeded() },
      ActionRow("by a query", [3, 0, 2]) { _ = $0.grid.numberOfItems(inSection: 0) },
      ActionRow("faulty ones are not kept", [4]) { test in
        test.fixture.source.counts = [-1]
        #expect(test.grid.numberOfItems(inSection: 0) == 0)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (grid, layout) = (test.grid, test.fixture.layout)
      row.act(test)
      test.fixture.source.counts = [4]
      #expect(test.counts == row.outcome)
      layout.invalidateLayout()
      #expect(test.counts == row.outcome)
      layout.invalidateLayout(with: GridViewLayoutInvalidationContext())
      #expect(test.counts == row.outcome)
      grid.layoutIfNeeded()
      #expect(test.counts == row.outcome)
      #expect(grid.contentSize.height == CGFloat(50 * row.outcome.reduce(0, +)))
      #expect(grid.visibleCells.count == 4)
      grid.reloadData()
      #expect(test.counts == [4])
    }
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
}
