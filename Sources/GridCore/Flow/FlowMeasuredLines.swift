import Foundation

/// The lines of a section whose sizes become known one by one.
///
/// All items are equally long, so the line of an item follows from the item's number. With one
/// estimate for all items, a line without a measured item has the current extent of unmeasured
/// items. So only lines with a measured item are stored. If each line has one item, no line is
/// stored. If every item has its own estimate, all lines are stored. When a line changes, the lines
/// behind it are not touched.
struct FlowMeasuredLines: Equatable, Sendable {
  let itemsPerLine: Int
  let count: Int
  /// The extents of the lines with a measured item, or of all lines if every item has its own
  /// estimate. They are stored as heights. With one estimate for all items and one item per line,
  /// the value is nil, and the measured sizes give the extents.
  private(set) var extents: SparseSizes?
  /// The lines with both measured and unmeasured items. Their extents may change with the size of
  /// unmeasured items.
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

  /// Whether there are stored lines to update when the sizes of items change.
  var followsItems: Bool { extents != nil }

  /// Updates the stored lines after changes of items' sizes.
  ///
  /// - Parameter standard: The size that items without a measured size had before the changes.
  mutating func itemsChanged(
    _ changes: ArraySlice<FlowMeasurement>, _ items: FlowEstimates, from standard: CGSize?
  ) {
    guard extents != nil else { return }
    for change in changes { update(change.item.item / itemsPerLine, items) }
    standardChanged(items, from: standard)
  }

  /// Updates the stored lines after the change of one item's size.
  mutating func itemChanged(_ item: Int, _ items: FlowEstimates, from standard: CGSize?) {
    guard extents != nil else { return }
    update(item / itemsPerLine, items)
    standardChanged(items, from: standard)
  }

  private mutating func standardChanged(_ items: FlowEstimates, from standard: CGSize?) {
    guard standard != items.standard else { return }
    for line in mixedLines { update(line, items) }
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
}
