import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Leading tile preset")
struct LeadingTilePresetTests {
  @Test func `five columns between insets of 10 in 360 points`() {
    let preset = LeadingTilePreset(columnCount: 5, gap: 10, availableWidth: 340)
    #expect(abs(preset.itemExtent - 48.333) < 0.001)
    var metrics = BlockPlan.Metrics(
      width: 360, template: BlockTemplate([[0], [1, 5], [2, 6], [3, 7], [4, 8]]),
      columnWidths: preset.columnWidths)
    metrics.sectionInset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let heights = (0..<9).map { preset.height(ofItem: $0, blockSize: 9) }
    let plan = BlockPlan(metrics: metrics, itemHeights: [heights])
    #expect(abs(plan.spacing - 10) < 1e-9)
    #expect(plan.oddities.isEmpty && preset.oddities.isEmpty)
  }

  @Test func `two small tiles end level with the big one`() {
    let preset = LeadingTilePreset(columnCount: 4, gap: 6, availableWidth: 384)
    #expect(preset.columnWidths == [150, 72, 72, 72])
    #expect(preset.tileExtent == 150)
    let plan = BlockPlan(
      metrics: BlockPlan.Metrics(
        width: 384, template: BlockTemplate([[0], [1, 4], [2, 5], [3, 6]]),
        columnWidths: preset.columnWidths),
      itemHeights: [(0..<9).map { preset.height(ofItem: $0, blockSize: 7) }])
    #expect(plan.spacing == 6)
    #expect(text(plan.frame(section: 0, item: 0)) == "0, 0, 150, 150")
    #expect(text(plan.frame(section: 0, item: 6)) == "312, 78, 72, 72")
    #expect(text(plan.frame(section: 0, item: 7)) == "0, 156, 150, 150")
    #expect(text(plan.frame(section: 0, item: 8)) == "156, 156, 72, 72")
  }

  @Test(.seeds(0..<300))
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
