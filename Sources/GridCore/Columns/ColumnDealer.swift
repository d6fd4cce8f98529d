import Foundation

/// The columns of one section while items are dealt out to them.
struct ColumnDealer {
  /// The bottoms of the columns, the line gap below the last item of each included.
  private var bottoms: [CGFloat]
  private let columnCount: Int
  private let lineGap: CGFloat
  /// Columns up to the last one with an item.
  private(set) var touched: Int
  private(set) var lowestEdge: CGFloat

  /// Makes the columns of a section whose items up to a front are dealt out.
  ///
  /// - Parameters:
  ///   - top: Where columns without items stand.
  ///   - spanTotal: Columns covered by all items still to come, counted one by one. No column
  ///     further to the right than that can be needed, however many there are.
  init(front: ColumnPacking.Front, top: CGFloat, metrics: ColumnMetrics, spanTotal: Int) {
    columnCount = metrics.columnCount
    lineGap = metrics.lineGap
    touched = front.bottoms.count
    lowestEdge = front.lowestEdge
    bottoms = front.bottoms
    let needed = min(columnCount, touched + spanTotal)
    bottoms.append(contentsOf: repeatElement(top, count: needed - touched))
  }

  func front(before item: Int) -> ColumnPacking.Front {
    ColumnPacking.Front(
      item: item, bottoms: Array(bottoms[..<touched]), lowestEdge: lowestEdge)
  }

  /// The shortest column, the leftmost on a tie.
  func shortest() -> Int {
    // All columns without items are alike, so the leftmost of them stands for the rest.
    var shortest = 0
    for column in 1..<max(1, min(columnCount, touched + 1))
    where bottoms[column] < bottoms[shortest] {
      shortest = column
    }
    return shortest
  }

  /// The first of the columns between which the lowest bottom is smallest.
  func shortest(span: Int) -> Int {
    guard span > 1 else { return shortest() }
    var best = 0
    var bestLevel = CGFloat.infinity
    var first = 0
    while first <= min(touched, columnCount - span) {
      let window = first..<first + span
      // A column that is no better than the best so far spoils every window that holds it.
      if let spoiler = window.last(where: { bottoms[$0] >= bestLevel }) {
        first = spoiler + 1
      } else {
        best = first
        bestLevel = level(of: window)
        first += 1
      }
    }
    return best
  }

  /// The lowest bottom of some columns: where an item over all of them goes.
  func level(of window: Range<Int>) -> CGFloat {
    var level = bottoms[window.lowerBound]
    for column in window.dropFirst() where bottoms[column] > level { level = bottoms[column] }
    return level
  }

  /// Occupies columns with an item; they continue below it.
  mutating func occupy(_ window: Range<Int>, from offset: CGFloat, height: CGFloat) {
    let edge = offset + height
    if edge > lowestEdge { lowestEdge = edge }
    if window.upperBound > touched { touched = window.upperBound }
    // Not offset + (height + gap): a column continues at or below the edge it was given, exactly.
    let bottom = edge + lineGap
    for column in window { bottoms[column] = bottom }
  }

  /// Deals out items of one column each.
  ///
  /// - Parameter inTurn: Items before this one go to the column of their own number.
  mutating func place(
    _ items: Range<Int>, inTurn: Int, heights: UnsafeBufferPointer<CGFloat>,
    offsets: UnsafeMutableBufferPointer<CGFloat>, columns: UnsafeMutableBufferPointer<Int32>
  ) {
    if bottoms.count > Self.mostScanned {
      return placeAmongMany(
        items, inTurn: inTurn, heights: heights, offsets: offsets, columns: columns)
    }
    let (columnCount, lineGap) = (columnCount, lineGap)
    var (touched, lowestEdge) = (touched, lowestEdge)
    bottoms.withUnsafeMutableBufferPointer { bottoms in
      for item in items {
        var column = 0
        if item < inTurn {
          column = item
        } else {
          var least = bottoms[0]
          for other in 1..<max(1, min(columnCount, touched + 1)) {
            let bottom = bottoms[other]
            // Both are chosen without a jump: which column is shortest cannot be foretold.
            column = bottom < least ? other : column
            least = bottom < least ? bottom : least
          }
        }
        let offset = bottoms[column]
        let edge = offset + heights[item]
        lowestEdge = edge > lowestEdge ? edge : lowestEdge
        touched = column < touched ? touched : column + 1
        bottoms[column] = edge + lineGap
        offsets[item] = offset
        columns[item] = Int32(truncatingIfNeeded: column)
      }
    }
    (self.touched, self.lowestEdge) = (touched, lowestEdge)
  }

  /// Columns of which the shortest is found by looking at each: beyond that a tree is quicker.
  private static let mostScanned = 128

  /// Places items like `place`, in O(log *columns*) an item: for many columns.
  private mutating func placeAmongMany(
    _ items: Range<Int>, inTurn: Int, heights: UnsafeBufferPointer<CGFloat>,
    offsets: UnsafeMutableBufferPointer<CGFloat>, columns: UnsafeMutableBufferPointer<Int32>
  ) {
    // Columns without items are all alike, and the leftmost of the shortest counts: those that the
    // rule leaves out of account change nothing.
    let reached = max(touched + items.count, min(inTurn, items.upperBound))
    var tree = LeastTree(Array(bottoms.prefix(reached)))
    for item in items {
      let column = item < inTurn ? item : tree.leastIndex
      let offset = tree[column]
      let edge = offset + heights[item]
      lowestEdge = max(lowestEdge, edge)
      touched = max(touched, column + 1)
      tree[column] = edge + lineGap
      offsets[item] = offset
      columns[item] = Int32(truncatingIfNeeded: column)
    }
    for column in 0..<tree.count { bottoms[column] = tree[column] }
  }
}
