import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Mistakes in cases with a diffable data source")
struct DiffableMistakeTests {
  /// Keys of a case of the layout `rows` that says `"source": "diffable"`.
  static let sectionTable = MistakeTable(
    #"""
    "sections": [{"count": 3}]
      sections[0].id: expected text in double quotes, found nothing
      sections[0].items: expected a list of texts, found nothing
      sections[0].count: expected one of the keys of a section: id, items, found "count"
    "sections": ["a"]
      sections[0]: expected a section: {"id": name, "items": [names]}, found "a"
    "sections": [{"id": "a"}]
      sections[0].items: expected a list of texts, found nothing
    "sections": [{"id": 4, "items": "x"}]
      sections[0].id: expected text in double quotes, found 4
      sections[0].items: expected a list of texts, found "x"
    "sections": [{"id": "a", "items": ["x", 40]}]
      sections[0].items[1]: expected text in double quotes, found 40
    "sections": [{"id": "a", "itmes": ["x"]}]
      sections[0].itmes: expected one of the keys of a section: id, items, found "itmes"; did you
        mean "items"?
    """#)

  /// An action in such a case; paths within it.
  static let actionTable = MistakeTable(
    #"""
    {"op": "update", "deletes": [[0, 1]]}
      op: expected "apply" in a case with "source": "diffable", found "update"
    {"op": "update", "sectionInserts": [{"at": 0, "section": {"count": 1}}], "modle": true}
      op: expected "apply" in a case with "source": "diffable", found "update"
      modle: expected one of the keys of update: op, deletes, inserts, moves, reloads,
        sectionDeletes, sectionInserts, sectionMoves, sectionReloads, animated, model, found
        "modle"; did you mean "model"?
    {"op": "reloadData"}
    {"op": "apply"}
      snapshot: expected a list of lists, found nothing
    {"op": "apply", "snapshot": ["a", ["b"], ["c", "x"], ["d", ["x", 4]]]}
      snapshot[0]: expected a list [text, [text, …]], found "a"
      snapshot[1]: expected a list [text, [text, …]], found a list of 1
      snapshot[2][1]: expected a list of texts, found "x"
      snapshot[3][1][1]: expected text in double quotes, found 4
    {"op": "apply", "snapshot": [], "reload": "a", "reconfigure": [1]}
      reload: expected a list of texts, found "a"
      reconfigure[0]: expected text in double quotes, found 1
    {"op": "apply", "snapshot": [], "reconfig": ["a"]}
      reconfig: expected one of the keys of apply: op, snapshot, reload, reconfigure, animated,
        usingReloadData, found "reconfig"; did you mean "reconfigure"?
    {"op": "apply", "snapshot": [], "animated": 1}
      animated: expected true or false, found 1
    {"op": "apply", "snapshot": [], "animated": true, "usingReloadData": true}
      animated: expected "animated" only without "usingReloadData", found "animated" beside it
    {"op": "apply", "snapshot": [], "animated": true, "usingReloadData": false}
    {"op": "applySection", "section": 0}
      tree: expected a list of items, found nothing
      section: expected text in double quotes, found 0
    {"op": "applySection", "section": "a", "tree": "x"}
      tree: expected a list of items, found "x"
    {"op": "applySection", "section": "a", "tree": [3, ["x"], ["y", 1, {}], ["z", true, [[]]]]}
      tree[0]: expected an item: a name or [name, isExpanded, [children]], found 3
      tree[1]: expected an item: a name or [name, isExpanded, [children]], found a list of 1
      tree[2][1]: expected true or false, found 1
      tree[2][2]: expected a list of items, found an empty object
      tree[3][2][0]: expected an item: a name or [name, isExpanded, [children]], found an empty
        list
    {"op": "expand", "item": [0, 1]}
      item: expected text in double quotes, found a list of 2
    {"op": "collapse"}
      item: expected text in double quotes, found nothing
    """#)

  @Test(.rows) func `mistakes in sections and actions are told with their paths`() {
    Self.sectionTable.check { #"{"layout": "rows", "source": "diffable", \#($0)}"# }
    Self.actionTable.check(under: "actions[0]") {
      #"{"layout": "rows", "source": "diffable", "actions": [\#($0)]}"#
    }
  }

  @Test(.rows)
  func `a source that is neither is one mistake, and no op or section is one because of it`() {
    let rows: [(key: String, found: String)] = [
      (#""source": "diffabel""#, "\"diffabel\"; did you mean \"diffable\"?"),
      (#""source": "diffable, observd""#, "\"diffable, observd\"; did you mean \"observed\"?"),
      (#""source": "diffable chosen""#, "\"diffable chosen\"; did you mean \"diffable\"?"),
      (#""sorce": "diffable""#, "\"sorce\"; did you mean \"source\"?"),
    ]
    forEachRow(of: rows, named: \.key) { key, found in
      let told = mistakes(
        in: """
          {"layout": "rows", \(key), "sections": [{"id": "a", "items": ["x"]}, {"count": 2}],
           "actions": [{"op": "apply", "snapshot": []}, {"op": "update"}]}
          """)
      #expect(told.count == 1)
      #expect(told.first?.hasSuffix("found \(found)") == true, "\(told)")
    }
  }

  @Test func `a name has a length`() {
    let long = String(repeating: "é", count: 201)
    let found = mistakes(
      in: """
        {"layout": "rows", "source": "diffable", "sections": [{"id": "a", "items": ["\(long)"]}],
         "actions": [{"op": "expand", "item": "\(long)"}]}
        """)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("at most 200 characters") })
  }
}
