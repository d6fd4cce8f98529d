import Foundation

/// The lines of a section whose sizes become known one by one.
///
/// All items are equally long, so that an item's number tells its line. Lines without a measured
/// item have the extent of the items that were not measured, whatever that comes to be: only those
/// with one are kept, and where a line is an item not even these. Nothing below a line that changes
/// is touched.
struct FlowMeasuredLines: Equatable, Sendable {
  let itemsPerLine: Int
  let count: Int
  /// The extents of lines with a measured item, as heights; of all lines if every item has an
  /// estimate of its own. Nil where the measured items themselves say it.
  private(set) var extents: SparseSizes?
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

  /// Whether lines are kept that have to follow changes of items.
  var followsItems: Bool { extents != nil }

  /// Follows changes of items' sizes.
  ///
  /// - Parameter standard: The size of items that were not measured, before the changes.
  mutating func itemsChanged(
    _ changes: ArraySlice<FlowMeasurement>, _ items: FlowEstimates, from standard: CGSize?
  ) {
    guard extents != nil else { return }
    for change in changes { update(change.item.item / itemsPerLine, items) }
    standardChanged(items, from: standard)
  }

  /// Follows the change of one item's size.
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
