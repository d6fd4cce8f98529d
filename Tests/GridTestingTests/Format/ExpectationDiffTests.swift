import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Expectation diff")
struct ExpectationDiffTests {
  private func diff(_ expected: JSONObject, _ actual: JSONValue) -> String? {
    ExpectationDiff(expected: expected, actual: actual)?.description
  }

  private let sample = ScenarioOutputTests.sample

  @Test func `an output meets itself, and any part of itself`() throws {
    let object = try #require(sample.json.objectValue)
    #expect(ExpectationDiff(expected: object, actual: sample) == nil)
    for member in object.members {
      #expect(ExpectationDiff(expected: [member.key: member.value], actual: sample) == nil)
    }
    #expect(ExpectationDiff(expected: [:], actual: sample) == nil)
    let part: JSONObject = [
      "contentSize": [360, 199.5], "cells": [["frame": [6, 0, 348, 10]], [:], ["section": 1]],
    ]
    #expect(ExpectationDiff(expected: part, actual: sample) == nil)
  }

  @Test(.rows) func `a difference shows its path, what was expected and what came`() {
    let element: JSONValue = [
      "kind": "cell", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "zIndex": 0, "hidden": false,
    ]
    let plain: JSONValue = ["cells": [["section": 0, "item": 0]]]
    let rows: [(name: String, expected: JSONObject, actual: JSONValue, diff: String?)] = [
      (
        "paths into lists",
        ["contentSize": [360, 199], "id": "a", "cells": [["frame": [0, 0, 1, 1]], ["item": 4]]],
        [
          "contentSize": [360, 209], "id": "a",
          "cells": [["frame": [0, 0, 1, 1], "item": 3], ["frame": [0, 0, 2, 2], "item": 5]],
        ],
        """
          cells[0].frame: [0, 0, 1, 1]
        - cells[1].item: 4
        - contentSize: [360, 199]
        + cells[1].item: 5
        + contentSize: [360, 209]
          id: "a"
        """
      ),
      (
        "a list is too long", ["visibleItems": [[0, 0], [0, 1]]],
        ["visibleItems": [[0, 0], [0, 1], [0, 2]]],
        """
        - visibleItems: 2 entries
        + visibleItems: 3 entries
          visibleItems[0]: [0, 0]
          visibleItems[1]: [0, 1]
        + visibleItems[2]: [0, 2]
        """
      ),
      (
        "a list is too short", ["steps": [[:], [:], ["op": "settle"]]], ["steps": [["op": "drag"]]],
        """
        - steps: 3 entries
        - steps[1]: {}
        - steps[2]: {"op": "settle"}
        + steps: 1 entry
        """
      ),
      (
        "numbers are too few", ["frame": [1, 2, 3]], ["frame": [1, 2]],
        "- frame: [1, 2, 3]\n+ frame: [1, 2]"
      ),
      (
        "a list is to be empty", ["cells": []], ["cells": [["item": 0]]],
        "- cells: 0 entries\n+ cells: 1 entry\n+ cells[0]: {\"item\": 0}"
      ), ("a list is empty", ["cells": []], ["cells": []], nil),
      ("a value is missing", ["target": [1, 2]], [:], "- target: [1, 2]"),
      ("a text, not a number", ["id": "1"], ["id": 1], "- id: \"1\"\n+ id: 1"),
      ("an object, not a list", ["a": ["b": 1]], ["a": [1]], "- a: {\"b\": 1}\n+ a: [1]"),
      ("another flag", ["a": true], ["a": false], "- a: true\n+ a: false"),
      ("null asks for a key that is not there", ["findings": .null], ["id": "a"], nil),
      (
        "null meets a key", ["findings": .null], ["findings": [1]],
        "- findings: null\n+ findings: [1]"
      ), ("a default that is left out counts as given", ["cells": [element]], plain, nil),
      (
        "another value than a default", ["cells": [["alpha": 0.5]]], plain,
        "- cells[0].alpha: 0.5\n+ cells[0].alpha: 1"
      ), ("a default of something else", ["alpha": 1], ["id": "a"], "- alpha: 1"),
    ]
    forEachRow(of: rows, named: \.name) { _, expected, actual, text in
      #expect(diff(expected, actual) == text)
    }
    // Many differences are cut short.
    let many: JSONValue = .array((0..<100).map { ["item": .number(Double($0))] })
    let later: JSONValue = .array((1...100).map { ["item": .number(Double($0))] })
    let cut = ExpectationDiff(expected: ["cells": many], actual: ["cells": later], limit: 3)
    #expect(
      cut?.description == """
        - cells[0].item: 0
        - cells[1].item: 1
        - cells[2].item: 2
          … 197 more lines differ
        """)
  }

  @Test(.rows) func `numbers within a millionth are equal`() {
    let rows: [(expected: Double, actual: Double, isEqual: Bool)] = [
      (1, 1 + 0.9e-6, true), (1, 1 + 1.2e-6, false), (0, 0.9e-6, true), (0, 1.1e-6, false),
      (1e9, 1e9 + 900, true), (1e9, 1e9 + 1100, false), (-5, 5, false), (0.5, 0.5 + 0.9e-6, true),
      (360, 360.0003, true), (360, 360.0004, false),
    ]
    forEachRow(of: rows) { expected, actual, isEqual in
      let (wanted, found) = (JSONValue.number(expected), JSONValue.number(actual))
      #expect((diff(["x": wanted], ["x": found]) == nil) == isEqual)
      #expect((diff(["x": [0, wanted]], ["x": [0, found]]) == nil) == isEqual)
      #expect((diff(["x": found], ["x": wanted]) == nil) == isEqual)
    }
  }
}
