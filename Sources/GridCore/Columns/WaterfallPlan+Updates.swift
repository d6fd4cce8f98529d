import Foundation

extension WaterfallPlan {
  /// Heights of items in a row, and the columns they cover where that is not always one.
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
      // Most sections have no spans: the list begins with the first item that has one.
      if span != 1 { spans += repeatElement(1, count: heights.count - spans.count) }
      if span != 1 || !spans.isEmpty { spans.append(span) }
      heights.append(height)
    }
  }

  /// Follows an update: items that survive it unreloaded keep their heights and spans, the others
  /// are asked for. The outcome equals a plan made anew.
  ///
  /// A section is placed again from its first change on, and as a whole if its metrics changed or
  /// it starts elsewhere.
  ///
  /// - Parameters:
  ///   - update: Must start from the plan's counts.
  ///   - metrics: Those of a section of the new model; called once each, ascending.
  ///   - ask: Adds items of a section of the new model to a list; called after the section's
  ///     metrics, in order.
  package mutating func follow(
    _ update: UpdatePlan, metrics: (_ section: Int) -> ColumnMetrics,
    ask: (_ items: ItemRange, _ list: inout ItemList) -> Void
  ) {
    let sources = update.itemSources()
    let changes = sources.indices.map { section in
      let metrics = metrics(section)
      return change(
        ofSection: section, metrics: metrics, sources: sources[section],
        old: update.origin(ofSection: section).survivor, ask: ask)
    }
    carryOut(changes)
  }

  /// A section of the new model: its first items stay, the others are placed anew.
  private struct SectionChange {
    var metrics: ColumnMetrics
    /// The section that it was and whose first items stay; nil for one that is packed anew.
    var old: Int?
    /// The number of items that stay.
    var kept: Int
    /// The items behind those that stay.
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

  /// Whether spans say the same under other metrics: they are kept no wider than the columns were.
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
      // Taken out, so that the packing is changed in place.
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
  /// Adds items as they were given: a packing of the list has the same oddities.
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
        // Either stands for what was given: one is read as 0, the other as the limit.
        list.heights[oddity.item + shift] =
          heights[oddity.item] == 0 ? .nan : .greatestFiniteMagnitude
      }
      if oddity.isSpanInvalid { list.spans[oddity.item + shift] = 0 }
    }
  }
}
