import Foundation

extension ColumnPacking {
  /// The least number of items between two fronts that are kept; there are also at least 16 for
  /// every column. Fronts then take half a byte an item at most.
  static let itemsBetweenFronts = 1024

  /// Places the items from `first` on, once heights and spans are up to date.
  mutating func solve(from first: Int) {
    let front = takeFront(before: first)
    let spanTotal =
      spans.isEmpty
      ? count - front.item : spans[front.item...].reduce(0) { $0 + Int($1) }
    var dealer = ColumnDealer(front: front, top: top, metrics: metrics, spanTotal: spanTotal)
    for item in front.item..<first {
      dealer.occupy(window(of: item), from: offsets[item], height: heights[item])
    }
    resizePlaces(from: first)
    deal(from: first, to: &dealer)
    // A front behind all items is `lastFront`.
    if fronts.last?.item == count { fronts.removeLast() }
    lastFront = dealer.front(before: count)
    updateBounds()
    updateIndex(from: first)
  }

  /// The nearest front that is known before an item; drops those behind it.
  private mutating func takeFront(before first: Int) -> Front {
    fronts.removeLast(fronts.count - fronts.partitionPoint { $0.item > first })
    if lastFront.item == first, first > 0 { return lastFront }
    return fronts.last ?? Front(item: 0, bottoms: [], lowestEdge: top)
  }

  private mutating func resizePlaces(from first: Int) {
    offsets.removeLast(offsets.count - first)
    columns.removeLast(columns.count - first)
    offsets.append(contentsOf: repeatElement(0, count: count - first))
    columns.append(contentsOf: repeatElement(0, count: count - first))
  }

  private mutating func deal(from first: Int, to dealer: inout ColumnDealer) {
    var lastKept = fronts.last?.item ?? 0
    var next = first
    while next < count {
      let due = lastKept + max(Self.itemsBetweenFronts, 16 * dealer.touched)
      if next >= due {
        fronts.append(dealer.front(before: next))
        lastKept = next
        continue
      }
      // More columns may be touched until then, which puts the next front off.
      let end = min(count, due)
      if spans.isEmpty {
        dealSingles(next..<end, to: &dealer)
      } else {
        dealSpans(next..<end, to: &dealer)
      }
      next = end
    }
  }

  private mutating func dealSingles(_ items: Range<Int>, to dealer: inout ColumnDealer) {
    let inTurn = placesFirstRowInTurn ? metrics.columnCount : 0
    let heights = heights
    heights.withUnsafeBufferPointer { heights in
      offsets.withUnsafeMutableBufferPointer { offsets in
        columns.withUnsafeMutableBufferPointer { columns in
          dealer.place(items, inTurn: inTurn, heights: heights, offsets: offsets, columns: columns)
        }
      }
    }
  }

  private mutating func dealSpans(_ items: Range<Int>, to dealer: inout ColumnDealer) {
    for item in items {
      let span = span(of: item)
      let column = dealer.shortest(span: span)
      let window = column..<column + span
      let offset = dealer.level(of: window)
      dealer.occupy(window, from: offset, height: heights[item])
      offsets[item] = offset
      columns[item] = Int32(column)
    }
  }

  private func window(of item: Int) -> Range<Int> {
    column(of: item)..<column(of: item) + span(of: item)
  }

  private mutating func updateBounds() {
    guard count > 0 else { return itemBounds = .nothing }
    // Only with a line gap below zero can an item end up above the first one.
    let highest = metrics.lineGap < 0 ? offsets.reduce(top, min) : top
    itemBounds = AxisRange(start: highest, end: lastFront.lowestEdge)
  }

  private mutating func updateIndex(from first: Int) {
    // The index must not reach into the value that it is changed within.
    let (offsets, heights, spans) = (offsets, heights, spans)
    offsets.withUnsafeBufferPointer { offsets in
      heights.withUnsafeBufferPointer { heights in
        let bounds = { (item: Int) in
          AxisRange(start: offsets[item], end: offsets[item] + heights[item])
        }
        if spans.isEmpty {
          index.update(from: first, count: heights.count, bounds: bounds)
        } else {
          index.update(
            from: first, count: heights.count, track: { Int(spans[$0]) }, bounds: bounds)
        }
      }
    }
  }
}
