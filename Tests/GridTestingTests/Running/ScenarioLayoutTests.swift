import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Layouts in scenarios")
struct ScenarioLayoutTests {
  private let shelves = ShelfRegistry()

  @Test func `a user's own layout is made from completed parameters and the case's data`() throws {
    let text = """
      {"layout": "shelf", "parameters": {"gap": 3},
       "sections": [{"items": [10, [7, 8]], "tint": "red"}, {"count": 4}]}
      """
    _ = try shelves.run(text)
    let setup = try #require(shelves.setups.first)
    #expect(setup.parameters["gap"] == 3 && setup.parameters["rowHeight"] == 40)
    #expect(setup.parameters["target"] == nil && setup.data.item(at: [0, 0])?.height == 10)
    #expect(setup.data.item(at: [0, 1])?.width == 7 && setup.data.item(at: [1, 3]) == nil)
    #expect(setup.data.key("tint", section: 0) == "red")
    #expect(setup.data.key("tint", section: 1) == nil)
  }

  private static let sizes = #"[{"items": [[30, 20], [30, 40]]}]"#

  @Test(.rows) func `an action installs a layout or its parameters, or nothing of it`() {
    ShelfCase.run([
      ShelfCase(
        name: "each layout is made once a case, and found as it was",
        actions: """
          {"op": "setParameters", "parameters": {"gap": 10}},
          {"op": "setLayout", "layout": "flow"}, {"op": "setLayout", "layout": "shelf"},
          {"op": "setLayout", "layout": "flow"},
          {"op": "setLayout", "layout": "shelf", "parameters": {"rowHeight": 20}}
          """, made: 2, installed: 0, contentSize: CGSize(width: 100, height: 20 * 30)
      ) { _, shelves in
        // Another case has layouts of its own.
        _ = try shelves.run()
        #expect(shelves.made.count == 3)
      },
      ShelfCase(
        name: "setting the layout that is in use changes its parameters",
        actions: #"{"op": "setLayout", "layout": "shelf", "parameters": {"rowHeight": 7}}"#,
        made: 1, contentSize: CGSize(width: 100, height: 140)),
      ShelfCase(
        name: "a layout takes its delegate along",
        actions: """
          {"op": "setLayout", "layout": "flow"}, {"op": "snapshot", "elements": "all"},
          {"op": "setLayout", "layout": "shelf"}
          """
      ) { run, _ in #expect(run.grid.delegate == nil) },
      ShelfCase(name: "a layout brings its delegate", layout: "flow", sections: Self.sizes) {
        run, _ in
        #expect(run.grid.delegate is SizeDelegate)
        #expect(run.output.cells.map(\.size.height) == [20, 40])
      },
      ShelfCase(
        name: "parameters that lead to a fault are taken back",
        actions: """
          {"op": "setParameters", "parameters": {"oddRow": 1, "gap": 2}},
          {"op": "setBounds", "size": [80, 100]}, {"op": "reloadData"}
          """, faults: "non-finite-geometry 0", contentSize: CGSize(width: 80, height: 800)
      ) { run, _ in #expect(run.output.cells.count == 20 && run.shown == "0-0 … 0-2") },
      ShelfCase(
        name: "a fault in a switch keeps the old layout with its delegate",
        actions: """
          {"op": "setContentOffset", "contentOffset": [0, 90]},
          {"op": "setLayout", "layout": "flow"},
          {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}},
          {"op": "setContentOffset", "contentOffset": [0, 50]},
          {"op": "setLayout", "layout": "shelf"}
          """, faults: "E-40 2", installed: 0
      ) { run, _ in
        // The shelf has its parameters back, so that the last switch succeeds.
        #expect(
          run.output.faults[0].message.hasPrefix(
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:")
        )
        #expect(run.output.steps.count == 5)
        #expect(run.output.steps[2].contentOffset == run.output.steps[1].contentOffset)
        #expect(!run.isPassed)
      },
      ShelfCase(
        name: "after a fault the old layout's delegate is asked again", layout: "flow",
        sections: Self.sizes,
        actions: """
          {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}},
          {"op": "reloadData"}
          """, faults: "E-40 0"
      ) { run, _ in
        #expect(run.grid.delegate is SizeDelegate)
        #expect(run.output.cells.map(\.size.height) == [20, 40])
      },
    ])
  }

  @Test func `numbers that are none, off screen, are told and left out`() throws {
    let odd = try shelves.run(
      keys: #""parameters": {"oddRow": 15}"#,
      actions: """
        {"op": "snapshot", "elements": "all"}, {"op": "askTarget", "proposed": [0, 1]}
        """)
    #expect(odd.output.cells.count == 19 && odd.output.faults.map(\.step) == [0, 1])
    #expect(
      odd.output.faults.last?.message.hasPrefix(
        "the layout has attributes with a number that is not finite: cell 0-15\n") == true)
    #expect(try !odd.output.line().contains("nan"))
    #expect(try odd.elements(0).count == 19)
  }

  @Test func `a target that is no number is a fault`() throws {
    let scenario = ScenarioCase(
      layout: "shelf", parameters: ["target": [.number(.infinity), 0]],
      sections: [ScenarioSection(.count(3))],
      actions: [.askTarget(proposed: .zero, velocity: .zero)])
    let target = try ScenarioRunner(registry: shelves.registry).run(scenario)
    #expect(target.output.faults.map(\.code) == ["non-finite-geometry"])
    #expect(target.step(0) == #"{"contentOffset":[0,0],"op":"askTarget"}"#)
  }

  @Test func `cases from elsewhere are refused like those of a file`() {
    let scenario = ScenarioCase(
      layout: "shelff", sections: [ScenarioSection(.count(30_000_000))],
      actions: [
        .Op.interactiveTransition(LayoutChoice(id: "shelv", parameters: [:]), [], true),
        .reloadData, .setLayout("flou", parameters: [:], animated: true, reload: false),
      ])
    let runner = ScenarioRunner(registry: shelves.registry)
    #expect(throws: ScenarioRunner.Refusal.self) { try runner.run(scenario) }
    do throws(ScenarioRunner.Refusal) { try runner.check(scenario) } catch {
      #expect(
        error.description == """
          layout: the layout "shelff" is not registered; did you mean "shelf"?
          actions[0].layout: the layout "shelv" is not registered; did you mean "shelf"?
          actions[2].layout: the layout "flou" is not registered; did you mean "flow"?
          sections: 30000000 items, at most 1000000 are run
          """)
    }
  }

  @Test func `a registry knows its layouts, the last of a name`() {
    var registry = shelves.registry
    #expect(registry.schemas.map(\.id) == ["shelf", "flow"])
    registry.register(LayoutSchema(id: "shelf", summary: "another")) { _ in ShelfLayout() }
    #expect(registry.schemas.map(\.summary) == ["another", "lines"])
    #expect(registry["nothing"] == nil)
  }
}
