import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Pull to refresh")
struct GridRefreshControlTests {
  private func rig() -> (script: ScrollScript, control: GridRefreshControl) {
    let script = ScrollScript(grid: 100, size: CGSize(width: 320, height: 400))
    let control = script.simulation.perform { GridRefreshControl() }
    script.view.refreshControl = control
    return (script, control)
  }

  @Test func `a pull beyond the threshold begins, once, and the content rests below the room`() {
    let (script, control) = rig()
    var calls = 0
    control.onRefresh.append { _ in calls += 1 }
    // 200 points show 86 of them (T3).
    script.drag(-200)
    #expect(script.view.contentOffset.y == -86 && control.isRefreshing && calls == 1)
    script.release(0)
    #expect(calls == 1)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == -GridRefreshControl.height)
    script.drag(-200)
    script.release(0)
    script.simulation.settle()
    #expect(calls == 1 && script.view.contentOffset.y == -60)
    control.endRefreshing()
    #expect(!control.isRefreshing && script.view.contentOffset.y == 0)
    #expect(script.view.contentInset == .zero)
  }

  @Test func `a pull that is too short begins nothing`() {
    let (script, control) = rig()
    script.drag(-180)
    #expect(script.view.contentOffset.y > -GridRefreshControl.threshold)
    script.release(0)
    script.simulation.settle()
    #expect(!control.isRefreshing && script.view.contentOffset.y == 0)
  }

  @Test func `the state turns before the action is sent, and the finger keeps the content`() {
    let (script, control) = rig()
    var seen: [String] = []
    control.onRefresh.append { [view = script.view] control in
      seen.append("\(control.isRefreshing) \(view.isTracking) \(view.isDragging)")
    }
    script.drag(-200)
    #expect(seen == ["true true true"])
    let before = script.view.contentOffset.y
    // The room is content by now: only what is beyond it gives way.
    script.drag(-210)
    #expect(before - script.view.contentOffset.y > 3 && before - script.view.contentOffset.y < 7)
    script.drag(-180)
    #expect(script.view.contentOffset.y > before)
  }

  @Test func `an action that ends the refresh at once is sent once in a pull`() {
    let (script, control) = rig()
    var calls = 0
    control.onRefresh.append { control in
      calls += 1
      control.endRefreshing()
    }
    for step in 1...10 { script.drag(CGFloat(-40 * step)) }
    #expect(calls == 1 && !control.isRefreshing)
    #expect(script.view.contentOffset.y < -GridRefreshControl.threshold)
    script.drag(0)
    script.drag(-400)
    #expect(calls == 2)
    script.release(0)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 0 && script.view.contentInset.top == 0)
  }

  @Test func `the end of a refresh stops scrolling`() {
    let (script, control) = rig()
    control.beginRefreshing()
    script.view.contentOffset.y = 500
    script.engine.beginDrag()
    script.release(1)
    script.simulation.advance(by: 0.1)
    let offset = script.view.contentOffset.y
    #expect(offset > 500 && script.view.isDecelerating)
    control.endRefreshing()
    #expect(!script.view.isDecelerating && !script.view.isDragging)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == offset)
  }

  @Test(.rule("S1.13")) func `code that begins leaves the content where it is`() {
    let (script, control) = rig()
    var calls = 0
    control.onRefresh.append { _ in calls += 1 }
    script.view.contentOffset.y = 500
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && calls == 0)
    #expect(script.view.contentOffset.y == 500)
    #expect(script.view.contentInset.top == GridRefreshControl.height)
    control.endRefreshing()
    control.endRefreshing()
    #expect(script.view.contentInset.top == 0 && script.view.contentOffset.y == 500)
  }

  @Test(.rule("S1.13")) func `an end inside an animation block shows the content on its way up`() {
    let (script, control) = rig()
    control.beginRefreshing()
    script.view.contentOffset.y = -60
    script.simulation.perform {
      BaseView.animate(
        withDuration: 0.2, delay: 0, options: .curveLinear, animations: { control.endRefreshing() })
    }
    #expect(script.view.contentOffset.y == 0)
    script.simulation.advance(by: 0.1)
    #expect(abs(script.view.presentation.bounds.origin.y + 30) < 1e-9)
  }

  @Test func `a control that is taken away gives its room back`() {
    let (script, control) = rig()
    control.beginRefreshing()
    script.view.refreshControl = nil
    #expect(!control.isRefreshing && script.view.contentInset.top == 0)
    script.drag(-300)
    script.release(0)
    #expect(!control.isRefreshing)
  }
}
