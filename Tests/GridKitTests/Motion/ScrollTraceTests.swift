import GridKit
import GridTesting
import TestSupport
import Testing

/// The callback sequences of section 2 as text: which object is called, with which flags, where.
@MainActor @Suite("Scroll traces", .rows)
struct ScrollTraceTests {
  @Test(.rule("C2.1", "C2.2", "C2.3", "C2.4"))
  func `a drag ends with a rest or a deceleration`() {
    ScrollStage.check(
      """
      # a drag that ends at rest
      > grid 100; drag 10 20 30; release 0
      willBeginDragging TD- 0; DS x3 TD- 10 … 30; layout 0, 30, 0, 0 -> 0, 30
      willEndDragging velocity (0, 0) target (0, 30) TD- 30
      didEndDragging willDecelerate: false T-- 30
      > settle
      none
      = still

      # a fling on a grid
      > grid 100; drag 10 20 30; release 1; settle
      willBeginDragging TD- 0; DS x3 TD- 10 … 30; layout 0, 525, 0, 1 -> 0, 525
      willEndDragging velocity (0, 1) target (0, 525) TD- 30
      didEndDragging willDecelerate: true TD- 30; willBeginDecelerating TDS 30; DS x109 -DS 46 … 524
      didEndDecelerating --- 524

      # a fling on a plain scroll view asks no layout
      > drag 10 20 30; release 1; settle
      willBeginDragging TD- 0; DS x3 TD- 10 … 30
      willEndDragging velocity (0, 1) target (0, 525) TD- 30
      didEndDragging willDecelerate: true TD- 30; willBeginDecelerating TDS 30; DS x109 -DS 46 … 524
      didEndDecelerating --- 524

      # a fling into an edge, at 1000, has no callback of its own and rests on the limit
      > grid 24; offset 900; clear; begin; release 2; settle
      willBeginDragging TD- 900; layout 0, 1000, 0, 2 -> 0, 1000
      willEndDragging velocity (0, 2) target (0, 1000) TD- 900
      didEndDragging willDecelerate: true TD- 900; willBeginDecelerating TDS 900
      DS x35 -DS 933 … 1000; didEndDecelerating --- 1000

      # a release while overscrolled decelerates at any speed; the last move pins half a point
      > grid 100 scale 2; drag -100; release 0; settle
      willBeginDragging TD- 0; DS TD- -43; layout 0, 0, 0, 0 -> 0, 0
      willEndDragging velocity (0, 0) target (0, 0) TD- -43
      didEndDragging willDecelerate: true TD- -43; willBeginDecelerating TDS -43
      DS x21 -DS -36.5 … -0.5; DS --- 0; didEndDecelerating --- 0

      # a view without a delegate moves all the same
      > view alone; drag 30; release 1; settle
      = y 524
      none
      """)
  }

  @Test(.rule("C2.5")) func `a paging drag goes to a page`() {
    ScrollStage.check(
      """
      # the one that the swipe points to
      > grid 100; page; drag 50; release 1; settle
      willBeginDragging TD- 0; DS TD- 50; layout 0, 200, 0, 1 -> 0, 200
      willEndDragging velocity (0, 1) target (0, 200) TD- 50
      didEndDragging willDecelerate: true TD- 50; willBeginDecelerating TDS 50; DS x17 -DS 67 … 200
      didEndDecelerating --- 200

      # at rest between pages it decelerates, on a page it does not
      > page; drag 90; release 0; settle
      willBeginDragging TD- 0; DS TD- 90; willEndDragging velocity (0, 0) target (0, 0) TD- 90
      didEndDragging willDecelerate: true TD- 90; willBeginDecelerating TDS 90; DS x19 -DS 87 … 0
      didEndDecelerating --- 0
      > drag 90 200; release 0
      willBeginDragging TD- 0; DS x2 TD- 90 … 200
      willEndDragging velocity (0, 0) target (0, 200) TD- 200
      didEndDragging willDecelerate: false T-- 200
      """)
  }

  @Test(.rule("C2.7", "S1.7")) func `a finger catches moving content`() {
    ScrollStage.check(
      """
      # a touch freezes a deceleration and lifts without a word
      > grid 100; begin; release 1; tick 5; clear; down
      didEndDecelerating T-- 91
      > tick 3; up; settle
      none
      = still

      # overscrolled content returns without dragging callbacks
      > grid 100; drag -100; release 0; tick 3; clear; down; tick 2; up; settle
      didEndDecelerating T-- -22; willBeginDecelerating TDS -22; DS x14 -DS -19 … 0
      didEndDecelerating --- 0

      # content between pages goes to the nearest page
      > page; drag 50; release 1; tick 3; clear; down; up; settle
      didEndDecelerating T-- 121; willBeginDecelerating TDS 121; DS x18 -DS 124 … 200
      didEndDecelerating --- 200

      # a view that is dragged starts over
      > begin; release 1; tick 5; clear; down; drag 5; release 0
      didEndDecelerating T-- 91; willBeginDragging TD- 91; DS TD- 96
      willEndDragging velocity (0, 0) target (0, 96) TD- 96
      didEndDragging willDecelerate: false T-- 96

      # a tap brings content back that a program left outside
      > offset -30; clear; down; up; settle
      willBeginDecelerating TDS -30; DS x16 -DS -25 … 0; didEndDecelerating --- 0

      # momentum adds up with the way back: 60 points out, flung in and out
      > offset -60; begin; release 0.5; settle
      = frames 72; y 37
      > offset -60; begin; release -0.5; settle
      = frames 36; y 0

      # an animated offset that is stopped outside the limits returns
      > animate -100; tick 9; down; up; settle
      DS x9 --- -1 … -50; didEndScrollingAnimation T-- -50; willBeginDecelerating TDS -50
      DS x19 -DS -42 … 0; didEndDecelerating --- 0
      """)
  }

  @Test(.rule("C2.9")) func `a cancelled drag ends without deceleration`() {
    ScrollStage.check(
      """
      # it is pinned to the limits
      > grid 100; drag -100; cancel; settle
      willBeginDragging TD- 0; DS x2 TD- -43 … 0; layout 0, 0, 0, 0 -> 0, 0
      willEndDragging velocity (0, 0) target (0, 0) TD- 0
      didEndDragging willDecelerate: false T-- 0

      # a hook makes it jump
      > grid 100; retarget 70.4; drag 30; cancel
      willBeginDragging TD- 0; DS TD- 30; layout 0, 30, 0, 0 -> 0, 30
      willEndDragging velocity (0, 0) target (0, 30) → (0, 70.4) TD- 30; DS TD- 70
      didEndDragging willDecelerate: false T-- 70
      = still
      """)
  }

  @Test(.rule("C2.6", "C2.13", "S1.18"))
  func `an animated offset scrolls without dragging or decelerating`() {
    ScrollStage.check(
      """
      # it takes 18 frames, an offset without animation none
      > animate 300; settle
      = frames 18
      DS x18 --- 2 … 300; didEndScrollingAnimation --- 300
      > jump 100
      DS --- 100
      > jump 100
      none

      # it may end beyond the limits, and the content stays there
      > animate -700; settle; tick 120
      = y -700

      # a target within the pixel of the offset moves nothing
      > offset 50; clear; animate 50.4; settle
      none

      # a second one has the only end
      > animate 300; tick 9; animate 0; settle
      = frames 18
      DS x27 --- 2 … 0; didEndScrollingAnimation --- 0

      # a drag stops it and tells its end first
      > animate 300; tick 9; drag 10; release 0; settle
      DS x9 --- 2 … 150; didEndScrollingAnimation T-- 150; willBeginDragging TD- 150; DS TD- 160
      willEndDragging velocity (0, 0) target (0, 160) TD- 160
      didEndDragging willDecelerate: false T-- 160

      # a finger stops it where it is and lifts without a word
      > animate 300; tick 9; down; tick 5; up; settle
      DS x9 --- 2 … 150; didEndScrollingAnimation T-- 150
      = still

      # a view that may not be scrolled does not stop for a finger
      > lock; animate 300; tick 9; down; up; settle
      DS x18 --- 2 … 300; didEndScrollingAnimation --- 300

      # an offset set at once leaves a finger its drag
      > drag 10; jump 110
      = tracking; y 110
      > move 30; release 0
      …
      didEndDragging willDecelerate: false T-- 130

      # an offset set at once drops it without its end
      > animate 300; tick 2; jump 50; settle
      DS x3 --- 2 … 50

      # an offset set at once stops a deceleration
      > begin; release 1; tick 5; clear; jump 60; settle
      DS --- 60
      = still

      # an animated offset stops a deceleration
      > begin; release 1; tick 5; clear; animate 60; settle
      DS x16 --- 90 … 60; didEndScrollingAnimation --- 60
      = still
      """)
  }

  @Test(.rule("C2.8")) func `a scroll to the top follows its spring and has its own end`() {
    ScrollStage.check(
      """
      # the whole of it, and none at the top
      > offset 1000; clear; top; settle
      = frames 96
      shouldScrollToTop → true --- 1000; DS x47 --- 986 … 0; didScrollToTop --- 0
      > top
      none

      # a finger stops it without an end
      > offset 1000; clear; top; tick 6; down; up; settle
      shouldScrollToTop → true --- 1000; DS x6 --- 986 … 718

      # a drag stops it without an end
      > offset 1000; clear; top; tick 6; begin; release 0; settle
      shouldScrollToTop → true --- 1000; DS x6 --- 986 … 718; willBeginDragging TD- 718
      willEndDragging velocity (0, 0) target (0, 718) TD- 718
      didEndDragging willDecelerate: false T-- 718
      """)
  }

  @Test(.rule("C2.12")) func `a touch within the hysteresis sends nothing`() {
    let script = ScrollScript()
    script.view.touch(GridTouchScript([[0, 100, 150], [0.1, 100, 141], [0.2, 100, 150]]))
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test(.rule("C2.8")) func `a delegate may forbid the scroll to the top, and so do the switches`()
  {
    let script = ScrollScript()
    let view = script.view
    view.contentOffset.y = 100
    _ = script.take()
    script.spy.allowsScrollToTop = false
    script.engine.scrollToTop()
    #expect(script.take() == "shouldScrollToTop → false --- 100")
    script.spy.allowsScrollToTop = true
    for flag in [\BaseScrollView.scrollsToTop, \.isScrollEnabled, \.isUserInteractionEnabled] {
      view[keyPath: flag] = false
      script.engine.scrollToTop()
      view[keyPath: flag] = true
    }
    script.engine.touchDown()
    script.engine.scrollToTop()
    script.simulation.settle()
    #expect(script.take() == "")
  }
}
