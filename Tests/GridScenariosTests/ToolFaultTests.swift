import GridScenarios
import TestPrograms
import Testing

/// `check` accepts a fault that `expect` names.
@ProcessActor @Suite("gridview on cases that end in a fault", .slow)
struct ToolFaultTests {
  /// A delete that the model does not follow, in step 1.
  private static func file(_ expect: String) -> String {
    """
    {"id": "refused", "layout": "circle", "sections": [{"count": 6}],
     "actions": [{"op": "settle"}, {"op": "update", "deletes": [[0, 2]], "model": false}]
     \(expect)}
    """
  }

  @Test(
    arguments: [
      (#", "expect": {"faults": [{"code": "E-50"}]}"#, 0),
      (#", "expect": {"faults": [{"code": "E-50", "step": 1}], "contentOffset": [0, 0]}"#, 0),
      (#", "expect": {"faults": [{"code": "E-50", "step": 0}]}"#, 1),
      (#", "expect": {"faults": [{"code": "E-40"}]}"#, 1),
      (#", "expect": {"faults": []}"#, 1),
      (#", "expect": {"contentOffset": [0, 0]}"#, 1),
      ("", 1),
    ] as [(String, Int32)])
  func `a check accepts the fault that is named, a run tells of any`(
    expect: String, status: Int32
  ) throws {
    let check = try ToolProcess("check", "-", input: Self.file(expect))
    #expect(check.status == status)
    #expect(check.lines.last == "1 case: \(status == 0 ? "1 as expected" : "0 as expected, 1 not")")
    let run = try ToolProcess("run", "-", "--json", input: Self.file(expect))
    #expect(run.status == 1)
    #expect(run.output.contains(#""code":"E-50""#))
  }

  @Test func `a fresh circle remembers nothing, one that is kept does`() throws {
    func offset(_ fresh: Bool) throws -> String {
      let run = try ToolProcess(
        "run", "-", "--json",
        input: """
          {"layout": "carousel", "parameters": {"itemSize": [200, 280]}, "viewport": [375, 300],
           "sections": [{"count": 12}], "actions": [
             {"op": "drag", "by": [-300, 0]}, {"op": "setLayout", "layout": "circle"},
             {"op": "setLayout", "layout": "carousel", "parameters": {"itemSize": [200, 280]},
              "fresh": \(fresh)}]}
          """)
      #expect(run.status == 0)
      let output = try ScenarioOutput(json: JSONDocument(run.lines[0]).value)
      return NumberText.short(output.contentOffset)
    }
    #expect(try offset(false) != offset(true))
  }
}
