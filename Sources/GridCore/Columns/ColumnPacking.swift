import Foundation

/// A section packed into columns: which column each item is in, and how far down.
///
/// An item goes under the column that is shortest so far, the leftmost on a tie; in the first row
/// items may take the columns in turn (`ColumnMetrics.FirstRow`). An item over *m* columns goes to
/// the first column *k* that minimises the lowest bottom among columns *k* … *k + m − 1*, at that
/// bottom, and all *m* continue below it (4.1, 4.4). Widths play no part: `ColumnGeometry` has
/// them.
///
/// Heights, and what a new solve from an item needs of the items before it, are kept, so items can
/// be appended and changed without solving those before them again.
///
/// Memory: about 21 bytes an item, 29 in a section where items span columns.
package struct ColumnPacking: Equatable, Sendable {
  /// An item whose height or span could not be used as given.
  package struct OddItem: Equatable, Sendable {
    package let item: Int
    /// The height is not a number or too large to add up.
    package var isHeightUnusable: Bool
    /// The span is less than one column.
    package var isSpanInvalid: Bool

    package init(item: Int, isHeightUnusable: Bool = false, isSpanInvalid: Bool = false) {
      self.item = item
      self.isHeightUnusable = isHeightUnusable
      self.isSpanInvalid = isSpanInvalid
    }
  }

  /// The depths of the columns when the items before `item` are placed.
  struct Front: Equatable, Sendable {
    var item: Int
    /// The bottoms of the columns, up to the last one with an item; the others are still at the
    /// top.
    var bottoms: [CGFloat]
    var lowestEdge: CGFloat
  }

  /// Usable already.
  package let metrics: ColumnMetrics
  /// The start of the section, above its top inset.
  package internal(set) var start: CGFloat
  /// The top edge of each item.
  package internal(set) var offsets: [CGFloat] = []
  package internal(set) var heights: [CGFloat] = []
  /// The range from the highest edge of any item to the lowest; nothing without items.
  package internal(set) var itemBounds = AxisRange.nothing
  /// The items that could not be used as given, ascending.
  package internal(set) var oddItems: [OddItem] = []
  /// The items of height 0, ascending.
  package internal(set) var flatItems: [Int32] = []

  // Stored flat and small: see "Memory" above.
  var columns: [Int32] = []
  /// The spans of the items; empty while no item spans more than one column.
  var spans: [Int32] = []
  var fronts: [Front] = []
  var lastFront: Front
  /// The items along the scroll axis.
  var index = RangeIndex()

  /// Packs the items of a section into columns.
  ///
  /// - Parameters:
  ///   - start: Where the section starts along the scroll axis.
  ///   - heights: One for each item.
  ///   - spans: Columns covered by each item; items that it does not reach cover one.
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

  /// The start of the items: the section's start and its top inset.
  package var top: CGFloat { start + metrics.inset.top }

  /// The end of the section: the lowest edge of any item, and the bottom inset.
  package var end: CGFloat { lastFront.lowestEdge + metrics.inset.bottom }

  /// The leftmost column of an item.
  package func column(of item: Int) -> Int { Int(columns[item]) }

  /// Returns the number of columns that an item covers.
  package func span(of item: Int) -> Int { spans.isEmpty ? 1 : Int(spans[item]) }

  package func range(of item: Int) -> AxisRange {
    AxisRange(start: offsets[item], end: offsets[item] + heights[item])
  }

  /// Calls `body` with every item that meets a range of the scroll axis, ascending, once each.
  ///
  /// - Returns: How many comparisons it took.
  /// - Complexity: O(log *n* + *k*).
  @discardableResult
  package func forEachItem(meeting range: AxisRange, _ body: (Int) -> Void) -> Int {
    index.forEachElement(meeting: range, bounds: { self.range(of: $0) }, body)
  }

  // MARK: Changing items

  /// Replaces the items from `first` on, and places them; those before it stay as they are.
  ///
  /// With `first` at the number of items this appends. The outcome equals a packing made anew from
  /// the same items.
  ///
  /// - Complexity: O((*removed* + *new*) · *columns*). All items are placed again when the change
  ///   brings the section's first span or takes its last, since that changes the rule of the
  ///   first row.
  ///
  /// - Parameter newStart: Where the section starts from now on; nil where it started. Elsewhere
  ///   all items are placed again.
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

  /// Gives some items other heights, and places them and those after them again.
  ///
  /// - Complexity: O((*n* − *first changed*) · *columns*).
  package mutating func setHeights(_ changes: [(item: Int, height: CGFloat)]) {
    let changes = changes.filter { heights.indices.contains($0.item) }
    guard let first = changes.map(\.item).min() else { return }
    for (item, height) in changes {
      let usable = LengthReader.usable(height)
      heights[item] = max(0, usable)
      recordFlat(item)
      changeOddity(ofItem: item) { $0.isHeightUnusable = usable != height }
    }
    solve(from: first)
  }

  /// Puts the section elsewhere along the scroll axis.
  package mutating func move(to newStart: CGFloat) {
    let newStart = LengthReader.usable(newStart)
    guard newStart != start else { return }
    start = newStart
    solve(from: 0)
  }

  /// 4.4: weights and spans place every item by the rule of the shortest column.
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
    // A packing shares the list that it is made from.
    if first == 0 {
      heights = new
    } else {
      reserve(first + new.count)
      heights += new
    }
    for item in first..<heights.count {
      let height = heights[item]
      // False for what is not a number, too.
      if height > 0, height <= LengthReader.limit { continue }
      let usable = LengthReader.usable(height)
      if height != max(0, usable) { heights[item] = max(0, usable) }
      if usable <= 0 { flatItems.append(Int32(item)) }
      if usable != height { oddItems.append(OddItem(item: item, isHeightUnusable: true)) }
    }
  }

  /// Makes room for a few appended items. Growing by the half, as arrays do, would cost more memory
  /// than a packing may take.
  private mutating func reserve(_ total: Int) {
    guard heights.capacity < total else { return }
    let capacity = total + total / 16
    offsets.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
    columns.reserveCapacity(capacity)
  }

  private mutating func recordFlat(_ item: Int) {
    let place = flatItems.partitionPoint { $0 >= item }
    let isKnown = place < flatItems.count && flatItems[place] == item
    if heights[item] == 0, !isKnown { flatItems.insert(Int32(item), at: place) }
    if heights[item] > 0, isKnown { flatItems.remove(at: place) }
  }

  private mutating func appendSpans(_ new: [Int], count newCount: Int) {
    let first = count - newCount
    for (position, span) in new.prefix(newCount).enumerated() where span != 1 {
      if span < 1 { changeOddity(ofItem: first + position) { $0.isSpanInvalid = true } }
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

  private mutating func changeOddity(ofItem item: Int, _ change: (inout OddItem) -> Void) {
    let place = oddItems.partitionPoint { $0.item >= item }
    let isKnown = place < oddItems.count && oddItems[place].item == item
    var oddity = isKnown ? oddItems[place] : OddItem(item: item)
    change(&oddity)
    let isOdd = oddity.isHeightUnusable || oddity.isSpanInvalid
    if isKnown, isOdd {
      oddItems[place] = oddity
    } else if isKnown {
      oddItems.remove(at: place)
    } else if isOdd {
      oddItems.insert(oddity, at: place)
    }
  }
}
