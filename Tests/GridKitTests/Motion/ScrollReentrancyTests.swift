import GridKit
import TestSupport
import Testing

/// User code that moves, stops or replaces motion inside callbacks (S1.19, 1.6).
@MainActor @Suite("Motion changed inside callbacks", .rows)
struct ScrollReentrancyTests {
  @Test(.rule("S1.19", "S3.33")) func `content that is moved takes its motion along`() {
    ScrollStage.check(
      """
      # moved during a drag
      > drag 10 20; shift 1000; move 25
      = y 1025

      # moved inside didScroll
      > in didScroll 2: shift 500; drag 10 20 30
      willBeginDragging TD- 0; DS x4 TD- 10 … 530

      # moved during a deceleration, which keeps its velocity
      > begin; release 1; tick 10; shift 700; settle
      = y 1194

      # moved during a deceleration to a target that a hook chose, which stays where it is
      > retarget 300; begin; release 1; tick 5; shift 40; settle
      = y 300

      # moved by an animated offset during a drag, which adds up with the finger
      > drag 10; animate 110; tick 9
      = y 60
      > move 30; settle
      = y 130
      > release 0
      …
      didEndDragging willDecelerate: false T-- 130

      # by an animated offset that runs at the release and goes on in place of a fling
      > drag 10; animate 110; tick 3; clear; release 2; settle
      = y 110
      willEndDragging velocity (0, 2) target (0, 1011) TD- 17
      didEndDragging willDecelerate: false T-- 17; DS x15 --- 22 … 110
      didEndScrollingAnimation --- 110

      # moved under an animated offset, both of whose ends are shifted
      > animate 300; tick 9; shift 1000; settle
      = y 1300
      """)
  }

  @Test(.rule("S1.19")) func `content that wraps inside didScroll goes on from there`() {
    let rows: [(name: String, velocity: CGFloat, wrap: (CGFloat) -> CGFloat, rest: CGFloat)] = [
      // 993.04 points on from 1000, wrapped nine times.
      ("an infinite scroller", 2, { $0 > 1100 ? $0 - 100 : $0 }, 1093),
      ("in the last didScroll", 1, { $0 == 1494 ? 94 : $0 }, 94),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let script = ScrollScript()
      script.view.contentOffset.y = 1000
      script.spy.on = { name, view in
        let wrapped = row.wrap(view.contentOffset.y)
        if name == "didScroll", wrapped != view.contentOffset.y { view.contentOffset.y = wrapped }
      }
      script.engine.beginDrag()
      script.release(row.velocity)
      script.simulation.settle()
      #expect(script.view.contentOffset.y == row.rest)
    }
  }

  // MARK: Stopping and replacing

  @Test func `a stop inside a callback ends the fling there`() {
    let end = """
      willEndDragging velocity (0, 1) target (0, 495) TD- 0
      didEndDragging willDecelerate:
      """
    let rows: [(place: String, trace: String)] = [
      ("willEndDragging", "\(end) false T-- 0"),
      ("didEndDragging", "\(end) true TD- 0"),
      ("willBeginDecelerating", "\(end) true TD- 0\nwillBeginDecelerating TDS 0"),
      ("didScroll", "\(end) true TD- 0\nwillBeginDecelerating TDS 0\nDS -DS 16"),
    ]
    for stop in ["stop", "halt"] {
      for row in rows {
        ScrollStage.check(
          """
          # \(stop) in \(row.place)
          > begin; clear; in \(row.place): \(stop); release 1
          = still
          > settle
          = frames 0
          \(row.trace)
          """)
      }
    }
  }

  @Test func `an animated offset inside a callback takes the fling's place`() {
    for place in ["willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll"] {
      ScrollStage.check(
        """
        # in \(place)
        > begin; clear; in \(place): animate 80; release 1
        = still
        > settle
        = frames 18; y 80
        … 80
        didEndScrollingAnimation --- 80
        """)
    }
  }

  @Test func `a motion that a last callback starts is not taken for the one that ended`() {
    ScrollStage.check(
      """
      # an animated offset at the end of a deceleration
      > in didEndDecelerating: animate 100; begin; release 1; settle
      = y 100
      …
      didEndDecelerating --- 494; DS x18 --- 491 … 100; didEndScrollingAnimation --- 100

      # an animated offset at the end of another one
      > in didEndScrollingAnimation: animate 0; animate 60; settle
      = frames 36; y 0

      # an animated offset at an end that a drag forces is stopped by the drag
      > in didEndScrollingAnimation: animate 999; animate 60; tick 9; drag 5; tick 30
      = y 35
      """)
  }

  @Test func `a delegate that leaves during a fling hears no more of it`() {
    ScrollStage.check(
      """
      # in the third didScroll
      > in didScroll 3: leave; begin; release 1; settle
      …
      DS x3 -DS 16 … 48
      = y 494
      """)
  }

  @Test func `scrolling turned off inside a callback keeps the motion away`() {
    let lifts = ["willEndDragging", "didEndDragging", "willBeginDecelerating"].map { place in
      """
      # as the finger lifts, in \(place)
      > in \(place): lock; begin; release 1; settle
      = y 0; still; heard didEndDragging

      """
    }
    ScrollStage.check(
      lifts.joined() + """
        # as the drag begins, which is cancelled
        > in willBeginDragging: lock; begin
        = begun false
        > move 50; release 1
        willBeginDragging TD- 0; willEndDragging velocity (0, 0) target (0, 0) TD- 0
        didEndDragging willDecelerate: false T-- 0
        = still
        """)
  }

  @Test(.rule("E-42"))
  func `an adjustment in answer to every question is refused, and nothing has moved`() {
    let layout = ScriptedLayout()
    layout.isStale = { _ in false }
    layout.boundsContext = { $0.contentOffsetAdjustment.y = 1 }
    let fixture = Fixture(layout, counts: [100], scale: 1)
    let grid = fixture.grid
    grid.scroll(toY: 0)
    grid.scroll(toY: 30)
    layout.isStale = { _ in true }
    layout.askedBounds = []
    grid.contentOffset.y = 60
    #expect(fixture.simulation.faults.map(\.code) == ["E-42"])
    let text = fixture.simulation.faults.first?.description ?? ""
    #expect(text.contains("stuck in a recursive layout loop"))
    #expect(text.contains("moved the content in each of 100 questions about new bounds"))
    #expect(layout.askedBounds.count == 100)
    #expect(grid.contentOffset.y == 30)
    layout.isStale = { _ in false }
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    grid.scroll(toY: 60)
    #expect(grid.contentOffset.y == 60 && fixture.simulation.faults.count == 1)
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4, 5])
  }

  @Test(.rule("S1.19")) func `an adjustment by the layout inside the question re-bases the motion`()
  {
    func rest(adjusting step: CGFloat) -> CGFloat {
      let layout = ScriptedLayout()
      layout.isStale = { _ in false }
      let fixture = Fixture(layout, counts: [100], scale: 1)
      fixture.grid.layoutIfNeeded()
      fixture.grid.engine.beginDrag()
      fixture.grid.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 1))
      fixture.simulation.tick()
      // At the next question, once.
      layout.isStale = { [unowned layout] _ in
        layout.isStale = { _ in false }
        return step != 0
      }
      layout.boundsContext = { $0.contentOffsetAdjustment.y = step }
      fixture.simulation.settle()
      return fixture.grid.contentOffset.y
    }
    #expect(rest(adjusting: 70) == rest(adjusting: 0) + 70)
  }
}
