import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Leading tile preset")
struct LeadingTilePresetTests {
  @Test(.seeds(0..<300, inDebug: 60))
  func `the spacing of a block plan is the gap, to the last point`() {
    var random = GalleryRandom(seed: currentSeed, .plain)
    let columns = random.count(2...12)
    let gap = random.length(0...30)
    let width = CGFloat(columns) * gap + random.length(1...3000)
    let preset = LeadingTilePreset(columnCount: columns, gap: gap, availableWidth: width)
    let template = BlockTemplate([[0]] + (1..<columns).map { [$0, $0 + columns - 1] })
    let heights = (0..<template.blockSize * 2).map {
      preset.height(ofItem: $0, blockSize: template.blockSize)
    }
    let plan = BlockPlan(
      metrics: BlockPlan.Metrics(
        width: width, template: template, columnWidths: preset.columnWidths),
      itemHeights: [heights])
    #expect(abs(plan.spacing - gap) < 1e-9 * width)
    #expect(plan.oddities.isEmpty)
    let frames = plan.allElements.map(\.frame)
    #expect(abs((frames.map(\.maxX).max() ?? 0) - width) < 1e-9 * width)
    for start in [0, template.blockSize] {
      let edge = frames[start].maxY
      let level = frames[start + columns..<start + template.blockSize]
      #expect(level.allSatisfy { abs($0.maxY - edge) < 1e-9 * max(1, edge) })
    }
  }

  @Test(.rows) func `columns fill the view, no column counts as one, and gaps may use it up`() {
    typealias Row = (
      count: Int, gap: CGFloat, width: CGFloat, widths: [CGFloat], oddities: [GalleryOddity]
    )
    let rows: [Row] = [
      (1, 10, 200, [200], []), (0, 10, 200, [200], [.invalidColumnCount(computed: 0)]),
      (3, 20, 40, [20, 0, 0], [.clampedExtent(name: "column width", value: -5)]),
    ]
    forEachRow(of: rows) { count, gap, width, widths, oddities in
      let preset = LeadingTilePreset(columnCount: count, gap: gap, availableWidth: width)
      #expect(preset.columnWidths == widths)
      #expect(preset.oddities == oddities)
    }
  }

  @Test func `in blocks of no items every item is a tile`() {
    let preset = LeadingTilePreset(columnCount: 3, gap: 20, availableWidth: 40)
    #expect(preset.height(ofItem: 4, blockSize: 0) == 20)
  }
}
