import GridKit
import TestSupport
import Testing

/// User code that moves, stops or replaces motion inside callbacks (S1.19, 1.6).
@MainActor @Suite("Motion changed inside callbacks")
struct ScrollReentrancyTests {
  /// Does something once, inside the callback of a name.
  private func once(
    _ script: ScrollScript, in name: String, after count: Int = 1,
    _ body: @escaping (BaseScrollView) -> Void
  ) {
    var calls = 0
    script.spy.on = { present, view in
      guard present == name else { return }
      calls += 1
      if calls == count { body(view) }
    }
  }

  // MARK: Re-basing

  @Test(.rule("S1.19")) func `content moved during a drag moves the drag along`() {
    let script = ScrollScript()
    script.drag(10, 20)
    script.view.contentOffset.y += 1000
    script.move(to: [25])
    #expect(script.view.contentOffset.y == 1025)
  }

  @Test(.rule("S1.19")) func `content moved inside didScroll moves the drag along`() {
    let script = ScrollScript()
    once(script, in: "didScroll", after: 2) { $0.contentOffset.y += 500 }
    script.drag(10, 20, 30)
    #expect(script.take() == "willBeginDragging TD- 0\nDS x4 TD- 10 … 530")
  }

  @Test(.rule("S1.19")) func `content moved during a deceleration keeps the velocity`() {
    let moved = ScrollScript()
    let still = ScrollScript()
    for script in [moved, still] {
      script.engine.beginDrag()
      script.release(1)
      script.tick(10)
    }
    moved.view.contentOffset.y += 700
    for script in [moved, still] { script.simulation.settle() }
    #expect(moved.view.contentOffset.y == still.view.contentOffset.y + 700)
  }

  @Test(.rule("S1.19")) func `an infinite scroller wraps inside every didScroll`() {
    let script = ScrollScript()
    script.view.contentOffset.y = 1000
    script.spy.on = { name, view in
      if name == "didScroll", view.contentOffset.y > 1100 { view.contentOffset.y -= 100 }
    }
    script.engine.beginDrag()
    script.release(2)
    script.simulation.settle()
    // 993.04 points on from 1000, wrapped nine times.
    #expect(script.view.contentOffset.y == 1093)
  }

  @Test(.rule("S1.19")) func `a wrap in the last didScroll is not undone by the end`() {
    let script = ScrollScript()
    script.view.contentOffset.y = 1000
    script.spy.on = { name, view in
      if name == "didScroll", view.contentOffset.y == 1494 { view.contentOffset.y = 94 }
    }
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 94)
  }

  @Test(.rule("S1.19")) func `a target that a hook chose stays where it is`() {
    let script = ScrollScript()
    script.spy.retarget = { _ in CGPoint(x: 0, y: 300) }
    script.engine.beginDrag()
    script.release(1)
    script.tick(5)
    script.view.contentOffset.y += 40
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 300)
  }

  @Test(.rule("S3.33")) func `content moved under an animated offset shifts both of its ends`() {
    let script = ScrollScript()
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    script.tick(9)
    script.view.contentOffset.y += 1000
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 1300)
  }

  @Test func `an animated offset during a drag adds up with the finger`() {
    let script = ScrollScript()
    script.drag(10)
    script.view.setContentOffset(CGPoint(x: 0, y: 110), animated: true)
    script.tick(9)
    #expect(script.view.contentOffset.y == 60)
    script.move(to: [30])
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 130)
    script.release(0)
    #expect(script.take().hasSuffix("didEndDragging willDecelerate: false T-- 130"))
  }

  @Test func `an animated offset that runs at the release goes on in place of a fling`() {
    let script = ScrollScript()
    script.drag(10)
    script.view.setContentOffset(CGPoint(x: 0, y: 110), animated: true)
    script.tick(3)
    _ = script.take()
    script.release(2)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 110)
    let lines = script.take().split(separator: "\n")
    #expect(lines[1].hasPrefix("didEndDragging willDecelerate: false T--"))
    #expect(lines.last == "didEndScrollingAnimation --- 110")
  }

  // MARK: Stopping and replacing

  /// The callbacks after the one in which the motion is stopped or replaced.
  @Test(
    arguments: [
      (
        "willEndDragging",
        """
        willEndDragging velocity (0, 1) target (0, 495) TD- 0
        didEndDragging willDecelerate: false T-- 0
        """
      ),
      (
        "didEndDragging",
        """
        willEndDragging velocity (0, 1) target (0, 495) TD- 0
        didEndDragging willDecelerate: true TD- 0
        """
      ),
      (
        "willBeginDecelerating",
        """
        willEndDragging velocity (0, 1) target (0, 495) TD- 0
        didEndDragging willDecelerate: true TD- 0
        willBeginDecelerating TDS 0
        """
      ),
      (
        "didScroll",
        """
        willEndDragging velocity (0, 1) target (0, 495) TD- 0
        didEndDragging willDecelerate: true TD- 0
        willBeginDecelerating TDS 0
        DS -DS 16
        """
      ),
    ], [false, true])
  func `a stop inside a callback ends the fling there`(
    at place: (name: String, trace: String), animated: Bool
  ) {
    let script = ScrollScript()
    script.engine.beginDrag()
    _ = script.take()
    once(script, in: place.name) { $0.setContentOffset($0.contentOffset, animated: animated) }
    script.release(1)
    #expect(script.view.scrollState == [])
    #expect(script.simulation.settle().frames == 0)
    #expect(script.take() == place.trace)
  }

  @Test(arguments: ["willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll"])
  func `an animated offset inside a callback takes the fling's place`(name: String) {
    let script = ScrollScript()
    script.engine.beginDrag()
    _ = script.take()
    once(script, in: name) { $0.setContentOffset(CGPoint(x: 0, y: 80), animated: true) }
    script.release(1)
    #expect(script.view.scrollState == [])
    #expect(script.simulation.settle().frames == 18)
    #expect(script.view.contentOffset.y == 80)
    #expect(script.take().hasSuffix("… 80\ndidEndScrollingAnimation --- 80"))
  }

  @Test func `a motion that the last callback starts is not taken for the one that ended`() {
    let script = ScrollScript()
    once(script, in: "didEndDecelerating") {
      $0.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 100)
    #expect(
      script.take().hasSuffix(
        "didEndDecelerating --- 494\nDS x18 --- 491 … 100\n"
          + "didEndScrollingAnimation --- 100"))
  }

  @Test func `an animated offset starts the next one when it ends`() {
    let script = ScrollScript()
    once(script, in: "didEndScrollingAnimation") {
      $0.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    }
    script.view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    #expect(script.simulation.settle().frames == 36)
    #expect(script.view.contentOffset.y == 0)
  }

  @Test func `an offset asked for in the end that a drag forces is stopped by the drag`() {
    let script = ScrollScript()
    once(script, in: "didEndScrollingAnimation") {
      $0.setContentOffset(CGPoint(x: 0, y: 999), animated: true)
    }
    script.view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    script.tick(9)
    script.drag(5)
    script.tick(30)
    #expect(script.view.contentOffset.y == 35)
  }

  @Test func `scrolling turned off as the drag begins cancels it`() {
    let script = ScrollScript()
    once(script, in: "willBeginDragging") { $0.isScrollEnabled = false }
    #expect(!script.engine.beginDrag())
    script.engine.moveDrag(translation: CGPoint(x: 0, y: -50))
    script.release(1)
    #expect(
      script.take() == """
        willBeginDragging TD- 0
        willEndDragging velocity (0, 0) target (0, 0) TD- 0
        didEndDragging willDecelerate: false T-- 0
        """)
    #expect(script.view.scrollState == [])
  }

  @Test(arguments: ["willEndDragging", "didEndDragging", "willBeginDecelerating"])
  func `scrolling turned off while a finger lifts keeps the fling away`(name: String) {
    let script = ScrollScript()
    once(script, in: name) { $0.isScrollEnabled = false }
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 0)
    #expect(script.view.scrollState == [])
    #expect(script.take().contains("didEndDragging"))
  }

  @Test func `a refresh that turns scrolling off ends the drag once`() {
    let script = ScrollScript()
    let control = script.simulation.perform { GridRefreshControl() }
    control.onRefresh.append { [view = script.view] _ in view.isScrollEnabled = false }
    script.view.refreshControl = control
    script.drag(-900)
    script.release(0)
    script.simulation.settle()
    let ends = script.take().split(separator: "\n").filter { $0.hasPrefix("didEndDragging") }
    #expect(ends == ["didEndDragging willDecelerate: false T-- -60"])
  }

  @Test func `a delegate that leaves during a fling hears no more of it`() {
    let script = ScrollScript()
    once(script, in: "didScroll", after: 3) { $0.delegate = nil }
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(script.take().hasSuffix("DS x3 -DS 16 … 48"))
    #expect(script.view.contentOffset.y == 494)
  }

  /// Moves the content once, while it is asked about new bounds.
  private final class AdjustingLayout: ListSpyLayout {
    var adjustment: CGFloat = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      adjustment != 0
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> GridViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment.y = adjustment
      adjustment = 0
      return context
    }
  }

  /// Moves the content whenever it is asked about new bounds.
  private final class RestlessLayout: ListSpyLayout {
    var step: CGFloat = 1
    var questions = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      questions += 1
      return step != 0
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> GridViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment.y = step
      return context
    }
  }

  @Test func `E-42 an adjustment in answer to every question is refused, and nothing has moved`() {
    let layout = RestlessLayout()
    layout.step = 0
    let fixture = Fixture(layout, counts: [100], scale: 1)
    let grid = fixture.grid
    grid.layoutIfNeeded()
    grid.contentOffset.y = 30
    grid.layoutIfNeeded()
    layout.step = 1
    layout.questions = 0
    grid.contentOffset.y = 60
    #expect(fixture.simulation.faults.map(\.code) == ["E-42"])
    #expect(layout.questions == 100)
    #expect(grid.contentOffset.y == 30)
    layout.step = 0
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    grid.contentOffset.y = 60
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == 60 && fixture.simulation.faults.count == 1)
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4, 5])
  }

  @Test func `E-42 under the default policy it stops the program`() async throws {
    let exit = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = RestlessLayout()
        let fixture = Fixture(layout, counts: [100], scale: 1, policy: .stop)
        fixture.grid.layoutIfNeeded()
        fixture.grid.contentOffset.y = 60
      }
    }
    let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
    #expect(text.contains("stuck in a recursive layout loop"))
    #expect(text.contains("moved the content in each of 100 questions about new bounds"))
  }

  @Test(.rule("S1.19")) func `an adjustment by the layout inside the question re-bases the motion`()
  {
    func rest(adjusting: CGFloat) -> CGFloat {
      let layout = AdjustingLayout()
      let fixture = Fixture(layout, counts: [100], scale: 1)
      fixture.grid.layoutIfNeeded()
      fixture.grid.engine.beginDrag()
      fixture.grid.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 1))
      fixture.simulation.tick()
      layout.adjustment = adjusting
      fixture.simulation.settle()
      return fixture.grid.contentOffset.y
    }
    #expect(rest(adjusting: 70) == rest(adjusting: 0) + 70)
  }
}
