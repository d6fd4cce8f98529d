import GridKit
import GridScenarios
import Testing

/// The sectioned waterfall as published.
@MainActor @Suite("Published waterfall")
struct PublishedWaterfallTests {
  private let twoColumns: JSONObject = [
    "columns": 2, "lineSpacing": 10, "interitemSpacing": 8, "sectionInset": [0, 0, 5, 0],
  ]

  @Test func `several columns start a line spacing lower, in a content without width`() throws {
    // Section 9, example 2.
    let stage = try PublishedStage(
      "sectionedWaterfall", ["contentInset": [10, 6, 10, 6]],
      sections: [
        .heights([50, 30], keys: ["lineSpacing": 4]),
        .heights([40, 70, 20, 10], keys: twoColumns),
      ])
    #expect(
      stage.difference(
        from: """
          cell 0-0    6   10  348  50
          cell 0-1    6   64  348  30
          cell 1-0    6  104  170  40
          cell 1-1  184  104  170  70
          cell 1-2    6  154  170  20
          cell 1-3    6  184  170  10
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 0, height: 209))
  }

  @Test func `an empty section of one column pulls the next one up`() throws {
    let stage = try PublishedStage(
      "sectionedWaterfall",
      sections: [
        .heights([30], keys: ["sectionInset": [3, 0, 4, 0]]),
        .heights([], keys: ["lineSpacing": 12, "sectionInset": [1, 0, 2, 0]]),
        .heights([20]),
      ], size: CGSize(width: 200, height: 300))
    // 3 + 30 + 4 + 1 − 12 + 2 = 28
    #expect(stage.grid.frames[.cell(2, 0)] == CGRect(x: 0, y: 28, width: 200, height: 20))
    #expect(stage.grid.contentSize == CGSize(width: 0, height: 48))
  }

  @Test func `one column is as wide as the delegate says, less all insets`() throws {
    let stage = try PublishedStage(
      "sectionedWaterfall", ["delegateWidth": 500, "contentInset": [0, 5, 0, 7]],
      sections: [.heights([10], keys: ["sectionInset": [2, 11, 0, 13]])])
    #expect(stage.grid.frames[.cell(0, 0)] == CGRect(x: 16, y: 2, width: 464, height: 10))
  }

  @Test func `the interitem spacing hangs on the method of the line spacing`() throws {
    func stage(_ delegate: JSONValue) throws -> PublishedStage {
      try PublishedStage(
        "sectionedWaterfall", ["delegate": delegate],
        sections: [.heights([10, 10], keys: twoColumns)]
      )
    }
    let both = try stage(["lineSpacing": true])
    #expect(both.grid.frames[.cell(0, 1)] == CGRect(x: 184, y: 10, width: 176, height: 10))
    #expect(both.codes == [])
    // Neither is asked for: no line spacing, no gap.
    let ignored = try stage(["lineSpacing": false])
    #expect(ignored.grid.frames[.cell(0, 1)] == CGRect(x: 180, y: 0, width: 180, height: 10))
    #expect(ignored.codes == ["delegate-capability-mismatch"])
    #expect(ignored.simulation.findings[0].message.contains("ignores"))
    // The method that is called is not there.
    let missing = try stage(["interitemSpacing": false])
    #expect(missing.grid.frames[.cell(0, 1)] == CGRect(x: 180, y: 10, width: 180, height: 10))
    #expect(missing.codes == ["delegate-capability-mismatch"])
    let neither = try stage(["lineSpacing": false, "interitemSpacing": false])
    #expect(neither.codes == [])
    let noInset = try stage(["sectionInset": false])
    #expect(noInset.codes == ["delegate-capability-mismatch"])
  }

  @Test func `no columns are not divided by`() throws {
    let stage = try PublishedStage(
      "sectionedWaterfall", sections: [.heights([10, 20], keys: ["columns": 0]), .heights([30])])
    #expect(stage.codes == ["invalid-column-count"])
    #expect(stage.difference(from: "cell 1-0  0  0  360  30") == nil)
  }

  @Test func `bounds are looked at once, and single items answered with nothing`() throws {
    let stage = try PublishedStage("sectionedWaterfall", sections: [.heights([30])])
    stage.resize(to: CGSize(width: 200, height: 300))
    #expect(stage.grid.frames[.cell(0, 0)]?.width == 360)
    #expect(stage.item(0) == nil)
    #expect(stage.codes == ["item-query-unavailable"])
  }

  @Test func `random heights are new ones each time`() throws {
    let stage = try PublishedStage(
      "sectionedWaterfall", ["randomHeights": [90, 40]], sections: [.count(3)])
    let first = stage.grid.frames
    stage.layout.invalidateLayout()
    let second = stage.grid.frames
    #expect(first != second)
    for frames in [first, second] {
      #expect(frames.entries.allSatisfy { (40...90).contains($0.frame.height) })
    }
  }
}
