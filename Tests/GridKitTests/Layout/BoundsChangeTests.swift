import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Bounds changes, seen by the layout", .rows)
struct BoundsChangeTests {
  private let spy = ListSpyLayout()

  private func fixture() -> Fixture<ListSpyLayout> { fixture(spy: spy) }

  /// A fixture after its first pass, whose layout has forgotten what it saw.
  private func fixture(spy: ListSpyLayout) -> Fixture<ListSpyLayout> {
    let fixture = Fixture.laidOut(spy, counts: [40])
    spy.boundsSeenInQuestion.removeAll()
    spy.boundsSeenInPrepare.removeAll()
    spy.contexts.removeAll()
    spy.prepareCount = 0
    spy.queryCount = 0
    return fixture
  }

  @Test(.rule("CO-12", "CO-13")) func `the question comes before the change, preparation after it`()
  {
    let fixture = fixture()
    let grid = fixture.grid
    let old = grid.bounds
    spy.answersBoundsChange = true
    grid.contentOffset.y = 70
    #expect(spy.boundsSeenInQuestion == [old])
    #expect(spy.contexts.count == 1)
    #expect(spy.prepareCount == 0)
    grid.layoutIfNeeded()
    #expect(spy.boundsSeenInPrepare == [CGRect(x: 0, y: 70, width: 320, height: 200)])
    let scrolled = grid.bounds
    grid.frame.size = CGSize(width: 300, height: 150)
    #expect(spy.boundsSeenInQuestion == [old, scrolled])
    grid.layoutIfNeeded()
    #expect(spy.boundsSeenInPrepare.last == CGRect(x: 0, y: 70, width: 300, height: 150))
    #expect(spy.prepareCount == 2)
    #expect(fixture.simulation.faults == [])
  }

  @Test(.rule("CO-16")) func `each scroll step is a question, and each pass prepares once`() {
    forEachRow(of: [false, true], named: { $0 ? "with passes" : "in a turn" }) { hasPasses in
      let spy = ListSpyLayout()
      let fixture = fixture(spy: spy)
      spy.answersBoundsChange = true
      for step in 1...7 {
        fixture.grid.contentOffset.y = CGFloat(step)
        if hasPasses { fixture.grid.layoutIfNeeded() }
        #expect(spy.prepareCount == (hasPasses ? step : 0))
      }
      fixture.grid.layoutIfNeeded()
      #expect(spy.boundsSeenInQuestion.count == 7)
      #expect(spy.contexts.count == 7)
      #expect(spy.prepareCount == (hasPasses ? 7 : 1))
      if !hasPasses { #expect(spy.queryCount == 1) }
    }
  }

  @Test(.rule("CO-29")) func `insets make a flow layout stale, but not a layout of the user's`() {
    let fixture = fixture()
    fixture.grid.contentInset.right = 40
    fixture.grid.layoutMargins = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.grid.layoutIfNeeded()
    #expect(spy.prepareCount == 0)
    #expect(spy.contexts.isEmpty)

    let flow = Fixture.laidOut(GridViewFlowLayout(), counts: [6])
    #expect(flow.grid.contentSize.width == 320)
    flow.grid.contentInset.right = 40
    flow.grid.layoutIfNeeded()
    #expect(flow.grid.contentSize.width == 280)
    #expect(flow.simulation.counters.prepareCalls == 2)
    flow.grid.layoutMargins = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    flow.grid.layoutIfNeeded()
    #expect(flow.simulation.counters.prepareCalls == 3)
  }
}
