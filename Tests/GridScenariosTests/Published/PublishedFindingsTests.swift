import GridScenarios
import TestSupport
import Testing

/// Findings of the audit in the published layouts, and their absence in the corrected ones.
@MainActor @Suite("Findings of the gallery")
struct PublishedFindingsTests {
  @Test(.rows) func `the audit convicts what the paragraph names, and explains the rest`() {
    forEachRow(of: PublishedLine.rows(PublishedFindings.rows), named: { String($0[0]) }) { lines in
      let line = try PublishedLine(lines[1])
      var parameters = line.parameters
      parameters["mode"] = "asPublished"
      let report = try ScenarioAudit.run(
        ScenarioCase(
          id: String(lines[0]), layout: line.layout, parameters: parameters,
          sections: line.sections, viewport: line.size, viewContentInset: line.inset),
        registry: .gallery)
      let found = Set(report.codes)
      let named = Set(lines[2].split(separator: " ").map(String.init))
      let others = Set(
        lines.dropFirst(3).map { $0.dropFirst(2).prefix { $0 != ":" } }.map(String.init))
      #expect(named.subtracting(found).sorted() == [], "not found\n\(report)")
      #expect(
        found.subtracting(named).subtracting(others).sorted() == [], "not explained\n\(report)")
      #expect(others.subtracting(found).sorted() == [], "explained without need\n\(report)")
    }
  }

  @Test func `scenarios are convicted of reloads and lost positions while they are played`() throws
  {
    for (id, named) in [
      (
        "filterPanelAsPublished",
        [
          "reload-cancels-transition", "size-delegate-shadows-item-size", "zero-size-item",
          "prepared-but-not-returned",
        ]
      ), ("switcherAsPublished", ["stale-scroll-cursor", "snap-out-of-range"]),
    ] {
      for scenario in try #require(GalleryScenarios[id]).cases {
        let found = try SharedAudits.report(on: scenario).codes
        #expect(named.filter { !found.contains($0) } == [], "\(id)")
      }
    }
    let reloading = try #require(GalleryScenarios["filterPanel"]?.cases.last)
    let report = try SharedAudits.report(on: reloading)
    #expect(report.codes == ["reload-cancels-transition"])
    #expect(report.layout == "ShortestColumnLayout, ListLayout, GroupedRowsLayout")
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
    let rows = PublishedLine.rows(PublishedFindings.rows)
    let layouts = Set(rows.map { String($0[1].prefix { $0 != " " }) })
    let published = LayoutRegistry.gallery.schemas.filter { schema in
      schema.parameters.contains { $0.name == "mode" }
    }
    #expect(layouts == Set(published.map(\.id)))
  }

  @Test(.rows) func `corrected layouts are acquitted on the tour, and with sensible parameters`() {
    let layouts: [(id: String, parameters: JSONObject)] = [
      ("shortestColumn", ["sectionInset": [5, 6, 7, 8]]),
      ("list", ["sectionInset": [5, 6, 7, 8]]),
      ("groupedRows", ["groups": [["count": 7, "itemWidth": 120]]]),
      ("sectionedWaterfall", ["contentInset": [10, 6, 10, 6]]), ("skyline", [:]),
      ("headerFooterGrid", ["itemSize": [70, 30], "itemSpacing": 6, "headerSize": 20]),
      ("carousel", ["itemSize": [120, 140]]),
      ("circle", ["itemSize": [8, 8], "radiusBasis": "minSide", "ringStep": 0.4]),
      ("mosaicGrid", [:]),
      ("block", ["sectionInset": 10, "headerHeight": 20, "footerHeight": 12]),
      ("flow", ["itemSize": [70, 30], "headerReferenceSize": 20]),
    ]
    var rows = Tour.stops.map(\.scenario)
    for (id, parameters) in layouts {
      for counts in [[7], [0], [3, 0, 4], []] {
        for inset in [.zero, GridEdgeInsets(top: 9, left: 14, bottom: 11, right: 21)] {
          rows.append(
            ScenarioCase(
              id: "\(id), \(counts) with insets \(inset)", layout: id, parameters: parameters,
              sections: counts.map { .count($0) }, viewport: CGSize(width: 360, height: 200),
              viewContentInset: inset))
        }
      }
    }
    forEachRow(of: rows, named: \.id) { scenario in
      let report = try SharedAudits.report(on: scenario)
      let grave = report.findings.filter { $0.severity != .information }
      #expect(grave.isEmpty && report.faults.isEmpty, "\(report)")
    }
  }
}
