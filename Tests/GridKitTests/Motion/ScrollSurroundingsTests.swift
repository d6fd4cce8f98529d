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

  @Test(.rule("S3.11")) func `a diagonal release decelerates by its speed in two dimensions`() {
    let size = CGSize(width: 3000, height: 3000)
    let fast = ScrollScript(content: size)
    fast.engine.beginDrag()
    fast.engine.endDrag(velocityPerMs: CGPoint(x: 0.18, y: 0.18))
    #expect(fast.view.isDecelerating)
    let slow = ScrollScript(content: size)
    slow.engine.beginDrag()
    slow.engine.endDrag(velocityPerMs: CGPoint(x: 0.17, y: 0.18))
    #expect(!slow.view.isDecelerating)
    #expect(slow.spy.velocities == [.zero])
  }

  @Test(
    .rule("P2.3"),
    arguments: [
      (CGPoint(x: -10, y: -2), CGPoint(x: 50, y: 0)),
      (CGPoint(x: -2, y: -10), CGPoint(x: 0, y: 60)),
      (CGPoint(x: -10, y: -10), CGPoint(x: 50, y: 60)),
    ] as [(CGPoint, CGPoint)])
  func `a directional lock holds the axis on which the drag began`(
    direction: CGPoint, offset: CGPoint
  ) {
    let script = ScrollScript(content: CGSize(width: 3000, height: 3000))
    script.view.isDirectionalLockEnabled = true
    script.engine.beginDrag(direction: direction)
    script.engine.moveDrag(translation: CGPoint(x: -50, y: -60))
    #expect(script.view.contentOffset == offset)
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
    weak var gone: BaseScrollView?
    do {
      let view = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 100)) }
      view.contentSize = CGSize(width: 100, height: 10_000)
      view.engine.beginDrag()
      view.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 2))
      simulation.tick()
      gone = view
    }
    #expect(gone == nil)
    #expect(simulation.aliveDescriptions == [])
    #expect(simulation.settle() == Settlement(frames: 0, seconds: 0, isSettled: true))
  }

  @Test func `a view that its delegate lets go in a callback takes its motion along`() {
    let simulation = Simulation()
    let spy = ScrollSpy()
    var views = simulation.perform { [BaseScrollView(frame: CGRect(0, 0, 100, 100))] }
    views[0].contentSize = CGSize(width: 100, height: 10_000)
    views[0].delegate = spy.delegate
    views[0].setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    var calls = 0
    spy.on = { _, _ in
      calls += 1
      if calls == 3 { views = [] }
    }
    simulation.settle()
    #expect(calls == 3)
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

  @Test(.rule("S3.21")) func `the synchronous first step can be turned off`() {
    let script = ScrollScript(scale: 3)
    script.view.scrollFidelity.synchronousFirstStep = false
    script.engine.beginDrag()
    script.release(1)
    #expect(script.view.contentOffset.y == 0)
    #expect(script.simulation.settle().frames == 139)
    #expect(abs(script.view.contentOffset.y - 494.167) < 1.0 / 3)
  }

  @Test(.rule("S3.28"), arguments: [(false, 33.3), (true, 40.4)] as [(Bool, CGFloat)])
  func `the edge quirk overshoots further`(quirk: Bool, peak: CGFloat) {
    let script = ScrollScript(scale: 3, hasDelegate: false)
    script.view.scrollFidelity.edgeQuirk = quirk
    script.view.contentOffset.y = 4800
    script.engine.beginDrag()
    script.release(1)
    var highest = script.view.contentOffset.y
    while !script.simulation.isAtRest {
      script.tick()
      highest = max(highest, script.view.contentOffset.y)
    }
    #expect(abs(highest - 4800 - peak) < 0.5)
    #expect(script.view.contentOffset.y == 4800)
  }

  @Test(.rule("S3.19")) func `the creep's speed is a switch`() {
    func frames(_ speed: CGFloat) -> (Int, CGFloat) {
      let script = ScrollScript(scale: 3)
      script.view.scrollFidelity.creepSpeedPerMs = speed
      script.spy.retarget = { _ in CGPoint(x: 0, y: 300) }
      script.engine.beginDrag()
      script.release(1)
      return (script.simulation.settle().frames, script.view.contentOffset.y)
    }
    let (slow, normal, none) = (frames(0.005), frames(0.05), frames(0))
    #expect(slow.1 == 300 && normal.1 == 300)
    #expect(slow.0 > normal.0)
    // S3.17: the free travel ends at 299.51.
    #expect(abs(none.1 - 299.51) < 0.35)
  }

  @Test(.rule("S3.19")) func `the creep is for the last stretch, whoever moved the content`() {
    let script = ScrollScript(scale: 3)
    script.spy.retarget = { _ in CGPoint(x: 0, y: 900) }
    script.engine.beginDrag()
    script.release(1.9)
    script.tick(40)
    // S1.19: speed and target stay as they are.
    script.view.contentOffset.y = 0
    let frames = script.simulation.settle().frames
    #expect(script.simulation.faults.isEmpty)
    #expect(script.view.contentOffset.y == 900)
    #expect(script.take().hasSuffix("didEndDecelerating --- 900"))
    #expect(frames < 400)
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

  @Test(.rule("P1.2")) func `frames shorter than a millisecond move nothing`() {
    let script = ScrollScript(rate: 2000)
    script.view.scrollFidelity.synchronousFirstStep = false
    script.engine.beginDrag()
    script.release(1)
    script.simulation.advance(by: 1)
    #expect(script.view.contentOffset.y == 0)
    #expect(script.view.isDecelerating)
    script.simulation.frameRate = 60
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 494)
  }

  @Test func `a release between two ticks counts the part of the frame`() {
    let script = ScrollScript(scale: 3)
    script.view.scrollFidelity.synchronousFirstStep = false
    script.simulation.advance(by: 0.01)
    script.engine.beginDrag()
    script.release(1)
    script.tick()
    // 6.667 ms at 1 point per millisecond.
    #expect(abs(script.view.contentOffset.y - 6.63) < 0.2)
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
