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

  @Test func `a waterfall cuts the height that it reads and the largest one`() throws {
    func stage(_ precision: JSONValue) throws -> PublishedStage {
      try PublishedStage(
        "sectionedWaterfall", ["precision": precision],
        sections: [.heights([100.1, 100.1, 100.1], keys: ["columns": 2])])
    }
    let single = try stage("single")
    #expect(abs((single.grid.frames[.cell(0, 2)]?.minY ?? 0) - 100.09999847) < 1e-8)
    #expect(abs(single.grid.contentSize.height - 200.19999695) < 1e-8)
    let double = try stage("double")
    #expect(double.grid.frames[.cell(0, 2)]?.minY == 100.1)
    #expect(double.grid.contentSize.height == 200.2)
  }
}
