import Foundation
import GridCore
import TestSupport
import Testing

@Suite("The least of many numbers")
struct LeastTreeTests {
  private func leastIndex(_ values: [CGFloat]) -> Int {
    var least = 0
    for index in values.indices where values[index] < values[least] { least = index }
    return least
  }

  @Test(.rows)
  func `a least tree finds the leftmost of the least numbers, whatever has changed`() {
    forEachRow(of: [1, 2, 3, 7, 8, 9, 100, 129]) { count in
      // Few different numbers, so that many are least.
      var state = UInt64(count)
      func next(_ bound: UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % bound)
      }
      var values = (0..<count).map { _ in CGFloat(next(4)) }
      var tree = LeastTree(values)
      for _ in 0..<200 {
        let isRight = tree.leastIndex == leastIndex(values) && tree.greatest == values.max()
        #expect(isRight, "\(tree) of \(values)")
        let place = next(UInt64(count))
        values[place] = CGFloat(next(5))
        tree[place] = values[place]
        #expect(tree[place] == values[place])
      }
    }
  }

  @Test func `no numbers have no least one`() {
    let none = LeastTree([])
    #expect(none.count == 0 && none.leastIndex == 0 && none.greatest == nil)
  }

  @Test(.rows) func `many columns are dealt to as few are`() {
    let counts = [100, 129, 500, 5000, 1_000_000]
    let rows = counts.flatMap { count in [0, 3, -2].map { (count, CGFloat($0)) } }
    forEachRow(of: rows) { count, lineGap in dealsColumns(count, lineGap: lineGap) }
  }

  private func dealsColumns(_ columns: Int, lineGap: CGFloat) {
    let heights = (0..<900).map { CGFloat($0 * 37 % 11) }
    for firstRow in [ColumnMetrics.FirstRow.inTurn, .shortest] {
      let packing = ColumnPacking(
        metrics: ColumnMetrics(columnCount: columns, lineGap: lineGap, firstRow: firstRow),
        heights: heights)
      // As 4.1 and 4.4 say it, column by column.
      var bottoms = Array(repeating: CGFloat(0), count: min(columns, heights.count))
      for (item, height) in heights.enumerated() {
        let column = firstRow == .inTurn && item < columns ? item : leastIndex(bottoms)
        guard packing.column(of: item) == column, packing.offsets[item] == bottoms[column] else {
          Issue.record("item \(item) is in column \(packing.column(of: item)), not \(column)")
          return
        }
        bottoms[column] += height
        bottoms[column] += lineGap
      }
    }
  }
}
