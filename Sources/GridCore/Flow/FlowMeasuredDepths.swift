import Foundation

/// The place of a line along the scroll axis, before rounding.
struct FlowLineDepth: Equatable, Sendable {
  var offset: CGFloat
  var extent: CGFloat
}

/// The rule that computes the depth of a line from the known sizes before it.
struct FlowDepthRule {
  /// The axis whose `extent(of:)` gives the extent of a size.
  let axis: FlowAxis
  /// The extent of lines whose size is not known.
  var standardExtent: CGFloat
  let itemsOffset: CGFloat
  let spacing: CGFloat

  func depth(
    ofLine index: Int, after before: SparseSizes.Sums, size: CGSize?
  ) -> FlowLineDepth {
    FlowLineDepth(
      offset: offset(ofLine: index, after: before),
      extent: size.map(axis.extent(of:)) ?? standardExtent)
  }

  func offset(ofLine index: Int, after before: SparseSizes.Sums) -> CGFloat {
    let others = CGFloat(index - before.known) * standardExtent
    let offset = axis.extent(of: before.size) + others + CGFloat(index) * spacing
    return itemsOffset + offset
  }
}

/// The depths of the lines of a section with measured items.
///
/// The type holds only the values of the section that are needed to find the lines. So a copy
/// retains a single reference.
struct FlowMeasuredDepths {
  /// The sizes of the lines, one per line. A line whose size is not known has the extent of items
  /// that were not measured.
  let rows: SparseSizes
  let rule: FlowDepthRule

  /// The depth of a line. O(log *lines*).
  subscript(index: Int) -> FlowLineDepth {
    rule.depth(ofLine: index, after: rows.sums(before: index), size: rows[index])
  }

  /// Returns a guess at the first line that ends at or behind an offset. O(log *lines*).
  func line(reaching offset: CGFloat) -> Int {
    rows.place(
      passing: offset - rule.itemsOffset, lane: rule.axis == .vertical ? 1 : 0,
      unknown: rule.standardExtent, gap: rule.spacing)
  }

  /// Calls `visit` with each line from `first` on, as long as `visit` returns true.
  func forEachLine(from first: Int, _ visit: (Int, FlowLineDepth) -> Bool) {
    rows.forEachPlace(from: first) { visit($0, rule.depth(ofLine: $0, after: $1, size: $2)) }
  }

  /// Returns the first line that ends at or behind `offset - slack`. The search begins at `guess`.
  func firstLine(reaching offset: CGFloat, slack: CGFloat, near guess: Int) -> Int {
    (0..<rows.count).partitionPoint(near: guess) {
      let line = self[$0]
      return line.offset + line.extent + slack >= offset
    }
  }

  /// Calls `visit` with each line that meets a region, as long as `visit` returns true. The start
  /// of a line is rounded to pixels. Each line must be as thick as each of its items.
  ///
  /// - Parameter slack: A distance at least as great as the distance by which rounding can move a
  ///   line.
  func forEachRow(
    meeting region: AxisRange, in grid: PixelGrid, slack: CGFloat,
    _ visit: (_ index: Int, _ start: CGFloat, _ extent: CGFloat) -> Bool
  ) {
    let guess = min(line(reaching: region.start - slack), rows.count)
    var first = max(guess - 1, 0)
    var isSure = false
    while true {
      var isWrong = false
      forEachLine(from: first) { index, line in
        if !isSure {
          // The guess is right if its line reaches the region and the line before it does not. Most
          // often it is right.
          let reaches = line.offset + line.extent + slack >= region.start
          isWrong = reaches == (index < guess)
          if isWrong || !reaches { return !isWrong }
          isSure = true
        }
        let start = grid.rounded(line.offset)
        if start > region.end { return false }
        return start + line.extent < region.start || visit(index, start, line.extent)
      }
      guard isWrong else { return }
      first = firstLine(reaching: region.start, slack: slack, near: guess)
      isSure = true
    }
  }
}
