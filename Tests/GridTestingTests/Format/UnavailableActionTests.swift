import ScenarioFiles
import GridTesting
import Testing

@Suite("Actions that are not there yet")
struct UnavailableActionTests {
  /// Mistakes of an action in a case of the layout `rows`, without their beginning.
  private func mistakes(_ action: String, without animations: Set<String>) -> [String] {
    let parser = ScenarioParser(layouts: SampleLayouts.all, unavailableAnimations: animations)
    do throws(ScenarioFileError) {
      _ = try parser.cases(in: #"{"layout": "rows", "actions": [\#(action)]}"#, file: "f")
      return []
    } catch {
      return error.mistakes.map { withoutPlace("\($0)") }
    }
  }

  private static let animatable = [
    ("setContentOffset", #""contentOffset": [0, 1]"#), ("setLayout", #""layout": "columns""#),
    ("setBounds", #""size": [1, 2]"#), ("setViewContentInset", #""inset": [0, 0, 0, 0]"#),
    ("scrollToItem", #""item": [0, 0]"#), ("select", #""item": [0, 0]"#),
    ("update", #""moves": []"#),
    ("scrollSection", #""section": 0, "contentOffset": [1, 0]"#),
  ]

  @Test(arguments: animatable)
  func `an animation that is not there is refused with its path`(op: String, keys: String) {
    func action(_ animated: String) -> String {
      #"{"op": "\#(op)", \#(keys)\#(animated)}"#
    }
    let found = "actions[0].animated: expected false, found true, which is not there yet"
    #expect(mistakes(action(#", "animated": true"#), without: [op]) == [found])
    #expect(mistakes(action(#", "animated": false"#), without: [op]) == [])
    #expect(mistakes(action(""), without: [op]) == [])
    #expect(mistakes(action(#", "animated": true"#), without: ["reloadData"]) == [])
    // A value of another sort is one mistake, not two.
    #expect(
      mistakes(action(#", "animated": 1"#), without: [op]) == [
        "actions[0].animated: expected true or false, found 1"
      ])
  }

  @Test(arguments: animatable)
  func `an action knows whether it is animated`(op: String, keys: String) throws {
    for animated in [true, false] {
      let text =
        #"{"layout": "rows", "actions": [{"op": "\#(op)", \#(keys), "animated": \#(animated)}]}"#
      let scenario = try #require(try readCases(text).first)
      #expect(scenario.actions[0].isAnimated == animated)
    }
  }

  @MainActor @Test func `a registry refuses what the runner cannot do`() {
    #expect(LayoutRegistry().parser.unavailableOps == ScenarioRunner.unavailableOps)
    #expect(
      LayoutRegistry().parser.unavailableAnimations == ScenarioRunner.unavailableAnimations)
    let ops = Set(ScenarioAction.Op.allCases.map(\.rawValue))
    #expect(ScenarioRunner.unavailableOps.isSubset(of: ops))
    #expect(ScenarioRunner.unavailableAnimations.isSubset(of: ops))
  }
}
