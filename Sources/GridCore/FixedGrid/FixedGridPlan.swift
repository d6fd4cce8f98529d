import Foundation

/// Sections of equal items on a grid whose margins and gaps are exact, with headers and footers.
///
/// Every position is a product, so the plan keeps a few numbers for each section and nothing for an
/// item.
///
/// - Complexity: O(*sections*) to make, O(1) for a frame.
package struct FixedGridPlan: GalleryPlan {
  package enum ScrollDirection: String, Hashable, Codable, Sendable {
    case vertical, horizontal
  }

  /// The order in which a grid that scrolls horizontally takes its items; a vertical one fills
  /// rows.
  package enum FillOrder: String, Hashable, Codable, Sendable {
    /// The order along the rows; every row of a section but the last is as long as the section.
    case rowMajor
    /// The order down the columns, as the flow layout has it.
    case columnMajor
  }

  /// Sizes, spacing and directions that all sections share; lengths in points.
  package struct Metrics: Equatable, Sendable {
    /// Available size: the viewport less the view's content inset.
    package var viewport: CGSize
    package var itemSize: CGSize
    /// The distance between neighbours, in both directions.
    package var itemSpacing: CGFloat = 0
    package var sectionInset: GridEdgeInsets = .zero
    package var headerSize: CGSize = .zero
    package var footerSize: CGSize = .zero
    package var scrollDirection: ScrollDirection = .vertical
    package var fillOrder: FillOrder = .rowMajor

    package init(viewport: CGSize, itemSize: CGSize) {
      self.viewport = viewport
      self.itemSize = itemSize
    }
  }

  /// A section along the scroll axis. A *line* is a row of a vertical grid, a column of a
  /// horizontal one; a *slot* is a place on a line.
  struct Section: Equatable, Sendable {
    var count: Int
    var lines: Int
    var start: CGFloat
    /// The place where the first line starts, or would start.
    var itemsStart: CGFloat
    var footerStart: CGFloat
  }

  /// The measures of one direction of the grid.
  struct Track: Equatable, Sendable {
    /// The distance from the start of one line or slot to the start of the next; never negative.
    var pitch: CGFloat
    var extent: CGFloat
  }

  /// The metrics in use, after clamping.
  package let metrics: Metrics
  /// Columns of a vertical grid, rows of a horizontal one.
  package let slotsPerLine: Int
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]

  let sections: [Section]
  let line: Track
  let slot: Track
  let slotsStart: CGFloat
  /// The boxes of the sections, one each around all of its elements.
  private(set) var index = BoundsTree<EdgeBox>(runLength: 1)

  package init(metrics given: Metrics, itemCounts: [Int]) {
    var reader = LengthReader()
    let metrics = FixedGridPlan.usable(given, &reader)
    let isVertical = metrics.scrollDirection == .vertical
    let inset = metrics.sectionInset
    let size = metrics.itemSize

    let fit = FixedGridPlan.fit(metrics)
    slotsPerLine = Int(max(1, fit))
    if fit < 1 { reader.record(.invalidColumnCount(computed: fit)) }

    // A gap that runs back further than an item is long would make lines climb.
    let gap = metrics.itemSpacing
    if min(size.width, size.height) + gap < 0 {
      reader.record(.clampedSpacing(name: "itemSpacing", value: gap))
    }
    let along = Track(pitch: max(0, size.width + gap), extent: size.width)
    let down = Track(pitch: max(0, size.height + gap), extent: size.height)
    line = isVertical ? down : along
    slot = isVertical ? along : down
    slotsStart = isVertical ? inset.left : inset.top

    let header = isVertical ? metrics.headerSize.height : metrics.headerSize.width
    let footer = isVertical ? metrics.footerSize.height : metrics.footerSize.width
    var sections: [Section] = []
    sections.reserveCapacity(itemCounts.count)
    var end: CGFloat = 0
    for (number, given) in itemCounts.enumerated() {
      let count = max(0, given)
      if !(size.width > 0 && size.height > 0) {
        reader.recordSizeless(section: number, item: 0, count: count)
      }
      let lines = count / slotsPerLine + (count % slotsPerLine == 0 ? 0 : 1)
      let itemsStart = end + header + (isVertical ? inset.top : inset.left)
      let lastLine = itemsStart + CGFloat(max(0, lines - 1)) * line.pitch
      let itemsEnd = lines > 0 ? lastLine + line.extent : itemsStart
      let footerStart = itemsEnd + (isVertical ? inset.bottom : inset.right)
      sections.append(
        Section(
          count: count, lines: lines, start: end, itemsStart: itemsStart, footerStart: footerStart))
      end = footerStart + footer
    }
    reader.finishItems()
    let length = reader.contentLength(endingAt: end)

    self.metrics = metrics
    self.sections = sections
    oddities = reader.oddities
    contentSize =
      isVertical
      ? CGSize(width: metrics.viewport.width, height: length)
      : CGSize(width: length, height: metrics.viewport.height)
    let boxes = sections.indices.map { box(section: $0) }
    index.update(from: 0, count: boxes.count) { boxes[$0] }
  }

  private static func usable(_ given: Metrics, _ reader: inout LengthReader) -> Metrics {
    var metrics = given
    metrics.viewport = reader.size(given.viewport, "viewport")
    metrics.itemSize = reader.size(given.itemSize, "itemSize")
    metrics.itemSpacing = reader.length(given.itemSpacing, "itemSpacing")
    metrics.sectionInset = reader.insets(given.sectionInset, "sectionInset")
    metrics.headerSize = reader.size(given.headerSize, "headerSize")
    metrics.footerSize = reader.size(given.footerSize, "footerSize")
    return metrics
  }

  /// Returns the number of slots of item and gap that fit across the scroll axis; below 1 when not
  /// even one does.
  private static func fit(_ metrics: Metrics) -> CGFloat {
    let inset = metrics.sectionInset
    let isVertical = metrics.scrollDirection == .vertical
    let available =
      isVertical
      ? metrics.viewport.width - inset.left - inset.right
      : metrics.viewport.height - inset.top - inset.bottom
    let extent = isVertical ? metrics.itemSize.width : metrics.itemSize.height
    let gap = metrics.itemSpacing
    guard extent + gap > 0 else { return 0 }
    let fit = ((available + gap) / (extent + gap) + 1e-4).rounded(.down)
    // More slots than this hold all items of any section on one line just as well.
    return min(max(fit, -0x1p40), 0x1p40)
  }
}
