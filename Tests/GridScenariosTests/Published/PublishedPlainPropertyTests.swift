import GridKit
import GridScenarios
import TestSupport
import Testing

/// Properties of the origins that only store.
@MainActor @Suite("Plain properties of published forms")
struct PublishedPlainPropertyTests {
  /// A property, what it is set to, and what takes it up.
  private struct Row {
    let layout: String
    let parameters: JSONObject
    let change: JSONObject
    /// Makes the layout stale; nil for a reload.
    let trigger: JSONObject?

    init(
      _ layout: String, _ parameters: JSONObject = [:], _ change: JSONObject,
      takenUpWith trigger: JSONObject? = nil
    ) {
      self.layout = layout
      self.parameters = parameters
      self.change = change
      self.trigger = trigger
    }
  }

  private static let widths: JSONObject = [
    "template": [[0], [1]], "columnWidths": [100, 100], "headerHeight": 11, "footerHeight": 12,
  ]

  private static let rows: [Row] = [
    Row("shortestColumn", ["itemCount": 6], ["itemCount": 4]),
    Row("shortestColumn", [:], ["itemCount": 3], takenUpWith: ["lineSpacing": 12]),
    Row("list", [:], ["itemCount": 2]),
    Row("list", [:], ["itemCount": 2], takenUpWith: ["itemHeight": 31]),
    Row(
      "groupedRows", [:],
      [
        "groups": [
          ["count": 1, "itemWidth": 200], ["count": 3, "itemWidth": 100],
          ["count": 3, "itemWidth": 130],
        ]
      ]),
    Row("sectionedWaterfall", [:], ["contentInset": [10, 5, 0, 0]]),
    Row(
      "sectionedWaterfall", [:], ["contentInset": [10, 5, 0, 0]],
      takenUpWith: ["delegateWidth": 200]),
    Row("headerFooterGrid", ["headerSize": 9, "footerSize": 9], ["sectionInset": [7, 9, 7, 9]]),
    Row("headerFooterGrid", ["headerSize": 9, "footerSize": 9], ["itemSpacing": 13]),
    Row(
      "headerFooterGrid", ["headerSize": 9, "footerSize": 9], ["itemSpacing": 13],
      takenUpWith: ["itemSize": [40, 41]]),
    Row("block", widths, ["headerHeight": 40]),
    Row("block", widths, ["footerHeight": 40], takenUpWith: ["template": [[1], [0]]]),
    Row("block", widths, ["sectionInset": 9]),
    Row("block", widths, ["columnWidths": [120, 90]]),
  ]

  @Test(.rows) func `a property only stores, until something else makes the layout stale`() {
    forEachRow(of: Self.rows, named: { "\($0.layout) \($0.change.keys)" }) { try check($0) }
  }

  private func check(_ row: Row) throws {
    let sections: [ScenarioSection] = [.heights([30, 40, 50, 60, 70, 80, 90])]
    let stage = try PublishedStage(row.layout, row.parameters, sections: sections)
    // The pass that a first preparation's own setters ask for is over before the test acts.
    stage.grid.setNeedsLayout()
    stage.grid.layoutIfNeeded()
    let before = stage.answer
    let preparations = stage.simulation.counters.prepareCalls
    stage.change(row.change)
    #expect(stage.simulation.counters.prepareCalls == preparations)
    #expect(stage.answer.text == before.text)

    if let trigger = row.trigger {
      stage.change(trigger)
    } else {
      stage.grid.reloadData()
      stage.grid.layoutIfNeeded()
    }
    var parameters = row.parameters
    for member in row.change.members + (row.trigger?.members ?? []) {
      parameters[member.key] = member.value
    }
    let fresh = try PublishedStage(row.layout, parameters, sections: sections)
    #expect(fresh.answer.text != before.text)
    stage.check(against: fresh.answer)
  }

  @Test func `paging moves nothing and prepares nothing`() throws {
    let stage = try PublishedStage("carousel", ["itemSize": [120, 160]], sections: [.count(5)])
    stage.grid.setNeedsLayout()
    stage.grid.layoutIfNeeded()
    let preparations = stage.simulation.counters.prepareCalls
    let before = stage.answer
    stage.change(["pagingEnabled": true])
    #expect(stage.simulation.counters.prepareCalls == preparations)
    #expect(stage.answer.text == before.text)
    stage.change(["spacing": 11])
    #expect(stage.simulation.counters.prepareCalls == preparations + 1)
  }

  @Test func `a width of a group is no plain property`() throws {
    let stage = try PublishedStage("groupedRows", sections: [.count(3)])
    let preparations = stage.simulation.counters.prepareCalls
    stage.change(["groups": [["count": 3, "itemWidth": 210]]])
    #expect(stage.simulation.counters.prepareCalls == preparations + 1)
  }

  @Test(.rows) func `the examples of the page wait for a template, or for a reload`() {
    ScenarioRows.check(
      """
      # a header height waits for a template
      {"layout": "block", "sections": [{"items": [10, 20, 30, 40]}], "parameters":
        {"template": [[0], [1]], "columnWidths": [100, 100], "mode": "asPublished"},
       "actions": [{"op": "setParameters", "parameters": {"headerHeight": 40}}],
       "expect": {"contentSize": [375, 235], "supplementary": [], "cells": [
        {"frame": [0, 0, 100, 10]}, {"frame": [275, 0, 100, 20]}, {"frame": [0, 195, 100, 30]},
        {"frame": [275, 195, 100, 40]}]}}
      # and comes with it
      {"layout": "block", "sections": [{"items": [10, 20, 30, 40]}], "parameters":
        {"template": [[0], [1]], "columnWidths": [100, 100], "mode": "asPublished"},
       "actions": [{"op": "setParameters", "parameters": {"headerHeight": 40}},
        {"op": "setParameters", "parameters": {"template": [[1], [0]]}}],
       "expect": {"contentSize": [375, 275], "supplementary": [{"frame": [0, 0, 375, 40]}],
        "cells": [{"frame": [275, 40, 100, 10]}, {"frame": [0, 40, 100, 20]}, {}, {}]}}
      # a count waits for a reload
      {"layout": "list", "parameters": {"mode": "asPublished"}, "sections": [{"count": 3}],
       "actions": [{"op": "setParameters", "parameters": {"itemCount": 2}},
        {"op": "snapshot", "elements": "all"}, {"op": "reloadData"}],
       "expect": {"steps": [{}, {"elements": [{}, {}, {}]}, {}], "cells": [{}, {}]}}
      # an inset waits for a reload
      {"layout": "sectionedWaterfall", "parameters": {"mode": "asPublished"},
       "sections": [{"items": [10, 20]}],
       "actions": [{"op": "setParameters", "parameters": {"contentInset": [10, 0, 0, 0]}},
        {"op": "snapshot", "elements": "all"}, {"op": "reloadData"}],
       "expect": {"steps": [{}, {"elements": [{"frame": [0, 0, 375, 10]},
        {"frame": [0, 10, 375, 20]}]}, {}],
        "cells": [{"frame": [0, 10, 375, 10]}, {"frame": [0, 20, 375, 20]}]}}
      """)
  }
}
