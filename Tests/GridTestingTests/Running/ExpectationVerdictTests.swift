import ScenarioFiles
import GridTesting
import Testing

/// A case that ends in a fault names it in its `expect`, and the
/// check then accepts it.
@MainActor @Suite("Verdict on a case with faults")
struct ExpectationVerdictTests {
  private let shelves = ShelfRegistry()

  private func run(
    _ expect: String?, parameters: String = "{}", actions: String = ExpectationVerdictTests.actions
  ) throws -> ScenarioRun {
    let text = """
      {"layout": "shelf", "parameters": \(parameters), "sections": [{"count": 4}],
       "viewport": [100, 100], "actions": [\(actions)]\(expect.map { ", \"expect\": \($0)" } ?? "")}
      """
    return try #require(try shelves.run(text).first)
  }

  /// E-50 in step 1, E-40 in step 3.
  private static let actions = """
    {"op": "reloadData"}, {"op": "update", "deletes": [[0, 0]], "model": false},
    {"op": "setLayout", "layout": "flow"},
    {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": false}}
    """

  @Test(
    "faults that are named are accepted",
    arguments: [
      #"[{"code": "E-50"}, {"code": "E-40"}]"#,
      #"[{"code": "E-50", "step": 1}, {"code": "E-40"}]"#,
      #"[{"step": 1, "code": "E-50"}, {"code": "E-40", "step": 3}]"#,
      #"[{"step": 1}, {"step": 3}]"#,
    ])
  func named(faults: String) throws {
    let run = try run(#"{"faults": \#(faults), "contentSize": [100, 230]}"#)
    #expect(run.output.faults.map(\.code) == ["E-50", "E-40"])
    #expect(run.output.faults.map(\.step) == [1, 3])
    let verdict = ExpectationVerdict(run)
    #expect(verdict == .met)
    #expect(verdict.isGood)
    #expect(verdict.description == "as expected")
    // A run without fault is something else.
    #expect(!run.isPassed)
    #expect(RunReport.text(run).hasSuffix("\n  as expected"))
  }

  @Test(
    "faults that are named wrongly, too few or too many are not",
    arguments: [
      ("[]", "- faults: 0 entries"),
      (#"[{"code": "E-50"}]"#, "- faults: 1 entry"),
      (
        #"[{"code": "E-50"}, {"code": "E-40"}, {"code": "E-40"}]"#,
        #"- faults[2]: {"code": "E-40"}"#
      ),
      (#"[{"code": "E-40"}, {"code": "E-50"}]"#, #"- faults[0].code: "E-40""#),
      (#"[{"code": "E-50", "step": 0}, {"code": "E-40"}]"#, "- faults[0].step: 0"),
      (#"[{"code": "E-50", "step": null}, {"code": "E-40"}]"#, "- faults[0].step: null"),
      (#"[{"code": "E-50", "message": "no"}, {}]"#, #"- faults[0].message: "no""#),
    ])
  func named(wrongly faults: String, line: String) throws {
    let verdict = ExpectationVerdict(try run(#"{"faults": \#(faults)}"#))
    #expect(!verdict.isGood)
    #expect(verdict.description.contains(line), "\(verdict)")
  }

  @Test(arguments: [nil, "{}", #"{"contentSize": [100, 230]}"#])
  func `faults of which the case does not speak spoil it`(expect: String?) throws {
    let run = try run(expect)
    let verdict = ExpectationVerdict(run)
    #expect(verdict == .faults(run.output.faults))
    #expect(!verdict.isGood)
    #expect(verdict.description.hasPrefix("fault E-50, step 1: "))
    #expect(verdict.description.contains("\nfault E-40, step 3: "))
    let report = RunReport.text(run)
    #expect(!report.contains("  as expected"))
    #expect(report.hasSuffix(#"NOT AS EXPECTED: "expect" names no fault"#) == (expect != nil))
  }

  @Test func `a difference is told even where the fault is named`() throws {
    let verdict = ExpectationVerdict(
      try run(
        #"{"faults": [{"code": "E-50"}, {"code": "E-40"}], "contentSize": [100, 231]}"#))
    #expect(!verdict.isGood)
    #expect(verdict.description.contains("- contentSize: [100, 231]"))
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

  @Test func `a fault that is named and does not come is missed`() throws {
    let verdict = ExpectationVerdict(
      try run(#"{"faults": [{"code": "E-50", "step": 0}]}"#, actions: #"{"op": "reloadData"}"#))
    #expect(!verdict.isGood)
    #expect(verdict.description.contains(#"- faults[0]: {"code": "E-50", "step": 0}"#))
  }
}
