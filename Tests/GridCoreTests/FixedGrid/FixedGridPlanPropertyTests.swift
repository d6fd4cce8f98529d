import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Fixed grid, over seeds")
struct FixedGridPlanPropertyTests {
  private static func metrics(_ random: inout GalleryRandom) -> FixedGridPlan.Metrics {
    var metrics = FixedGridPlan.Metrics(
      viewport: random.viewport(), itemSize: random.size(1...(random.chance(0.2) ? 4000 : 200)))
    metrics.itemSpacing = random.length(0...30)
    metrics.sectionInset = random.insets()
    if random.chance(0.6) { metrics.headerSize = random.size(0...80) }
    if random.chance(0.6) { metrics.footerSize = random.size(0...80) }
    metrics.scrollDirection = random.chance(0.5) ? .vertical : .horizontal
    metrics.fillOrder = random.chance(0.5) ? .rowMajor : .columnMajor
    return metrics
  }

  static func plan(_ random: inout GalleryRandom) -> FixedGridPlan {
    var metrics = metrics(&random)
    // Backward gaps too: lines then overlap, or stand on each other.
    if random.chance(0.2) { metrics.itemSpacing = random.length(-250...0) }
    return FixedGridPlan(metrics: metrics, itemCounts: random.itemCounts())
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a grid equals one that is walked item by item`() {
    var random = GalleryRandom(seed: currentSeed, .exact)
    let metrics = Self.metrics(&random)
    let counts = random.itemCounts()
    let plan = FixedGridPlan(metrics: metrics, itemCounts: counts)
    let oracle = WalkedGrid(metrics, counts)
    #expect(plan.allElements == oracle.elements)
    #expect(plan.contentSize == oracle.contentSize)
    #expect(plan.placementDifference == nil)
  }
}

/// The grid of the description, placed item by item with running positions.
private struct WalkedGrid {
  var elements: [GalleryElement] = []
  var contentSize: CGSize = .zero

  init(_ metrics: FixedGridPlan.Metrics, _ counts: [Int]) {
    let (item, gap, inset) = (metrics.itemSize, metrics.itemSpacing, metrics.sectionInset)
    let isVertical = metrics.scrollDirection == .vertical
    var main: CGFloat = 0
    for (section, count) in counts.enumerated() {
      add(.header, section, metrics.headerSize, isVertical, &main)
      main += isVertical ? inset.top : inset.left
      var farEdge = main
      if isVertical {
        let columns = WalkedGrid.fit(
          metrics.viewport.width - inset.left - inset.right, item.width, gap)
        var origin = CGPoint(x: inset.left, y: main)
        for index in 0..<count {
          if index > 0, index % columns == 0 {
            origin = CGPoint(x: inset.left, y: origin.y + item.height + gap)
          }
          elements.append(
            GalleryElement(
              .item, section: section, item: index, frame: CGRect(origin: origin, size: item)))
          farEdge = origin.y + item.height
          origin.x += item.width + gap
        }
      } else {
        let rows = WalkedGrid.fit(
          metrics.viewport.height - inset.top - inset.bottom, item.height, gap)
        var columns = 0
        while columns * rows < count { columns += 1 }
        for index in 0..<count {
          let (column, row) =
            metrics.fillOrder == .rowMajor
            ? (index % columns, index / columns) : (index / rows, index % rows)
          let x = main + CGFloat(column) * item.width + CGFloat(column) * gap
          let y = inset.top + CGFloat(row) * item.height + CGFloat(row) * gap
          elements.append(
            GalleryElement(
              .item, section: section, item: index,
              frame: CGRect(x: x, y: y, width: item.width, height: item.height)))
          farEdge = max(farEdge, x + item.width)
        }
      }
      main = farEdge + (isVertical ? inset.bottom : inset.right)
      add(.footer, section, metrics.footerSize, isVertical, &main)
    }
    contentSize =
      isVertical
      ? CGSize(width: metrics.viewport.width, height: max(0, main))
      : CGSize(width: max(0, main), height: metrics.viewport.height)
  }

  private mutating func add(
    _ kind: GalleryElement.Kind, _ section: Int, _ size: CGSize, _ isVertical: Bool,
    _ main: inout CGFloat
  ) {
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return }
    let origin = isVertical ? CGPoint(x: 0, y: main) : CGPoint(x: main, y: 0)
    elements.append(
      GalleryElement(kind, section: section, frame: CGRect(origin: origin, size: size)))
    main += extent
  }

  /// One item more as long as it fits, at least one.
  private static func fit(_ available: CGFloat, _ extent: CGFloat, _ gap: CGFloat) -> Int {
    var count = 1
    while CGFloat(count + 1) * extent + CGFloat(count) * gap <= available + 1e-6 { count += 1 }
    return count
  }
}
