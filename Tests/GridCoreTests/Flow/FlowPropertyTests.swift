import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Flow properties")
struct FlowPropertyTests {
  static let grids = [
    PixelGrid.unrounded, PixelGrid(scale: 1), PixelGrid(scale: 2), PixelGrid(scale: 3),
  ]

  /// The oracle has columns, and full lines that end flush, word for word.
  @Test(.rule("FL-22"), .seeds(0..<400, inDebug: 40))
  func `a plan equals the slow algorithm, exactly`() {
    for temper in FlowSample.Temper.allCases {
      let sample = FlowSample(seed: currentSeed, temper: temper)
      for grid in Self.grids {
        let plan = sample.plan(grid: grid)
        let oracle = sample.oracle(grid: grid)
        let difference = FlowText(plan).difference(from: FlowText(oracle))
        #expect(difference == nil, "\(temper), scale \(grid.scale)")
        #expect(plan.oversizedItem == oracle.oversized.first)
        #expect(
          (0..<plan.sectionCount).map { plan.sectionRange($0) }
            == oracle.sections.map { AxisRange(start: $0.start, end: $0.end) })
        #expect(
          (0..<plan.sectionCount).map { plan.lineCount(section: $0) }
            == oracle.sections.map(\.lines.count))
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 30))
  func `one size for all items gives the frames of the same size item by item`() {
    var random = SplitMix64(seed: currentSeed)
    // Thirds and sevenths: nothing here is exact in doubles.
    let size = CGSize(
      width: CGFloat.random(in: 1...150, using: &random) / 3,
      height: CGFloat.random(in: 1...150, using: &random) / 7)
    let section = FlowSection(
      items: .uniform(count: Int.random(in: 0...200, using: &random), size: size),
      inset: GridEdgeInsets(top: 1 / 3, left: 2 / 3, bottom: 0.1, right: 0.7),
      lineSpacing: CGFloat.random(in: -3...9, using: &random),
      interitemSpacing: CGFloat.random(in: -3...9, using: &random), headerExtent: 20 / 3)
    for axis in FlowAxis.allCases {
      for grid in Self.grids {
        let closed = FlowPlan([section, section], axis: axis, length: 333, grid: grid)
        var written = section
        written.items = section.items.writtenOut
        let each = FlowPlan([written, written], axis: axis, length: 333, grid: grid)
        #expect(FlowText(each).difference(from: FlowText(closed)) == nil)
        #expect(closed.storedLineCount == 0)
      }
    }
  }
}
