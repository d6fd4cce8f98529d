import TestPrograms
import TestSupport
import Testing

/// `check` accepts a fault that `expect` names.
@ProcessActor @Suite("gridview on cases that end in a fault", .slow)
struct ToolFaultTests {
  /// In step 1 a delete that the model does not follow.
  private static let expectations: [(expect: String, isMet: Bool)] = [
    (#", "expect": {"faults": [{"code": "E-50"}]}"#, true),
    (#", "expect": {"faults": [{"code": "E-50", "step": 1}], "contentOffset": [0, 0]}"#, true),
    (#", "expect": {"faults": [{"code": "E-50", "step": 0}]}"#, false),
    (#", "expect": {"faults": [{"code": "E-40"}]}"#, false),
    (#", "expect": {"faults": []}"#, false),
    (#", "expect": {"contentOffset": [0, 0]}"#, false),
    ("", false),
  ]

  @Test(.rows) func `a check accepts the fault that is named, a run tells of any`() {
    forEachRow(of: Self.expectations) { expect, isMet in
      let file = """
        {"id": "refused", "layout": "circle", "sections": [{"count": 6}],
         "actions": [{"op": "settle"}, {"op": "update", "deletes": [[0, 2]], "model": false}]
         \(expect)}
        """
      let check = try ToolProcess("check", "-", input: file)
      #expect(check.status == (isMet ? 0 : 1))
      #expect(check.lines.last == "1 case: \(isMet ? "1 as expected" : "0 as expected, 1 not")")
      let run = try ToolProcess("run", "-", "--json", input: file)
      #expect(run.status == 1)
      #expect(run.output.contains(#""code":"E-50""#))
    }
  }

  @Test func `a fresh circle remembers nothing, one that is kept does`() throws {
    let offsets = try [false, true].map { isFresh in
      let run = try ToolProcess(
        "run", "-", "--json",
        input: """
          {"layout": "carousel", "parameters": {"itemSize": [200, 280]}, "viewport": [375, 300],
           "sections": [{"count": 12}], "actions": [
             {"op": "drag", "by": [-300, 0]}, {"op": "setLayout", "layout": "circle"},
             {"op": "setLayout", "layout": "carousel", "parameters": {"itemSize": [200, 280]},
              "fresh": \(isFresh)}]}
          """)
      #expect(run.status == 0)
      return try #require(run.output.firstMatch(of: /"contentOffset":\[[^\]]*\]/)).0
    }
    #expect(offsets[0] != offsets[1])
  }
}
