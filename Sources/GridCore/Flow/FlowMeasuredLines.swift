import Foundation

/// Where the lines of a section are whose sizes become known one by one (5.10).
///
/// All items are equally long, so that an item's number tells its line. Lines without a measured item
/// have the extent of the items that were not measured, whatever that comes to be: only those with
/// one are kept, and where a line is an item not even these. Nothing below a line that changes is
/// touched.
struct FlowMeasuredLines: Equatable, Sendable {
  let itemsPerLine: Int
  let count: Int
  /// The extents of lines with a measured item, as heights; of all lines if every item has an
  /// estimate of its own. Nil where the measured items themselves say it.
  private var extents: SparseSizes?
  /// Lines that have items of both sorts: their extent may follow the one of the others.
  private var mixedLines: Set<Int> = []

  init(_ items: FlowEstimates, itemsPerLine: Int) {
    self.itemsPerLine = itemsPerLine
    count = items.count / itemsPerLine + (items.count % itemsPerLine == 0 ? 0 : 1)
    guard items.standard != nil else {
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      for line in 0..<count {
        sizes.append(CGSize(width: 0, height: thickness(ofLine: line, items)))
      }
      extents = SparseSizes(known: sizes)
      return
    }
    guard itemsPerLine > 1 else { return }
    var known = SparseSizes(count: count)
    var last = -1
    items.measured.forEachKnown { item, _ in
      let line = item / itemsPerLine
      guard line != last else { return }
      last = line
      known[line] = CGSize(width: 0, height: thickness(ofLine: line, items))
      if isMixed(line, items) { mixedLines.insert(line) }
    }
    extents = known
  }

  /// How far a line starts behind the first one. O(log *lines*).
  func offset(ofLine line: Int, _ items: FlowEstimates, spacing: CGFloat) -> CGFloat {
    let before: (known: Int, extent: CGFloat)
    if let extents {
      let sums = extents.sums(before: line)
      before = (sums.known, sums.size.height)
    } else {
      let sums = items.measured.sums(before: line)
      before = (sums.known, items.axis.extent(of: sums.size))
    }
    let others = CGFloat(line - before.known) * standardExtent(of: items)
    return before.extent + others + CGFloat(line) * spacing
  }

  func extent(ofLine line: Int, _ items: FlowEstimates) -> CGFloat {
    guard let extents else { return items.axis.extent(of: items[line]) }
    return extents[line]?.height ?? standardExtent(of: items)
  }

  /// Follows changes of items' sizes.
  ///
  /// - Parameter standard: The size of items that were not measured, before the changes.
  mutating func itemsChanged(
    _ changes: ArraySlice<FlowMeasurement>, _ items: FlowEstimates, from standard: CGSize?
  ) {
    guard extents != nil else { return }
    for change in changes { update(change.item.item / itemsPerLine, items) }
    if standard != items.standard {
      for line in mixedLines { update(line, items) }
    }
  }

  private mutating func update(_ line: Int, _ items: FlowEstimates) {
    if isMixed(line, items) { mixedLines.insert(line) } else { mixedLines.remove(line) }
    let isKnown =
      items.standard == nil
      || self.items(ofLine: line, items).contains {
        items.measured[$0] != nil
      }
    let extent = isKnown ? CGSize(width: 0, height: thickness(ofLine: line, items)) : nil
    extents?[line] = extent
  }

  private func isMixed(_ line: Int, _ items: FlowEstimates) -> Bool {
    guard items.standard != nil else { return false }
    let range = self.items(ofLine: line, items)
    let first = items.measured[range.lowerBound] != nil
    return range.dropFirst().contains { (items.measured[$0] != nil) != first }
  }

  private func items(ofLine line: Int, _ items: FlowEstimates) -> Range<Int> {
    let first = line * itemsPerLine
    return first..<first + min(itemsPerLine, items.count - first)
  }

  private func thickness(ofLine line: Int, _ items: FlowEstimates) -> CGFloat {
    self.items(ofLine: line, items).reduce(0) { max($0, items.axis.extent(of: items[$1])) }
  }

  private func standardExtent(of items: FlowEstimates) -> CGFloat {
    items.standard.map(items.axis.extent(of:)) ?? 0
  }
}
