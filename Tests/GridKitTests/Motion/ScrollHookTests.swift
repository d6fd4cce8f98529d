import GridKit
import TestSupport
import Testing

/// The effects of layout and delegate on a release (C2.10, S3.16 to S3.20).
@MainActor @Suite("Drag end hooks", .rows)
struct ScrollHookTests {
  /// The trace from the hooks on.
  private func release(
    _ script: ScrollScript, from offset: CGFloat = 0, at velocity: CGFloat
  ) -> String {
    script.view.contentOffset.y = offset
    script.engine.beginDrag()
    _ = script.take()
    script.release(velocity)
    script.simulation.settle()
    return script.take()
  }

  @Test(.rule("S3.16"))
  func `the layout answers first, then the delegate, both in points per millisecond`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { proposed, _ in CGPoint(x: 0, y: proposed.y - 100) }
    script.spy.retarget = { CGPoint(x: 0, y: $0.y - 50) }
    let trace = release(script, at: 1)
    #expect(
      trace.hasPrefix(
        """
        layout 0, 495, 0, 1 -> 0, 395
        willEndDragging velocity (0, 1) target (0, 395) → (0, 345) TD- 0
        """))
    #expect(script.layout?.hookVelocities == [CGPoint(x: 0, y: 1)])
    #expect(script.spy.velocities == [CGPoint(x: 0, y: 1)])
    #expect(script.view.contentOffset.y == 345)
  }

  @Test(.rule("C2.10", "S3.18", "S3.20"))
  func `a hook's target decides whether and where the content decelerates`() {
    ScrollStage.check(
      """
      # a shorter travel ends on the target
      > grid 100; hook 300; begin; clear; release 1; settle
      layout 0, 495, 0, 1 -> 0, 300; willEndDragging velocity (0, 1) target (0, 300) TD- 0
      didEndDragging willDecelerate: true TD- 0; willBeginDecelerating TDS 0; DS x67 -DS 16 … 300
      didEndDecelerating --- 300

      # a longer travel ends on the target
      > grid 100; hook 800; begin; clear; release 1; settle
      layout 0, 495, 0, 1 -> 0, 800; willEndDragging velocity (0, 1) target (0, 800) TD- 0
      didEndDragging willDecelerate: true TD- 0; willBeginDecelerating TDS 0; DS x124 -DS 26 … 800
      didEndDecelerating --- 800

      # a travel that turns round makes the content jump
      > grid 100; hook 350; offset 400; begin; clear; release 1; settle
      layout 0, 895, 0, 1 -> 0, 350; willEndDragging velocity (0, 1) target (0, 350) TD- 400
      didEndDragging willDecelerate: true TD- 400; willBeginDecelerating TDS 400; DS -DS 350
      didEndDecelerating --- 350

      # a target that equals the offset means no deceleration
      > grid 100; hook 400; offset 400; begin; clear; release 1; settle
      layout 0, 895, 0, 1 -> 0, 400; willEndDragging velocity (0, 1) target (0, 400) TD- 400
      didEndDragging willDecelerate: false T-- 400

      # a target away from content at rest means a deceleration
      > retarget 440; offset 400; begin; clear; release 0; settle
      willEndDragging velocity (0, 0) target (0, 400) → (0, 440) TD- 400
      didEndDragging willDecelerate: true TD- 400; willBeginDecelerating TDS 400
      DS x13 -DS 409 … 440; didEndDecelerating --- 440

      # with paging the target goes to the nearest page
      > grid 100; page; hook 690; drag 30; release 0.5; settle
      = y 600
      """)
  }

  @Test(.rule("C2.10")) func `without any hook the raw decision is reported`() {
    // At the limit without bouncing, flung outwards: the target is the offset.
    let script = ScrollScript()
    script.view.bounces = false
    let noHook = SpyDelegate {
      $0.didEndDragging = { _, _ in }
      $0.didEndDecelerating = { _ in }
    }
    script.view.delegate = noHook
    #expect(
      release(script, from: 4800, at: 1) == """
        didEndDragging willDecelerate: true TD- 4800
        didEndDecelerating --- 4800
        """)
    ScrollStage.check(
      """
      # the delegate has a hook
      > rigid; offset 4800; begin; clear; release 1
      willEndDragging velocity (0, 1) target (0, 4800) TD- 4800
      didEndDragging willDecelerate: false T-- 4800

      # the layout has one, too
      > grid 100; rigid; offset 4800; begin; clear; release 1
      layout 0, 4800, 0, 1 -> 0, 4800; willEndDragging velocity (0, 1) target (0, 4800) TD- 4800
      didEndDragging willDecelerate: false T-- 4800
      """)
  }

  @Test(.rule("S3.17"))
  func `a hook's target is rounded and stays within limits that the hook moved`() {
    let script = ScrollScript(grid: 100)
    script.spy.retarget = { _ in CGPoint(x: 30, y: 6000.4) }
    script.spy.on = { name, view in
      if name == "willEndDragging" { view.contentInset.bottom = 11 }
    }
    _ = release(script, from: 4700, at: 1)
    #expect(script.view.contentOffset == CGPoint(x: 0, y: 4811))
  }

  @Test func `a target that is not finite is a fault and counts as none`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: CGFloat.nan) }
    _ = release(script, at: 1)
    #expect(script.simulation.faults.map(\.code) == ["non-finite-geometry"])
    #expect(script.view.contentOffset.y == 494)
  }

  // MARK: Paging

  @Test(.rule("P8.2"))
  func `a release of a paging view goes to the page that way and velocity choose`() {
    let rows: [(way: CGFloat, velocity: CGFloat, page: CGFloat)] = [
      (98, 0, 0), (102, 0, 1), (98, 0.29, 0), (102, 0.29, 1), (98, 0.31, 1), (102, 0.31, 1),
      (98, -0.31, 0), (102, -0.31, 0), (240, 0.31, 2), (120, -0.9, 0), (240, -0.31, 1),
      (200, 2, 1),
    ]
    forEachRow(of: rows) { row in
      for script in [ScrollScript(grid: 100), ScrollScript()] {
        script.view.isPagingEnabled = true
        script.drag(row.way)
        script.release(row.velocity)
        script.simulation.settle()
        #expect(script.view.contentOffset.y == row.page * 200)
      }
    }
    ScrollStage.check(
      """
      # the last partial page rests at the limit
      > view height 650; page; offset 400; drag 20; release 0; settle
      = y 450

      # a flick during a page motion goes one page further, a flick back leaves that page out
      > page; drag 30; release 1; tick 4; down; drag 5; release 1; settle
      = y 400
      > drag 30; release 1; tick 4; down; drag -5; release -1; settle
      = y 400
      """)
  }
}
