import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Interactive transitions in scenarios")
struct ScenarioTransitionTests {
  @Test(.rows) func `a transition ends with one of its layouts`() {
    ShelfCase.run([
      ShelfCase(
        name: "it takes a tick for each progress value, then ends and settles",
        actions: """
          {"op": "interactiveTransition", "layout": "flow", "parameters": {"itemSize": [100, 50]},
           "progress": [0.25, 0.5, 0.75]}
          """, installed: 1
      ) { run, _ in
        #expect(run.grid.simulation.isAtRest)
        // Three steps, a quarter of a second, and perhaps a tick that finds nothing left to do.
        #expect((18...19).contains(run.grid.simulation.tickCount))
      },
      ShelfCase(
        name: "one that is not finished leaves the layout and its delegate",
        actions: """
          {"op": "setContentOffset", "contentOffset": [0, 200]},
          {"op": "interactiveTransition", "layout": "flow", "progress": [0.5], "finish": false},
          {"op": "setParameters", "parameters": {"rowHeight": 20}}
          """, installed: 0
      ) { run, _ in
        #expect(run.grid.delegate == nil)
        #expect(run.output.steps[1].contentOffset == CGPoint(x: 0, y: 200))
        // Later actions mean the layout that is there.
        #expect(run.grid.contentSize.height == 400)
      },
      ShelfCase(
        name: "the layout at the end brings its delegate along and is the current one",
        actions: """
          {"op": "interactiveTransition", "layout": "flow", "progress": []},
          {"op": "setParameters", "parameters": {"itemSize": [100, 20]}}
          """, installed: 1
      ) { run, _ in #expect(run.grid.delegate is SizeDelegate) },
      ShelfCase(
        name: "a fault takes the layout back, and the next action runs",
        actions: """
          {"op": "setLayout", "layout": "flow"},
          {"op": "interactiveTransition", "layout": "shelf",
           "parameters": {"answersItems": false}, "progress": [0.5, 1]},
          {"op": "setContentOffset", "contentOffset": [0, 50]}
          """, faults: "E-40 1"
      ) { run, shelves in
        #expect(run.grid.collectionViewLayout === shelves.made.last)
        #expect(run.output.contentOffset == CGPoint(x: 0, y: 50))
      },
    ])
  }
}
