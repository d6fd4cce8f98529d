import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Gestures that cannot move anything")
struct StandstillTests {
  /// Rows of 50 points in a grid that is 400 points high.
  private let short = DrivingFixture(count: 3)
  private let long = DrivingFixture(count: 100)

  private func codes(_ fixture: DrivingFixture) -> [String] {
    fixture.simulation.findings.map(\.code)
  }

  @Test(.rows) func `each of them says so, once for a view`() {
    let gestures: [(name: String, make: (GridView) -> Void)] = [
      ("fling", { $0.fling(velocity: 1000) }), ("drag", { $0.drag(by: 100) }),
      ("drag over time", { $0.drag(by: 100, over: 0.2) }),
      (
        "drag and release",
        {
          $0.dragAndHold(by: -20)
          $0.release()
        }
      ), ("fling by", { $0.fling(by: CGPoint(x: 50, y: 0), velocity: .zero) }),
    ]
    forEachRow(of: gestures, named: \.name) { _, gesture in
      let short = DrivingFixture(count: 3)
      gesture(short.grid)
      #expect(short.grid.contentOffset == .zero)
      #expect(codes(short) == ["nothing-to-scroll"])
      #expect(short.simulation.findings.first?.severity == .information)
      gesture(short.grid)
      #expect(codes(short) == ["nothing-to-scroll"])
      #expect(short.simulation.faults.isEmpty)
    }
  }

  @Test func `only the axis of the gesture counts`() {
    long.grid.drag(by: CGPoint(x: 60, y: 0))
    #expect(codes(long) == ["nothing-to-scroll"])
    let other = DrivingFixture(count: 100)
    other.grid.drag(by: CGPoint(x: 60, y: 10))
    #expect(other.grid.contentOffset.y == 10)
    #expect(codes(other) == [])
  }

  @Test func `the text says why`() {
    short.grid.fling(velocity: 1000)
    let text = short.simulation.findings.first?.message ?? ""
    #expect(
      text.hasPrefix(
        "fling(by:velocity:) by 0, 1000 cannot move the GridView: its content of 320, 150 fits its "
          + "bounds of 320, 400 that way, and it does not bounce there. "), "\(text)")
    long.grid.isScrollEnabled = false
    long.grid.drag(by: 100)
    #expect(
      long.simulation.findings.first?.message.hasPrefix(
        "a drag by 0, 100 cannot move the GridView: isScrollEnabled is false. ") == true)
    #expect(long.grid.contentOffset == .zero)
  }

  @Test func `a scenario tells it in its report`() throws {
    let scenario = ScenarioCase(
      layout: "shelf", sections: [ScenarioSection(.count(1))],
      actions: [.fling(by: .zero, velocity: CGPoint(x: 0, y: 900))])
    let shelves = ShelfRegistry()
    let run = try ScenarioRunner(registry: shelves.registry).run(scenario)
    #expect(run.findings.map(\.code) == ["nothing-to-scroll"])
    #expect(RunReport.text(run).contains("\n  INFORMATION nothing-to-scroll:\n    fling"))
    #expect(run.isPassed)
  }

  @Test func `a gesture that moves, bounces or only holds says nothing`() {
    long.grid.fling(velocity: 1000)
    long.grid.settle()
    long.grid.drag(by: 0)
    #expect(codes(long) == [])
    // At its end the content gives way, and comes back.
    long.grid.setContentOffset(.zero, animated: false)
    long.grid.fling(velocity: -1000)
    long.grid.settle()
    #expect(codes(long) == [])
    short.grid.dragAndHold(by: 0)
    short.grid.release()
    #expect(codes(short) == [])
    short.grid.alwaysBounceVertical = true
    short.grid.drag(by: 40)
    short.grid.settle()
    #expect(codes(short) == [])
  }
}
