import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Layout passes, seen by the layout")
struct LayoutPassTests {
  private let spy = ListSpyLayout()

  @Test(.rule("CO-1")) func `the first pass prepares, reads the size, then asks for elements`() {
    let fixture = Fixture(spy, counts: [10])
    let first = fixture.layoutCalls { fixture.grid.layoutIfNeeded() }
    #expect(
      first == """
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        """)
    #expect(fixture.layoutCalls { fixture.grid.layoutIfNeeded() } == "")
    #expect(spy.contexts.allSatisfy { $0.invalidateEverything })
  }

  @Test(.rule("CO-2", "CO-30")) func `counts and the new bounds are there in prepare`() {
    let fixture = Fixture(spy, counts: [4, 3], size: CGSize(width: 200, height: 100))
    var seen: [Int] = []
    spy.onPrepare = { layout in
      guard let grid = layout.collectionView else { return }
      seen = [grid.numberOfSections] + (0..<grid.numberOfSections).map(grid.numberOfItems)
    }
    fixture.grid.contentInset.top = 12
    fixture.grid.layoutIfNeeded()
    #expect(seen == [2, 4, 3])
    #expect(spy.boundsSeenInPrepare == [CGRect(x: 0, y: -12, width: 200, height: 100)])
    // DL-2: sections once, then each section once, although the layout asked for them often.
    #expect(fixture.simulation.counters.sourceCalls == 3 + 2)
  }

  @Test(.rule("CO-6", "CO-7"))
  func `any number of invalidations before a pass make one preparation`() {
    let fixture = Fixture.laidOut(spy, counts: [10])
    fixture.grid.scroll(toY: 30)
    let offset = fixture.grid.contentOffset
    let again = fixture.layoutCalls {
      spy.invalidateLayout()
      spy.invalidateLayout(with: GridViewLayoutInvalidationContext())
      spy.invalidateLayout()
      #expect(spy.prepareCount == 1)
      fixture.grid.layoutIfNeeded()
    }
    #expect(
      again == """
        L invalidateLayout()
        L invalidateLayout(with:)
        L invalidateLayout(with:)
        L invalidateLayout()
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 30, 320, 200
        """)
    #expect(fixture.grid.contentOffset == offset)  // CO-9
  }

  @Test(.rule("CO-8"))
  func `an invalidation during prepare counts for the next pass, and is noted once`() {
    let fixture = Fixture(spy, counts: [10])
    spy.onPrepare = { $0.invalidateLayout() }
    fixture.grid.layoutIfNeeded()
    #expect(spy.prepareCount == 1)
    fixture.grid.layoutIfNeeded()
    #expect(spy.prepareCount == 1)
    fixture.grid.scroll(toY: 10)
    #expect(spy.prepareCount == 2)
    spy.onPrepare = nil
    fixture.grid.scroll(toY: 20)
    #expect(spy.prepareCount == 3)
    fixture.grid.scroll(toY: 30)
    #expect(spy.prepareCount == 3)
    #expect(fixture.simulation.faults == [])
    #expect(fixture.simulation.findings.map(\.code) == ["invalidates-during-prepare"])
  }

  @Test(.rule("CO-10", "CO-11"))
  func `a reload invalidates everything and counts, and prepares once`() {
    let fixture = Fixture.laidOut(spy, counts: [10])
    spy.contexts.removeAll()
    fixture.source.counts = [2]
    let reload = fixture.trace {
      fixture.grid.reloadData()
      fixture.grid.reloadData()
    }
    #expect(
      reload.split(separator: "\n").filter { $0.hasPrefix("L") || $0.hasPrefix("DS") }
        == ["L invalidateLayout(with:) everything, counts"])
    #expect(spy.contexts.count == 1)
    #expect(spy.contexts.allSatisfy { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    #expect(spy.prepareCount == 1)
    let pass = fixture.trace { fixture.grid.layoutIfNeeded() }
    #expect(
      pass == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 2
        L collectionViewContentSize 320, 100
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt 0-0
        C prepareForReuse()
        C apply cell 0-0
        DS cellForItemAt 0-1
        C prepareForReuse()
        C apply cell 0-1
        """)
  }

  @Test func `a new data source invalidates everything and counts`() {
    let fixture = Fixture.laidOut(spy, counts: [10])
    spy.contexts.removeAll()
    let other = SampleDataSource([3])
    other.attach(to: fixture.grid)
    #expect(spy.contexts.map(\.invalidateEverything) == [true])
    #expect(spy.contexts.map(\.invalidateDataSourceCounts) == [true])
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.visibleItems == ["0-0", "0-1", "0-2"])
  }

  @Test(.rule("CS-2"))
  func `the content size can be read before a pass, and a flow layout computes it`() {
    let fixture = Fixture(GridViewFlowLayout(), counts: [7])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 110))
    #expect(fixture.simulation.counters.prepareCalls == 0)
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.contentSize == CGSize(width: 320, height: 110))
    #expect(fixture.simulation.counters.prepareCalls == 1)
  }
}
