import GridScenarios
import Testing

/// Findings of the audit in the published layouts, and their absence in the corrected ones.
@MainActor @Suite("Findings of the gallery")
struct PublishedFindingsTests {
  /// A published layout in some situation.
  struct Row: CustomStringConvertible, Sendable {
    let name: String
    let scenario: ScenarioCase
    /// The codes that describe the faults of the published layout.
    let named: Set<String>
    /// Other codes that the audit reports, each with the reason why it is right.
    let others: [String: String]

    var description: String { name }

    init(
      _ name: String, _ layout: String, _ parameters: JSONObject = [:],
      _ sections: [ScenarioSection], size: CGSize = CGSize(width: 360, height: 640),
      inset: GridEdgeInsets = .zero, named: Set<String>, others: [String: String] = [:]
    ) {
      var parameters = parameters
      parameters["mode"] = "asPublished"
      self.name = name
      self.named = named
      self.others = others
      scenario = ScenarioCase(
        id: name, layout: layout, parameters: parameters, sections: sections, viewport: size,
        viewContentInset: inset)
    }
  }

  @Test(arguments: PublishedFindings.rows)
  func `the audit convicts what the paragraph names, and explains the rest`(row: Row) throws {
    let report = try ScenarioAudit.run(row.scenario, registry: .gallery)
    let found = Set(report.codes)
    #expect(row.named.subtracting(found).sorted() == [], "not found\n\(report)")
    #expect(
      found.subtracting(row.named).subtracting(row.others.keys).sorted() == [],
      "not explained\n\(report)")
    #expect(
      Set(row.others.keys).subtracting(found).sorted() == [], "explained without need\n\(report)")
  }

  @Test func `the published filter panel is convicted of its reloads and of its size delegate`()
    throws
  {
    for scenario in try #require(GalleryScenarios["filterPanelAsPublished"]).cases {
      let found = Set(try ScenarioAudit.run(scenario, registry: .gallery).codes)
      let named: Set = [
        "reload-cancels-transition", "size-delegate-shadows-item-size", "zero-size-item",
        "prepared-but-not-returned",
      ]
      #expect(named.subtracting(found).sorted() == [])
    }
  }

  @Test func `the published switcher is convicted of the positions it forgets`() throws {
    for scenario in try #require(GalleryScenarios["switcherAsPublished"]).cases {
      let found = try ScenarioAudit.run(scenario, registry: .gallery).codes
      #expect(found.contains("stale-scroll-cursor") && found.contains("snap-out-of-range"))
    }
  }

  @Test func `random heights are held against the corrected waterfall, too`() throws {
    let report = try ScenarioAudit.run(
      ScenarioCase(
        id: "random", layout: "sectionedWaterfall", parameters: ["randomHeights": [40, 80]],
        sections: [.count(9, keys: ["columns": 2])], viewport: CGSize(width: 320, height: 300)),
      registry: .gallery)
    #expect(report.codes.contains("not-idempotent"))
  }

  @Test func `every published layout is convicted of something`() {
    let layouts = Set(PublishedFindings.rows.map(\.scenario.layout))
    let published = LayoutRegistry.gallery.schemas.filter { schema in
      schema.parameters.contains { $0.name == "mode" }
    }
    #expect(layouts == Set(published.map(\.id)))
  }

  @Test func `corrected layouts are acquitted on the tour`() throws {
    for stop in Tour.stops { try acquit(stop.scenario) }
  }

  @Test func `corrected layouts are acquitted with sensible parameters`() throws {
    let size = CGSize(width: 360, height: 200)
    func sized(_ layout: String, _ parameters: JSONObject = [:]) throws {
      for sections in [
        [ScenarioSection.count(7)], [.count(0)], [.count(3), .count(0), .count(4)], [],
      ] {
        try acquit(
          ScenarioCase(
            id: layout, layout: layout, parameters: parameters, sections: sections, viewport: size))
        try acquit(
          ScenarioCase(
            id: "\(layout) under an inset", layout: layout, parameters: parameters,
            sections: sections, viewport: size,
            viewContentInset: GridEdgeInsets(top: 9, left: 14, bottom: 11, right: 21)))
      }
    }
    try sized("shortestColumn", ["sectionInset": [5, 6, 7, 8]])
    try sized("list", ["sectionInset": [5, 6, 7, 8]])
    try sized("groupedRows", ["groups": [["count": 7, "itemWidth": 120]]])
    try sized("sectionedWaterfall", ["contentInset": [10, 6, 10, 6]])
    try sized("skyline")
    try sized("headerFooterGrid", ["itemSize": [70, 30], "itemSpacing": 6, "headerSize": 20])
    try sized("carousel", ["itemSize": [120, 140]])
    try sized(
      "circle", ["itemSize": [8, 8], "radiusBasis": "minSide", "ringStep": 0.4])
    try sized("mosaicGrid")
    try sized("block", ["sectionInset": 10, "headerHeight": 20, "footerHeight": 12])
    try sized("flow", ["itemSize": [70, 30], "headerReferenceSize": 20])
  }

  private func acquit(_ scenario: ScenarioCase) throws {
    let report = try ScenarioAudit.run(scenario, registry: .gallery)
    let grave = report.findings.filter { $0.severity != .information }
    #expect(
      grave.isEmpty && report.faults.isEmpty,
      "\(scenario.id), \(scenario.sections.map(\.itemCount)) items\n\(report)")
  }
}
