import GridKit
import GridTesting
import TestSupport
import Testing

/// The callback sequences of section 2 as text: which object is called, with which flags, where.
@MainActor @Suite("Scroll traces")
struct ScrollTraceTests {
  // MARK: Drags

  @Test(.rule("C2.1")) func `a drag that ends at rest`() {
    let script = ScrollScript(grid: 100)
    script.drag(10, 20, 30)
    script.release(0)
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS x3 TD- 10 … 30
        layout 0, 30, 0, 0 -> 0, 30
        willEndDragging velocity (0, 0) target (0, 30) TD- 30
        didEndDragging willDecelerate: false T-- 30
        """)
    script.simulation.settle()
    #expect(script.take() == "")
    #expect(!script.view.isTracking && !script.view.isDragging)
  }

  @Test(.rule("C2.2")) func `a fling on a grid`() {
    let script = ScrollScript(grid: 100)
    script.drag(10, 20, 30)
    script.release(1)
    script.simulation.settle()
    #expect(script.take() == fling(layout: "layout 0, 525, 0, 1 -> 0, 525\n"))
  }

  @Test(.rule("C2.2")) func `a fling on a plain scroll view asks no layout`() {
    let script = ScrollScript()
    script.drag(10, 20, 30)
    script.release(1)
    script.simulation.settle()
    #expect(script.take() == fling(layout: ""))
  }

  private func fling(layout: String) -> String {
    """
    willBeginDragging TD- 0
    DS x3 TD- 10 … 30
    \(layout)willEndDragging velocity (0, 1) target (0, 525) TD- 30
    didEndDragging willDecelerate: true TD- 30
    willBeginDecelerating TDS 30
    DS x109 -DS 46 … 524
    didEndDecelerating --- 524
    """
  }

  @Test(.rule("C2.3"))
  func `a fling into an edge has no callback of its own and rests on the limit`() {
    let script = ScrollScript(grid: 24)  // limits 0...1000
    script.view.contentOffset.y = 900
    _ = script.take()
    script.engine.beginDrag()
    script.release(2)
    script.simulation.settle()
    #expect(
      script.take() == """
        willBeginDragging TD- 900
        layout 0, 1000, 0, 2 -> 0, 1000
        willEndDragging velocity (0, 2) target (0, 1000) TD- 900
        didEndDragging willDecelerate: true TD- 900
        willBeginDecelerating TDS 900
        DS x35 -DS 933 … 1000
        didEndDecelerating --- 1000
        """)
  }

  @Test(.rule("C2.4")) func `a release while overscrolled decelerates at any speed`() {
    let script = ScrollScript(grid: 100, scale: 2)
    script.drag(-100)
    script.release(0)
    script.simulation.settle()
    // T3: 100 points beyond a viewport of 200 show 43.137; the last move pins half a point.
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS TD- -43
        layout 0, 0, 0, 0 -> 0, 0
        willEndDragging velocity (0, 0) target (0, 0) TD- -43
        didEndDragging willDecelerate: true TD- -43
        willBeginDecelerating TDS -43
        DS x21 -DS -36.5 … -0.5
        DS --- 0
        didEndDecelerating --- 0
        """)
  }

  // MARK: Paging

  @Test(.rule("C2.5")) func `a paging drag goes to the page that the swipe points to`() {
    let script = ScrollScript(grid: 100)
    script.view.isPagingEnabled = true
    script.drag(50)
    script.release(1)
    script.simulation.settle()
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS TD- 50
        layout 0, 200, 0, 1 -> 0, 200
        willEndDragging velocity (0, 1) target (0, 200) TD- 50
        didEndDragging willDecelerate: true TD- 50
        willBeginDecelerating TDS 50
        DS x17 -DS 67 … 200
        didEndDecelerating --- 200
        """)
  }

  @Test(.rule("C2.5"))
  func `a paging drag at rest between pages decelerates, on a page it does not`() {
    let script = ScrollScript()
    script.view.isPagingEnabled = true
    script.drag(90)
    script.release(0)
    script.simulation.settle()
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS TD- 90
        willEndDragging velocity (0, 0) target (0, 0) TD- 90
        didEndDragging willDecelerate: true TD- 90
        willBeginDecelerating TDS 90
        DS x19 -DS 87 … 0
        didEndDecelerating --- 0
        """)
    script.drag(90, 200)
    script.release(0)
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS x2 TD- 90 … 200
        willEndDragging velocity (0, 0) target (0, 200) TD- 200
        didEndDragging willDecelerate: false T-- 200
        """)
  }

  // MARK: Catching

  @Test(.rule("C2.7")) func `a touch freezes a deceleration and lifts without a word`() {
    let script = ScrollScript(grid: 100)
    script.engine.beginDrag()
    script.release(1)
    script.tick(5)
    _ = script.take()
    script.engine.touchDown()
    #expect(script.take() == "didEndDecelerating T-- 91")
    script.tick(3)
    script.engine.touchUp()
    script.simulation.settle()
    #expect(script.take() == "")
    #expect(script.view.scrollState == [])
  }

  @Test(.rule("C2.7")) func `content caught while overscrolled returns without dragging callbacks`()
  {
    let script = ScrollScript(grid: 100)
    script.drag(-100)
    script.release(0)
    script.tick(3)
    _ = script.take()
    script.engine.touchDown()
    script.tick(2)
    script.engine.touchUp()
    script.simulation.settle()
    #expect(
      script.take() == """
        didEndDecelerating T-- -22
        willBeginDecelerating TDS -22
        DS x14 -DS -19 … 0
        didEndDecelerating --- 0
        """)
  }

  @Test(.rule("C2.7")) func `content caught between pages goes to the nearest page`() {
    let script = ScrollScript()
    script.view.isPagingEnabled = true
    script.drag(50)
    script.release(1)
    script.tick(3)
    _ = script.take()
    script.engine.touchDown()
    script.engine.touchUp()
    script.simulation.settle()
    #expect(
      script.take() == """
        didEndDecelerating T-- 121
        willBeginDecelerating TDS 121
        DS x18 -DS 124 … 200
        didEndDecelerating --- 200
        """)
  }

  @Test(.rule("C2.7")) func `a caught view that is dragged starts over`() {
    let script = ScrollScript()
    script.engine.beginDrag()
    script.release(1)
    script.tick(5)
    _ = script.take()
    script.engine.touchDown()
    script.drag(5)
    script.release(0)
    #expect(
      script.take() == """
        didEndDecelerating T-- 91
        willBeginDragging TD- 91
        DS TD- 96
        willEndDragging velocity (0, 0) target (0, 96) TD- 96
        didEndDragging willDecelerate: false T-- 96
        """)
  }

  @Test(.rule("S1.7")) func `a tap brings content back that a program left outside`() {
    let script = ScrollScript()
    script.view.contentOffset.y = -30
    _ = script.take()
    script.engine.touchDown()
    script.engine.touchUp()
    script.simulation.settle()
    #expect(
      script.take() == """
        willBeginDecelerating TDS -30
        DS x16 -DS -25 … 0
        didEndDecelerating --- 0
        """)
  }

  // MARK: Cancelling

  @Test(.rule("C2.9")) func `a cancelled drag is pinned and ends without deceleration`() {
    let script = ScrollScript(grid: 100)
    script.drag(-100)
    script.engine.cancelDrag()
    script.simulation.settle()
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS x2 TD- -43 … 0
        layout 0, 0, 0, 0 -> 0, 0
        willEndDragging velocity (0, 0) target (0, 0) TD- 0
        didEndDragging willDecelerate: false T-- 0
        """)
  }

  @Test(.rule("C2.9")) func `a hook makes a cancelled drag jump`() {
    let script = ScrollScript(grid: 100)
    script.spy.retarget = { _ in CGPoint(x: 0, y: 70.4) }
    script.drag(30)
    script.engine.cancelDrag()
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        DS TD- 30
        layout 0, 30, 0, 0 -> 0, 30
        willEndDragging velocity (0, 0) target (0, 30) → (0, 70.4) TD- 30
        DS TD- 70
        didEndDragging willDecelerate: false T-- 70
        """)
    #expect(script.view.scrollState == [])
  }

  // MARK: Programmatic

  @Test(.rule("C2.6")) func `an animated offset scrolls without dragging or decelerating`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(script.simulation.settle().frames == 18)
    #expect(
      script.take() == """
        DS x18 --- 2 … 300
        didEndScrollingAnimation --- 300
        """)
    script.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(script.take() == "DS --- 100")
  }

  @Test(.rule("S1.18")) func `an animated request for the present offset sends nothing`() {
    let script = ScrollScript()
    script.view.contentOffset.y = 40
    _ = script.take()
    script.view.setContentOffset(CGPoint(x: 0, y: 40.3), animated: true)
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test(.rule("C2.13")) func `a second animated offset has the only end`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    script.view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    #expect(script.simulation.settle().frames == 18)
    #expect(
      script.take() == """
        DS x27 --- 2 … 0
        didEndScrollingAnimation --- 0
        """)
  }

  @Test(.rule("C2.13")) func `a drag stops an animated offset and tells its end first`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    script.drag(10)
    script.release(0)
    script.simulation.settle()
    #expect(
      script.take() == """
        DS x9 --- 2 … 150
        didEndScrollingAnimation T-- 150
        willBeginDragging TD- 150
        DS TD- 160
        willEndDragging velocity (0, 0) target (0, 160) TD- 160
        didEndDragging willDecelerate: false T-- 160
        """)
  }

  @Test(.rule("C2.13"))
  func `a finger stops an animated offset where it is and lifts without a word`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    script.engine.touchDown()
    script.tick(5)
    script.engine.touchUp()
    script.simulation.settle()
    #expect(
      script.take() == """
        DS x9 --- 2 … 150
        didEndScrollingAnimation T-- 150
        """)
    #expect(script.view.scrollState == [])
  }

  @Test(.rule("C2.7"))
  func `a finger that stops an animated offset outside the limits lets it return`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: -100), animated: true)
    script.tick(9)
    script.engine.touchDown()
    script.engine.touchUp()
    script.simulation.settle()
    #expect(
      script.take() == """
        DS x9 --- -1 … -50
        didEndScrollingAnimation T-- -50
        willBeginDecelerating TDS -50
        DS x19 -DS -42 … 0
        didEndDecelerating --- 0
        """)
  }

  @Test func `a view that may not be scrolled does not stop for a finger`() {
    let script = ScrollScript()
    script.view.isScrollEnabled = false
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    script.engine.touchDown()
    script.engine.touchUp()
    script.simulation.settle()
    #expect(script.take() == "DS x18 --- 2 … 300\ndidEndScrollingAnimation --- 300")
  }

  @Test(.rule("C2.8")) func `a finger stops a scroll to the top without an end`() {
    let script = ScrollScript()
    script.view.contentOffset.y = 1000
    _ = script.take()
    script.engine.scrollToTop()
    script.tick(6)
    script.engine.touchDown()
    script.engine.touchUp()
    script.simulation.settle()
    #expect(script.take() == "shouldScrollToTop → true --- 1000\nDS x6 --- 986 … 718")
  }

  @Test func `an offset set at once drops an animated one without its end`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(2)
    script.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    script.simulation.settle()
    #expect(script.take() == "DS x3 --- 2 … 50")
  }

  @Test(arguments: [false, true])
  func `an offset request stops a deceleration`(animated: Bool) {
    let script = ScrollScript()
    script.engine.beginDrag()
    script.release(1)
    script.tick(5)
    _ = script.take()
    script.view.setContentOffset(CGPoint(x: 0, y: 60), animated: animated)
    script.simulation.settle()
    #expect(
      script.take()
        == (animated ? "DS x16 --- 90 … 60\ndidEndScrollingAnimation --- 60" : "DS --- 60"))
    #expect(script.view.scrollState == [])
  }

  @Test(.rule("C2.8")) func `a scroll to the top follows its spring and has its own end`() {
    let script = ScrollScript()
    script.view.contentOffset = CGPoint(x: 0, y: 1000)
    _ = script.take()
    script.engine.scrollToTop()
    #expect(script.simulation.settle().frames == 96)
    #expect(
      script.take() == """
        shouldScrollToTop → true --- 1000
        DS x47 --- 986 … 0
        didScrollToTop --- 0
        """)
    script.engine.scrollToTop()
    #expect(script.take() == "")
  }

  @Test(.rule("C2.8")) func `a delegate may forbid the scroll to the top, and so do the switches`()
  {
    let script = ScrollScript()
    script.view.contentOffset.y = 100
    _ = script.take()
    script.spy.allowsScrollToTop = false
    script.engine.scrollToTop()
    #expect(script.take() == "shouldScrollToTop → false --- 100")
    script.spy.allowsScrollToTop = true
    script.view.scrollsToTop = false
    script.engine.scrollToTop()
    script.view.scrollsToTop = true
    script.view.isScrollEnabled = false
    script.engine.scrollToTop()
    script.view.isScrollEnabled = true
    script.view.isUserInteractionEnabled = false
    script.engine.scrollToTop()
    script.view.isUserInteractionEnabled = true
    script.engine.touchDown()
    script.engine.scrollToTop()
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test func `a drag stops a scroll to the top without an end`() {
    let script = ScrollScript()
    script.view.contentOffset.y = 1000
    _ = script.take()
    script.engine.scrollToTop()
    script.tick(6)
    script.engine.beginDrag()
    script.release(0)
    script.simulation.settle()
    #expect(
      script.take() == """
        shouldScrollToTop → true --- 1000
        DS x6 --- 986 … 718
        willBeginDragging TD- 718
        willEndDragging velocity (0, 0) target (0, 718) TD- 718
        didEndDragging willDecelerate: false T-- 718
        """)
  }

  // MARK: Without a delegate

  @Test func `a view that nobody listens to moves all the same`() {
    let script = ScrollScript(hasDelegate: false)
    script.drag(30)
    script.release(1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 524)
    #expect(script.take() == "")
  }
}
