import GridScenarios

/// The least that a change of heights in a long list can do: a binary indexed tree of heights, into
/// which a change is added in at most log₂ *n* places, and of which the height above any row is the
/// sum of as many.
@MainActor
final class HeightTreeFloor {
  /// Sums by place, counted from 1: each is that of as many rows as its lowest bit says.
  private var sums: [Double]
  private var heights: [Double]

  var count: Int { heights.count }

  /// Makes a tree of rows that all have one height.
  ///
  /// - Parameter height: The height of every row at first, in points.
  init(count: Int, height: Double) {
    heights = Array(repeating: height, count: count)
    sums = [0]
    sums.reserveCapacity(count + 1)
    for place in 1..<count + 1 { sums.append(height * Double(place & -place)) }
  }

  /// Gives rows other heights, and asks for the height of all.
  ///
  /// - Parameter extra: Added to each height.
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
    return height(above: count)
  }

  /// The height of all rows before one, in points.
  func height(above row: Int) -> Double {
    var (place, height) = (row, 0.0)
    while place > 0 {
      height += sums[place]
      place -= place & -place
    }
    return height
  }
}
