import GridKit
import GridTesting
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
    #expect(script.view.contentOffset.y == -86 && !control.isRefreshing)
    script.release(0)
    #expect(control.isRefreshing && calls == 1)
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

  @Test func `S1-13 code that begins leaves the content where it is`() {
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

  @Test func `S1-13 an end inside an animation block shows the content on its way up`() {
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
