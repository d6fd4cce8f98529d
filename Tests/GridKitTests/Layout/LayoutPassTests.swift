import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Layout passes, seen by the layout")
struct LayoutPassTests {
  private let spy = ListSpyLayout()

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
    #expect(spy.boundsSeenInPrepare == [CGRect(0, -12, 200, 100)])
    // DL-2: sections once, then each section once, although the layout asked for them often.
    #expect(fixture.simulation.counters.sourceCalls == 3 + 2)
  }

  @Test(.rule("CO-6", "CO-7", "CO-11"))
  func `any number of invalidations and reloads before a pass make one preparation`() {
    let fixture = Fixture.laidOut(spy, counts: [10])
    fixture.grid.scroll(toY: 30)
    let offset = fixture.grid.contentOffset
    let again = fixture.layoutCalls {
      spy.invalidateLayout()
      spy.invalidateLayout(with: GridViewLayoutInvalidationContext())
      spy.invalidateLayout()
      fixture.grid.reloadData()
      fixture.grid.reloadData()
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
        L invalidateLayout(with:) everything, counts
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

  @Test(.rule("CO-16")) func `scroll steps before a pass make a context each, and one query`() {
    let fixture = Fixture.laidOut(spy, counts: [40])
    spy.answersBoundsChange = true
    spy.contexts.removeAll()
    spy.queryCount = 0
    for step in 1...7 { fixture.grid.contentOffset.y = CGFloat(step) }
    fixture.grid.layoutIfNeeded()
    #expect(spy.contexts.count == 7 && spy.queryCount == 1)
  }

  @Test(.rule("CO-29")) func `insets make a flow layout stale, but not a layout of the user's`() {
    let fixture = Fixture.laidOut(spy, counts: [40])
    spy.contexts.removeAll()
    fixture.grid.contentInset.right = 40
    fixture.grid.layoutMargins = GridEdgeInsets(1, 2, 3, 4)
    fixture.grid.layoutIfNeeded()
    #expect(spy.prepareCount == 1)
    #expect(spy.contexts.isEmpty)

    let flow = Fixture.laidOut(GridViewFlowLayout(), counts: [6])
    #expect(flow.grid.contentSize.width == 320)
    flow.grid.contentInset.right = 40
    flow.grid.layoutIfNeeded()
    #expect(flow.grid.contentSize.width == 280)
    #expect(flow.simulation.counters.prepareCalls == 2)
    flow.grid.layoutMargins = GridEdgeInsets(1, 2, 3, 4)
    flow.grid.layoutIfNeeded()
    #expect(flow.simulation.counters.prepareCalls == 3)
  }
}
