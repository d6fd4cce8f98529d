import GridKit
import GridScenarios
import Testing

/// Coordinates of 32 bits, as telephones of the articles' time had them: section 6 of their page.
@MainActor @Suite("Published forms in single precision")
struct PublishedPrecisionTests {
  private func buttons(_ precision: JSONValue, top: Int, count: Int = 200) throws -> [CGRect] {
    let stage = try PublishedStage(
      "shortestColumn",
      ["precision": precision, "sectionInset": [JSONValue(top), 0, 0, 0]],
      sections: [.count(count)], size: CGSize(width: 375, height: 667))
    return (0..<count).compactMap { stage.grid.frames[.cell(0, $0)] }
  }

  @Test(arguments: [(top: 0, first: 165), (10, 165), (64, 161)])
  func `starts that never tie do tie, and all later items share a frame`(
    top: Int, first: Int
  ) throws {
    let frames = try buttons("single", top: top)
    let place = frames[first - 1 - (first - 1) % 4]
    #expect(place.minX == 0)
    #expect(frames[first...].allSatisfy { $0 == place })
    // Before the tie no two items have one frame.
    let before = frames[..<first].map { "\($0)" }
    #expect(Set(before).count == before.count)
    let double = try buttons("double", top: top)
    #expect(Set(double.map { "\($0)" }).count == double.count)
  }

  @Test func `item 164 is where the bottoms say`() throws {
    let frames = try buttons("single", top: 0)
    #expect(frames[165] == CGRect(x: 0, y: 2050, width: 86.25, height: 40))
    #expect(frames.count { $0 == frames[165] } == 36)
    // The thousandths are cut, too.
    #expect(frames[5].minY == CGFloat(Float(50.001)))
  }

  @Test func `the audit names the first tie`() throws {
    let report = try ScenarioAudit.run(
      ScenarioCase(
        layout: "shortestColumn", parameters: ["mode": "asPublished", "precision": "single"],
        sections: [.count(200)]), registry: .gallery)
    let overlap = try #require(report.findings.first { $0.code == "overlapping-elements" })
    #expect(overlap.elements.prefix(2) == [.cell(0, 164), .cell(0, 165)])
  }

  private func waterfall(
    _ heights: [CGFloat], after sections: [ScenarioSection] = [], _ parameters: JSONObject = [:]
  ) throws -> PublishedStage {
    try PublishedStage(
      "sectionedWaterfall", parameters,
      sections: sections + [.heights(heights, keys: ["columns": 2])])
  }

  @Test func `a waterfall continues a column from its height cut to 32 bits`() throws {
    let stage = try waterfall([100.1, 100.1, 100.1])
    #expect(stage.grid.frames[.cell(0, 2)]?.minY == CGFloat(Float(100.1)))
    #expect(abs(stage.grid.contentSize.height - 200.19999695) < 1e-8)
    // From where the section's items start: what lies above them is not cut.
    let second = try waterfall(
      [100.1, 100.1, 100.1], after: [.heights([0.7], keys: ["sectionInset": [0, 0, 0.1, 0]])])
    let start = try #require(second.grid.frames[.cell(1, 0)]?.minY)
    #expect(abs(start - 0.8) < 1e-12)
    #expect(second.grid.frames[.cell(1, 2)]?.minY == start + CGFloat(Float(100.1)))
  }

  @Test func `a waterfall chooses the column by heights that are not cut`() throws {
    let stage = try waterfall([40.2, 80.4, 40.2, 50])
    #expect(stage.grid.frames[.cell(0, 2)]?.origin == CGPoint(x: 0, y: CGFloat(Float(40.2))))
    #expect(stage.grid.frames[.cell(0, 3)]?.origin == CGPoint(x: 180, y: CGFloat(Float(80.4))))
    #expect(abs(stage.grid.contentSize.height - 130.3999939) < 1e-7)
    // In one precision, be it 64 or 32 bits, both columns are alike, and the left one is taken.
    let corrected = try #require(
      try ScenarioRunner(registry: .gallery).run(
        ScenarioCase(
          layout: "sectionedWaterfall",
          sections: [.heights([40.2, 80.4, 40.2, 50], keys: ["columns": 2])],
          viewport: CGSize(width: 360, height: 640))
      ).output.cells.first { $0.name.item == 3 })
    #expect(corrected.frame.minX == 0)
    let single = try waterfall([40.2, 80.4, 40.2, 50], ["precision": "single"])
    #expect(single.grid.frames[.cell(0, 3)]?.minX == 0)
  }

  @Test func `heights that tie in 64 bits exchange the columns of two items`() throws {
    let tie = try waterfall([155.7, 89.1, 66.6, 52.6, 81.2])
    #expect(tie.grid.frames[.cell(0, 3)]?.minX == 180)
    #expect(tie.grid.frames[.cell(0, 4)]?.minX == 0)
  }

  @Test func `in single precision all numbers of a waterfall have 32 bits`() throws {
    let stage = try PublishedStage(
      "sectionedWaterfall", ["precision": "single", "contentInset": [0.1, 0.2, 0.3, 0.4]],
      sections: [
        .heights([10.1, 20.7], keys: ["lineSpacing": 3.3]),
        .heights(
          [40.2, 80.4, 33.3, 50.9],
          keys: ["columns": 2, "lineSpacing": 7.7, "interitemSpacing": 5.1]),
      ])
    let frames = stage.grid.frames.entries.map(\.frame)
    #expect(frames.count == 6)
    for number in frames.flatMap({ [$0.minX, $0.minY, $0.width, $0.height] }) {
      #expect(number == CGFloat(Float(number)))
    }
    #expect(stage.grid.contentSize.height == CGFloat(Float(stage.grid.contentSize.height)))
  }
}
