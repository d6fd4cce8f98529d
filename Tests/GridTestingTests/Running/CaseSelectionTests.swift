import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Cases named on a command line")
struct CaseSelectionTests {
  private static let files = [
    "one.json": #"{"layout": "shelf", "parameters": {"gap": 1}, "sections": [{"count": 2}]}"#,
    "two.json": """
    [{"id": "a", "layout": "shelf", "sections": [{"count": 1}, {"count": 3, "tint": "blue"}]},
     {"id": "b", "layout": "flow", "viewport": [9, 9]}]
    """,
    "bad.json": """
    [{"layout": "shelf", "sections": [{"count": 1}]},
     {"layout": "shelv"}, {"layout": "flow", "actions": [{"op": "reloadDta"}]}]
    """, "text": "no JSON at all",
  ]

  private static func read(_ path: String) throws(CaseSelection.Unreadable) -> Data {
    switch path {
    case "folder": throw .folder
    case "locked": throw .other("Permission denied")
    default:
      guard let text = files[path] else { throw .missing }
      return Data(text.utf8)
    }
  }

  private let shelves = ShelfRegistry()

  private func selection(_ configure: (inout CaseSelection) -> Void = { _ in }) -> CaseSelection {
    var selection = CaseSelection(registry: shelves.registry)
    selection.named = [
      .init(id: "demo", cases: [ScenarioCase(id: "demo", layout: "shelf", parameters: ["gap": 4])])
    ]
    configure(&selection)
    return selection
  }

  private func cases(
    _ words: String..., configure: (inout CaseSelection) -> Void = { _ in }
  ) throws -> [ScenarioCase] {
    try selection(configure).chosen(by: words, reading: Self.read).map(\.scenario)
  }

  private func mistakes(
    _ words: [String], configure: (inout CaseSelection) -> Void = { _ in }
  ) -> String {
    do throws(ScenarioFileError) {
      _ = try selection(configure).chosen(by: words, reading: Self.read)
      return ""
    } catch { return error.description }
  }

  @Test func `a layout by its id gets plain items`() throws {
    let scenario = try #require(try cases("shelf").first)
    #expect(scenario.id == "shelf" && scenario.sections == [ScenarioSection(.count(12))])
    #expect(scenario.viewport == CGSize(width: 375, height: 667))
    let large = try cases("flow", "shelf") {
      $0.items = "1000000"
      $0.viewport = "390x844.5"
    }
    #expect(large.map(\.layout) == ["flow", "shelf"])
    #expect(large.allSatisfy { $0.sections[0].itemCount == 1_000_000 })
    #expect(large.allSatisfy { $0.viewport == CGSize(width: 390, height: 844.5) })
  }

  @Test func `files, ids and named cases stand in the order of the words`() throws {
    let ids = try cases("two.json", "demo", "one.json", "flow").map(\.id)
    #expect(ids == ["a", "b", "demo", "1", "flow"])
  }

  @Test func `an id is the layout, even if there is a file of that name`() throws {
    let found = try selection().chosen(by: ["shelf"]) { _ in Data("{}".utf8) }
    #expect(found.map(\.scenario.id) == ["shelf"])
  }

  @Test(.rows) func `a setting is JSON, numbers between commas, or text`() {
    let rows: [(word: String, settings: [String], parameters: JSONObject?)] = [
      ("shelf", ["gap=7"], ["gap": 7]), ("shelf", ["gap=1e1"], ["gap": 10]),
      ("shelf", ["answersItems=false"], ["answersItems": false]),
      ("shelf", ["target=[3,4]"], ["target": [3, 4]]),
      ("shelf", ["target=3,4"], ["target": [3, 4]]), ("shelf", ["target=null"], ["target": .null]),
      ("shelf", ["gap=-.5"], nil), ("shelf", ["target.0=5"], nil), ("shelf", ["gap="], nil),
      ("shelf", ["target=[]"], nil), ("shelf", ["target=a,b"], nil),
      // A path leads into a value, or into its default.
      ("flow", ["itemSize.1=80", "itemSize[0]=10"], ["itemSize": [10, 80]]),
      // A later setting of a key wins, and the file's value loses.
      ("one.json", ["gap=2", "gap=3"], ["gap": 3]),
      ("demo", ["rowHeight=9"], ["gap": 4, "rowHeight": 9]),
    ]
    forEachRow(of: rows) { word, settings, parameters throws in
      #expect((try? cases(word) { $0.settings = settings }.first?.parameters) == parameters)
    }
  }

  @Test func `a key of sections is set in all of them`() throws {
    let found = try cases("shelf", "demo") { $0.settings = ["tint=green"] }
    #expect(found[0].sections[0].keys == ["tint": "green"] && found[1].sections.isEmpty)
    let file = try cases("one.json", "shelf") { $0.settings = ["tint=green", "gap=2"] }
    #expect(file.map(\.sections[0].keys) == [["tint": "green"], ["tint": "green"]])
    #expect(file.map(\.parameters) == [["gap": 2], ["gap": 2]])
  }

  @Test func `the viewport of a file can be changed`() throws {
    let sized = try cases("two.json") { $0.viewport = "20X30" }
    #expect(sized.map(\.viewport) == Array(repeating: CGSize(width: 20, height: 30), count: 2))
    #expect(sized.map(\.id) == ["a", "b"])
  }

  @Test(.rows) func `everything that is wrong is told at once`() {
    let changed = "as changed by the options"
    let unknown =
      "expected one of the parameters of shelf: rowHeight, gap, headerHeight, answersItems, target, "
      + "oddRow, contentWidth, found \"rowHeigth\""
    let only = "expected one of the parameters of flow: itemSize"
    let rows:
      [(
        name: String, words: [String], options: (inout CaseSelection) -> Void, mistakes: String
      )] = [
        (
          "all options and words", ["bad.json", "shlf", "text", "flow", "nowhere/far.json"],
          {
            $0.settings = ["gap", "=3", "a..b=1", "itemSise=4"]
            $0.viewport = "12"
            $0.items = "many"
          },
          """
          --viewport: expected a size like 375x667, found "12"
          --items: expected a whole number from 0 to 1000000, found "many"
          --set: expected key=value, found "gap"
          --set: expected key=value, found "=3"
          --set: expected key=value, found "a..b=1"
          bad.json:2:3: [1].layout: expected one of shelf, flow, found "shelv"; did you mean "shelf"?
          bad.json:2:55: [2].actions[0].op: expected one of \(MistakeTable.ops), \
          found "reloadDta"; did you mean "reloadData"?
          shlf: expected a scenario file, or an id that gridview list shows, found neither; \
          did you mean "shelf"?
          text:1:1: expected a value, found no
          nowhere/far.json: expected a scenario file, or an id that gridview list shows, \
          found neither
          """
        ),
        (
          "a folder and a file that nobody may read are told apart from a missing one",
          ["folder", "locked"], { _ in },
          """
          folder: expected a scenario file, found a folder; name the files in it
          locked: expected a scenario file, found one that cannot be read: Permission denied
          """
        ),
        (
          "settings are checked like parameters of a file", ["shelf", "two.json", "demo"],
          { $0.settings = ["gap=wide", "rowHeigth=3"] },
          """
          shelf: parameters.rowHeigth: \(unknown); did you mean "rowHeight"?
          shelf: parameters.gap: expected a number, found "wide"
          two.json \(changed): [0].parameters.rowHeigth: \(unknown); did you mean "rowHeight"?
          two.json \(changed): [0].parameters.gap: expected a number, found "wide"
          two.json \(changed): [1].parameters.gap: \(only), found "gap"
          two.json \(changed): [1].parameters.rowHeigth: \(only), found "rowHeigth"
          demo \(changed): parameters.rowHeigth: \(unknown); did you mean "rowHeight"?
          demo \(changed): parameters.gap: expected a number, found "wide"
          """
        ),
        (
          "a path that leads nowhere is told beside other mistakes", ["flow"],
          { $0.settings = ["itemSize.5=1", "itemSize.w=1", "gap=1"] },
          """
          flow: --set: expected a place that exists, found "itemSize.5"
          flow: --set: expected a place that exists, found "itemSize.w"
          flow: parameters.gap: expected one of the parameters of flow: itemSize, found "gap"
          """
        ),
        (
          "items need a layout that gets them", ["one.json", "demo"], { $0.items = "5" },
          "--items: expected the id of a layout that gets them, found none"
        ),
        ("a layout among the words gets them", ["one.json", "flow"], { $0.items = "5" }, ""),
        (
          "the viewport passes through the limits of files", ["flow"], { $0.viewport = "1e308x10" },
          "flow: viewport[0]: expected a number of 0 or more, at most 16384 points, found 1e+308"
        ),
        (
          "settings pass through the limits of files", ["shelf"], { $0.settings = ["gap=1e308"] },
          "shelf: parameters.gap: expected a number, at most 1000000000 either way, found 1e+308"
        ),
      ]
    forEachRow(of: rows, named: \.name) { _, words, options, text in
      #expect(mistakes(words, configure: options) == text)
    }
  }

  @Test(.rows) func `a value of an option that is none is told with what it should be`() {
    forEachRow(of: ["-1", "1.5", "1000001", "", " 5"]) { items in
      let text = mistakes(["flow"]) { $0.items = items }
      #expect(text.hasPrefix("--items: expected a whole number"))
    }
    let sizes = ["", "x", "3x", "x4", "3x4x5", "-3x4", "nanx4", "infx4", "3,4", "1e999x1"]
    forEachRow(of: sizes) { viewport in
      let text = mistakes(["flow"]) { $0.viewport = viewport }
      #expect(text.hasPrefix("--viewport: expected a size"))
    }
    let deep = Array(repeating: "a", count: 30_000).joined(separator: ".")
    #expect(
      mistakes(["shelf"]) { $0.settings = ["\(deep)=1"] }
        .hasPrefix("--set: expected a path of at most 256 levels, found \"a.a."))
  }
}
