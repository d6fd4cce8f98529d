import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// The ops `tap`, `select` and `deselect` of scenario files.
@MainActor @Suite("Selection in scenario files")
struct ScenarioSelectionTests {
  private func run(_ actions: String, traces: Bool = false) throws -> ScenarioRun {
    try NamedRows.run(wide: actions, count: 30) { $0.traces = traces }
  }

  @Test(.rows) func `taps and selections decide which items are selected and where the view is`() {
    let rows: [(actions: String, selected: [Int], y: CGFloat, faults: String)] = [
      (#"{"op": "tap", "item": [0, 3]}"#, [3], 0, ""),
      (#"{"op": "tap", "at": [160, 75]}"#, [1], 0, ""),
      (#"{"op": "tap", "item": [0, 3]}, {"op": "tap", "item": [0, 4]}"#, [4], 0, ""),
      // Not on screen.
      (#"{"op": "tap", "item": [0, 20]}"#, [], 0, ""),
      (
        #"{"op": "setContentOffset", "contentOffset": [0, 130]}, {"op": "tap", "at": [1, 30]}"#,
        [3], 130, ""
      ), (#"{"op": "select", "item": [0, 9]}"#, [9], 0, ""),
      (#"{"op": "select", "item": [0, 9], "position": "top"}"#, [9], 450, ""),
      (#"{"op": "select", "item": [0, 9], "position": "top", "animated": true}"#, [9], 0, ""),
      (
        #"{"op": "select", "item": [0, 9], "position": "top", "animated": true}, "#
          + #"{"op": "settle"}"#, [9], 450, ""
      ), (#"{"op": "select", "item": [0, 2]}, {"op": "deselect", "item": [0, 5]}"#, [2], 0, ""),
      (#"{"op": "tap", "item": [0, 2]}, {"op": "deselect", "item": [0, 2]}"#, [], 0, ""),
      (#"{"op": "select", "item": [0, 2]}, {"op": "reloadData"}"#, [], 0, ""),
      // S-48: there is no such item.
      (#"{"op": "select", "item": [0, 30]}"#, [30], 0, ""),
      // A position that cannot be scrolled to selects nothing.
      (
        #"{"op": "select", "item": [0, 1]}, {"op": "select", "item": [4, 0], "position": "top"}"#,
        [1], 0, "E-43 1"
      ),
    ]
    forEachRow(of: rows, named: \.actions) { actions, selected, y, faults in
      let run = try run(actions)
      #expect(run.output.selectedItems == selected.map { ItemPosition(0, $0) })
      #expect(run.output.contentOffset == CGPoint(x: 0, y: y) && run.faultText == faults)
    }
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
