import Foundation

/// The layout of sections that are cut into blocks of equal shape. A template assigns the items of
/// a block to columns.
///
/// An unusable template gives a plan without elements and without height.
///
/// - Complexity: O(*n*) to make, O(1) for a frame; two numbers are stored per item.
package struct BlockPlan: GalleryPlan {
  /// The template, the widths and the heights that all sections share. Lengths are in points.
  package struct Metrics: Equatable, Sendable {
    /// The available width: the viewport's width less the view's content inset.
    package var width: CGFloat
    package var template: BlockTemplate
    /// The widths of the columns, one for each column of the template.
    package var columnWidths: [CGFloat]
    package var sectionInset: GridEdgeInsets = .zero
    package var headerHeight: CGFloat = 0
    package var footerHeight: CGFloat = 0
    /// The spacing between the items of a single column. With several columns, the spacing follows
    /// from the width that the columns leave over.
    package var singleColumnSpacing: CGFloat = 0

    package init(width: CGFloat, template: BlockTemplate, columnWidths: [CGFloat]) {
      self.width = width
      self.template = template
      self.columnWidths = columnWidths
    }
  }

  private struct Section: Equatable {
    var start: CGFloat
    var footerStart: CGFloat
  }

  /// The metrics in use, after clamping.
  package let metrics: Metrics
  /// The spacing between columns and between lines, in points. With several columns, the width that
  /// the columns leave over is divided equally between the gaps. A single column uses
  /// `singleColumnSpacing`.
  package let spacing: CGFloat
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]
  /// Whether the template was usable.
  package let isValid: Bool

  private let counts: SectionCounts
  private let columnStarts: [CGFloat]
  /// The column of each position in a block.
  private let columnOfEntry: [Int]
  private let tops: [CGFloat]
  private let heights: [CGFloat]
  private let sections: [Section]
  private var items = BoundsTree<EdgeBox>(runLength: 16)
  /// The bounding boxes of the sections; each box contains all elements of its section.
  private var index = BoundsTree<EdgeBox>(runLength: 1)

  /// Makes a plan of sections whose items have given heights.
  ///
  /// - Parameter itemHeights: The heights of the items, by section.
  package init(metrics given: Metrics, itemHeights: [[CGFloat]]) {
    var reader = LengthReader()
    let metrics = BlockPlan.usable(given, &reader)
    self.metrics = metrics
    counts = SectionCounts(itemHeights.map(\.count))

    let template = metrics.template
    let faults = template.faults(widthCount: metrics.columnWidths.count)
    isValid = faults.isEmpty
    guard isValid else {
      reader.record(.invalidBlockTemplate(faults: faults))
      (spacing, columnStarts, columnOfEntry) = (0, [], [])
      (tops, heights, sections) = ([], [], [])
      contentSize = CGSize(width: metrics.width, height: 0)
      oddities = reader.oddities
      return
    }

    let gap = BlockPlan.spacing(metrics, &reader)
    spacing = gap
    columnStarts = BlockPlan.columnStarts(metrics, spacing: gap)
    var columnOfEntry = [Int](repeating: 0, count: template.blockSize)
    for (column, entries) in template.columns.enumerated() {
      for entry in entries { columnOfEntry[entry] = column }
    }

    var packer = BlockPacker(
      template: template, spacing: gap, capacity: counts.itemCount)
    var sections: [Section] = []
    sections.reserveCapacity(itemHeights.count)
    var end: CGFloat = 0
    for (section, given) in itemHeights.enumerated() {
      let start = end
      let itemsStart = start + metrics.headerHeight + metrics.sectionInset.top
      for (item, height) in given.enumerated() {
        let height = reader.itemExtent(height)
        packer.heights.append(height)
        let width = metrics.columnWidths[columnOfEntry[item % template.blockSize]]
        if height == 0 || width == 0 { reader.recordSizeless(section: section, item: item) }
      }
      let lowestEdge = packer.packSection(from: itemsStart)
      let footerStart = lowestEdge + metrics.sectionInset.bottom
      sections.append(Section(start: start, footerStart: footerStart))
      end = footerStart + metrics.footerHeight
    }
    reader.finishItems()
    let contentHeight = reader.contentLength(endingAt: end)

    self.columnOfEntry = columnOfEntry
    tops = packer.tops
    heights = packer.heights
    self.sections = sections
    contentSize = CGSize(width: metrics.width, height: contentHeight)
    oddities = reader.oddities
    makeIndex()
  }

  private static func usable(_ given: Metrics, _ reader: inout LengthReader) -> Metrics {
    var metrics = given
    metrics.width = reader.extent(given.width, "width")
    metrics.columnWidths = given.columnWidths.map { reader.extent($0, "columnWidths") }
    metrics.sectionInset = reader.insets(given.sectionInset, "sectionInset")
    metrics.headerHeight = reader.extent(given.headerHeight, "headerHeight")
    metrics.footerHeight = reader.extent(given.footerHeight, "footerHeight")
    metrics.singleColumnSpacing = max(0, LengthReader.usable(given.singleColumnSpacing))
    return metrics
  }

  private static func spacing(_ metrics: Metrics, _ reader: inout LengthReader) -> CGFloat {
    let inset = metrics.sectionInset
    let leftover = metrics.columnWidths.reduce(metrics.width - inset.left - inset.right, -)
    // Widths derived from the available width may exceed it by rounding. Half a point is the
    // tolerance of findings.
    if leftover < -0.5 { reader.record(.columnsOverflow(excess: -leftover)) }
    let gaps = metrics.columnWidths.count - 1
    return gaps > 0 ? max(0, leftover) / CGFloat(gaps) : metrics.singleColumnSpacing
  }

  private static func columnStarts(_ metrics: Metrics, spacing: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    var widths: CGFloat = 0
    for (column, width) in metrics.columnWidths.enumerated() {
      starts.append(metrics.sectionInset.left + widths + CGFloat(column) * spacing)
      widths += width
    }
    return starts
  }

  private mutating func makeIndex() {
    var boxes = sections.indices.map { section in
      var box = EdgeBox.nothing
      box.formUnion(headerFrame(section: section))
      box.formUnion(footerFrame(section: section))
      return box
    }
    // The tree asks for boxes in item order, so one walk over the sections finds the section of
    // each item.
    var section = 0
    items = BoundsTree(count: tops.count, runLength: 16) { index in
      while index >= counts.starts[section + 1] { section += 1 }
      let box = EdgeBox(itemFrame(index, item: index - counts.starts[section]))
      boxes[section].formUnion(box)
      return box
    }
    index.update(from: 0, count: boxes.count) { boxes[$0] }
  }

  private func itemFrame(_ globalIndex: Int, item: Int) -> CGRect {
    let column = columnOfEntry[item % columnOfEntry.count]
    return CGRect(
      x: columnStarts[column], y: tops[globalIndex], width: metrics.columnWidths[column],
      height: heights[globalIndex])
  }

  package var sectionCount: Int { counts.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    counts.items.indices.contains(section) ? counts.items[section] : 0
  }

  package func frame(section: Int, item: Int) -> CGRect? {
    guard isValid, counts.contains(section: section, item: item) else { return nil }
    return itemFrame(counts.globalIndex(section: section, item: item), item: item)
  }

  package func headerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), metrics.headerHeight > 0 else { return nil }
    return CGRect(
      x: 0, y: sections[section].start, width: metrics.width, height: metrics.headerHeight)
  }

  package func footerFrame(section: Int) -> CGRect? {
    guard sections.indices.contains(section), metrics.footerHeight > 0 else { return nil }
    return CGRect(
      x: 0, y: sections[section].footerStart, width: metrics.width, height: metrics.footerHeight)
  }

  /// - Complexity: O(log *n* + *k*) for *k* results; if sections overlap because of negative
  ///   insets, the cost is higher.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let region = EdgeBox(rect)
    var comparisons = 0
    comparisons += index.forEachRun(meeting: region) { run in
      for section in run {
        comparisons += 2
        if let frame = headerFrame(section: section), region.meets(frame) {
          elements.append(GalleryElement(.header, section: section, frame: frame))
        }
        let first = counts.starts[section]
        let range = first..<counts.starts[section + 1]
        comparisons += items.forEachRun(meeting: region, in: range) { run in
          comparisons += run.count
          for index in run {
            let frame = itemFrame(index, item: index - first)
            if region.meets(frame) {
              elements.append(
                GalleryElement(.item, section: section, item: index - first, frame: frame))
            }
          }
        }
        if let frame = footerFrame(section: section), region.meets(frame) {
          elements.append(GalleryElement(.footer, section: section, frame: frame))
        }
      }
    }
    return comparisons
  }
}

/// A packer that stacks the items of blocks in their columns.
private struct BlockPacker {
  let template: BlockTemplate
  let spacing: CGFloat
  /// The heights of all items so far, in one list for all sections.
  var heights: [CGFloat] = []
  /// The upper edges of the items packed so far.
  private(set) var tops: [CGFloat] = []

  init(template: BlockTemplate, spacing: CGFloat, capacity: Int) {
    self.template = template
    self.spacing = spacing
    heights.reserveCapacity(capacity)
    tops.reserveCapacity(capacity)
  }

  /// Packs the items whose heights were appended since the last section.
  ///
  /// - Returns: The section's lowest edge, or `start` without items.
  mutating func packSection(from start: CGFloat) -> CGFloat {
    var first = tops.count
    var blockStart = start
    var lowestEdge = start
    tops.append(contentsOf: repeatElement(0, count: heights.count - first))
    while first < heights.count {
      // The last block may be short. Its columns skip the missing items.
      let count = min(template.blockSize, heights.count - first)
      for entries in template.columns {
        var top = blockStart
        for entry in entries where entry < count {
          tops[first + entry] = top
          let bottom = top + heights[first + entry]
          lowestEdge = max(lowestEdge, bottom)
          top = bottom + spacing
        }
      }
      first += count
      blockStart = lowestEdge + spacing
    }
    return lowestEdge
  }
}
