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

  @Test(.rule("CO-13")) func `question, context, invalidation, then prepare, size and elements`() {
    let fixture = fixture()
    spy.answersBoundsChange = true
    let calls = fixture.trace {
      fixture.grid.scroll(toY: 10)
    }
    #expect(
      calls.split(separator: "\n").filter { $0.hasPrefix("L") } == [
        "L shouldInvalidateLayout(forBoundsChange:) 0, 10, 320, 200 -> true",
        "L invalidationContext(forBoundsChange:)",
        "L invalidateLayout(with:)",
        "L prepare()",
        "L collectionViewContentSize 320, 2000",
        "L layoutAttributesForElements(in:) 0, 10, 320, 200",
      ])
  }

  @Test(.rule("CO-14", "CO-15"))
  func `a change that the layout does not mind shows more of the same, and asks for that only`() {
    let rows: [(name: String, script: String)] = [
      // 0 to 260 is known after the first scroll: going back within it asks nothing.
      (
        "a scroll",
        """
        scroll 0,60; prepares 0; queries 1; items 0-1 0-2 0-3 0-4 0-5
        scroll 0,0; scroll 0,30; scroll 0,60; queries 1
        scroll 0,61; queries 2; prepares 0; contexts 0
        """
      ),
      // The layout still believes in a width of 320.
      (
        "a resize",
        """
        cells 4; resize 200,330; prepares 0; cells 7; widths 320
        resize 200,100; items 0-0 0-1; prepares 0; questions 2
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let made = fixture(spy: ListSpyLayout())
      try run(
        row.script, on: made,
        words: [
          "widths": { _ in
            Set(made.grid.cellFrames.map(\.width)).map(GridText.text).joined(separator: " ")
          }
        ])
    }
  }

  @Test(.rule("CO-16"))
  func `many scroll steps ask often, and prepare once in a turn, or once a pass`() {
    for hasPasses in [false, true] {
      forEachRow(
        of: [1, 2, 5, 7, 30], named: { "\($0) steps \(hasPasses ? "with passes" : "in a turn")" }
      ) { steps in
        let spy = ListSpyLayout()
        let fixture = fixture(spy: spy)
        spy.answersBoundsChange = true
        for step in 1...steps {
          fixture.grid.contentOffset.y = CGFloat(step)
          if hasPasses { fixture.grid.layoutIfNeeded() }
          #expect(spy.prepareCount == (hasPasses ? step : 0))
        }
        fixture.grid.layoutIfNeeded()
        #expect(spy.boundsSeenInQuestion.count == steps)
        #expect(spy.contexts.count == steps)
        #expect(spy.prepareCount == (hasPasses ? steps : 1))
        if !hasPasses { #expect(spy.queryCount == 1) }
      }
    }
  }

  @Test(.rule("CO-17")) func `bounds that do not change are no question`() {
    let fixture = fixture()
    let grid = fixture.grid
    grid.bounds = grid.bounds
    grid.contentOffset = grid.contentOffset
    grid.frame = grid.frame
    grid.contentOffset.y = 0.1  // less than half a pixel at scale 2
    grid.frame.origin.x = 50  // a change of place is no change of bounds
    grid.layoutIfNeeded()
    #expect(spy.boundsSeenInQuestion.isEmpty)
    #expect(spy.prepareCount == 0)
    #expect(fixture.simulation.faults == [])
  }

  @Test(.rule("CO-3")) func `nothing is asked before the first preparation`() {
    let fixture = Fixture(spy, counts: [40])
    fixture.grid.frame.size.width = 100
    fixture.grid.contentOffset.y = 40
    #expect(spy.boundsSeenInQuestion.isEmpty)
    #expect(spy.queryCount == 0)
    fixture.grid.layoutIfNeeded()
    #expect(spy.prepareCount == 1)
    #expect(spy.boundsSeenInQuestion.isEmpty)
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
