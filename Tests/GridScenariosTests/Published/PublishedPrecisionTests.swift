import GridKit
import GridScenarios
import TestSupport
import Testing

/// Coordinates of 32 bits, as telephones of the articles' time had them: section 6 of their page.
@MainActor @Suite("Published forms in single precision", .rows)
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

  @Test func `the audit names the first tie`() throws {
    let report = try ScenarioAudit.run(
      ScenarioCase(
        layout: "shortestColumn", parameters: ["mode": "asPublished", "precision": "single"],
        sections: [.count(200)]), registry: .gallery)
    let overlap = try #require(report.findings.first { $0.code == "overlapping-elements" })
    #expect(overlap.elements.prefix(2) == [.cell(0, 164), .cell(0, 165)])
  }

  @Test func `a bottom is cut to 32 bits where a column goes on, not where it is chosen`() {
    let ties = #"{"heights": [40.2, 80.4, 40.2, 50], "columns": 2}"#
    PublishedStage.check(
      """
      # item 164 of the buttons is where the bottoms say, and all later ones are there too
      shortestColumn {"precision": "single"}, [200], [375, 667]
      // The thousandths are cut, too.
      some cell 0-5    96.25  50.000999450683594  86.25  40
      some cell 0-165  0  2050  86.25  40
      # a waterfall continues a column from its height cut to 32 bits
      sectionedWaterfall {}, [{"heights": [100.1, 100.1, 100.1], "columns": 2}]
      some cell 0-2  0  100.0999984741211  180  100.1
      content 0 200.1999969482422
      # what lies above a section's items is not cut
      sectionedWaterfall {}, [{"heights": [0.7], "sectionInset": [0, 0, 0.1, 0]}, \
      {"heights": [100.1, 100.1, 100.1], "columns": 2}]
      some cell 1-0  0  0.8  180  100.1
      some cell 1-2  0  100.8999984741211  180  100.1
      # a column is chosen by heights that are not cut
      sectionedWaterfall {}, [\(ties)]
      some cell 0-2    0  40.20000076293945  180  40.2
      some cell 0-3  180  80.4000015258789  180  50
      content 0 130.39999389648438
      # in 32 bits alone both columns are alike, and the left one is taken
      sectionedWaterfall {"precision": "single"}, [\(ties)]
      some cell 0-3  0  80.4000015258789  180  50
      # heights that tie in 64 bits exchange the columns of two items
      sectionedWaterfall {}, [{"heights": [155.7, 89.1, 66.6, 52.6, 81.2], "columns": 2}]
      some cell 0-3  180  155.6999969482422  180  52.6
      some cell 0-4    0  155.6999969482422  180  81.2
      """)
    ScenarioRows.check(
      """
      # in 64 bits alone they are alike, too
      {"layout": "sectionedWaterfall", "viewport": [360, 640],
       "sections": [{"items": [40.2, 80.4, 40.2, 50], "columns": 2}],
       "expect": {"cells": [{}, {}, {}, {"frame": [0, 80.4, 180, 50]}]}}
      """)
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
