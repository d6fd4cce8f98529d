import Foundation

extension WaterfallPlan {
  /// The heights and the spans of consecutive items. `spans` is empty if every item covers one
  /// column.
  @usableFromInline
  package struct ItemList: Equatable, Sendable {
    @usableFromInline package var heights: [CGFloat] = []
    /// The columns covered by each item, as in `SectionInput.spans`.
    @usableFromInline package var spans: [Int] = []

    package init(heights: [CGFloat] = [], spans: [Int] = []) {
      self.heights = heights
      self.spans = spans
    }

    @inlinable
    package mutating func append(height: CGFloat, span: Int = 1) {
      // Most sections have no spans, so `spans` stays empty until an item has a span.
      if span != 1 { spans += repeatElement(1, count: heights.count - spans.count) }
      if span != 1 || !spans.isEmpty { spans.append(span) }
      heights.append(height)
    }
  }

  /// Applies an update. Items that survive the update without a reload keep their heights and
  /// spans. `ask` supplies the heights and spans of all other items. The result equals a new plan
  /// of the new model.
  ///
  /// Each section is placed again from its first change on. A section with new metrics or a new
  /// start is placed again as a whole.
  ///
  /// - Parameters:
  ///   - update: An update that starts from the plan's counts.
  ///   - metrics: Returns the metrics of a section of the new model. The closure is called once for
  ///     each section, in ascending order.
  ///   - ask: Appends the heights and the spans of some items of the new model to a list. The
  ///     closure is called for a section after `metrics`, in the order of the items.
  package mutating func follow(
    _ update: UpdatePlan, metrics: (_ section: Int) -> ColumnMetrics,
    ask: (_ items: ItemRange, _ list: inout ItemList) -> Void
  ) {
    let sources = update.itemSources()
    let changes = sources.indices.map { section in
      let metrics = metrics(section)
      return change(
        ofSection: section, metrics: metrics, sources: sources[section],
        old: update.source(ofSection: section), ask: ask)
    }
    carryOut(changes)
  }

  /// The change of one section of the new model. The first items of the section stay, and all later
  /// items are placed anew.
  private struct SectionChange {
    var metrics: ColumnMetrics
    /// The old section whose first items stay; nil if the section is packed anew.
    var old: Int?
    /// The number of items that stay.
    var kept: Int
    /// The items that follow the items that stay.
    var list: ItemList
  }

  private func change(
    ofSection section: Int, metrics: ColumnMetrics, sources: [ItemSource], old: Int?,
    ask: (_ items: ItemRange, _ list: inout ItemList) -> Void
  ) -> SectionChange {
    var change = SectionChange(metrics: metrics, kept: 0, list: ItemList())
    if let old, self.metrics[old] == metrics { change.old = old }
    let count = sources.last?.items.upperBound ?? 0
    for source in sources {
      let range = source.old.flatMap { keepsSpans(of: $0, for: metrics) ? $0 : nil }
      if let range, range.section == change.old, range.items == source.items,
        change.kept == source.items.lowerBound
      {
        change.kept = source.items.upperBound
        continue
      }
      if change.list.heights.isEmpty {
        change.list.heights.reserveCapacity(count - source.items.lowerBound)
      }
      if let range {
        sections[range.section].append(range.items, to: &change.list)
      } else {
        ask(ItemRange(section: section, items: source.items), &change.list)
      }
    }
    return change
  }

  /// Whether the stored spans of some items are still correct with new metrics. The spans were
  /// limited to the old number of columns.
  private func keepsSpans(of range: ItemRange, for metrics: ColumnMetrics) -> Bool {
    let section = sections[range.section]
    return self.metrics[range.section] == metrics
      || section.spans.isEmpty && section.metrics.columnCount > 1
  }

  private mutating func carryOut(_ changes: [SectionChange]) {
    var old = sections.map(Optional.some)
    sections = []
    metrics = changes.map(\.metrics)
    var start = margin.top
    for change in changes {
      var packing: ColumnPacking
      // Taken out of the list, so that the packing changes in place.
      if let section = change.old, let kept = old[section].take() {
        packing = kept
        let isLonger = packing.count > change.kept
        if isLonger || !change.list.heights.isEmpty {
          packing.replaceItems(
            from: change.kept, heights: change.list.heights, spans: change.list.spans,
            movingTo: start)
        } else {
          packing.move(to: start)
        }
      } else {
        packing = ColumnPacking(
          start: start, metrics: change.metrics, heights: change.list.heights,
          spans: change.list.spans)
      }
      start = packing.end
      sections.append(packing)
    }
    setWidth(width)
    updateIndex(from: 0)
  }
}

extension ColumnPacking {
  /// Appends the heights and the spans of some items to a list. A height or span that was unusable
  /// is appended as an unusable value, so that a packing of the list records it, too.
  fileprivate func append(_ items: Range<Int>, to list: inout WaterfallPlan.ItemList) {
    let shift = list.heights.count - items.lowerBound
    list.heights += heights[items]
    let firstOdd = oddItems.partitionPoint { $0.item >= items.lowerBound }
    let odd = oddItems[firstOdd...].prefix { $0.item < items.upperBound }
    let hasSpans = !spans.isEmpty || odd.contains(where: \.isSpanInvalid)
    if hasSpans || !list.spans.isEmpty {
      list.spans += repeatElement(1, count: items.lowerBound + shift - list.spans.count)
      if spans.isEmpty {
        list.spans += repeatElement(1, count: items.count)
      } else {
        list.spans += spans[items].lazy.map { Int($0) }
      }
    }
    for oddity in odd {
      if oddity.isHeightUnusable {
        // Both values stand for the given height: `nan` is read as 0, the greatest magnitude as the
        // limit.
        list.heights[oddity.item + shift] =
          heights[oddity.item] == 0 ? .nan : .greatestFiniteMagnitude
      }
      if oddity.isSpanInvalid { list.spans[oddity.item + shift] = 0 }
    }
  }
}
