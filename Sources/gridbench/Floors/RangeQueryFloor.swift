import GridScenarios

/// The least work of a query for the frames in a rectangle. The frames are in one array by
/// ascending top edge. A query is a binary search and a scan.
@MainActor
final class RangeQueryFloor {
  private let frames: [CGRect]
  private let tallest: CGFloat
  /// The items of the last answer, ascending.
  private(set) var hits: [Int32] = []

  /// Makes a floor of sorted frames.
  ///
  /// - Parameters:
  ///   - frames: The frames, by ascending top edge.
  ///   - tallest: The height of the tallest frame, in points.
  init(frames: [CGRect], tallest: CGFloat) {
    self.frames = frames
    self.tallest = tallest
    hits.reserveCapacity(256)
  }

  /// Collects the items whose frames overlap a rectangle.
  ///
  /// - Returns: The number of these items.
  @inline(never)
  func query(_ rect: CGRect) -> Int {
    hits.removeAll(keepingCapacity: true)
    let top = Double(rect.origin.y)
    let bottom = top + Double(rect.size.height)
    let left = Double(rect.origin.x)
    let right = left + Double(rect.size.width)
    var low = 0
    var high = frames.count
    let first = top - Double(tallest)
    while low < high {
      let middle = (low + high) / 2
      if Double(frames[middle].origin.y) > first { high = middle } else { low = middle + 1 }
    }
    while low < frames.count {
      let frame = frames[low]
      let y = Double(frame.origin.y)
      if y >= bottom { break }
      let x = Double(frame.origin.x)
      if y + Double(frame.size.height) > top, x < right, x + Double(frame.size.width) > left {
        hits.append(Int32(low))
      }
      low += 1
    }
    return hits.count
  }
}
