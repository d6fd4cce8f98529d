import ScenarioFiles
import GridKit
import GridTesting
import Testing

/// The ops `tap`, `select` and `deselect` of scenario files.
@MainActor @Suite("Selection in scenario files")
struct ScenarioSelectionTests {
  private static var registry: LayoutRegistry {
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "rows", summary: "rows of 50 points")) { _ in
      let layout = GridViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      return layout
    }
    return registry
  }

  private func run(_ actions: String, traces: Bool = false) throws -> ScenarioRun {
    let text = """
      {"id": "s", "layout": "rows", "sections": [{"count": 30}], "viewport": [320, 400],
       "displayScale": 1, "actions": [\(actions)]}
      """
    let cases = try Self.registry.parser.cases(in: text, file: "s.json")
    let runner = ScenarioRunner(registry: Self.registry)
    runner.scope = .visible
    runner.traces = traces
    return try runner.run(cases[0])
  }

  @Test(
    "taps and selections decide which items are selected and where the view is",
    arguments: [
      (#"{"op": "tap", "item": [0, 3]}"#, selected: [3], y: 0),
      (#"{"op": "tap", "at": [160, 75]}"#, selected: [1], y: 0),
      (#"{"op": "tap", "item": [0, 3]}, {"op": "tap", "item": [0, 4]}"#, selected: [4], y: 0),
      // Not on screen.
      (#"{"op": "tap", "item": [0, 20]}"#, selected: [], y: 0),
      (
        #"{"op": "setContentOffset", "contentOffset": [0, 130]}, {"op": "tap", "at": [1, 30]}"#,
        selected: [3], y: 130
      ),
      (#"{"op": "select", "item": [0, 9]}"#, selected: [9], y: 0),
      (#"{"op": "select", "item": [0, 9], "position": "top"}"#, selected: [9], y: 450),
      (
        #"{"op": "select", "item": [0, 9], "position": "top", "animated": true}"#,
        selected: [9], y: 0
      ),
      (
        #"{"op": "select", "item": [0, 9], "position": "top", "animated": true}, "#
          + #"{"op": "settle"}"#, selected: [9], y: 450
      ),
      (
        #"{"op": "select", "item": [0, 2]}, {"op": "deselect", "item": [0, 5]}"#,
        selected: [2], y: 0
      ),
      (#"{"op": "tap", "item": [0, 2]}, {"op": "deselect", "item": [0, 2]}"#, selected: [], y: 0),
      (#"{"op": "select", "item": [0, 2]}, {"op": "reloadData"}"#, selected: [], y: 0),
      // S-48: there is no such item.
      (#"{"op": "select", "item": [0, 30]}"#, selected: [30], y: 0),
    ] as [(String, selected: [Int], y: CGFloat)])
  func outcome(actions: String, selected: [Int], y: CGFloat) throws {
    let output = try run(actions).output
    #expect(output.selectedItems == selected.map { ItemPosition(0, $0) })
    #expect(output.contentOffset == CGPoint(x: 0, y: y))
    #expect(output.faults.isEmpty)
  }

  @Test func `a position that cannot be scrolled to is a fault, and selects nothing`() throws {
    let output = try run(
      #"{"op": "select", "item": [0, 1]}, {"op": "select", "item": [4, 0], "position": "top"}"#
    ).output
    #expect(output.faults.map(\.code) == ["E-43"] && output.faults.map(\.step) == [1])
    #expect(output.selectedItems == [ItemPosition(0, 1)])
  }

  @Test func `a trace tells a tap and what it called, and no time passes`() throws {
    let run = try run(
      #"{"op": "tap", "item": [0, 0]}, {"op": "tap", "item": [0, 1]}"#, traces: true)
    let calls = run.trace.drop { $0.call != "step 1: tap" }
    #expect(
      TraceText.calls(Array(calls)) == """
        G step 1: tap
        C isHighlighted 0-1 -> true
        DG didHighlightItemAt 0-1
        C isSelected 0-0 -> false
        DG didDeselectItemAt 0-0
        C isSelected 0-1 -> true
        DG didSelectItemAt 0-1
        DG performPrimaryActionForItemAt 0-1
        C isHighlighted 0-1 -> false
        DG didUnhighlightItemAt 0-1
        """)
    #expect(run.trace.allSatisfy { $0.time == 0 })
  }
}
