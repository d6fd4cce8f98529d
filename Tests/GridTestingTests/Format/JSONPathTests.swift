import GridTesting
import TestSupport
import Testing

@Suite("Paths into JSON")
struct JSONPathTests {
  @Test(.rows) func `a path is read in both spellings of an index`() {
    let rows: [(text: String, steps: [JSONPath.Step])] = [
      ("gap", [.key("gap")]), ("groups[0].count", [.key("groups"), .index(0), .key("count")]),
      ("groups.0.count", [.key("groups"), .index(0), .key("count")]),
      ("template[1][2]", [.key("template"), .index(1), .index(2)]),
      ("0", [.key("0")]), ("item-size_2.é", [.key("item-size_2"), .key("é")]),
    ]
    forEachRow(of: rows) { text, steps in #expect(JSONPath(parsing: text)?.steps == steps) }
    let none = ["", ".", "a.", ".a", "a..b", "a[", "a[x]", "a[1", "a]1[", "[1]", "a[1]b", "a[]"]
    forEachRow(of: none) { #expect(JSONPath(parsing: $0) == nil) }
  }

  @Test(.rows) func `a value is set where the path leads`() {
    let rows: [(value: JSONValue, path: String, result: JSONValue?)] = [
      (["gap": 1], "gap", ["gap": 9]), ([:], "gap", ["gap": 9]),
      ([:], "a.b.c", ["a": ["b": ["c": 9]]]),
      (["a": ["b": 1, "c": 2]], "a.c", ["a": ["b": 1, "c": 9]]),
      (["a": [1, 2, 3]], "a.1", ["a": [1, 9, 3]]), (["a": [1]], "a.1", ["a": [1, 9]]),
      (["a": []], "a.0.b", ["a": [["b": 9]]]), (["a": [1]], "a.2", nil), (["a": [1]], "a.b", nil),
      (["a": 1], "a.b", nil), (["a": 1], "a.0", nil), ([:], "a.0", nil),
    ]
    forEachRow(of: rows) { value, path, result in
      let steps = try #require(JSONPath(parsing: path)).steps
      #expect(value.setting(9, at: steps) == result)
    }
  }

  @Test func `a path is written out as far as somebody can read it`() {
    let short = JSONPath([.key("cases"), .index(3), .key("actions"), .index(0), .key("by")])
    #expect(short.description == "cases[3].actions[0].by")
    let odd = JSONPath([.key("a key"), .key("x-1"), .index(2), .key("1st"), .key(""), .key("a\"b")])
    #expect(odd.description == #"["a key"].x-1[2]["1st"][""]["a\"b"]"#)
    #expect(JSONPath().description == "")
    #expect(JSONPath([.index(2), .index(0)]).description == "[2][0]")
    var deep = JSONPath().key("cases").index(3).key("parameters").key("section")
    for _ in 0..<12 { deep = deep.key("group").key("subitems").index(0) }
    deep = deep.key("size").index(1).key("absolut")
    #expect(
      deep.description
        == "cases[3].parameters.section….group.subitems[0].group.subitems[0].group.subitems[0]"
        + ".size[1].absolut")
    #expect(deep.description.count <= 101)
    // Nothing is left out between two steps.
    let long = JSONPath().key(String(repeating: "k", count: 40)).key(
      String(repeating: "l", count: 40))
    #expect(long.key("m").description == long.description + ".m")
  }
}
