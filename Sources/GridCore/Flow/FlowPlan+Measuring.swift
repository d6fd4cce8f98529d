import Foundation

/// What an item was measured to.
package struct FlowMeasurement: Hashable, Sendable {
  package var item: FlowPosition
  /// Nil forgets what was measured.
  package var size: CGSize?

  package init(_ item: FlowPosition, _ size: CGSize?) {
    self.item = item
    self.size = size
  }
}

/// Sizes that become known one by one (5.10).
extension FlowPlan {
  /// Takes in what one item was measured to; see `measure(_:)`.
  package mutating func measure(_ size: CGSize?, section: Int, item: Int) {
    measure(CollectionOfOne(FlowMeasurement(FlowPosition(section: section, item: item), size)))
  }

  /// What was measured, by section; sections without anything are left out.
  package var measuredSizes: [Int: SparseSizes] {
    var sizes: [Int: SparseSizes] = [:]
    for (index, section) in sections.enumerated() {
      if let measured = section.input.items.measured, measured.knownCount > 0 {
        sizes[index] = measured
      }
    }
    return sizes
  }

  /// The size that was measured of an item.
  package func measuredSize(section: Int, item: Int) -> CGSize? {
    guard let measured = solved(section)?.input.items.measured, item >= 0, item < measured.count
    else { return nil }
    return measured[item]
  }

  /// Where the line of an item starts along the scroll axis, rounded to pixels.
  package func lineStart(section: Int, item: Int) -> CGFloat? {
    guard let solved = solved(section), let line = lineIndex(ofItem: item, in: solved) else {
      return nil
    }
    return grid.rounded(depth(ofLine: line, in: solved).offset)
  }

  /// The first item of the first line that starts in a region: what stays in place while sizes before
  /// it change. Without such a line, the first item that meets the region.
  package func anchor(in rect: CGRect) -> FlowPosition? {
    let start = axis.span(of: rect).start
    var meeting: FlowPosition?
    var anchor: FlowPosition?
    forEachPart(in: region(of: rect), pinning: nil) { section, solved, part in
      guard anchor == nil, case .line(let index, let depth) = part else { return }
      let first = items(ofLine: index, in: solved).lowerBound
      let position = FlowPosition(section: section, item: first)
      if meeting == nil { meeting = position }
      if grid.rounded(depth.offset) >= start { anchor = position }
    }
    return anchor ?? meeting
  }
}
