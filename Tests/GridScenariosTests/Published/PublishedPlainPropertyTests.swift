import GridKit
import GridScenarios
import TestSupport
import Testing

/// Properties of the origins that only store.
@MainActor @Suite("Plain properties of published forms")
struct PublishedPlainPropertyTests {
  /// A property, what it is set to, and what makes the layout stale; nil for a reload.
  private typealias Row = (
    layout: String, parameters: JSONObject, change: JSONObject, trigger: JSONObject?
  )

  private static let widths: JSONObject = [
    "template": [[0], [1]], "columnWidths": [100, 100], "headerHeight": 11, "footerHeight": 12,
  ]

  private static let bars: JSONObject = ["headerSize": 9, "footerSize": 9]

  private static let rows: [Row] = [
    ("shortestColumn", ["itemCount": 6], ["itemCount": 4], nil),
    ("shortestColumn", [:], ["itemCount": 3], ["lineSpacing": 12]),
    ("list", [:], ["itemCount": 2], nil), ("list", [:], ["itemCount": 2], ["itemHeight": 31]),
    (
      "groupedRows", [:],
      [
        "groups": [
          ["count": 1, "itemWidth": 200], ["count": 3, "itemWidth": 100],
          ["count": 3, "itemWidth": 130],
        ]
      ], nil
    ), ("sectionedWaterfall", [:], ["contentInset": [10, 5, 0, 0]], nil),
    ("sectionedWaterfall", [:], ["contentInset": [10, 5, 0, 0]], ["delegateWidth": 200]),
    ("headerFooterGrid", bars, ["sectionInset": [7, 9, 7, 9]], nil),
    ("headerFooterGrid", bars, ["itemSpacing": 13], nil),
    ("headerFooterGrid", bars, ["itemSpacing": 13], ["itemSize": [40, 41]]),
    ("block", widths, ["headerHeight": 40], nil),
    ("block", widths, ["footerHeight": 40], ["template": [[1], [0]]]),
    ("block", widths, ["sectionInset": 9], nil),
    ("block", widths, ["columnWidths": [120, 90]], nil),
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
      stage.reload()
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
}
