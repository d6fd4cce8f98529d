import Foundation
import TestPrograms
import Testing

@ProcessActor @Suite("gridview run on files with mistakes", .slow)
struct ToolMistakeTests {
  private static let tenMistakes = """
    {"cases": [
      {"id": "good", "layout": "list", "sections": [{"count": 3}]},
      {"id": "bad", "layout": "carusel", "viewport": [300]},
      {"id": "worse", "layout": "flow", "parameters": {"itemSiz": [10, 10]},
       "sections": {"count": 3}, "displayScale": 4,
       "actions": [
         {"op": "setContentOfset", "contentOffset": [0, 1]},
         {"op": "setContentOffset", "contentOffset": [0, NaN]},
         {"op": "setLayout", "layout": "list", "animated": "no"},
         {"op": "query", "rect": 3}],
       "expct": {}},
      {"id": "good", "layout": "list"}
    ]}
    """

  @Test func `ten different mistakes are told with their paths, and nothing runs`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("f.json", Self.tenMistakes)
    let run = try ToolProcess("run", "f.json", "--json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    let places = run.errorLines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      places == [
        "f.json:3:17: cases[1].layout:",
        "f.json:3:38: cases[1].viewport:",
        "f.json:4:52: cases[2].parameters.itemSiz:",
        "f.json:5:4: cases[2].sections:",
        "f.json:5:30: cases[2].displayScale:",
        "f.json:7:7: cases[2].actions[0].op:",
        "f.json:8:54: cases[2].actions[1].contentOffset[1]:",
        "f.json:9:44: cases[2].actions[2].animated:",
        "f.json:10:22: cases[2].actions[3].rect:",
        "f.json:11:4: cases[2].expct:",
        "f.json:12:4: cases[3].id:",
      ])
    #expect(run.errorLines[0].hasSuffix(#"found "carusel"; did you mean "carousel"?"#))
    #expect(run.errorLines[2].hasSuffix(#"found "itemSiz"; did you mean "itemSize"?"#))
    #expect(
      run.errorLines[5].hasSuffix(#"found "setContentOfset"; did you mean "setContentOffset"?"#))
    #expect(run.errorLines[6].hasSuffix("expected a finite number, found NaN"))
    #expect(run.errorLines[9].hasSuffix(#"found "expct"; did you mean "expect"?"#))
  }

  @Test func `one bad file stops the good ones too`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("bad.json", #"{"layout": "list", "actions": [{"op": "reloadDat"}]}"#)
    _ = try folder.file("good.json", #"{"layout": "list"}"#)
    let run = try ToolProcess(
      "run", "good.json", "bad.json", "carusel", "--json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 2)
    #expect(run.errorLines[0].hasPrefix("bad.json:1:33: actions[0].op: expected one of "))
    #expect(run.errorLines[1].hasSuffix(#"found neither; did you mean "carousel"?"#))
  }

  @Test(
    "files that are no scenario at all",
    arguments: [
      ("", "f.json:1:1: expected a value, found the end of the text"),
      ("{]", "f.json:1:2: expected "),
      ("3", "f.json:1:1: expected a case, a list of cases, or {\"cases\": [...]}, found 3"),
      ("[3]", "f.json:1:2: [0]: expected a case, found 3"),
      ("{\"csaes\": []}", "f.json:1:2: csaes: expected one of the keys: cases, found \"csaes\""),
      ("\u{0}", "f.json:1:1: expected "),
    ])
  func noScenario(text: String, complaint: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("f.json", text)
    let run = try ToolProcess("run", "f.json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
  }

  @Test func `an empty list of cases runs nothing and is well`() throws {
    let run = try ToolProcess("run", "-", input: "[]")
    #expect(run.status == 0)
    #expect(run.output == "")
  }
}
