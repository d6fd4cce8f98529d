import ScenarioFiles
import Foundation
import GridTesting
import Testing

@Suite("JSON document")
struct JSONDocumentTests {
  private func read(_ text: String) throws -> JSONValue { try JSONDocument(text).value }

  private func error(_ text: String) -> String {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(text)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-0", 0), ("12", 12),
      ("-3.25", -3.25), ("1e3", 1000), ("1E+2", 100), ("25e-2", 0.25), ("1e-999", 0),
      ("\"\"", ""), ("\"a\\u0062\\n\\/\"", "ab\n/"), ("\"\\ud83d\\ude00\"", "😀"),
      ("[]", []), ("[ 1 , [ 2 ] ]", [1, [2]]), ("{}", [:]), ("\r\n{\t\"a\" : {} }\n", ["a": [:]]),
      ("\u{FEFF}[1]", [1]),
    ] as [(String, JSONValue)])
  func `the reader takes every form of value that JSON allows`(
    text: String, expected: JSONValue
  ) throws {
    #expect(try read(text) == expected)
  }

  @Test func `NaN, infinities and numbers that are too large are held as such`() throws {
    let entries = try #require(
      try read("[NaN, Infinity, -Infinity, 1e999, -1e999]").arrayValue)
    let numbers = entries.compactMap(\.doubleValue)
    #expect(numbers[0].isNaN)
    let limits: [Double] = [.infinity, -.infinity, .infinity, -.infinity]
    #expect(Array(numbers.dropFirst()) == limits)
  }

  @Test func `keys keep their order, and repeated ones are all there`() throws {
    let object = try #require(try read(#"{"b": 1, "a": 2, "b": 3}"#).objectValue)
    #expect(object.keys == ["b", "a", "b"])
    #expect(object.members.map(\.value) == [1, 2, 3])
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
    #expect(object.keys == ["a", "c"])
    #expect(object["a"] == 3)
    object["zero"] = nil
    #expect(object.members.count == 2)
  }

  @Test(arguments: [
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
    ),
    (
      "\"\\u12g4\"",
      "line 1, column 6: expected four hexadecimal digits after \\u, found g4"
    ),
    ("\"\\ud83d\"", "line 1, column 2: expected both halves of a surrogate pair, found one"),
    (
      "\"\\ud83d\\u0041\"",
      "line 1, column 2: expected both halves of a surrogate pair, found one"
    ),
    ("\"\\udc00\"", "line 1, column 2: expected both halves of a surrogate pair, found one"),
    (
      "{\"cases\": [\n  {\"id\": \"é\"},\n  {\"id\": §}\n]}",
      "line 3, column 10 (cases[1].id): expected a value, found §"
    ),
    ("[\r\n1,\r2,\n?]", "line 4, column 1 ([2]): expected a value, found ?"),
  ])
  func `the first mistake is told with its place and what belongs there`(
    text: String, expected: String
  ) {
    #expect(error(text) == expected)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect {
      _ = try JSONDocument(data: Data([0x5B, 0x22, 0xC3, 0xA9, 0xFF, 0x22, 0x5D]))
    } throws: { error in
      "\(error)" == "line 1, column 4: expected text in UTF-8, found the byte FF"
    }
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
    #expect(place(JSONPath()) == [1, 1])
    #expect(place(cases) == [2, 3])
    #expect(place(cases.index(0)) == [3, 5])
    #expect(place(cases.index(0).key("by")) == [3, 17])
    #expect(place(cases.index(0).key("by").index(1)) == [3, 27])
    #expect(place(cases.index(1).key("id")) == [4, 6])
    #expect(place(cases.index(1).key("id"), member: 1) == [5, 6])
    // Beyond the document: the last value on the way.
    #expect(place(cases.index(1).key("layout")) == [4, 5])
    #expect(place(cases.index(7).key("layout")) == [2, 3])
    #expect(place(cases.index(0).key("by").key("x")) == [3, 17])
  }

  @Test(arguments: [
    (JSONPath(), ""),
    (JSONPath().key("cases").index(3).key("actions").index(0).key("by"), "cases[3].actions[0].by"),
    (JSONPath().index(2).index(0), "[2][0]"),
    (JSONPath().key("two words").key("x-1").key("1st").key(""), #"["two words"].x-1["1st"][""]"#),
    (JSONPath().key("a\"b"), #"["a\"b"]"#),
  ])
  func `paths read as in JavaScript`(path: JSONPath, expected: String) {
    #expect(path.description == expected)
  }
}
