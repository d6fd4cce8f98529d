import Foundation

/// The layout of sections below each other, each packed into its own columns.
///
/// `SectionedWaterfallLayout` uses this plan. `ShortestColumnLayout` uses it, too, and places the
/// first row like all other rows. Frames are in content points, made on demand and never rounded.
///
/// A change leaves all items before the change unchanged. Sections after the change are solved
/// again only if they move. The result always equals a new plan of the same input.
@usableFromInline
package struct WaterfallPlan: GalleryPlan {
  /// The input for one section: its metrics, and the heights and spans of its items.
  package struct SectionInput: Hashable, Sendable {
    package var metrics: ColumnMetrics
    /// The heights of the items. A delegate that supplies the heights receives the column width
    /// from `ColumnGeometry`.
    package var heights: [CGFloat]
    /// The number of columns that each item covers; 1 for items beyond the end of the list.
    package var spans: [Int]

    package init(metrics: ColumnMetrics = .init(), heights: [CGFloat] = [], spans: [Int] = []) {
      self.metrics = metrics
      self.heights = heights
      self.spans = spans
    }
  }

  /// The available width, in points.
  package private(set) var width: CGFloat
  /// The space around all sections, inside the content.
  package let margin: GridEdgeInsets
  /// The metrics of each section, as given. A change of the available width needs these values.
  var metrics: [ColumnMetrics] = []
  package internal(set) var sections: [ColumnPacking] = []
  package private(set) var geometries: [ColumnGeometry] = []
  /// The search index of the sections, by the range of their items along the scroll axis.
  private var index = RangeIndex()
  /// The range of each section's items along the scroll axis: the input of `index`.
  private var itemBounds: [AxisRange] = []
  private var widthOddities: [GalleryOddity] = []
  private let marginOddities: [GalleryOddity]

  /// Makes a plan of sections below each other.
  ///
  /// - Parameters:
  ///   - width: The available width: the viewport's width less the view's content inset.
  ///   - margin: The layout's own content inset.
  package init(width: CGFloat, margin: GridEdgeInsets = .zero, sections: [SectionInput] = []) {
    var reader = LengthReader()
    self.margin = reader.insets(margin, "contentInset")
    marginOddities = reader.oddities
    self.width = 0
    setWidth(width)
    for section in sections { pack(section) }
    updateIndex(from: 0)
  }

  /// Returns the plan of `ShortestColumnLayout`. Every section has the same columns, and its first
  /// row is placed like all other rows.
  package static func shortestColumn(
    width: CGFloat, columnCount: Int, itemGap: CGFloat, lineGap: CGFloat, inset: GridEdgeInsets,
    heights: [[CGFloat]]
  ) -> WaterfallPlan {
    let metrics = ColumnMetrics(
      columnCount: columnCount, itemGap: itemGap, lineGap: lineGap, inset: inset,
      firstRow: .shortest)
    return WaterfallPlan(
      width: width, sections: heights.map { SectionInput(metrics: metrics, heights: $0) })
  }

  // MARK: Answers

  /// The size of the content: its width is the available width, and its height is the end of the
  /// last section plus the bottom margin (rule 10).
  package var contentSize: CGSize {
    CGSize(width: width, height: max(0, contentEnd + margin.bottom))
  }

  /// Returns the frame of an item; nil if there is no such item.
  package func frame(section: Int, item: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count
    else { return nil }
    return frame(existingItem: item, inSection: section)
  }

  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let across = AxisRange(horizontalOf: rect)
    let along = AxisRange(verticalOf: rect)
    var comparisons = 0
    // Read once: a closure that captured the whole plan would retain all of its lists. The elements
    // of these lists are read in place, since a copied section would retain as many lists.
    let (sections, itemBounds) = (sections, itemBounds)
    var runs = index.runs(meeting: along) { itemBounds[$0] }
    while let run = runs.next() {
      for section in run where itemBounds[section].meets(along) {
        var items = sections[section].index.runs(meeting: along) {
          sections[section].range(of: $0)
        }
        while let run = items.next() {
          appendItems(run, ofSection: section, meeting: along, across, to: &elements)
        }
        comparisons += items.comparisons
      }
    }
    return comparisons + runs.comparisons
  }

  /// Appends the items of a run that meet `along` on the scroll axis and `across` on the horizontal
  /// axis.
  // A separate function: inlined into the search, this loop has no registers left.
  @inline(never)
  private func appendItems(
    _ items: Range<Int>, ofSection section: Int, meeting along: AxisRange, _ across: AxisRange,
    to elements: inout [GalleryElement]
  ) {
    let (offsets, heights) = (sections[section].offsets, sections[section].heights)
    for item in items {
      let offset = offsets[item]
      let height = heights[item]
      guard AxisRange(start: offset, end: offset + height).meets(along) else { continue }
      let column = Int(sections[section].columns[item])
      let span = sections[section].spans.isEmpty ? 1 : Int(sections[section].spans[item])
      let x = geometries[section].x(ofColumn: column)
      let width = geometries[section].width(ofColumn: column, span: span)
      guard AxisRange(start: x, end: x + width).meets(across) else { continue }
      elements.append(
        GalleryElement(
          .item, section: section, item: item,
          frame: CGRect(x: x, y: offset, width: width, height: height)))
    }
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The problems in the input of all sections, such as values that had to be clamped and items
  /// without a size. For the place of a problem, see `sections` and `geometries`.
  ///
  /// - Complexity: O(*sections* + *odd items*), O(*n*) if a column may have no width.
  package var oddities: [GalleryOddity] {
    var reader = LengthReader()
    reader.record(widthOddities)
    reader.record(marginOddities)
    for geometry in geometries { reader.record(geometry.oddities) }
    recordSpans(&reader)
    for section in sections.indices { recordItems(of: section, &reader) }
    reader.finishItems()
    _ = reader.contentLength(endingAt: contentEnd + margin.bottom)
    return reader.oddities
  }

  // MARK: Changes

  /// Changes the available width. Only the columns depend on the width, so no item is placed again.
  package mutating func setWidth(_ newWidth: CGFloat) {
    var reader = LengthReader()
    width = reader.extent(newWidth, "width")
    widthOddities = reader.oddities
    geometries = metrics.map { ColumnGeometry(metrics: $0, width: width, margin: margin) }
  }

  // MARK: Parts

  private var contentEnd: CGFloat { sections.last?.end ?? margin.top }

  private func recordSpans(_ reader: inout LengthReader) {
    var first: (section: Int, item: Int)?
    var count = 0
    for section in sections.indices {
      for odd in sections[section].oddItems where odd.isSpanInvalid {
        first = first ?? (section, odd.item)
        count += 1
      }
    }
    guard let first else { return }
    reader.record(.invalidSpans(count: count, section: first.section, item: first.item))
  }

  private func recordItems(of section: Int, _ reader: inout LengthReader) {
    let packing = sections[section]
    if packing.oddItems.contains(where: \.isHeightUnusable) { reader.recordUnusableItem() }
    guard geometries[section].mayHaveEmptyWidths else {
      if let first = packing.flatItems.first {
        reader.recordSizeless(
          section: section, item: Int(first), count: packing.flatItems.count)
      }
      return
    }
    for (item, height) in packing.heights.enumerated() {
      let width = geometries[section].width(
        ofColumn: packing.column(of: item), span: packing.span(of: item))
      if height == 0 || width == 0 { reader.recordSizeless(section: section, item: item) }
    }
  }

  private func frame(existingItem item: Int, inSection section: Int) -> CGRect {
    let column = sections[section].column(of: item)
    let span = sections[section].span(of: item)
    return CGRect(
      x: geometries[section].x(ofColumn: column), y: sections[section].offsets[item],
      width: geometries[section].width(ofColumn: column, span: span),
      height: sections[section].heights[item])
  }

  private mutating func pack(_ input: SectionInput) {
    metrics.append(input.metrics)
    geometries.append(ColumnGeometry(metrics: input.metrics, width: width, margin: margin))
    sections.append(
      ColumnPacking(
        start: contentEnd, metrics: input.metrics, heights: input.heights, spans: input.spans))
  }

  mutating func updateIndex(from first: Int) {
    itemBounds = sections.map(\.itemBounds)
    index.update(from: first, count: itemBounds.count) { itemBounds[$0] }
  }
}
