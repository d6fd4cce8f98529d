import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Blocks, over seeds")
struct BlockPlanPropertyTests {
  private static func metrics(_ random: inout GalleryRandom) -> BlockPlan.Metrics {
    let width = random.viewport().width
    let columnCount = random.count(1...7)
    var columns = [[Int]](repeating: [], count: columnCount)
    for entry in (0..<random.count(1...14)).shuffled(using: &random.source) {
      columns[random.count(0...columnCount - 1)].append(entry)
    }
    let usual = width > 1 ? min(width, 3000) : 1
    let widest = usual / CGFloat(columnCount) * (random.chance(0.2) ? 2 : 1)
    var metrics = BlockPlan.Metrics(
      width: width, template: BlockTemplate(columns),
      columnWidths: columns.map { _ in random.length(0...widest) })
    metrics.sectionInset = random.insets()
    if random.chance(0.6) { metrics.headerHeight = random.length(0...80) }
    if random.chance(0.6) { metrics.footerHeight = random.length(0...80) }
    return metrics
  }

  private static func heights(_ random: inout GalleryRandom, most: Int = 300) -> [[CGFloat]] {
    random.itemCounts(most: most).map { count in
      (0..<count).map { _ in random.length(0...200) }
    }
  }

  static func plan(_ random: inout GalleryRandom) -> BlockPlan {
    BlockPlan(metrics: metrics(&random), itemHeights: heights(&random, most: 200))
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `an item stands below those before it in its column and block`() {
    var random = GalleryRandom(seed: currentSeed, .exact)
    let metrics = Self.metrics(&random)
    let heights = Self.heights(&random)
    let plan = BlockPlan(metrics: metrics, itemHeights: heights)
    #expect(plan.placementDifference == nil)
    let inset = metrics.sectionInset
    let leftover =
      metrics.width - inset.left - inset.right - metrics.columnWidths.reduce(0, +)
    let columns = metrics.template.columns
    let spacing = columns.count > 1 && leftover > 0 ? leftover / CGFloat(columns.count - 1) : 0
    #expect(plan.spacing == spacing)

    var end: CGFloat = 0
    for (section, heights) in heights.enumerated() {
      let header = CGRect(x: 0, y: end, width: metrics.width, height: metrics.headerHeight)
      #expect(plan.headerFrame(section: section) == (header.height > 0 ? header : nil))
      end += metrics.headerHeight + inset.top
      var lowestEdge = end
      for (item, height) in heights.enumerated() {
        let blockStart = item - item % metrics.template.blockSize
        if item > 0, item == blockStart { end = lowestEdge + spacing }
        guard let column = columns.firstIndex(where: { $0.contains(item - blockStart) }),
          let frame = plan.frame(section: section, item: item)
        else {
          Issue.record("item \(item) has no place")
          continue
        }
        let above = columns[column].prefix { $0 != item - blockStart }
          .map { $0 + blockStart }.filter { $0 < heights.count }
        let y = above.reduce(end) { $0 + heights[$1] } + CGFloat(above.count) * spacing
        let x =
          inset.left + metrics.columnWidths[..<column].reduce(0, +) + CGFloat(column) * spacing
        #expect(abs(frame.minY - y) < 1e-7 && abs(frame.minX - x) < 1e-7)
        #expect(frame.size == CGSize(width: metrics.columnWidths[column], height: height))
        lowestEdge = max(lowestEdge, frame.maxY)
      }
      end = lowestEdge + inset.bottom
      let footer = plan.footerFrame(section: section)
      #expect((footer != nil) == (metrics.footerHeight > 0))
      #expect(abs((footer?.minY ?? end) - end) < 1e-7)
      end += metrics.footerHeight
    }
    #expect(abs(plan.contentSize.height - max(0, end)) < 1e-7)
    #expect(plan.contentSize.width == metrics.width)
  }
}
