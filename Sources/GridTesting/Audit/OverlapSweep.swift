import GridCore

/// A search for frames that overlap.
///
/// A line sweeps over the frames from the top. The frames that the line crosses are kept in a tree,
/// by their left edges. Each node of the tree stores the furthest right edge of its frames. So a
/// frame is compared only with frames that overlap it by more than a rounding error. The number of
/// columns side by side does not matter.
///
/// - Complexity: O((*n* + *pairs*) · log *n*) for *n* frames.
struct OverlapSweep {
  /// A frame to compare, with the id of its element.
  struct Item {
    var frame: CGRect
    var id: GridElementID
    /// Whether the element is a cell. Pairs without a cell are ignored, because headers and footers
    /// may overlap each other.
    var isCell: Bool
  }

  /// The first overlapping pair, as positions in the list; nil if no frames overlap.
  private(set) var first: (Int, Int)?
  private(set) var involved: Set<GridElementID> = []
  private(set) var pairs = 0
  /// The number of comparisons of two frames, as a measure of the work.
  private(set) var visits = 0

  /// Sweeps over the frames and counts their overlaps.
  ///
  /// - Parameters:
  ///   - items: The frames, sorted by their upper edges.
  ///   - tolerance: The width of an overlap that is still taken for a rounding error.
  ///   - limit: The number of pairs after which the search ends. The search also ends after forty
  ///     times as many comparisons.
  init(_ items: [Item], tolerance: CGFloat, limit: Int) {
    let inner = items.map { $0.frame.insetBy(dx: tolerance / 2, dy: tolerance / 2) }
    let byLeft = items.indices.sorted { (inner[$0].minX, $0) < (inner[$1].minX, $1) }
    let byEnd = items.indices.sorted { (items[$0].frame.maxY, $0) < (items[$1].frame.maxY, $1) }
    let lefts = byLeft.map { inner[$0].minX }
    var rank = Array(repeating: 0, count: items.count)
    for (place, item) in byLeft.enumerated() { rank[item] = place }
    var cells = OpenFrames(count: items.count)
    var others = OpenFrames(count: items.count)
    var isOver = Array(repeating: false, count: items.count)
    var nextEnd = 0
    for (index, item) in items.enumerated() {
      while nextEnd < byEnd.count,
        items[byEnd[nextEnd]].frame.maxY <= item.frame.minY + tolerance
      {
        let over = byEnd[nextEnd]
        isOver[over] = true
        cells.close(at: rank[over])
        others.close(at: rank[over])
        nextEnd += 1
      }
      let before = lefts.partitionPoint { $0 >= inner[index].maxX }
      var found: [Int] = []
      cells.forEach(before: before, reaching: inner[index].minX) { found.append(byLeft[$0]) }
      if item.isCell {
        others.forEach(before: before, reaching: inner[index].minX) { found.append(byLeft[$0]) }
      }
      visits += found.count
      for other in found where items[other].id != item.id && inner[other].overlaps(inner[index]) {
        // If several frames overlap the same frame, `first` has the earliest of them.
        if first.map({ $0.1 == index && other < $0.0 }) ?? true { first = (other, index) }
        involved.formUnion([items[other].id, item.id])
        pairs += 1
      }
      if pairs > limit || visits > 40 * limit { return }
      guard !isOver[index], !inner[index].isNull else { continue }
      if item.isCell {
        cells.open(at: rank[index], reach: inner[index].maxX)
      } else {
        others.open(at: rank[index], reach: inner[index].maxX)
      }
    }
  }
}

/// The frames that the sweep line crosses, by rank. The rank of a frame is its place in the order
/// of the left edges.
private struct OpenFrames {
  /// A tree in an array. A leaf holds the right edge of a frame, and a node holds the furthest
  /// right edge below it.
  private var reach: [CGFloat]
  private let leaves: Int

  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    reach = Array(repeating: -.infinity, count: 2 * leaves)
  }

  mutating func open(at rank: Int, reach: CGFloat) { set(reach, at: rank) }

  mutating func close(at rank: Int) {
    if reach[leaves + rank] != -.infinity { set(-.infinity, at: rank) }
  }

  private mutating func set(_ value: CGFloat, at rank: Int) {
    var node = leaves + rank
    reach[node] = value
    while node > 1 {
      node /= 2
      reach[node] = max(reach[2 * node], reach[2 * node + 1])
    }
  }

  /// Visits the frames with ranks below `end` and right edges beyond `place`, in the order of
  /// ranks.
  func forEach(before end: Int, reaching place: CGFloat, _ visit: (Int) -> Void) {
    search(1, 0, leaves, before: end, reaching: place, visit)
  }

  private func search(
    _ node: Int, _ start: Int, _ length: Int, before end: Int, reaching place: CGFloat,
    _ visit: (Int) -> Void
  ) {
    guard start < end, reach[node] > place else { return }
    if length == 1 { return visit(start) }
    let half = length / 2
    search(2 * node, start, half, before: end, reaching: place, visit)
    search(2 * node + 1, start + half, half, before: end, reaching: place, visit)
  }
}
