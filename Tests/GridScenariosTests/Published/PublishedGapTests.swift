import GridScenarios
import TestSupport
import Testing

/// Findings that the audit once overlooked in published forms, each with a case beside it that is
/// in order.
@MainActor @Suite("Findings of published forms that were overlooked")
struct PublishedGapTests {
  private func audit(
    _ layout: String, _ parameters: JSONObject, _ sections: [ScenarioSection],
    isPublished: Bool = true, size: CGSize = CGSize(width: 375, height: 367),
    contentOffset: CGPoint? = nil, actions: [ScenarioAction] = []
  ) throws -> AuditReport {
    var parameters = parameters
    parameters["mode"] = isPublished ? "asPublished" : "corrected"
    return try ScenarioAudit.run(
      ScenarioCase(
        id: layout, layout: layout, parameters: parameters, sections: sections, viewport: size,
        contentOffset: contentOffset, actions: actions), registry: .gallery)
  }

  // MARK: Plain properties

  /// Published layouts, and which of their properties only store, as the message tells them.
  private static let plain:
    [(layout: String, parameters: JSONObject, sections: [ScenarioSection], changes: [String])] = [
      ("list", [:], [.count(3)], ["`itemCount` to 2"]),
      // One more than there are makes no difference, so that one less is tried.
      ("list", ["itemCount": 5, "itemHeight": 31], [.count(5)], ["`itemCount` to 4"]),
      ("list", ["itemCount": 2], [.count(4)], ["`itemCount` to 3"]),
      ("list", ["itemCount": 9], [.count(4)], ["`itemCount` to 3"]),
      ("shortestColumn", ["lineSpacing": 4], [.count(9)], ["`itemCount` to 8"]),
      (
        "groupedRows",
        ["groups": [["count": 2, "itemWidth": 90], ["count": 3, "itemWidth": 70]]],
        [.count(5)], ["`groups[0].count` to 3"]
      ),
      (
        "sectionedWaterfall", ["contentInset": [4, 3, 2, 1]], [.heights([10, 20])],
        ["`contentInset` to [14, 13, 12, 11]"]
      ),
      (
        "headerFooterGrid",
        ["itemSize": [60, 40], "itemSpacing": 5, "headerSize": 20, "footerSize": 20],
        [.count(9), .count(4)], ["`itemSpacing` to 15", "`sectionInset` to 10"]
      ),
      (
        "block",
        [
          "template": [[0], [1]], "columnWidths": [100, 120], "headerHeight": 30,
          "footerHeight": 12,
        ],
        [.heights([10, 20, 30]), .heights([40, 20])],
        [
          "`columnWidths` to [110, 120]", "`sectionInset` to 10", "`headerHeight` to 40",
          "`footerHeight` to 22",
        ]
      ),
      (
        "block", ["sectionInset": [1, 2, 3, 4]], [.count(9)],
        ["`sectionInset` to [11, 12, 13, 14]", "`headerHeight` to 10", "`footerHeight` to 10"]
      ),
    ]

  @Test(.rows)
  func `a property that only stores is named with the others, and followed if corrected`() throws {
    forEachRow(of: Self.plain, named: { "\($0.layout), \($0.changes)" }) { plain in
      let report = try audit(plain.layout, plain.parameters, plain.sections)
      let findings = report["parameter-does-not-invalidate"]
      #expect(findings.count == 1, "\(report)")
      let message = findings.first?.message ?? ""
      let rest = plain.changes.dropLast().joined(separator: ", ")
      let list = (rest.isEmpty ? "" : rest + " and ") + (plain.changes.last ?? "")
      #expect(message.contains("changing \(list) leaves the old frames"), "\(message)")
      #expect(message.contains(" is still ") && message.contains("where a fresh layout has"))
      #expect(message.contains("`invalidateLayout()` when the value changes"))
      let corrected = try audit(plain.layout, plain.parameters, plain.sections, isPublished: false)
      #expect(corrected["parameter-does-not-invalidate"] == [])
    }
  }

  @Test func `nothing stale is found in a published form without elements`() throws {
    for layout in ["list", "shortestColumn", "groupedRows", "sectionedWaterfall", "block"] {
      let report = try audit(layout, [:], layout == "block" ? [] : [.count(0)])
      #expect(report["parameter-does-not-invalidate"] == [], "\(report)")
    }
  }

  // MARK: Content without height, screens, rectangles

  @Test(arguments: ["shortestColumn", "list"])
  func `a content that zero sizes leave without height is too short`(layout: String) throws {
    func isFound(_ count: Int, isPublished: Bool = true) throws -> Bool {
      try audit(layout, ["sizeDelegate": "zero"], [.count(count)], isPublished: isPublished)
        .codes.contains("content-size-mismatch")
    }
    #expect(try isFound(7))
    #expect(try !isFound(0))
    #expect(try !isFound(7, isPublished: false))
  }

  @Test(arguments: ["shortestColumn", "list", "groupedRows"])
  func `a screen whose width the case gives is moved, too`(layout: String) throws {
    func findings(isPublished: Bool) throws -> [LayoutFinding] {
      let size = CGSize(width: 320, height: 268)
      return try audit(
        layout, ["screenWidth": 375], [.count(7)], isPublished: isPublished, size: size)[
          "screen-metrics"]
    }
    let finding = try #require(try findings(isPublished: true).first)
    #expect(finding.message.contains("with a screenWidth of 475 instead of 375"))
    #expect(try findings(isPublished: false) == [])
  }

  @Test(.rows)
  func `a form that answers everything ignores the rect, also where all of it fits the view`() {
    let bars: JSONObject = [
      "itemSize": [100, 100], "itemSpacing": 10, "sectionInset": 10, "headerSize": 50,
      "footerSize": 50,
    ]
    let rows: [(layout: String, parameters: JSONObject, count: Int)] = [
      ("circle", ["itemSize": [50, 50]], 12), ("circle", ["itemSize": [20, 20], "radius": 40], 3),
      ("mosaicGrid", [:], 12), ("mosaicGrid", [:], 2), ("headerFooterGrid", bars, 7),
    ]
    forEachRow(of: rows, named: { "\($0.count) in \($0.layout)" }) { layout, parameters, count in
      let published = try audit(layout, parameters, [.count(count)])
      #expect(published.codes.contains("rect-ignored"))
      let corrected = try audit(layout, parameters, [.count(count)], isPublished: false)
      #expect(!corrected.codes.contains("rect-ignored"))
    }
  }

  // MARK: Scales

  @Test(
    "the scale of a wide item is looked at where the case begins and where its run rests",
    arguments: [(350, false), (300, true), (320, true)] as [(CGFloat, Bool)])
  func scales(offset: CGFloat, isFound: Bool) throws {
    let size = CGSize(width: 375, height: 300)
    let parameters: JSONObject = ["itemSize": [700, 200]]
    let place = CGPoint(x: offset, y: 0)
    let begun = try audit("carousel", parameters, [.count(4)], size: size, contentOffset: place)
    #expect(begun.codes.contains("non-positive-scale") == isFound, "\(begun)")
    let moved = try audit(
      "carousel", parameters, [.count(4)], size: size,
      actions: [.setContentOffset(place, animated: false)])
    #expect(moved.codes.contains("non-positive-scale") == isFound, "\(moved)")
  }
}
