import Foundation

/// Sizes that become known one by one (5.10).
extension FlowPlan {
  /// Takes in what an item was measured to, and flows everything anew from there; nil forgets it.
  ///
  /// Nothing happens where sizes are not estimated.
  package mutating func measure(_ size: CGSize?, section: Int, item: Int) {
    guard let items = solved(section)?.input.items, let measured = items.measured, item >= 0,
      item < items.count, measured[item] != size
    else { return }
    var inputs = sections.map(\.input)
    inputs[section].items.measure(size, item: item)
    self = FlowPlan(axis: axis, crossLength: crossLength, grid: grid, sections: inputs)
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

  /// The first item of the first line that starts in a region, the end not counted: what stays in
  /// place while sizes before it change. Without such a line, the first item that meets the region.
  package func anchor(in rect: CGRect) -> FlowPosition? {
    let start = axis.span(of: rect).start
    var meeting: FlowPosition?
    var anchor: FlowPosition?
    forEachElement(in: rect) { section, element in
      guard anchor == nil, case .item(let item) = element else { return }
      let position = FlowPosition(section: section, item: item)
      if meeting == nil { meeting = position }
      if let line = lineStart(section: section, item: item), line >= start { anchor = position }
    }
    return anchor ?? meeting
  }
}
