import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// A case that ends in a fault names it in its `expect`, and the
/// check then accepts it.
@MainActor @Suite("Verdict on a case with faults")
struct ExpectationVerdictTests {
  private let shelves = ShelfRegistry()

  private func run(
    _ expect: String?, parameters: String = "{}", actions: String = ExpectationVerdictTests.actions
  ) throws -> ScenarioRun {
    let keys = expect.map { ", \"expect\": \($0)" } ?? ""
    return try shelves.run(
      sections: #"[{"count": 4}]"#, keys: "\"parameters\": \(parameters)\(keys)",
      actions: actions)
  }

  /// E-50 in step 1, E-40 in step 3.
  private static let actions = """
    {"op": "reloadData"}, {"op": "update", "deletes": [[0, 0]], "model": false},
    {"op": "setLayout", "layout": "flow"},
    {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}}
    """

  @Test(.rows) func `faults that are named are accepted`() {
    let rows = [
      #"[{"code": "E-50"}, {"code": "E-40"}]"#, #"[{"code": "E-50", "step": 1}, {"code": "E-40"}]"#,
      #"[{"step": 1, "code": "E-50"}, {"code": "E-40", "step": 3}]"#,
      #"[{"step": 1}, {"step": 3}]"#,
    ]
    forEachRow(of: rows) { faults in
      let run = try run(#"{"faults": \#(faults), "contentSize": [100, 230]}"#)
      #expect(run.faultText == "E-50 1, E-40 3")
      let verdict = ExpectationVerdict(run)
      #expect(verdict == .met)
      #expect(verdict.isGood && verdict.description == "as expected")
      // A run without fault is something else.
      #expect(!run.isPassed)
      #expect(RunReport.text(run).hasSuffix("\n  as expected"))
    }
  }

  @Test(.rows) func `faults that are named wrongly, too few or too many are not`() {
    let both = #"{"code": "E-50"}, {"code": "E-40"}"#
    let rows: [(expect: String, actions: String?, line: String)] = [
      (#""faults": []"#, nil, "- faults: 0 entries"),
      (#""faults": [{"code": "E-50"}]"#, nil, "- faults: 1 entry"),
      (#""faults": [\#(both), {"code": "E-40"}]"#, nil, #"- faults[2]: {"code": "E-40"}"#),
      (#""faults": [{"code": "E-40"}, {"code": "E-50"}]"#, nil, #"- faults[0].code: "E-40""#),
      (#""faults": [{"code": "E-50", "step": 0}, {"code": "E-40"}]"#, nil, "- faults[0].step: 0"),
      (
        #""faults": [{"code": "E-50", "step": null}, {"code": "E-40"}]"#, nil,
        "- faults[0].step: null"
      ),
      (#""faults": [{"code": "E-50", "message": "no"}, {}]"#, nil, #"- faults[0].message: "no""#),
      // A difference is told even where the fault is named.
      (#""faults": [\#(both)], "contentSize": [100, 231]"#, nil, "- contentSize: [100, 231]"),
      // A fault that is named and does not come is missed.
      (
        #""faults": [{"code": "E-50", "step": 0}]"#, #"{"op": "reloadData"}"#,
        #"- faults[0]: {"code": "E-50", "step": 0}"#
      ),
    ]
    forEachRow(of: rows, named: \.expect) { expect, actions, line in
      let verdict = ExpectationVerdict(try run("{\(expect)}", actions: actions ?? Self.actions))
      #expect(!verdict.isGood)
      #expect(verdict.description.contains(line), "\(verdict)")
    }
  }

  @Test(arguments: [nil, "{}", #"{"contentSize": [100, 230]}"#])
  func `faults of which the case does not speak spoil it`(expect: String?) throws {
    let run = try run(expect)
    let verdict = ExpectationVerdict(run)
    #expect(verdict == .faults(run.output.faults))
    #expect(!verdict.isGood && verdict.description.hasPrefix("fault E-50, step 1: "))
    #expect(verdict.description.contains("\nfault E-40, step 3: "))
    let report = RunReport.text(run)
    #expect(!report.contains("  as expected"))
    #expect(report.hasSuffix(#"NOT AS EXPECTED: "expect" names no fault"#) == (expect != nil))
  }

  @Test func `a fault before the first step is named without a step`() throws {
    func verdict(_ faults: String) throws -> ExpectationVerdict {
      ExpectationVerdict(
        try self.run(
          #"{"faults": \#(faults)}"#, parameters: #"{"oddRow": 0}"#,
          actions: #"{"op": "setContentOffset", "contentOffset": [0, 9]}"#))
    }
    let run = try run(
      nil, parameters: #"{"oddRow": 0}"#,
      actions: #"{"op": "setContentOffset", "contentOffset": [0, 9]}"#)
    let rest = run.output.faults.dropFirst().map { _ in ", {}" }.joined()
    #expect(run.output.faults.first?.step == nil)
    #expect(try verdict(#"[{"code": "non-finite-geometry"}\#(rest)]"#) == .met)
    #expect(try verdict(#"[{"code": "non-finite-geometry", "step": null}\#(rest)]"#) == .met)
    #expect(try !verdict(#"[{"code": "non-finite-geometry", "step": 0}\#(rest)]"#).isGood)
    #expect(try !verdict(#"[{"code": "E-30"}\#(rest)]"#).isGood)
    #expect(
      ExpectationVerdict(run).description.hasPrefix(
        "fault non-finite-geometry, before the first step: "))
  }
}
