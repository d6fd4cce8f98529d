import Foundation

extension ColumnPacking {
  /// The least number of items between two stored states of the columns (`Front`). With many
  /// columns the number is larger: at least 16 items for each column in use. So the states take at
  /// most half a byte per item.
  static let itemsBetweenFronts = 1024

  /// Places the items from `first` on. Heights and spans must be up to date.
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
    // `lastFront` is the front behind all items, so `fronts` does not store it.
    if fronts.last?.item == count { fronts.removeLast() }
    lastFront = dealer.front(before: count)
    updateBounds()
    updateIndex(from: first)
  }

  /// Returns the latest known state of the columns before the item `first` was placed. Removes all
  /// later stored states.
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
      // These items may reach more columns, which postpones the next front.
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
    // An item can lie above the first item only if the line gap is negative.
    let highest = metrics.lineGap < 0 ? offsets.reduce(top, min) : top
    itemBounds = AxisRange(start: highest, end: lastFront.lowestEdge)
  }

  private mutating func updateIndex(from first: Int) {
    // Local copies, because the closure must not access `self` while `index` changes.
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
