import ScenarioFiles
import GridTesting
import Testing

@MainActor @Suite("Layouts in scenarios")
struct ScenarioLayoutTests {
  private let shelves = ShelfRegistry()

  private func run(_ actions: String, keys: String = "") throws -> ScenarioRun {
    let text = """
      {"layout": "shelf", "sections": [{"count": 20}], "viewport": [100, 100],
       "actions": [\(actions)]\(keys.isEmpty ? "" : ", " + keys)}
      """
    return try #require(try shelves.run(text).first)
  }

  @Test func `a user's own layout is made from completed parameters and the case's data`() throws {
    let text = """
      {"layout": "shelf", "parameters": {"gap": 3},
       "sections": [{"items": [10, [7, 8]], "tint": "red"}, {"count": 4}]}
      """
    _ = try shelves.run(text)
    let setup = try #require(shelves.setups.first)
    #expect(setup.parameters["gap"] == 3)
    #expect(setup.parameters["rowHeight"] == 40)
    #expect(setup.parameters["target"] == nil)
    #expect(setup.data.item(at: [0, 0])?.height == 10)
    #expect(setup.data.item(at: [0, 1])?.width == 7)
    #expect(setup.data.item(at: [1, 3]) == nil)
    #expect(setup.data.key("tint", section: 0) == "red")
    #expect(setup.data.key("tint", section: 1) == nil)
  }

  @Test func `each layout is made once a case, and found as it was`() throws {
    let run = try run(
      """
      {"op": "setParameters", "parameters": {"gap": 10}},
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf"},
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "parameters": {"rowHeight": 20}}
      """)
    #expect(shelves.made.count == 2)
    #expect(run.grid.collectionViewLayout === shelves.made[0])
    #expect(run.output.contentSize == CGSize(width: 100, height: 20 * 30))
    #expect(run.output.faults.isEmpty)
    // Another case has layouts of its own.
    _ = try self.run("")
    #expect(shelves.made.count == 3)
  }

  @Test func `a layout brings its delegate along`() throws {
    let run = try run(
      """
      {"op": "setLayout", "layout": "flow"}, {"op": "snapshot", "elements": "all"},
      {"op": "setLayout", "layout": "shelf"}
      """, keys: #""id": "sizes""#)
    #expect(run.grid.delegate == nil)
    let text = """
      {"layout": "flow", "sections": [{"items": [[30, 20], [30, 40]]}], "viewport": [100, 100]}
      """
    let flow = try #require(try shelves.run(text).first)
    #expect(flow.grid.delegate is SizeDelegate)
    #expect(flow.output.cells.map(\.size.height) == [20, 40])
  }

  @Test func `setting the layout that is in use changes its parameters`() throws {
    let run = try run(#"{"op": "setLayout", "layout": "shelf", "parameters": {"rowHeight": 7}}"#)
    #expect(shelves.made.count == 1)
    #expect(run.output.contentSize.height == 140)
  }

  // MARK: Faults

  @Test func `a fault in a switch keeps the old layout with its delegate`() throws {
    let run = try run(
      """
      {"op": "setContentOffset", "contentOffset": [0, 90]},
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}},
      {"op": "setContentOffset", "contentOffset": [0, 50]},
      {"op": "setLayout", "layout": "shelf"}
      """)
    #expect(run.output.faults.map(\.code) == ["E-40"])
    #expect(run.output.faults.map(\.step) == [2])
    #expect(
      run.output.faults[0].message.hasPrefix(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"))
    // The shelf has its parameters back, so that the last switch succeeds.
    #expect(run.grid.collectionViewLayout === shelves.made[0])
    #expect(run.output.steps.count == 5)
    #expect(run.output.steps[2].contentOffset == run.output.steps[1].contentOffset)
    #expect(!run.isPassed)
  }

  @Test func `after a fault the old layout's delegate is asked again`() throws {
    let text = """
      {"layout": "flow", "sections": [{"items": [[30, 20], [30, 40]]}], "viewport": [100, 100],
       "actions": [{"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}},
                   {"op": "reloadData"}]}
      """
    let run = try #require(try shelves.run(text).first)
    #expect(run.output.faults.map(\.step) == [0])
    #expect(run.grid.delegate is SizeDelegate)
    #expect(run.output.cells.map(\.size.height) == [20, 40])
  }

  @Test func `parameters that lead to a fault are taken back`() throws {
    let run = try run(
      """
      {"op": "setParameters", "parameters": {"oddRow": 1, "gap": 2}},
      {"op": "setBounds", "size": [80, 100]},
      {"op": "reloadData"}
      """)
    #expect(run.output.faults.map(\.code) == ["non-finite-geometry"])
    #expect(run.output.faults.map(\.step) == [0])
    #expect(run.output.contentSize == CGSize(width: 80, height: 800))
    #expect(run.output.cells.count == 20)
    #expect(run.shown == "0-0 … 0-2")
  }

  @Test func `a fault before the first action has no step`() throws {
    let run = try run(
      #"{"op": "setContentOffset", "contentOffset": [0, 5]}"#,
      keys: #""parameters": {"oddRow": 0}"#)
    #expect(run.output.faults.first?.code == "non-finite-geometry")
    #expect(run.output.faults.first?.step == nil)
    #expect(try run.output.line().contains(#""faults":[{"code":"non-finite-geometry","message""#))
  }

  @Test func `numbers that are none, off screen, are told and left out`() throws {
    let run = try run(
      #"{"op": "snapshot", "elements": "all"}, {"op": "askTarget", "proposed": [0, 1]}"#,
      keys: #""parameters": {"oddRow": 15}"#)
    #expect(run.output.cells.count == 19)
    #expect(run.output.faults.map(\.step) == [0, 1])
    #expect(
      run.output.faults.last?.message.hasPrefix(
        "the layout has attributes with a number that is not finite: cell 0-15\n") == true)
    let line = try run.output.line()
    #expect(!line.contains("nan"))
    guard case .elements(let elements) = run.output.steps[0].result else {
      Issue.record("no elements")
      return
    }
    #expect(elements.count == 19)
  }

  @Test func `a target that is no number is a fault`() throws {
    let registry = ShelfRegistry()
    let text = #"{"layout": "shelf", "sections": [{"count": 3}]}"#
    var scenario = try #require(try registry.registry.parser.cases(in: text, file: "f").first)
    scenario.parameters["target"] = [.number(.infinity), 0]
    scenario.actions = [.askTarget(proposed: .zero, velocity: .zero)]
    let run = try ScenarioRunner(registry: registry.registry).run(scenario)
    #expect(run.output.faults.map(\.code) == ["non-finite-geometry"])
    #expect(run.step(0) == #"{"contentOffset":[0,0],"op":"askTarget"}"#)
  }

  @Test func `a simulation that never rests is a fault of settle`() throws {
    let run = try run(
      """
      {"op": "setContentOffset", "contentOffset": [0, 300], "animated": true},
      {"op": "settle", "limit": 0.1}, {"op": "settle"}
      """)
    #expect(run.output.faults.map(\.code) == ["not-settled"])
    #expect(run.output.faults.map(\.step) == [1])
    #expect(run.output.contentOffset.y == 300)
  }

  // MARK: Refusals

  @Test func `cases from elsewhere are refused like those of a file`() {
    let scenario = ScenarioCase(
      layout: "shelff", sections: [ScenarioSection(.count(30_000_000))],
      actions: [
        .Op.interactiveTransition(LayoutChoice(id: "shelv", parameters: [:]), [], true),
        .reloadData,
        .setLayout("flou", parameters: [:], animated: true, reload: false),
      ])
    let runner = ScenarioRunner(registry: shelves.registry)
    #expect(throws: ScenarioRunner.Refusal.self) { try runner.run(scenario) }
    do throws(ScenarioRunner.Refusal) {
      try runner.check(scenario)
    } catch {
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
