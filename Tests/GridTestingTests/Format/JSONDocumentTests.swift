import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("JSON document")
struct JSONDocumentTests {
  private func read(_ text: String) throws -> JSONValue { try JSONDocument(text).value }

  private func error(_ text: String) -> String {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(text)
      return "none"
    } catch { return error.description }
  }

  @Test(.rows) func `the reader takes every form of value that JSON allows`() throws {
    let rows: [(text: String, value: JSONValue)] = [
      ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-0", 0), ("12", 12),
      ("-3.25", -3.25), ("1e3", 1000), ("1E+2", 100), ("25e-2", 0.25), ("1e-999", 0),
      ("\"\"", ""), ("\"a\\u0062\\n\\/\"", "ab\n/"), ("\"\\ud83d\\ude00\"", "😀"),
      ("[]", []), ("[ 1 , [ 2 ] ]", [1, [2]]), ("{}", [:]), ("\r\n{\t\"a\" : {} }\n", ["a": [:]]),
      ("\u{FEFF}[1]", [1]),
    ]
    forEachRow(of: rows) { text, value throws in #expect(try read(text) == value) }
    // NaN, infinities and numbers that are too large are held as such.
    let odd = try read("[NaN, Infinity, -Infinity, 1e999, -1e999]").doubleValues ?? []
    #expect(odd.first?.isNaN == true)
    #expect(odd.dropFirst().map { $0 } == [.infinity, -.infinity, .infinity, -.infinity])
  }

  @Test func `keys keep their order, and repeated ones are all there`() throws {
    let object = try #require(try read(#"{"b": 1, "a": 2, "b": 3}"#).objectValue)
    #expect(object.keys == ["b", "a", "b"] && object.members.map(\.value) == [1, 2, 3])
    #expect(object["b"] == 1)
  }

  @Test func `objects are equal in whatever order their members stand`() throws {
    let a = try read(#"{"x": 1, "y": {"p": true, "q": null}}"#)
    let b = try read(#"{"y": {"q": null, "p": true}, "x": 1}"#)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(try a != read(#"{"x": 1, "y": {"p": true}}"#))
    #expect(try a != read(#"{"x": 1, "y": {"p": true, "q": 0}}"#))
  }

  @Test func `setting a member replaces, adds or removes it`() {
    var object: JSONObject = ["a": 1, "b": 2]
    object["a"] = 3
    object["c"] = 4
    object["b"] = nil
    #expect(object.keys == ["a", "c"] && object["a"] == 3)
    object["zero"] = nil
    #expect(object.members.count == 2)
  }

  @Test(.rows) func `the first mistake is told with its place and what belongs there`() {
    let halves = "line 1, column 2: expected both halves of a surrogate pair, found one"
    let rows: [(text: String, mistake: String)] = [
      ("", "line 1, column 1: expected a value, found the end of the text"),
      ("  \n ", "line 2, column 2: expected a value, found the end of the text"),
      ("[1, 2", "line 1, column 6: expected a comma or ], found the end of the text"),
      ("[1 2]", "line 1, column 4: expected a comma or ], found 2"),
      ("[1,]", "line 1, column 4 ([1]): expected a value, found ]"),
      ("[1}", "line 1, column 3: expected a comma or ], found }"),
      ("{\"a\" 1}", "line 1, column 6 (a): expected a colon, found 1"),
      ("{\"a\": 1 \"b\": 2}", "line 1, column 9: expected a comma or }, found \""),
      ("{\"a\": 1,}", "line 1, column 9: expected a key in double quotes, found }"),
      ("{a: 1}", "line 1, column 2: expected a key in double quotes or }, found a"),
      ("{'a': 1}", "line 1, column 2: expected a key in double quotes or }, found '"),
      ("[True]", "line 1, column 2 ([0]): expected a value, found True"),
      ("nul", "line 1, column 1: expected a value, found nul"),
      ("nullx", "line 1, column 1: expected a value, found nullx"),
      ("1 2", "line 1, column 3: expected the end of the text, found 2"),
      ("// note\n1", "line 1, column 1: expected a value, found /"),
      ("01", "line 1, column 1: expected a number without leading zeros, found 01"),
      ("-012", "line 1, column 1: expected a number without leading zeros, found -"),
      ("1.", "line 1, column 3: expected a digit, found the end of the text"),
      (".5", "line 1, column 1: expected a value, found ."),
      ("+1", "line 1, column 1: expected a value, found +"),
      ("[-]", "line 1, column 3 ([0]): expected a digit, found ]"),
      ("1e+", "line 1, column 4: expected a digit, found the end of the text"),
      ("0x10", "line 1, column 2: expected the end of the text, found x10"),
      (
        "\"abc",
        "line 1, column 5: expected the closing quote of the text that begins at line 1, column 1, "
          + "found the end of the text"
      ),
      (
        "\"ab\ncd\"",
        "line 1, column 4: expected an escape such as \\n, or the closing quote, "
          + "found the end of the line"
      ),
      (
        "\"a\u{1}\"",
        "line 1, column 3: expected an escape such as \\n, or the closing quote, "
          + "found the control character 1"
      ),
      (
        "\"\\x\"",
        "line 1, column 3: expected one of \" \\ / b f n r t u after a backslash, found x"
      ), ("\"\\u12g4\"", "line 1, column 6: expected four hexadecimal digits after \\u, found g4"),
      ("\"\\ud83d\"", halves), ("\"\\ud83d\\u0041\"", halves), ("\"\\udc00\"", halves),
      (
        "{\"cases\": [\n  {\"id\": \"é\"},\n  {\"id\": §}\n]}",
        "line 3, column 10 (cases[1].id): expected a value, found §"
      ), ("[\r\n1,\r2,\n?]", "line 4, column 1 ([2]): expected a value, found ?"),
    ]
    forEachRow(of: rows) { text, mistake in #expect(error(text) == mistake) }
    let bytes = Data([0x5B, 0x22, 0xC3, 0xA9, 0xFF, 0x22, 0x5D])
    let refusal = #expect(throws: JSONSyntaxError.self) { try JSONDocument(data: bytes) }
    #expect(refusal?.description == "line 1, column 4: expected text in UTF-8, found the byte FF")
  }

  @Test func `nesting is read down to 256 levels`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let value = try read(nested(256))
    #expect(try value.text() == nested(256))
    #expect(error(nested(257)).hasSuffix("expected at most 256 levels of nesting, found one more"))
    #expect(error(String(repeating: "{\"a\":[", count: 100_000)).hasPrefix("line 1, column 769 "))
  }

  @Test func `every value has a place, and a member that of its key`() throws {
    let document = try JSONDocument(
      """
      {
        "cases": [
          {"id": "ä", "by": [1, 20]},
          {"id": "b",
           "id": "c"}
        ]
      }
      """)
    func place(_ path: JSONPath, member: Int? = nil) -> [Int] {
      document.positions(of: [(path, member)]).flatMap { [$0.line, $0.column] }
    }
    let cases = JSONPath().key("cases")
    let places = [
      JSONPath(), cases, cases.index(0), cases.index(0).key("by"),
      cases.index(0).key("by").index(1), cases.index(1).key("id"),
    ].map { place($0) }
    #expect(places == [[1, 1], [2, 3], [3, 5], [3, 17], [3, 27], [4, 6]])
    #expect(place(cases.index(1).key("id"), member: 1) == [5, 6])
    // Beyond the document: the last value on the way.
    let beyond = [
      cases.index(1).key("layout"), cases.index(7).key("layout"), cases.index(0).key("by").key("x"),
    ].map { place($0) }
    #expect(beyond == [[4, 5], [2, 3], [3, 17]])
  }
}
