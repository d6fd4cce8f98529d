import Foundation

/// A plan that places equally sized items on a grid with exact margins and gaps. Each section may
/// have a header and a footer.
///
/// Every position follows from a multiplication, so the plan stores a few numbers for each section
/// and nothing for an item.
///
/// - Complexity: O(*sections*) to make, O(1) for a frame.
package struct FixedGridPlan: GalleryPlan {
  package enum ScrollDirection: String, Hashable, Codable, Sendable {
    case vertical, horizontal
  }

  /// The order in which a horizontally scrolling grid places its items. A vertical grid always
  /// fills rows.
  package enum FillOrder: String, Hashable, Codable, Sendable {
    /// The order along the rows: each row runs through all columns of its section before the next
    /// row begins.
    case rowMajor
    /// The order down the columns, as in a flow layout.
    case columnMajor
  }

  /// Sizes, spacing and directions that all sections share. Lengths are in points.
  package struct Metrics: Equatable, Sendable {
    /// The size that is available for content: the size of the view less its content inset.
    package var viewport: CGSize
    package var itemSize: CGSize
    /// The distance between two items next to each other, in both directions.
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

  /// The positions of a section along the scroll axis. A *line* is a row of a vertical grid or a
  /// column of a horizontal grid. A *slot* is the place of one item on a line.
  struct Section: Equatable, Sendable {
    var count: Int
    var lines: Int
    var start: CGFloat
    /// The start of the first line. In an empty section it is the position at which the first line
    /// would start.
    var itemsStart: CGFloat
    var footerStart: CGFloat
  }

  /// The measures of the lines, or of the slots.
  struct Track: Equatable, Sendable {
    /// The distance from the start of one line or slot to the start of the next; never negative.
    var pitch: CGFloat
    var extent: CGFloat
  }

  /// The metrics in use, after clamping.
  package let metrics: Metrics
  /// The number of columns of a vertical grid, or of rows of a horizontal grid.
  package let slotsPerLine: Int
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]

  let sections: [Section]
  let line: Track
  let slot: Track
  let slotsStart: CGFloat
  /// The search tree of the sections: one box around all elements of each section.
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

    // With a negative gap larger than an item, each line would start before the previous one.
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

  /// Returns the number of slots that fit across the scroll axis. A slot is as long as an item and
  /// a gap. The result is below 1 if not even one slot fits.
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
    // More slots would change nothing: with this many, all items of any section fit on one line.
    return min(max(fit, -0x1p40), 0x1p40)
  }
}
