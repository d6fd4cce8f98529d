import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridCore

@Suite("Column packing", .rows)
struct ColumnPackingTests {
  private func places(_ packing: ColumnPacking) -> [[CGFloat]] {
    (0..<packing.count).map { [CGFloat(packing.column(of: $0)), packing.offsets[$0]] }
  }

  private struct Row {
    var name: String
    var start: CGFloat = 0
    var metrics: ColumnMetrics
    var heights: [CGFloat]
    var spans: [Int] = []
    /// The column and the offset of each item.
    var places: [[CGFloat]]
    var end: CGFloat?
    var itemBounds: AxisRange?
  }

  @Test func `items go to the shortest column, or below the lowest of those they cover`() {
    // Without a line gap an item without height leaves its column as short as it was.
    let flat: [CGFloat] = [0, 0, 10, 10]
    let shortest: [[CGFloat]] = [[0, 0], [0, 0], [0, 0], [1, 0]]
    let inset = ColumnMetrics(
      columnCount: 5, lineGap: 9, inset: GridEdgeInsets(top: 3, left: 0, bottom: 4, right: 0))
    let rows = [
      Row(
        // Bottoms after the first row: 155, 135, 145; then 155, 155, 145; then 155, 155, 151.
        name: "later items go under the shortest column, the leftmost on a tie", start: 100,
        metrics: ColumnMetrics(
          columnCount: 3, lineGap: 5, inset: GridEdgeInsets(top: 20, left: 0, bottom: 8, right: 0)),
        heights: [30, 10, 20, 15, 1, 40],
        places: [[0, 120], [1, 120], [2, 120], [1, 135], [2, 145], [2, 151]], end: 199,
        itemBounds: AxisRange(start: 120, end: 191)),
      Row(
        name: "in the first row items take the columns in turn",
        metrics: ColumnMetrics(columnCount: 3), heights: flat,
        places: [[0, 0], [1, 0], [2, 0], [0, 0]]),
      Row(
        name: "or the leftmost shortest",
        metrics: ColumnMetrics(columnCount: 3, firstRow: .shortest),
        heights: flat, places: shortest),
      Row(
        name: "which weights bring by themselves",
        metrics: ColumnMetrics(columnWeights: [1, 1, 1]),
        heights: flat, places: shortest),
      Row(
        name: "and spans", metrics: ColumnMetrics(columnCount: 3), heights: flat,
        spans: [1, 1, 1, 2], places: shortest),
      Row(
        // Bottoms 12, 32, 32, 22: over three columns it is 32 on the left as on the right.
        name: "an item over several columns starts below the lowest of them",
        metrics: ColumnMetrics(columnCount: 4, lineGap: 2), heights: [10, 30, 20, 5, 6, 7],
        spans: [1, 2, 1, 3, 9, 0],
        places: [[0, 0], [1, 0], [3, 0], [0, 32], [0, 39], [0, 47]],
        end: 54),
      Row(
        // Bottoms 10, 20, 20, 20, 20, 20 after the first three.
        name: "among equally low places the first is taken",
        metrics: ColumnMetrics(columnWeights: [1, 1, 1, 1, 1, 1]), heights: [10, 20, 20, 1, 1],
        spans: [1, 2, 3, 2, 1], places: [[0, 0], [1, 0], [3, 0], [0, 20], [2, 20]]),
      Row(
        name: "more columns than items cost nothing", metrics: ColumnMetrics(columnCount: .max),
        heights: [5, 6, 7], spans: [1, .max, 1], places: [[0, 0], [0, 5], [0, 11]]),
      Row(
        name: "nor do they without spans", metrics: ColumnMetrics(columnCount: .max),
        heights: [5, 6, 7], places: [[0, 0], [1, 0], [2, 0]]),
      Row(
        name: "the insets are around the items", start: 40, metrics: inset, heights: [30],
        places: [[0, 43]], end: 77, itemBounds: AxisRange(start: 43, end: 73)),
      Row(
        name: "a section without items is as long as they", start: 40, metrics: inset, heights: [],
        places: [], end: 47, itemBounds: .nothing),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let packing = ColumnPacking(
        start: row.start, metrics: row.metrics, heights: row.heights, spans: row.spans)
      #expect(places(packing) == row.places)
      if let end = row.end { #expect(packing.end == end) }
      if let bounds = row.itemBounds { #expect(packing.itemBounds == bounds) }
    }
  }

  @Test func `heights and spans that make no sense are replaced and named`() {
    let packing = ColumnPacking(
      metrics: ColumnMetrics(), heights: [10, -5, .nan, 20, .infinity, 1e200, -1e200])
    #expect(packing.heights == [10, 0, 0, 20, 0, 1e100, 0])
    // A height below 0 is 0 like any other.
    #expect(packing.oddItems == [2, 4, 5, 6].map { .init(item: $0, isHeightUnusable: true) })
    #expect(packing.offsets.allSatisfy(\.isFinite) && packing.end.isFinite)
    let spanned = ColumnPacking(
      metrics: ColumnMetrics(columnCount: 4, lineGap: 2), heights: [10, 30, 20, 5, 6, 7],
      spans: [1, 2, 1, 3, 9, 0])
    #expect((0..<6).map(spanned.span(of:)) == [1, 2, 1, 3, 4, 1])
    #expect(spanned.oddItems == [.init(item: 5, isSpanInvalid: true)])
  }

  // MARK: Changes

  @Test(.seeds(0..<40, inDebug: 12))
  func `a long packing changed in the middle equals one made anew`() {
    var draw = PlanDraw(seed: currentSeed)
    let metrics = ColumnMetrics(
      columnCount: draw.pick([1, 2, 5, 100]), lineGap: draw.length(-2...10),
      inset: draw.insets(upTo: 10), firstRow: draw.pick([.inTurn, .shortest]))
    var heights = draw.heights(count: draw.integer(1000...4000))
    var spans = heights.map { _ in 1 }
    if draw.chance(50) { spans = spans.map { _ in draw.integer(0...3) } }
    var packing = ColumnPacking(metrics: metrics, heights: heights, spans: spans)
    for _ in 0..<4 {
      // Often at a multiple of 1,024, where what is known of the items before it is kept.
      let first = draw.pick([
        draw.integer(0...heights.count), min(heights.count, 1024), 0, heights.count,
      ])
      let new = draw.heights(count: draw.pick([0, 10, 1500]))
      let newSpans = new.map { _ in draw.chance(2) ? 2 : 1 }
      heights.replaceSubrange(first..., with: new)
      spans.replaceSubrange(first..., with: newSpans)
      packing.replaceItems(from: first, heights: new, spans: newSpans)
      let fresh = ColumnPacking(metrics: metrics, heights: heights, spans: spans)
      // Not compared inside the macro, which would print every item.
      let isSame = packing == fresh
      #expect(isSame, "\(packing.count) items")
    }
  }

  @Test func `the first and the last span change the rule of the first row`() {
    let metrics = ColumnMetrics(columnCount: 3)
    var packing = ColumnPacking(metrics: metrics, heights: [0, 0, 0])
    #expect(places(packing) == [[0, 0], [1, 0], [2, 0]])
    packing.replaceItems(from: 3, heights: [9], spans: [2])
    #expect(places(packing) == [[0, 0], [0, 0], [0, 0], [0, 0]])
    packing.replaceItems(from: 3, heights: [9])
    #expect(places(packing) == [[0, 0], [1, 0], [2, 0], [0, 0]])
    #expect(packing == ColumnPacking(metrics: metrics, heights: [0, 0, 0, 9]))
  }

  @Test func `a moved section is packed as at its new place`() {
    let metrics = ColumnMetrics(columnCount: 2, lineGap: 0.1)
    let heights = (0..<3000).map { CGFloat($0 % 17) / 10 }
    var packing = ColumnPacking(start: 0, metrics: metrics, heights: heights)
    packing.move(to: 33.3)
    let isSame = packing == ColumnPacking(start: 33.3, metrics: metrics, heights: heights)
    #expect(isSame)
  }

  // MARK: Cost

  @Test(arguments: [false, true])
  func `the work of a query grows with the logarithm of the items`(hasSpans: Bool) {
    var work: [Int] = []
    for count in [1000, 32_000] {
      var draw = PlanDraw(seed: 3)
      let heights = (0..<count).map { _ in draw.length(50...250) }
      let packing = ColumnPacking(
        metrics: ColumnMetrics(columnCount: 4, lineGap: 10), heights: heights,
        spans: hasSpans ? heights.map { _ in draw.integer(1...2) } : [])
      var found: [Int] = []
      let query = AxisRange(start: packing.end / 2, end: packing.end / 2 + 600)
      work.append(packing.forEachItem(meeting: query) { found.append($0) })
      #expect(found == (0..<count).filter { packing.range(of: $0).meets(query) })
    }
    #expect(work[1] <= work[0] + 200)
    #expect(work[1] <= 700)
  }

  @Test func `items that lag far behind a tall one are found as fast`() {
    // Column 0 is full for long; items over two columns go on beside it, single ones fill column
    // 3. Neighbours in the order of items then lie far apart.
    let count = 30_000
    let packing = ColumnPacking(
      metrics: ColumnMetrics(columnCount: 3),
      heights: [200_000] + Array(repeating: 10, count: count),
      spans: [2] + (0..<count).map { $0 % 2 == 0 ? 2 : 1 })
    var found: [Int] = []
    let query = AxisRange(start: 75_000, end: 75_300)
    let comparisons = packing.forEachItem(meeting: query) { found.append($0) }
    #expect(found == (0..<packing.count).filter { packing.range(of: $0).meets(query) })
    #expect(found.count > 20)
    #expect(comparisons < 700)
  }

  @Test func `storage follows the items closely`() {
    let packing = ColumnPacking(
      metrics: ColumnMetrics(columnCount: 4), heights: Array(repeating: 10, count: 100_000))
    #expect(packing.offsets.capacity < 107_000)
    #expect(packing.heights.capacity < 107_000)
  }
}

extension ColumnPacking {
  /// Calls `body` once for every item that meets a range of the scroll axis, in ascending order.
  ///
  /// - Returns: The number of comparisons.
  /// - Complexity: O(log *n* + *k*).
  @discardableResult
  func forEachItem(meeting range: AxisRange, _ body: (Int) -> Void) -> Int {
    index.forEachElement(meeting: range, bounds: { self.range(of: $0) }, body)
  }
}
