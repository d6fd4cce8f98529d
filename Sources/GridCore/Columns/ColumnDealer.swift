import Foundation

/// A dealer that assigns the items of one section to columns, one after another.
struct ColumnDealer {
  /// The bottom of each column, including the line gap below the last item of the column.
  private var bottoms: [CGFloat]
  private let columnCount: Int
  private let lineGap: CGFloat
  /// The number of columns up to the last column with an item.
  private(set) var touched: Int
  private(set) var lowestEdge: CGFloat

  /// Makes the columns of a section in which the items before `front.item` are already placed.
  ///
  /// - Parameters:
  ///   - top: The bottom of columns without items.
  ///   - spanTotal: The sum of the spans of the items that are not yet placed. These items reach at
  ///     most `spanTotal` columns that have no item yet.
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

  /// Returns the shortest column, the leftmost on a tie.
  func shortest() -> Int {
    // All columns without items are equal, so only the leftmost of them is compared.
    var shortest = 0
    for column in 1..<max(1, min(columnCount, touched + 1))
    where bottoms[column] < bottoms[shortest] {
      shortest = column
    }
    return shortest
  }

  /// Returns the first of the `span` adjacent columns under which an item can start highest. On a
  /// tie, the leftmost columns win.
  func shortest(span: Int) -> Int {
    guard span > 1 else { return shortest() }
    var best = 0
    var bestLevel = CGFloat.infinity
    var first = 0
    while first <= min(touched, columnCount - span) {
      let window = first..<first + span
      // A column whose bottom is not above the best level rules out every window that contains it.
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

  /// Returns the lowest bottom of some columns: the top of an item that spans all of them.
  func level(of window: Range<Int>) -> CGFloat {
    var level = bottoms[window.lowerBound]
    for column in window.dropFirst() where bottoms[column] > level { level = bottoms[column] }
    return level
  }

  /// Puts an item into columns. The columns continue below the item.
  mutating func occupy(_ window: Range<Int>, from offset: CGFloat, height: CGFloat) {
    let edge = offset + height
    if edge > lowestEdge { lowestEdge = edge }
    if window.upperBound > touched { touched = window.upperBound }
    // Not offset + (height + gap): rounding must not let a column continue above the edge of its
    // item.
    let bottom = edge + lineGap
    for column in window { bottoms[column] = bottom }
  }

  /// Places items that span one column each.
  ///
  /// - Parameter inTurn: The number of items that take the columns in turn: item *n* goes into
  ///   column *n*.
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
            // Both are selected without a branch, since a branch predictor cannot foresee the
            // shortest column.
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

  /// The largest number of columns that are scanned for the shortest column. For more columns a
  /// tree is quicker.
  private static let mostScanned = 128

  /// Places items like `place`, but in O(log *columns*) per item, for many columns.
  private mutating func placeAmongMany(
    _ items: Range<Int>, inTurn: Int, heights: UnsafeBufferPointer<CGFloat>,
    offsets: UnsafeMutableBufferPointer<CGFloat>, columns: UnsafeMutableBufferPointer<Int32>
  ) {
    // The tree has more empty columns than `place` compares. They are all equal, and the leftmost
    // of the shortest columns counts, so the result is the same.
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
