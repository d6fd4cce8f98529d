import GridKit
import TestSupport
import Testing

/// Limits, switches and surroundings that change while content moves (S1.14, 1.4, C2.9).
@MainActor @Suite("Scrolling while things change", .rows)
struct ScrollSurroundingsTests {
  @Test(.rule("S1.14")) func `limits that change move the content when its motion lets them`() {
    ScrollStage.check(
      """
      # a finger holds content that shrinks; its next move shows 71.2 of 201 points beyond the end
      > offset 1000; drag 0; content 1000
      = y 1000
      > move 1
      = y 871
      > release 0; settle
      = y 800

      # a deceleration comes back into limits that shrink
      > grid 100; begin; release 1; tick 30
      = y > 300
      > clear; insetBottom -4600
      none
      > settle
      = y 200
      …
      didEndDecelerating --- 200

      # an edge that moves away lets a bounce end where it is
      > drag -100; release 0; tick 1; insetTop 100; settle
      = y -31

      # content at rest is clamped with one didScroll
      > offset 1000; clear; viewport 4500
      DS --- 500

      # a drag goes on with the new viewport after a resize, banded with 320 points
      > drag 100; frame 200 320; move -100
      = y -47
      """)
  }

  // MARK: Bouncing

  @Test(.rule("S1.15", "S3.27")) func `content that does not bounce stops at the limits`() {
    ScrollStage.check(
      """
      # without bounces, drag and fling
      > rigid; drag -50
      = y 0
      > move 4790; release 3; settle
      willBeginDragging TD- 0; DS TD- 4790
      willEndDragging velocity (0, 3) target (0, 4800) TD- 4790
      didEndDragging willDecelerate: true TD- 4790; willBeginDecelerating TDS 4790; DS -DS 4800
      didEndDecelerating --- 4800

      # short content
      > view height 100; drag -100
      = y 0
      > release 0; settle
      = y 0

      # short content that always bounces moves
      > view height 100; bouncing; drag -100
      = y -43
      > release 0; settle
      = y 0
      """)
  }

  @Test(.rule("S3.8b")) func `a diagonal fling of a list never moves sideways`() {
    let script = ScrollScript()
    script.engine.beginDrag()
    script.engine.moveDrag(
      translation: CGPoint(x: -40, y: -40), fingerPerMs: CGPoint(x: -0.5, y: -0.5))
    script.engine.endDrag(fingerPerMs: CGPoint(x: -0.5, y: -0.5))
    script.simulation.settle()
    #expect(script.spy.velocities == [CGPoint(x: 0, y: 0.5)])
    #expect(script.view.contentOffset == CGPoint(x: 0, y: 285))
  }

  /// All thresholds are in "Release decision".
  @Test(.rule("S3.11")) func `a release decelerates from 0.25 points per millisecond on`() {
    let rows: [(x: CGFloat, y: CGFloat, decelerates: Bool)] = [
      (0, 0.2499, false), (0, 0.25, true), (-0.25, 0, true), (0.18, 0.18, true),
      (0.17, 0.18, false),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(content: CGSize(width: 3000, height: 3000))
      script.view.contentOffset = CGPoint(x: 900, y: 900)
      script.engine.beginDrag()
      script.engine.endDrag(velocityPerMs: CGPoint(x: row.x, y: row.y))
      #expect(script.view.isDecelerating == row.decelerates)
      #expect(script.spy.velocities == [row.decelerates ? CGPoint(x: row.x, y: row.y) : .zero])
    }
  }

  @Test(.rule("P2.3")) func `a directional lock holds the axis on which the drag began`() {
    let rows: [(x: CGFloat, y: CGFloat, offset: CGPoint)] = [
      (-10, -2, CGPoint(x: 50, y: 0)), (-2, -10, CGPoint(x: 0, y: 60)),
      (-10, -10, CGPoint(x: 50, y: 60)),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(content: CGSize(width: 3000, height: 3000))
      script.view.isDirectionalLockEnabled = true
      script.engine.beginDrag(direction: CGPoint(x: row.x, y: row.y))
      script.engine.moveDrag(translation: CGPoint(x: -50, y: -60))
      #expect(script.view.contentOffset == row.offset)
    }
  }

  // MARK: Taken away

  @Test(.rule("C2.9")) func `a finger or a deceleration is taken away`() {
    ScrollStage.check(
      """
      # turning scrolling off cancels a drag and keeps further ones away
      > drag 20; clear; lock
      willEndDragging velocity (0, 0) target (0, 20) TD- 20
      didEndDragging willDecelerate: false T-- 20
      > begin
      = begun false
      > animate 90; settle
      = y 90

      # turning scrolling off ends a deceleration within the limits
      > drag -100; release 0; tick 2; clear; lock; settle
      DS --- 0; didEndDecelerating --- 0
      = still

      # a finger without a drag only lifts
      > down
      = tracking
      > cancel
      = still
      none
      """)
  }

  @Test(.rule("C2.9")) func `leaving the window cancels a drag, a fling goes on`() {
    let script = ScrollScript()
    let window = GridWindow(simulation: script.simulation)
    window.addSubview(script.view)
    script.drag(20)
    script.view.removeFromSuperview()
    #expect(script.take().hasSuffix("didEndDragging willDecelerate: false T-- 20"))
    window.addSubview(script.view)
    script.engine.beginDrag()
    script.release(1)
    script.view.removeFromSuperview()
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 514)
  }

  @Test func `a view that goes while it moves takes its motion along`() {
    let simulation = Simulation()
    let spy = ScrollSpy()
    weak var gone: BaseScrollView?
    do {
      let view = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 100)) }
      view.contentSize = CGSize(width: 100, height: 10_000)
      view.delegate = spy.delegate
      view.engine.beginDrag()
      view.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 2))
      simulation.tick()
      gone = view
    }
    #expect(gone == nil)
    #expect(simulation.aliveDescriptions == [])
    #expect(simulation.settle() == Settlement(frames: 0, seconds: 0, isSettled: true))
  }

  @Test func `a view that moves to another simulation goes on by its clock`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    let other = Simulation(screen: GridScreen(scale: 1))
    other.advance(by: 5)
    let window = GridWindow(simulation: other)
    window.addSubview(script.view)
    #expect(script.simulation.isAtRest)
    #expect(other.settle().frames == 9)
    #expect(script.view.contentOffset.y == 300)
  }

  // MARK: Fidelity

  @Test(.rule("S3.21")) func `without the synchronous first step the first tick moves`() {
    // At once a whole frame later, or the 6.667 ms that are left of a frame.
    for (wait, first) in [(0, 16.33), (0.01, 6.63)] as [(Double, CGFloat)] {
      let script = ScrollScript(scale: 3)
      script.view.scrollFidelity.synchronousFirstStep = false
      script.simulation.advance(by: wait)
      script.engine.beginDrag()
      script.release(1)
      #expect(script.view.contentOffset.y == 0)
      script.tick()
      #expect(abs(script.view.contentOffset.y - first) < 0.2)
      #expect(script.simulation.settle().frames == 138)
      #expect(abs(script.view.contentOffset.y - 494.167) < 1.0 / 3)
    }
  }

  /// Their effects are in "Deceleration".
  @Test(.rule("S3.19", "S3.28")) func `the edge quirk and the creep's speed are switches`() {
    func rest(
      hasDelegate: Bool, _ configure: (ScrollScript) -> Void
    ) -> (frames: Int, y: CGFloat, highest: CGFloat) {
      let script = ScrollScript(scale: 3, hasDelegate: hasDelegate)
      configure(script)
      script.engine.beginDrag()
      script.release(1)
      var (frames, highest) = (0, script.view.contentOffset.y)
      while !script.simulation.isAtRest {
        script.tick()
        frames += 1
        highest = max(highest, script.view.contentOffset.y)
      }
      return (frames, script.view.contentOffset.y, highest)
    }
    for (quirk, peak) in [(false, 4833.3), (true, 4840.4)] as [(Bool, CGFloat)] {
      let end = rest(hasDelegate: false) {
        $0.view.scrollFidelity.edgeQuirk = quirk
        $0.view.contentOffset.y = 4800
      }
      #expect(abs(end.highest - peak) < 0.5 && end.y == 4800)
    }
    let creeps = [0.005, 0.05, 0].map { speed in
      rest(hasDelegate: true) {
        $0.view.scrollFidelity.creepSpeedPerMs = speed
        $0.spy.retarget = { _ in CGPoint(x: 0, y: 300) }
      }
    }
    #expect(creeps[0].y == 300 && creeps[1].y == 300 && creeps[0].frames > creeps[1].frames)
    // S3.17: the free travel ends at 299.51.
    #expect(abs(creeps[2].y - 299.51) < 0.35)
  }

  @Test(.rule("S3.26")) func `the third flick in a row travels further, if the switch is on`() {
    func rest(multiplying: Bool) -> CGFloat {
      let script = ScrollScript(content: CGSize(width: 320, height: 500_000))
      script.view.scrollFidelity.flickMultiplier = multiplying
      for _ in 0..<5 {
        script.engine.touchDown()
        script.engine.beginDrag()
        for step in 1...5 {
          script.tick()
          let finger = CGPoint(x: 0, y: -2)
          script.engine.moveDrag(
            translation: CGPoint(x: 0, y: CGFloat(step) * -33), fingerPerMs: finger)
        }
        script.engine.endDrag(fingerPerMs: CGPoint(x: 0, y: -2))
        script.tick(6)
      }
      script.simulation.settle()
      return script.view.contentOffset.y
    }
    #expect(rest(multiplying: true) > rest(multiplying: false) + 1000)
  }

  // MARK: Time

  @Test func `a frame rate that changes mid-motion changes the frames, not the end`() {
    let script = ScrollScript(scale: 3)
    script.engine.beginDrag()
    script.release(1)
    script.tick(20)
    script.simulation.frameRate = 120
    script.tick(40)
    script.simulation.frameRate = 24
    script.simulation.settle()
    #expect(abs(script.view.contentOffset.y - 494.167) < 1)
  }

  @Test func `in fast mode animated offsets end at the next tick, callbacks in order`() {
    ScrollStage.check(
      """
      # an offset, then a scroll to the top
      > fast; offset 1000; clear; animate 300
      = y 1000
      > settle
      = frames 1
      > top; settle
      = frames 1
      DS --- 300; didEndScrollingAnimation --- 300; shouldScrollToTop → true --- 300; DS --- 0
      didScrollToTop --- 0
      """)
  }
}
