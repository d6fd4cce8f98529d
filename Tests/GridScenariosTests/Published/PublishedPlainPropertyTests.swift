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

  // MARK: The page's own examples

  private func run(
    _ layout: String, _ parameters: JSONObject = [:], sections: [ScenarioSection],
    actions: [ScenarioAction]
  ) throws -> ScenarioOutput {
    var parameters = parameters
    parameters["mode"] = "asPublished"
    return try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(layout: layout, parameters: parameters, sections: sections, actions: actions)
    ).output
  }

  @Test func `a header height waits for a template`() throws {
    let widths: JSONObject = ["template": [[0], [1]], "columnWidths": [100, 100]]
    let sections: [ScenarioSection] = [.heights([10, 20, 30, 40])]
    let header = ScenarioAction.setParameters(["headerHeight": 40])
    let waiting = try run("block", widths, sections: sections, actions: [header])
    #expect(waiting.cells.map(\.frame.minY) == [0, 0, 195, 195])
    #expect(waiting.supplementary.isEmpty && waiting.contentSize.height == 235)
    let turned = try run(
      "block", widths, sections: sections,
      actions: [header, .setParameters(["template": [[1], [0]]])])
    #expect(turned.supplementary.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 40)])
    #expect(turned.cells[1].frame.origin == CGPoint(x: 0, y: 40))
    #expect(turned.cells[0].frame.origin == CGPoint(x: 275, y: 40))
    #expect(turned.contentSize.height == 275)
  }

  @Test func `a count and an inset wait for a reload`() throws {
    let count = ScenarioAction.setParameters(["itemCount": 2])
    #expect(try run("list", sections: [.count(3)], actions: [count]).cells.count == 3)
    #expect(try run("list", sections: [.count(3)], actions: [count, .reloadData]).cells.count == 2)
    let inset = ScenarioAction.setParameters(["contentInset": [10, 0, 0, 0]])
    let sections: [ScenarioSection] = [.heights([10, 20])]
    func tops(_ actions: [ScenarioAction]) throws -> [CGFloat] {
      try run("sectionedWaterfall", sections: sections, actions: actions).cells.map(\.frame.minY)
    }
    #expect(try tops([inset]) == [0, 10])
    #expect(try tops([inset, .reloadData]) == [10, 20])
  }
}
