@testable import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Cases with a diffable data source")
struct DiffableCaseTests {
  static let actions: [(String, ScenarioAction)] = [
    sample(
      "apply", #""snapshot": [["fruit", ["apple", "pear"]], ["bread", []]]"#,
      .apply([.init(id: "fruit", items: ["apple", "pear"]), .init(id: "bread", items: [])])),
    sample(
      "apply",
      #""snapshot": [["fruit", ["a", "b"]]], "reload": ["a"], "reconfigure": ["b", "#
        + #""a"], "animated": false"#,
      .apply(
        [.init(id: "fruit", items: ["a", "b"])], reload: ["a"], reconfigure: ["b", "a"],
        animated: false)),
    sample("apply", #""snapshot": [], "usingReloadData": true"#, .apply([], usesReloadData: true)),
    sample("applySection", #""section": "fruit", "tree": []"#, .Op.applySection("fruit", [], true)),
    sample(
      "applySection",
      #""section": "fruit", "animated": false, "#
        + #""tree": ["kiwi", ["apple", true, ["red", ["green", false, ["dark"]]]], ["pear", false, []]]"#,
      .Op.applySection(
        "fruit",
        [
          .init("kiwi"),
          .init(
            "apple", isExpanded: true,
            children: [.init("red"), .init("green", children: [.init("dark")])]), .init("pear"),
        ], false)), sample("expand", #""item": "apple""#, .Op.expand("apple")),
    sample("collapse", #""item": "apple""#, .Op.collapse("apple")),
  ]

  /// Turns a case that counts its items into one that names them, with actions to match.
  static func makeDiffable(_ scenario: inout ScenarioCase, _ random: inout SplitMix64) {
    scenario.dataSource = .diffable
    scenario.sections = scenario.sections.enumerated().map { index, section in
      ScenarioSection(
        id: "section \(index)", items: (0..<min(section.itemCount, 4)).map { "\(index)\($0)" },
        keys: section.keys)
    }
    scenario.actions = scenario.actions.map { action in
      action.op.dataSource == .counted || Bool.random(using: &random)
        ? actions[Int.random(in: 0..<actions.count, using: &random)].1 : action
    }
    if Bool.random(using: &random) { scenario.source = "chosen: by chance" }
  }

  private func read(_ keys: String) throws -> ScenarioCase {
    try #require(try readCases(#"{"layout": "columns", "source": "diffable", \#(keys)}"#).first)
  }

  @Test func `sections and items have names, and sections their own keys`() throws {
    let scenario = try read(
      #""sections": [{"id": "a", "items": ["x", "y"], "columns": 2}, {"id": "b", "items": []}]"#)
    #expect(scenario.dataSource == .diffable && scenario.source == nil)
    #expect(
      scenario.sections == [
        ScenarioSection(id: "a", items: ["x", "y"], keys: ["columns": 2]),
        ScenarioSection(id: "b", items: []),
      ])
    #expect(scenario.sections.map(\.itemCount) == [2, 0])
    let written = try scenario.json.text()
    #expect(
      written == """
        {"id":"1","layout":"columns","sections":[{"columns":2,"id":"a","items":["x","y"]},\
        {"id":"b","items":[]}],"source":"diffable"}
        """)
    #expect(try readCases(written) == [scenario])
  }

  @Test(.rows) func `an action is read, written and read again`() throws {
    forEachRow(of: Self.actions, named: \.0) { text, action throws in
      #expect(try read(#""actions": [\#(text)]"#).actions == [action])
      #expect(try read("\"actions\": [\(action.json.text())]").actions == [action])
    }
  }

  @Test func `a written action leaves out defaults, and leaves of its trees are names`() throws {
    func text(_ index: Int) throws -> String { try Self.actions[index].1.json.text() }
    #expect(try text(0) == #"{"op":"apply","snapshot":[["fruit",["apple","pear"]],["bread",[]]]}"#)
    #expect(try text(2) == #"{"op":"apply","snapshot":[],"usingReloadData":true}"#)
    #expect(
      try text(4) == """
        {"animated":false,"op":"applySection","section":"fruit",\
        "tree":["kiwi",["apple",true,["red",["green",false,["dark"]]]],"pear"]}
        """)
  }

  @Test(.rows) func `beside the data source a case says where its expectation is from`() {
    let rows: [(source: String, evidence: String?, written: String)] = [
      ("diffable", nil, "diffable"),
      ("diffable, chosen here", "chosen here", "diffable, chosen here"),
      ("diffable,documented: DA-1", "documented: DA-1", "diffable, documented: DA-1"),
    ]
    let parser = ScenarioParser(layouts: [SampleLayouts.plain])
    forEachRow(of: rows, named: \.source) { source, evidence, written in
      let file: JSONValue = ["layout": "plain", "source": .string(source)]
      let scenario = try #require(try parser.cases(from: file, file: "a.json").first)
      #expect(scenario.dataSource == .diffable && scenario.source == evidence)
      #expect(scenario.json.objectValue?["source"] == .string(written))
    }
  }

  /// `ScenarioLimitTests` holds such counts against the limits.
  @Test(.rows) func `snapshots count with all that is in them, and trees too`() {
    let tree = #"["x", true, ["y", ["z", false, ["w"]]]]"#
    let rows: [(action: String, items: Double, changes: Double)] = [
      (#"{"op": "apply", "snapshot": [["s", ["a", "b"]], ["t", ["c"]]]}"#, 3, 0),
      (
        #"{"op": "apply", "snapshot": [["s", ["a"]]], "reload": ["a", "x"], "#
          + #""reconfigure": ["a"]}"#, 1, 3
      ),
      (#"{"op": "applySection", "section": "s", "tree": ["v", \#(tree)]}"#, 5, 0),
    ]
    forEachRow(of: rows, named: \.action) { action, items, changes in
      let once = try read("\"actions\": [\(action)]").tally
      #expect(once.items == items && once.changes == changes)
      let twice = try read("\"actions\": [\(action), \(action)]").tally
      #expect(twice.items == 2 * items && twice.changes == 2 * changes)
      // What a file handles counts them, too.
      #expect(twice.comparisons == 2)
    }
  }

  @Test func `batches, lifted items and places of hovering are read back`() throws {
    var output = ScenarioOutput(
      id: "d", contentSize: .zero, contentOffset: .zero,
      offsetRange: .init(minimum: .zero, maximum: .zero))
    output.steps = [
      .init(
        op: .apply, contentOffset: .zero,
        result: .batches([
          [
            .init(.delete, before: [1]), .init(.delete, before: [0, 2]),
            .init(.insert, after: [0]), .init(.move, before: [0, 1], after: [0, 1]),
            .init(.move, before: [2], after: [1]),
          ], [.init(.reload, before: [0, 3], after: [0, 3])],
          [.init(.reload, before: [0, 3], after: [0, 4])], [],
        ])), .init(op: .expand, contentOffset: .zero, result: .batches([])),
      .init(op: .beginMove, contentOffset: .zero, result: .lifted(false)),
      .init(op: .moveTo, contentOffset: .zero, result: .hovers(ItemPosition(1, 4))),
      .init(
        op: .dragItems, contentOffset: .zero,
        result: .dragged([ItemPosition(1, 4), ItemPosition(0, 2)])),
      .init(op: .dropAt, contentOffset: .zero, result: .dropped(.copy, at: ItemPosition(0, 3))),
      .init(op: .dropAt, contentOffset: .zero, result: .dropped(.cancel, at: nil)),
    ]
    let line = try output.line()
    #expect(
      line.contains(
        """
        "steps":[{"batches":[[["delete",[1]],["delete",[0,2]],["insert",[0]],\
        ["move",[0,1],[0,1]],["move",[2],[1]]],[["reload",[0,3]]],[["reload",[0,3],[0,4]]],[]],\
        "contentOffset":[0,0],"op":"apply"},{"batches":[],"contentOffset":[0,0],"op":"expand"},\
        {"contentOffset":[0,0],"lifted":false,"op":"beginMove"},\
        {"contentOffset":[0,0],"hovers":[1,4],"op":"moveTo"},\
        {"contentOffset":[0,0],"dragged":[[1,4],[0,2]],"op":"dragItems"},\
        {"at":[0,3],"contentOffset":[0,0],"dropped":"copy","op":"dropAt"},\
        {"contentOffset":[0,0],"dropped":"cancel","op":"dropAt"}]
        """))
    #expect(try ScenarioOutput(json: JSONDocument(line).value) == output)
  }
}
