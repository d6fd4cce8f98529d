import ScenarioFiles
import Foundation
import GridTesting
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
  }

  @Test func `only what is expected is compared`() {
    #expect(
      ExpectationDiff(
        expected: [
          "contentSize": [360, 199.5], "cells": [["frame": [6, 0, 348, 10]], [:], ["section": 1]],
        ], actual: sample) == nil)
  }

  @Test func `a difference shows its path, what was expected and what came`() {
    #expect(
      diff(
        ["contentSize": [360, 199], "id": "a", "cells": [["frame": [0, 0, 1, 1]], ["item": 4]]],
        [
          "contentSize": [360, 209], "id": "a",
          "cells": [["frame": [0, 0, 1, 1], "item": 3], ["frame": [0, 0, 2, 2], "item": 5]],
        ]) == """
            cells[0].frame: [0, 0, 1, 1]
          - cells[1].item: 4
          - contentSize: [360, 199]
          + cells[1].item: 5
          + contentSize: [360, 209]
            id: "a"
          """)
  }

  @Test func `lists must be equally long`() {
    #expect(
      diff(["visibleItems": [[0, 0], [0, 1]]], ["visibleItems": [[0, 0], [0, 1], [0, 2]]]) == """
        - visibleItems: 2 entries
        + visibleItems: 3 entries
          visibleItems[0]: [0, 0]
          visibleItems[1]: [0, 1]
        + visibleItems[2]: [0, 2]
        """)
    #expect(
      diff(["steps": [[:], [:], ["op": "settle"]]], ["steps": [["op": "drag"]]]) == """
        - steps: 3 entries
        - steps[1]: {}
        - steps[2]: {"op": "settle"}
        + steps: 1 entry
        """)
    #expect(
      diff(["frame": [1, 2, 3]], ["frame": [1, 2]]) == "- frame: [1, 2, 3]\n+ frame: [1, 2]")
    #expect(
      diff(["cells": []], ["cells": [["item": 0]]]) == """
        - cells: 0 entries
        + cells: 1 entry
        + cells[0]: {"item": 0}
        """)
    #expect(diff(["cells": []], ["cells": []]) == nil)
  }

  @Test func `a difference shows values that are missing or of another sort`() {
    #expect(diff(["target": [1, 2]], [:]) == "- target: [1, 2]")
    #expect(diff(["id": "1"], ["id": 1]) == "- id: \"1\"\n+ id: 1")
    #expect(diff(["a": ["b": 1]], ["a": [1]]) == "- a: {\"b\": 1}\n+ a: [1]")
    #expect(diff(["a": true], ["a": false]) == "- a: true\n+ a: false")
  }

  @Test func `null asks for a key that is not there`() {
    #expect(diff(["findings": .null], ["id": "a"]) == nil)
    #expect(diff(["findings": .null], ["findings": [1]]) == "- findings: null\n+ findings: [1]")
  }

  @Test func `a default that is left out counts as given`() {
    let actual: JSONValue = ["cells": [["section": 0, "item": 0]]]
    let all: JSONValue = [
      "kind": "cell", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "zIndex": 0, "hidden": false,
    ]
    #expect(diff(["cells": [all]], actual) == nil)
    #expect(
      diff(["cells": [["alpha": 0.5]]], actual) == "- cells[0].alpha: 0.5\n+ cells[0].alpha: 1")
    #expect(diff(["alpha": 1], ["id": "a"]) == "- alpha: 1")
  }

  @Test(
    arguments: [
      (1, 1 + 0.9e-6, true), (1, 1 + 1.2e-6, false), (0, 0.9e-6, true), (0, 1.1e-6, false),
      (1e9, 1e9 + 900, true), (1e9, 1e9 + 1100, false), (-5, 5, false), (0.5, 0.5 + 0.9e-6, true),
      (360, 360.0003, true), (360, 360.0004, false),
    ] as [(Double, Double, Bool)])
  func `numbers within a millionth are equal`(expected: Double, actual: Double, isEqual: Bool) {
    let wanted: JSONValue = .number(expected)
    let found: JSONValue = .number(actual)
    #expect((diff(["x": wanted], ["x": found]) == nil) == isEqual)
    #expect((diff(["x": [0, wanted]], ["x": [0, found]]) == nil) == isEqual)
    #expect((diff(["x": found], ["x": wanted]) == nil) == isEqual)
  }

  @Test func `many differences are cut short`() throws {
    let expected: JSONValue = .array((0..<100).map { ["item": .number(Double($0))] })
    let actual: JSONValue = .array((0..<100).map { ["item": .number(Double($0 + 1))] })
    let diff = try #require(
      ExpectationDiff(expected: ["cells": expected], actual: ["cells": actual], limit: 3))
    #expect(
      diff.description == """
        - cells[0].item: 0
        - cells[1].item: 1
        - cells[2].item: 2
          … 197 more lines differ
        """)
  }
}
