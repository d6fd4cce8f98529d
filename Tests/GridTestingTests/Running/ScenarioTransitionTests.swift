import ScenarioFiles
import GridTesting
import Testing

@MainActor @Suite("Interactive transitions in scenarios")
struct ScenarioTransitionTests {
  private let shelves = ShelfRegistry()

  /// Twenty rows of 40 points in a square of 100, then the actions.
  private func run(_ actions: String) throws -> ScenarioRun {
    let text = """
      {"layout": "shelf", "sections": [{"count": 20}], "viewport": [100, 100],
       "actions": [\(actions)]}
      """
    return try #require(try shelves.run(text).first)
  }

  @Test func `a transition takes a tick for each progress value, then ends and settles`() throws {
    let run = try run(
      """
      {"op": "interactiveTransition", "layout": "flow", "parameters": {"itemSize": [100, 50]},
       "progress": [0.25, 0.5, 0.75]}
      """)
    #expect(run.output.faults.isEmpty)
    #expect(run.grid.collectionViewLayout === shelves.made[1])
    #expect(run.grid.simulation.isAtRest)
    // Three steps, a quarter of a second, and perhaps a tick that finds nothing left to do.
    #expect((18...19).contains(run.grid.simulation.tickCount))
  }

  @Test func `a transition that is not finished leaves the layout and its delegate`() throws {
    let run = try run(
      """
      {"op": "setContentOffset", "contentOffset": [0, 200]},
      {"op": "interactiveTransition", "layout": "flow", "progress": [0.5], "finish": false},
      {"op": "setParameters", "parameters": {"rowHeight": 20}}
      """)
    #expect(run.output.faults.isEmpty)
    #expect(run.grid.collectionViewLayout === shelves.made[0])
    #expect(run.grid.delegate == nil)
    #expect(run.output.steps[1].contentOffset == CGPoint(x: 0, y: 200))
    // Later actions mean the layout that is there.
    #expect(run.grid.contentSize.height == 400)
  }

  @Test func `the layout at the end brings its delegate along and is the current one`() throws {
    let run = try run(
      """
      {"op": "interactiveTransition", "layout": "flow", "progress": []},
      {"op": "setParameters", "parameters": {"itemSize": [100, 20]}}
      """)
    #expect(run.output.faults.isEmpty)
    #expect(run.grid.delegate is SizeDelegate)
    #expect(run.grid.collectionViewLayout === shelves.made[1])
  }

  @Test func `a fault takes the layout back, and the next action runs`() throws {
    let run = try run(
      """
      {"op": "setLayout", "layout": "flow"},
      {"op": "interactiveTransition", "layout": "shelf", "parameters": {"answersItems": false},
       "progress": [0.5, 1]},
      {"op": "setContentOffset", "contentOffset": [0, 50]}
      """)
    #expect(run.output.faults.map(\.code) == ["E-40"])
    #expect(run.output.faults.map(\.step) == [1])
    #expect(run.grid.collectionViewLayout === shelves.made.last)
    #expect(run.output.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `a layout that nobody has registered is refused`() throws {
    let scenario = ScenarioCase(
      id: "astray", layout: "shelf",
      actions: [.Op.interactiveTransition(LayoutChoice(id: "shelv", parameters: [:]), [1], true)])
    #expect(throws: ScenarioRunner.Refusal.self) {
      try ScenarioRunner(registry: shelves.registry).run(scenario)
    }
  }
}
