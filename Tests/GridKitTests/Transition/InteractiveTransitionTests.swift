import GridTesting
import TestSupport
import Testing

/// Transitions that a gesture drives (I6.1 to I6.9).
@MainActor @Suite("Interactive transitions", .rows)
struct InteractiveTransitionTests {
  let rig = TransitionRig()
  var grid: GridView { rig.grid }

  @Test(.rule("I6.1", "I6.8", "I6.9", "LC-11")) func `the whole of a transition, call by call`() {
    final class Wobbly: GridViewTransitionLayout {}
    rig.showMiddle()
    let delegate = transitionDelegate { Wobbly(currentLayout: $0, nextLayout: $1) }
    grid.delegate = delegate
    var ends: [String] = []
    var layout: GridViewTransitionLayout?
    let start = rig.fixture.trace {
      layout = grid.startInteractiveTransition(to: rig.new) { completed, finished in
        ends.append("\(completed) \(finished) \(grid.collectionViewLayout === rig.new)")
      }
    }
    #expect(
      start == """
        G startInteractiveTransition(to:) ListSpyLayout
        DG transitionLayoutForOldLayout ListSpyLayout, ListSpyLayout -> Wobbly
        L invalidateLayout(with:) everything, counts
        L prepare()
        L collectionViewContentSize 100, 500
        L prepareForTransition(to:) ListSpyLayout
        L prepareForTransition(from:) ListSpyLayout
        L layoutAttributesForItem(at:) 0-8
        L targetContentOffset(forProposedContentOffset:) 0, 162.5 -> 0, 162.5
        LOG log will 50.0 to 25.0
        LOG log will 50.0 to 25.0
        L prepare()
        L collectionViewContentSize 100, 1000
        L collectionViewContentSize 100, 500
        L collectionViewContentSize 100, 1000
        L layoutAttributesForElements(in:) 0, 400, 100, 100
        L layoutAttributesForElements(in:) -101, 299, 302, 302
        L layoutAttributesForElements(in:) -101, 61.5, 302, 302
        L layoutAttributesForItem(at:) 0-2
        L layoutAttributesForItem(at:) 0-3
        L layoutAttributesForItem(at:) 0-4
        L layoutAttributesForItem(at:) 0-13
        L layoutAttributesForItem(at:) 0-14
        """)
    #expect(layout is Wobbly && grid.collectionViewLayout === layout)
    #expect(rig.old.collectionView === grid)
    #expect(rig.new.collectionView === grid)
    #expect(rig.shown == "0-8@425x50 0-9@475x50")

    let step = rig.fixture.trace {
      layout?.transitionProgress = 0.5
      rig.simulation.tick()
    }
    #expect(
      step == """
        L invalidateLayout()
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 100, 1000
        L collectionViewContentSize 100, 500
        L collectionViewContentSize 100, 750
        L shouldInvalidateLayout(forBoundsChange:) 0, 281.25, 100, 100 -> false
        DG scrollViewDidScroll
        L layoutAttributesForElements(in:) 0, 281.25, 100, 100
        C apply cell 0-8
        C apply cell 0-9
        DS cellForItemAt 0-7
        C apply cell 0-7
        DS cellForItemAt 0-10
        C apply cell 0-10
        """)
    #expect(grid.contentSize == CGSize(width: 100, height: 750))
    #expect(grid.contentOffset == CGPoint(x: 0, y: 281.25))
    #expect(rig.shown == "0-7@281.25x37.5 0-8@318.75x37.5 0-9@356.25x37.5 0-10@393.75x37.5")

    grid.finishInteractiveTransition()
    #expect(grid.collectionViewLayout === layout)
    #expect(ends == [])
    rig.simulation.advance(by: 0.25)
    #expect(ends == ["true true true"])
    #expect(layout?.collectionView == nil)
    #expect(rig.old.collectionView == nil)
    #expect(rig.new.collectionView === grid)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 162.5))
    #expect(grid.contentSize == CGSize(width: 100, height: 500))
    #expect(rig.shown == "0-6@162.5x25 0-7@187.5x25 0-8@212.5x25 0-9@237.5x25 0-10@262.5x25")
    #expect(rig.faults == [])
  }

  @Test(.rule("I6.8", "I6.9")) func `cancelled, everything is as before`() {
    rig.showMiddle()
    var ends: [String] = []
    let layout = grid.startInteractiveTransition(to: rig.new) { ends.append("\($0) \($1)") }
    layout.transitionProgress = 0.5
    rig.simulation.tick()
    grid.cancelInteractiveTransition()
    for _ in 1..<15 { rig.simulation.tick() }
    #expect(ends == [])
    let end = rig.fixture.trace { rig.simulation.tick() }
    #expect(
      end == """
        L invalidateLayout()
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 100, 1000
        L collectionViewContentSize 100, 500
        L collectionViewContentSize 100, 1000
        L shouldInvalidateLayout(forBoundsChange:) 0, 400, 100, 100 -> false
        L layoutAttributesForElements(in:) 0, 400, 100, 100
        C apply cell 0-8
        C apply cell 0-9
        L collectionViewContentSize 100, 1000
        L layoutAttributesForElements(in:) 0, 400, 100, 100
        L finalizeLayoutTransition() of ListSpyLayout
        L finalizeLayoutTransition() of ListSpyLayout
        LOG log did 25.0 to 50.0
        LOG log did 25.0 to 50.0
        """)
    #expect(ends == ["true false"])
    #expect(grid.collectionViewLayout === rig.old)
    #expect(rig.new.collectionView == nil)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 400))
    #expect(grid.contentSize == CGSize(width: 100, height: 1000))
    #expect(rig.shown == "0-8@425x50 0-9@475x50")
  }

  @Test(.rule("I6.8"))
  func `the rest takes a quarter of a second, slow at both ends, one step a tick`() {
    rig.showMiddle()
    let layout = grid.startInteractiveTransition(to: rig.new)
    layout.transitionProgress = 0.5
    rig.simulation.tick()
    grid.finishInteractiveTransition()
    var steps: [String] = []
    while grid.collectionViewLayout === layout {
      rig.simulation.tick()
      steps.append(NumberText.short(layout.transitionProgress))
    }
    #expect(
      steps.joined(separator: " ")
        == "0.504 0.518 0.541 0.574 0.616 0.666 0.721 0.779 0.834 0.884 0.926 0.959 0.982 0.996 1")
  }

  @Test(.rule("I6.4", "I6.11")) func `a transition goes on through changes, to its end`() throws {
    let rows: [(name: String, script: String)] = [
      (
        "progress beyond the ends goes on along the line",
        """
        start; set 2; tick; at 2; content 100,0; offset 0,-75
        set -1; tick; content 100,1500; offset 0,637.5; finish; settle; offset 0,162.5
        """
      ),
      // Seven of fifteen steps.
      (
        "start and finish at once is an animated switch with a transition layout",
        "start; finish; advance 0.125; about 0.443; settle; ends true true; uses new"
      ),
      (
        "without animations the end comes at once",
        """
        start; finish-now; ends true true; at 1; uses new; offset 0,162.5
        settle; ends true true
        """
      ),
      (
        "a layout that changes is prepared again",
        "start; set 1; tick; rows 30; stale; tick; content 100,600; height-8 30"
      ),
      (
        "a reload reaches both layouts",
        """
        start; set 0.5; tick; counts 10; reload; content 100,375
        finish; settle; content 100,250; faults
        """
      ),
      (
        "a transition to the layout in use leads back to it",
        """
        start old; set 0.5; tick; center-8 425; height-8 50
        finish; settle; ends true true; uses old
        """
      ),
      (
        "an item that is lifted stays lifted",
        """
        lift; start; set 0.5; tick; lifted true; center-8 425
        finish; settle; drop; settle; center-8 212.5; faults
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let script = TransitionScript()
      try script.play(row.script)
      if row.script.contains("old") { #expect(script.rig.old.collectionView === script.rig.grid) }
    }
  }

  @Test(.rule("I6.3")) func `setting the progress and invalidating makes one pass`() {
    rig.showMiddle()
    let layout = grid.startInteractiveTransition(to: rig.new)
    let log = rig.simulation.traced {
      layout.transitionProgress = 0.25
      layout.invalidateLayout()
      rig.simulation.tick()
    }
    #expect(log.events.filter { $0.call == "prepare()" }.count == 1)
    // Setting the same progress again is no change.
    #expect(rig.fixture.trace { layout.transitionProgress = 0.25 } == "")
  }

  @Test func `cells stay the same objects from start to end`() {
    rig.showMiddle()
    let cell = grid.cellForItem(at: [0, 8])
    let layout = grid.startInteractiveTransition(to: rig.new)
    rig.fixture.source.forgetRequests()
    for step in 1...4 {
      layout.transitionProgress = CGFloat(step) / 4
      rig.simulation.tick()
      #expect(grid.cellForItem(at: [0, 8]) === cell)
    }
    grid.finishInteractiveTransition()
    grid.settle()
    #expect(grid.cellForItem(at: [0, 8]) === cell)
    #expect(rig.fixture.source.requestedItems.map(\.item) == [7, 10, 6])
  }

  @Test func `scrolling during the transition asks both layouts about the bounds`() {
    rig.showMiddle()
    let layout = grid.startInteractiveTransition(to: rig.new)
    rig.old.boundsSeenInQuestion = []
    rig.new.boundsSeenInQuestion = []
    layout.transitionProgress = 0.5
    rig.simulation.tick()
    #expect(rig.old.boundsSeenInQuestion.isEmpty)
    grid.contentOffset.y += 10
    #expect(rig.old.boundsSeenInQuestion.count == 1)
    #expect(rig.new.boundsSeenInQuestion.count == 1)
    rig.new.answersBoundsChange = true
    let prepared = rig.new.prepareCount
    grid.contentOffset.y += 10
    grid.layoutIfNeeded()
    #expect(rig.new.prepareCount == prepared + 1)
    // Offsets that other code sets are rounded to pixels.
    #expect(grid.contentOffset.y == 301.5)
  }

  @Test func `a transition before the first layout works too`() {
    let fixture = Fixture(ListSpyLayout(), counts: [4], size: CGSize(width: 100, height: 100))
    let layout = fixture.grid.startInteractiveTransition(to: rig.new)
    layout.transitionProgress = 0.5
    fixture.simulation.tick()
    #expect(fixture.grid.contentSize.height == 150)
    fixture.grid.finishInteractiveTransition()
    fixture.grid.settle()
    #expect(fixture.grid.collectionViewLayout === rig.new)
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test func `a grid that goes away takes its transition along`() {
    weak var weakGrid: GridView?
    let simulation = Simulation()
    let old = ListSpyLayout()
    let new = ListSpyLayout()
    do {
      let grid = simulation.perform {
        GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: old)
      }
      grid.layoutIfNeeded()
      _ = grid.startInteractiveTransition(to: new)
      grid.finishInteractiveTransition()
      weakGrid = grid
    }
    #expect(weakGrid == nil)
    #expect(simulation.settle().isSettled)
  }
}
