import GridScenarios

/// The least work for changing heights in a long list, with a binary indexed tree of heights. A
/// change of one height updates at most about log₂ *n* sums. The height above a row is computed
/// from at most about log₂ *n* sums.
@MainActor
final class HeightTreeFloor {
  /// Sums of heights by place, counted from 1. The lowest set bit of a place is the number of rows
  /// in its sum.
  private var sums: [Double]
  private var heights: [Double]

  /// Makes a tree of rows of equal height.
  ///
  /// - Parameter height: The initial height of every row, in points.
  init(count: Int, height: Double) {
    heights = Array(repeating: height, count: count)
    sums = [0]
    sums.reserveCapacity(count + 1)
    for place in 1..<count + 1 { sums.append(height * Double(place & -place)) }
  }

  /// Changes the heights of rows and returns the height of all rows.
  ///
  /// - Parameter extra: The value that is added to each new height.
  @inline(never)
  func change(_ rows: [Int], to new: [CGFloat], plus extra: CGFloat) -> Double {
    heights.withUnsafeMutableBufferPointer { heights in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in rows.indices {
          let row = rows[index]
          let height = Double(new[index] + extra)
          let difference = height - heights[row]
          heights[row] = height
          var place = row + 1
          while place < sums.count {
            sums[place] += difference
            place += place & -place
          }
        }
      }
    }
    return height(above: heights.count)
  }

  /// Returns the height of all rows before a row, in points.
  func height(above row: Int) -> Double {
    var (place, height) = (row, 0.0)
    while place > 0 {
      height += sums[place]
      place -= place & -place
    }
    return height
  }
}
