import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Gestures that cannot move anything")
struct StandstillTests {
  private func codes(_ fixture: DrivingFixture) -> [String] {
    fixture.simulation.findings.map(\.code)
  }

  @Test(.rows) func `a gesture that cannot move anything says so once for a view, no other does`() {
    let found = ["nothing-to-scroll"]
    // Rows of 50 points in a grid that is 400 points high.
    let rows: [(name: String, count: Int, y: CGFloat, codes: [String], make: (GridView) -> Void)] =
      [
        ("a fling", 3, 0, found, { $0.fling(velocity: 1000) }),
        ("a drag", 3, 0, found, { $0.drag(by: 100) }),
        ("a drag over time", 3, 0, found, { $0.drag(by: 100, over: 0.2) }),
        (
          "a drag and release", 3, 0, found,
          {
            $0.dragAndHold(by: -20)
            $0.release()
          }
        ),
        ("a fling by", 3, 0, found, { $0.fling(by: CGPoint(x: 50, y: 0), velocity: .zero) }),
        ("a drag across", 100, 0, found, { $0.drag(by: CGPoint(x: 60, y: 0)) }),
        ("a drag that is also across", 100, 20, [], { $0.drag(by: CGPoint(x: 60, y: 10)) }),
        ("a fling that moves", 100, 988, [], { $0.fling(velocity: 1000) }),
        ("a drag by nothing", 100, 0, [], { $0.drag(by: 0) }),
        // At its end the content gives way, and comes back.
        ("a fling beyond the limit", 100, 0, [], { $0.fling(velocity: -1000) }),
        (
          "a finger that only holds", 3, 0, [],
          {
            $0.dragAndHold(by: 0)
            $0.release()
          }
        ),
        (
          "a view that bounces", 3, 0, [],
          {
            $0.alwaysBounceVertical = true
            $0.drag(by: 40)
          }
        ),
      ]
    forEachRow(of: rows, named: \.name) { _, count, y, codes, make in
      let fixture = DrivingFixture(count: count)
      for _ in 0..<2 {
        make(fixture.grid)
        fixture.grid.settle()
        #expect(self.codes(fixture) == codes)
      }
      #expect(fixture.grid.contentOffset == CGPoint(x: 0, y: y))
      #expect(fixture.simulation.findings.allSatisfy { $0.severity == .information })
      #expect(fixture.simulation.faults.isEmpty)
    }
  }

  @Test func `the text says why`() {
    let (short, long) = (DrivingFixture(count: 3), DrivingFixture(count: 100))
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
}
