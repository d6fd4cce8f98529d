import GridKit
import TestSupport
import Testing

@MainActor @Suite("Pull to refresh", .rows)
struct GridRefreshControlTests {
  @Test func `a pull beyond the threshold of 80 points begins a refresh, once`() {
    RefreshStage.check(
      """
      # 200 points show 86 of them (T3); the content rests below the room
      > drag -200
      refresh true, true true
      = refreshing; y -86
      > release 0
      = y -60
      > drag -200; release 0
      = y -60
      none
      > end
      = refreshing false; y 0; inset 0

      # a pull that is too short begins nothing
      > drag -180
      = y > -80
      > release 0
      none
      = refreshing false; y 0

      # the room is content at once: only what is beyond it gives way
      > drag -200; drag -210
      = y -91
      > drag -180
      = y > -86

      # an action that ends the refresh at once is sent once in a pull
      > onRefresh end; drag -40; drag -80; drag -120; drag -160; drag -200; drag -240; drag -400
      refresh true, true true
      = refreshing false; y -142
      > drag 0; drag -400
      refresh true, true true
      > release 0
      = y 0; inset 0

      # an action that turns scrolling off ends the drag once
      > onRefresh lock; drag -900; release 0
      = ends didEndDragging willDecelerate: false T-- -60

      # a control that is taken away gives its room back
      > begin; remove
      = refreshing false; inset 0
      > drag -300; release 0
      none
      = refreshing false
      """)
  }

  @Test(.rule("S1.13")) func `code that begins or ends a refresh leaves the content where it is`() {
    RefreshStage.check(
      """
      # twice, without a call of the action
      > offset 500; begin; begin
      = refreshing; y 500; inset 60
      > end; end
      none
      = y 500; inset 0

      # the end stops scrolling
      > begin; offset 500; fling 1
      = y > 500; decelerating
      > end
      = decelerating false; dragging false; y 604
      > settle
      = y 604

      # an end inside an animation block shows the content on its way up
      > begin; offset -60; endSlowly
      = y 0; shown -30
      """)
  }
}
