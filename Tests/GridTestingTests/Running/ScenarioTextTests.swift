import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// Texts are part of the output, and neither they nor the screen
/// move anything.
@MainActor @Suite("Texts of elements in scenarios")
struct ScenarioTextTests {
  private let shelves = ShelfRegistry()

  private func run(_ keys: String = "", _ configure: (ScenarioRunner) -> Void = { _ in }) throws
    -> ScenarioRun
  {
    try shelves.run(
      """
      {"layout": "shelf", "parameters": {"headerHeight": 12.5}, "viewport": [100, 100],
       "sections": [{"count": 2}, {"count": 1}],
       "actions": [{"op": "setContentOffset", "contentOffset": [0, 20]}, {"op": "snapshot"},
                   {"op": "snapshot", "elements": "all"}, {"op": "query", "rect": [0, 0, 9, 9]}]
       \(keys)}
      """, configure)
  }

  private static let texts = #", "texts": {"cell": "{item}", "header": "{section} Section"}"#
  private static let screen = """
    , "screen": {"size": [375, 667], "origin": [0, 150], "controls": [
       {"title": "a", "frame": [300, 80, 100, 50], "steps": [0]}]}
    """

  @Test func `cells, headers and snapshots have what they say`() throws {
    let spoken = try run(Self.texts)
    let output = spoken.output
    #expect(output.cells.map(\.text) == ["0", "1", "0"])
    #expect(output.supplementary.map(\.text) == ["0 Section", "1 Section"])
    let visible = try spoken.elements(1)
    #expect(
      try spoken.elements(2).sorted().map(\.text) == ["0", "0 Section", "1", "0", "1 Section"])
    #expect(!visible.isEmpty && visible.allSatisfy { $0.text != nil })
    let line = try output.line()
    #expect(line.contains(#""size":[100,40],"text":"0"}"#))
    #expect(line.contains(#""size":[100,12.5],"text":"1 Section"}"#))
    #expect(try run(Self.texts) { $0.scope = .visible }.output.cells.first?.text == "0")
    #expect(try run(Self.texts) { $0.listingLimit = 1 }.output.cells.first?.text == "0")
  }

  @Test func `the key is left out where nothing is said`() throws {
    let silent = try run(#", "texts": {"cell": "", "footer": "f"}"#).output
    #expect(silent.cells.allSatisfy { $0.text == nil })
    #expect(try !silent.line().contains("\"text\""))
    #expect(try !run().output.line().contains("\"text\""))
  }

  @Test func `screen and texts change nothing but the texts`() throws {
    func removingTexts(_ value: JSONValue) -> JSONValue {
      switch value {
      case .array(let entries): .array(entries.map(removingTexts))
      case .object(let object):
        .object(
          JSONObject(
            members: object.members.filter { $0.key != "text" }.map {
              .init(key: $0.key, value: removingTexts($0.value))
            }))
      default: value
      }
    }
    let plain = try run().output.line()
    #expect(try run(Self.screen).output.line() == plain)
    let spoken = try run(Self.screen + Self.texts).output
    #expect(try spoken.line() != plain)
    #expect(try removingTexts(spoken.json).text(.line) == plain)
  }

  @Test func `outputs that say something else differ`() throws {
    let said = try run(Self.texts).output
    var other = said
    #expect(said.difference(from: other) == nil)
    other.cells[1].text = "one"
    other.supplementary[0].text = nil
    let difference = try #require(said.difference(from: other))
    #expect(difference.count == 3)
    #expect(
      difference.description == """
        texts differ (- expected, + found)
            cell 0-0: "0"
          - cell 0-1: "one"
          + header 0-0: "0 Section"
          + cell 0-1: "1"
            cell 1-0: "0"
            header 1-0: "1 Section"
        """)
    #expect(try run().output.difference(from: said) != nil)
  }

  @Test(.rows) func `a text can be expected, or expected not to be there`() {
    let rows: [(texts: String, cells: String, line: String?)] = [
      (Self.texts, #"[{"text": "0"}, {}, {"text": "0"}]"#, nil),
      (Self.texts, #"[{"text": "0"}, {"text": "2"}, {}]"#, #"- cells[1].text: "2""#),
      (Self.texts, #"[{"text": null}, {}, {}]"#, "- cells[0].text: null"),
      ("", #"[{"text": null}, {}, {}]"#, nil), ("", #"[{"text": "0"}, {}, {}]"#, "cells[0].text"),
    ]
    forEachRow(of: rows) { texts, cells, line in
      let difference = try run(texts + #", "expect": {"cells": \#(cells)}"#).difference
      #expect((difference == nil) == (line == nil))
      if let line { #expect(difference?.description.contains(line) == true) }
    }
  }

  @Test func `a report shows what elements say`() throws {
    let report = RunReport.text(try run(Self.texts))
    #expect(report.contains("\n  header 0-0  0     0  100  12.5  \"0 Section\"\n"), "\(report)")
    #expect(report.contains("\n  cell 0-1    0  52.5  100    40  \"1\"\n"), "\(report)")
  }
}
