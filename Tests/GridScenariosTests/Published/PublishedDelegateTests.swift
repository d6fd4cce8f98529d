import GridKit
import GridScenarios
import Testing

/// Delegates that are missing or count for themselves, and queries without
/// a filter, 5.3.
@MainActor @Suite("Delegates of published forms")
struct PublishedDelegateTests {
  /// One, two, one, three and one columns.
  private let sections: [ScenarioSection] = {
    let one: JSONObject = ["lineSpacing": 4]
    func several(_ columns: Int) -> JSONObject {
      [
        "columns": JSONValue(columns), "lineSpacing": 10, "interitemSpacing": 10,
        "sectionInset": [0, 0, 10, 0],
      ]
    }
    return [
      .heights([100, 100], keys: one), .heights([40, 80, 120, 50, 60], keys: several(2)),
      .heights([100], keys: one), .heights([50, 60, 70, 80], keys: several(3)),
      .heights([], keys: one),
    ]
  }()

  private func run(
    _ parameters: JSONObject, layout: String = "sectionedWaterfall",
    sections: [ScenarioSection]? = nil, actions: [ScenarioAction] = []
  ) throws -> ScenarioRun {
    var parameters = parameters
    parameters["mode"] = "asPublished"
    let runner = ScenarioRunner(registry: .gallery)
    runner.traces = true
    return try runner.run(
      ScenarioCase(
        layout: layout, parameters: parameters, sections: sections ?? self.sections,
        viewport: CGSize(width: 375, height: 567), actions: actions))
  }

  private func console(_ run: ScenarioRun) -> [String] {
    run.trace.filter { $0.source == .console }.map(\.detail)
  }

  @Test func `a waterfall without a delegate says so and shows nothing`() throws {
    let run = try run(["contentInset": [20, 10, 40, 10], "delegateAttached": false])
    #expect(run.output.contentSize == CGSize(width: 0, height: 40))
    #expect(run.output.cells.isEmpty)
    #expect(console(run) == ["需要代理"])
    let finding = try #require(run.findings.first { $0.code == "missing-delegate" })
    #expect(finding.severity == .warning && finding.message.contains("需要代理"))
  }

  @Test(arguments: [false, true])
  func `a delegate that is taken away leaves everything as it was`(reloads: Bool) throws {
    let inset: JSONObject = ["contentInset": [20, 10, 40, 10]]
    let before = try run(inset)
    let run = try run(
      inset,
      actions: [.setParameters(["delegateAttached": false])] + (reloads ? [.reloadData] : []))
    #expect(run.output.contentSize == CGSize(width: 0, height: 750))
    #expect(run.output.cells.count == 12)
    #expect(run.output.cells == before.output.cells)
    #expect(run.findings.contains { $0.code == "missing-delegate" })
  }

  @Test func `the delegate's own section count decides what is laid out`() throws {
    let fewer = try run(["contentInset": [20, 10, 40, 10], "delegateSections": 2])
    #expect(fewer.output.contentSize == CGSize(width: 0, height: 494))
    #expect(fewer.output.cells.map(\.name.section).max() == 1)
    #expect(fewer.findings.contains { $0.code == "section-count-mismatch" })
    let more = try run(["contentInset": [20, 10, 40, 10], "delegateSections": 9])
    #expect(more.output.contentSize == CGSize(width: 0, height: 750))
    #expect(more.output.faults.isEmpty)
    #expect(more.findings.contains { $0.code == "section-count-mismatch" })
    let equal = try run(["delegateSections": 5])
    #expect(!equal.findings.contains { $0.code == "section-count-mismatch" })
  }

  @Test func `published random heights are whole numbers, both ends included`() throws {
    // WF-8
    let run = try run(["randomHeights": [40, 43]], sections: [.count(200, keys: ["columns": 3])])
    #expect(Set(run.output.cells.map(\.frame.height)) == [40, 41, 42, 43])
  }

  @Test func `blocks without a delegate, sections or widths print what is missing`() throws {
    let blocks: JSONObject = [
      "template": [[0], [1]], "columnWidths": [100, 100], "headerHeight": 20, "footerHeight": 20,
    ]
    func run(
      _ change: JSONObject, sections: [ScenarioSection] = [.heights([10, 20])],
      actions: [ScenarioAction] = []
    ) throws -> ScenarioRun {
      var parameters = blocks
      for member in change.members { parameters[member.key] = member.value }
      return try self.run(parameters, layout: "block", sections: sections, actions: actions)
    }
    let absent = try run(["delegateAttached": false])
    #expect(console(absent) == ["error: YJCollectionViewDelegateFlowLayout未实现"])
    let taken = try run([:], actions: [.setParameters(["delegateAttached": false])])
    for run in [absent, taken] {
      #expect(run.output.contentSize == CGSize(width: 375, height: 0))
      #expect(run.output.cells.isEmpty && run.output.supplementary.isEmpty)
      let finding = try #require(run.findings.first { $0.code == "missing-delegate" })
      #expect(finding.message.contains("error: YJCollectionViewDelegateFlowLayout未实现"))
    }
    #expect(console(try run([:], sections: [])) == ["error: numberOfSections = 0"])
    let bare = try run(["columnWidths": []])
    #expect(console(bare) == ["error: 列宽columnWidths未设置"])
    let finding = try #require(bare.findings.first { $0.code == "invalid-block-template" })
    #expect(finding.message.contains("error: 列宽columnWidths未设置"))
  }

  @Test func `a query for what there is not prints where the path leads out`() throws {
    let stage = try PublishedStage(
      "block", ["template": [[0], [2]], "columnWidths": [100, 100]],
      sections: [.heights([10, 20, 30, 40])])
    let log = TraceLog(stage.simulation)
    #expect(stage.item(0, section: 1) == nil)
    #expect(stage.codes.contains("item-query-unavailable") == false)
    // Made are items 0, 2 and, in the second block, 2 again.
    #expect(stage.item(3) == nil)
    #expect(
      log.events.filter { $0.source == .console }.map(\.detail) == [
        "error: NSIndexPath.section, Array index out of range",
        "error: NSIndexPath.item, Array index out of range",
      ])
    let finding = try #require(
      stage.simulation.findings.first { $0.code == "item-query-unavailable" })
    #expect(finding.message.contains("error: NSIndexPath.item, Array index out of range"))
    #expect(finding.elements == [.cell(0, 3)])
  }

  // MARK: Unfiltered (5.3), changed bounds (5.5)

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 9000, width: 10, height: 10),
  ])
  func `grid, mosaic and circle answer everything for any rect`(rect: CGRect) throws {
    func names(_ layout: String, _ parameters: JSONObject, _ counts: [Int]) throws -> [ElementName]
    {
      let run = try run(
        parameters, layout: layout, sections: counts.map { .count($0) }, actions: [.Op.query(rect)])
      guard case .names(let names) = run.output.steps[0].result else { return [] }
      return names
    }
    let grid = try names(
      "headerFooterGrid",
      [
        "itemSize": [100, 100], "itemSpacing": 10, "sectionInset": 10, "headerSize": 50,
        "footerSize": 50,
      ], [7, 7])
    #expect(
      ["cell", "header", "footer"].map { kind in grid.count { $0.kind == kind } } == [14, 2, 2])
    #expect(try names("mosaicGrid", [:], [12, 5]).count == 12)
    #expect(try names("circle", [:], [12, 5]).count == 12)
  }

  @Test func `the view shows only what is on screen`() throws {
    let run = try run([:], layout: "mosaicGrid", sections: [.count(60)])
    #expect(run.output.cells.count == 60)
    #expect(run.output.visibleItems.count < 12)
  }

  @Test(arguments: ["vertical", "horizontal"])
  func `the grid leaves the answer to changed bounds to the flow layout`(direction: String) throws {
    let stage = try PublishedStage(
      "headerFooterGrid",
      ["scrollDirection": .string(direction), "headerSize": 9, "footerSize": 9],
      sections: [.count(4)], size: CGSize(width: 300, height: 400))
    func answer(_ bounds: CGRect) -> Bool {
      stage.simulation.perform { stage.layout.shouldInvalidateLayout(forBoundsChange: bounds) }
    }
    let isVertical = direction == "vertical"
    #expect(answer(CGRect(x: 0, y: 0, width: 200, height: 400)) == isVertical)
    #expect(answer(CGRect(x: 0, y: 0, width: 300, height: 300)) == !isVertical)
    #expect(answer(CGRect(x: 0, y: 30, width: 300, height: 400)) == false)
  }
}
