import GridKit
import TestSupport
import Testing

/// The effects of layout and delegate on a release (C2.10, S3.16 to S3.20).
@MainActor @Suite("Drag end hooks")
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

  @Test func `a hook that shortens the travel ends on its target`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 300) }
    #expect(
      release(script, at: 1) == """
        layout 0, 495, 0, 1 -> 0, 300
        willEndDragging velocity (0, 1) target (0, 300) TD- 0
        didEndDragging willDecelerate: true TD- 0
        willBeginDecelerating TDS 0
        DS x67 -DS 16 … 300
        didEndDecelerating --- 300
        """)
  }

  @Test func `a hook that lengthens the travel ends on its target`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 800) }
    #expect(
      release(script, at: 1) == """
        layout 0, 495, 0, 1 -> 0, 800
        willEndDragging velocity (0, 1) target (0, 800) TD- 0
        didEndDragging willDecelerate: true TD- 0
        willBeginDecelerating TDS 0
        DS x124 -DS 26 … 800
        didEndDecelerating --- 800
        """)
  }

  @Test(.rule("S3.20")) func `a hook that reverses the travel makes the content jump`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 350) }
    #expect(
      release(script, from: 400, at: 1) == """
        layout 0, 895, 0, 1 -> 0, 350
        willEndDragging velocity (0, 1) target (0, 350) TD- 400
        didEndDragging willDecelerate: true TD- 400
        willBeginDecelerating TDS 400
        DS -DS 350
        didEndDecelerating --- 350
        """)
  }

  @Test(.rule("C2.10")) func `a target that equals the offset means no deceleration`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 400) }
    #expect(
      release(script, from: 400, at: 1) == """
        layout 0, 895, 0, 1 -> 0, 400
        willEndDragging velocity (0, 1) target (0, 400) TD- 400
        didEndDragging willDecelerate: false T-- 400
        """)
  }

  @Test(.rule("C2.10")) func `a target away from content at rest means a deceleration`() {
    let script = ScrollScript()
    script.spy.retarget = { _ in CGPoint(x: 0, y: 440) }
    #expect(
      release(script, from: 400, at: 0) == """
        willEndDragging velocity (0, 0) target (0, 400) → (0, 440) TD- 400
        didEndDragging willDecelerate: true TD- 400
        willBeginDecelerating TDS 400
        DS x13 -DS 409 … 440
        didEndDecelerating --- 440
        """)
  }

  /// Hears nothing about the end of a drag but its decision.
  private final class NoHook: BaseScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {}
  }

  @Test(.rule("C2.10")) func `without any hook the raw decision is reported`() {
    // At the limit without bouncing, flung outwards: the target is the offset.
    func trace(_ script: ScrollScript, delegate: any BaseScrollViewDelegate) -> String {
      script.view.bounces = false
      script.view.delegate = delegate
      (script.view as? GridView)?.delegate = delegate as? any GridViewDelegate
      return release(script, from: 4800, at: 1)
    }
    let noHook = NoHook()
    #expect(
      trace(ScrollScript(), delegate: noHook) == """
        didEndDragging willDecelerate: true TD- 4800
        didEndDecelerating --- 4800
        """)
    let hook = ScrollSpy()
    #expect(
      trace(ScrollScript(), delegate: hook) == """
        willEndDragging velocity (0, 1) target (0, 4800) TD- 4800
        didEndDragging willDecelerate: false T-- 4800
        """)
    #expect(
      trace(ScrollScript(grid: 100), delegate: hook) == """
        layout 0, 4800, 0, 1 -> 0, 4800
        willEndDragging velocity (0, 1) target (0, 4800) TD- 4800
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

  /// The golden table of S3.17 and S3.20, from an offset of 5000.
  @Test(
    .rule("S3.17"),
    arguments: [
      (0.998, 1, 300), (0.998, 1, 100), (0.998, 1, 20), (0.998, 1, 800), (0.998, 1, -50),
      (0.998, 0, 40), (0.998, 0, 119), (0.998, 0, 121), (0.998, 0, 200), (0.998, 0, -40),
      (0.99, 0, 121), (0.99, 1, 450), (0.99, 1, 20), (0.998, -1, -300), (0.99, -0.7, -251),
    ] as [(CGFloat, CGFloat, CGFloat)], [60.0, 120])
  func `every retargeted motion rests on its target`(
    motion: (rate: CGFloat, velocity: CGFloat, way: CGFloat), frameRate: Double
  ) {
    let script = ScrollScript(grid: 1000, scale: 3, rate: frameRate)
    script.view.decelerationRate = .init(rawValue: motion.rate)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 5000 + motion.way) }
    _ = release(script, from: 5000, at: motion.velocity)
    #expect(script.view.contentOffset == CGPoint(x: 0, y: 5000 + motion.way))
    #expect(script.view.scrollState == [])
  }

  // MARK: Paging

  @Test(
    .rule("P8.2"),
    arguments: [
      // way, velocity, page
      (98, 0, 0), (102, 0, 1), (98, 0.29, 0), (102, 0.29, 1), (98, 0.31, 1), (102, 0.31, 1),
      (98, -0.31, 0), (102, -0.31, 0), (240, 0.31, 2), (120, -0.9, 0), (240, -0.31, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the page of a release`(way: CGFloat, velocity: CGFloat, page: CGFloat) {
    for script in [ScrollScript(grid: 100), ScrollScript()] {
      script.view.isPagingEnabled = true
      script.drag(way)
      script.release(velocity)
      script.simulation.settle()
      #expect(script.view.contentOffset.y == page * 200)
    }
  }

  @Test(.rule("P8.2")) func `the last partial page rests at the limit`() {
    let script = ScrollScript(content: CGSize(width: 320, height: 650))
    script.view.isPagingEnabled = true
    script.view.contentOffset.y = 400
    script.drag(20)
    script.release(0)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 450)
  }

  @Test(.rule("P8.2")) func `a flick during a page motion goes one page further`() {
    let script = ScrollScript()
    script.view.isPagingEnabled = true
    script.drag(30)
    script.release(1)
    script.tick(4)
    script.engine.touchDown()
    script.drag(5)
    script.release(1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 400)
    // In the other direction, the interrupted page does not count.
    script.drag(30)
    script.release(1)
    script.tick(4)
    script.engine.touchDown()
    script.drag(-5)
    script.release(-1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 400)
  }

  @Test(.rule("S3.18")) func `with paging a hook's target goes to the nearest page`() {
    let script = ScrollScript(grid: 100)
    script.view.isPagingEnabled = true
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 690) }
    script.drag(30)
    script.release(0.5)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 600)
  }
}
