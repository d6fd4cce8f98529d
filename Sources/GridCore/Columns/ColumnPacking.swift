import Foundation

/// A section packed into columns: the column and the top edge of each item.
///
/// An item goes under the shortest column, the leftmost on a tie. In the first row items may take
/// the columns in turn (`ColumnMetrics.FirstRow`). An item over *m* columns goes to the first
/// column *k* for which the lowest bottom among columns *k* … *k + m − 1* is highest. The item
/// starts at this bottom, and all *m* columns continue below the item (4.1, 4.4). `ColumnGeometry`
/// has the widths of the columns, which the packing does not need.
///
/// The packing stores the heights and the state of the columns at some items. So items can be
/// appended and changed without placing all items before them again.
///
/// Memory: about 21 bytes per item, or 29 bytes in a section where items span several columns.
package struct ColumnPacking: Equatable, Sendable {
  /// An item whose height or span could not be used as given.
  package struct OddItem: Equatable, Sendable {
    package let item: Int
    /// Whether the height is not a number, or too large to add up.
    package var isHeightUnusable: Bool
    /// Whether the span is less than one column.
    package var isSpanInvalid: Bool

    package init(item: Int, isHeightUnusable: Bool = false, isSpanInvalid: Bool = false) {
      self.item = item
      self.isHeightUnusable = isHeightUnusable
      self.isSpanInvalid = isSpanInvalid
    }
  }

  /// The state of the columns when the items before `item` are placed.
  struct Front: Equatable, Sendable {
    var item: Int
    /// The bottoms of the columns, up to the last column with an item. Later columns are still at
    /// the top.
    var bottoms: [CGFloat]
    var lowestEdge: CGFloat
  }

  /// The metrics in use, with unusable values replaced.
  package let metrics: ColumnMetrics
  /// The start of the section, above its top inset.
  package internal(set) var start: CGFloat
  /// The top edge of each item.
  package internal(set) var offsets: [CGFloat] = []
  package internal(set) var heights: [CGFloat] = []
  /// The range from the highest edge to the lowest edge of all items; `nothing` without items.
  package internal(set) var itemBounds = AxisRange.nothing
  /// The items with an unusable height or span, ascending.
  package internal(set) var oddItems: [OddItem] = []
  /// The items of height 0, ascending.
  package internal(set) var flatItems: [Int32] = []

  // Stored flat and small: see "Memory" above.
  var columns: [Int32] = []
  /// The spans of the items; empty while no item spans more than one column.
  var spans: [Int32] = []
  var fronts: [Front] = []
  var lastFront: Front
  /// The search index of the items by their ranges along the scroll axis.
  var index = RangeIndex()

  /// Packs the items of a section into columns.
  ///
  /// - Parameters:
  ///   - start: The start of the section along the scroll axis.
  ///   - heights: The heights of the items.
  ///   - spans: The number of columns that each item covers; 1 for items beyond the end of the
  ///     list.
  package init(
    start: CGFloat = 0, metrics: ColumnMetrics, heights: [CGFloat], spans: [Int] = []
  ) {
    var reader = LengthReader()
    self.metrics = metrics.usable(through: &reader)
    self.start = LengthReader.usable(start)
    lastFront = Front(item: 0, bottoms: [], lowestEdge: self.start + self.metrics.inset.top)
    replaceItems(from: 0, heights: heights, spans: spans)
  }

  package var count: Int { heights.count }

  /// The start of the items: the section's start plus its top inset.
  package var top: CGFloat { start + metrics.inset.top }

  /// The end of the section: the lowest edge of any item, plus the bottom inset.
  package var end: CGFloat { lastFront.lowestEdge + metrics.inset.bottom }

  /// Returns the leftmost column of an item.
  package func column(of item: Int) -> Int { Int(columns[item]) }

  /// Returns the number of columns that an item covers.
  package func span(of item: Int) -> Int { spans.isEmpty ? 1 : Int(spans[item]) }

  package func range(of item: Int) -> AxisRange {
    AxisRange(start: offsets[item], end: offsets[item] + heights[item])
  }

  // MARK: Changing items

  /// Replaces the items from `first` on, and places them. Items before `first` stay as they are.
  ///
  /// If `first` is the number of items, the new items are appended. The result equals a new packing
  /// of the same items.
  ///
  /// - Complexity: O((*removed* + *new*) · *columns*). All items are placed again if the change
  ///   adds the section's first span or removes its last span, because the rule of the first row
  ///   then changes.
  ///
  /// - Parameter newStart: The new start of the section; nil to keep the start. A different start
  ///   places all items again.
  package mutating func replaceItems(
    from first: Int, heights new: [CGFloat], spans: [Int] = [], movingTo newStart: CGFloat? = nil
  ) {
    let oldStart = start
    if let newStart { start = LengthReader.usable(newStart) }
    let first = min(max(0, first), count)
    let hadRule = placesFirstRowInTurn
    cutItems(at: first)
    appendHeights(new)
    appendSpans(spans, count: new.count)
    solve(from: hadRule == placesFirstRowInTurn && start == oldStart ? first : 0)
  }

  /// Moves the section along the scroll axis.
  package mutating func move(to newStart: CGFloat) {
    let newStart = LengthReader.usable(newStart)
    guard newStart != start else { return }
    start = newStart
    solve(from: 0)
  }

  /// Whether items of the first row take the columns in turn; never with weights or spans (4.4).
  var placesFirstRowInTurn: Bool {
    metrics.firstRow == .inTurn && metrics.columnWeights == nil && spans.isEmpty
  }

  private mutating func cutItems(at first: Int) {
    guard first < count else { return }
    heights.removeLast(count - first)
    if !spans.isEmpty {
      spans.removeLast(spans.count - first)
      if spans.allSatisfy({ $0 == 1 }) { spans = [] }
    }
    flatItems.removeLast(flatItems.count - flatItems.partitionPoint { $0 >= first })
    oddItems.removeLast(oddItems.count - oddItems.partitionPoint { $0.item >= first })
  }

  private mutating func appendHeights(_ new: [CGFloat]) {
    let first = count
    // A new packing shares the list that it is made from.
    if first == 0 {
      heights = new
    } else {
      reserve(first + new.count)
      heights += new
    }
    for item in first..<heights.count {
      let height = heights[item]
      // The condition is false for NaN, too.
      if height > 0, height <= LengthReader.limit { continue }
      let usable = LengthReader.usable(height)
      if height != max(0, usable) { heights[item] = max(0, usable) }
      if usable <= 0 { flatItems.append(Int32(item)) }
      if usable != height { oddItems.append(OddItem(item: item, isHeightUnusable: true)) }
    }
  }

  /// Reserves memory for the items and for a few more items. Arrays that grow by themselves would
  /// take more memory than a packing may take.
  private mutating func reserve(_ total: Int) {
    guard heights.capacity < total else { return }
    let capacity = total + total / 16
    offsets.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
    columns.reserveCapacity(capacity)
  }

  private mutating func appendSpans(_ new: [Int], count newCount: Int) {
    let first = count - newCount
    for (position, span) in new.prefix(newCount).enumerated() where span != 1 {
      if span < 1 { recordInvalidSpan(ofItem: first + position) }
      let span = min(max(1, span), metrics.columnCount)
      guard span > 1 else { continue }
      if spans.isEmpty { spans = Array(repeating: 1, count: count) }
      growSpans()
      spans[first + position] = Int32(span)
    }
    if !spans.isEmpty { growSpans() }
  }

  private mutating func growSpans() {
    if spans.count < count {
      spans.append(contentsOf: repeatElement(1, count: count - spans.count))
    }
  }

  private mutating func recordInvalidSpan(ofItem item: Int) {
    let place = oddItems.partitionPoint { $0.item >= item }
    if place < oddItems.count, oddItems[place].item == item {
      oddItems[place].isSpanInvalid = true
    } else {
      oddItems.insert(OddItem(item: item, isSpanInvalid: true), at: place)
    }
  }
}
