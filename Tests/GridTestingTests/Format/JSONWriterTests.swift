import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test(.rows) func `numbers are the shortest that read back`() {
    let rows: [(number: Double, text: String)] = [
      (0, "0"), (-0.0, "0"), (3, "3"), (-12, "-12"), (0.1, "0.1"), (82.5, "82.5"),
      (1 / 3.0, "0.3333333333333333"), (1e15, "1000000000000000"), (1e16, "1e+16"),
      (1.5e-7, "1.5e-07"), (9_007_199_254_740_992, "9007199254740992"),
      (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (Double.leastNonzeroMagnitude, "5e-324"),
    ]
    forEachRow(of: rows) { number, text throws in
      #expect(try JSONValue.number(number).text() == text)
      #expect(try JSONDocument(text).value == .number(number))
    }
  }

  @Test(.rows) func `a line has sorted keys and escapes what must be`() {
    let rows: [(value: JSONValue, line: String)] = [
      (
        ["b": 1, "a": [true, .null], "B": "x", "é": 2, "aa": [:]],
        #"{"B":"x","a":[true,null],"aa":{},"b":1,"é":2}"#
      ),
      (
        "\" \\ / \u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F} é 😀",
        #""\" \\ / \b\f\n\r\t\u0000\u001f\u007f é 😀""#
      ),
    ]
    forEachRow(of: rows, named: \.line) { value, line throws in #expect(try value.text() == line) }
  }

  @Test(.rows) func `pretty text breaks only what is too long for a line`() throws {
    let frame: JSONValue = ["frame": [0, 10, 348, 50], "section": 0]
    let long = JSONValue.string(String(repeating: "x", count: 100))
    let rows: [(name: String, value: JSONValue, text: String)] = [
      ("what fits is one line", frame, #"{"frame": [0, 10, 348, 50], "section": 0}"#),
      (
        "a list of what fits",
        ["id": "a", "none": [], "cells": [frame, frame, frame], "contentSize": [360, 199]],
        """
        {"cells": [
            {"frame": [0, 10, 348, 50], "section": 0},
            {"frame": [0, 10, 348, 50], "section": 0},
            {"frame": [0, 10, 348, 50], "section": 0}],
          "contentSize": [360, 199], "id": "a", "none": []}
        """
      ),
      (
        "lists and members fill lines, and what follows a broken one begins a line",
        [
          "a": 1, "b": .array((0..<13).map { [0, JSONValue($0)] }), "c": true,
          "d": [
            "e": "one two three four five six seven eight nine ten eleven",
            "f": ["g": "twelve thirteen fourteen"], "h": [1, 2],
          ],
        ],
        """
        {"a": 1, "b": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9],
            [0, 10], [0, 11], [0, 12]],
          "c": true, "d": {"e": "one two three four five six seven eight nine ten eleven",
            "f": {"g": "twelve thirteen fourteen"}, "h": [1, 2]}}
        """
      ),
      (
        "text that fits into no line begins one, with or without entries before it",
        .array([1, long, 2, [long], 3]),
        "[1,\n  \(try long.text()),\n  2, [\n    \(try long.text())],\n  3]"
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, value, text throws in
      #expect(try value.text(.pretty) == text)
    }
  }

  @Test func `no pretty line that could be broken is longer than 100 columns`() throws {
    for width in 80...100 {
      let value: JSONValue = [
        "k": [.string(String(repeating: "x", count: width - 10)), 1], "l": 2,
      ]
      let lines = try value.text(.pretty).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test(.rows) func `a number that is not finite is refused with its path`() {
    forEachRow(of: [Double.nan, .infinity, -.infinity]) { number in
      let value: JSONValue = ["cells": [["frame": [0, .number(number)]]]]
      let error = #expect(throws: JSONWritingError.self) { try value.text() }
      #expect(error?.reason == .notFinite)
      #expect(
        error?.description == "cells[0].frame[1]: expected a finite number, found NaN or infinity")
    }
  }

  @Test func `a repeated key is refused`() {
    let object = JSONObject(members: [.init(key: "a", value: 1), .init(key: "a", value: 2)])
    let error = #expect(throws: JSONWritingError.self) {
      try JSONValue.object(object).text(.pretty)
    }
    #expect(error?.description == "a: expected each key once, found it twice")
  }
}
