import Foundation

/// A plan of sections with full-width rows. The rows of a section all have one height, so the plan
/// computes every frame by a formula.
///
/// The plan takes constant memory for each section, whatever the number of rows.
package struct ListPlan: GalleryPlan {
  package struct Section: Hashable, Sendable {
    package var itemCount: Int
    package var itemHeight: CGFloat
    package var lineGap: CGFloat
    package var inset: GridEdgeInsets

    package init(
      itemCount: Int, itemHeight: CGFloat, lineGap: CGFloat = 0, inset: GridEdgeInsets = .zero
    ) {
      self.itemCount = itemCount
      self.itemHeight = itemHeight
      self.lineGap = lineGap
      self.inset = inset
    }
  }

  /// The rows of one section.
  private struct Rows: Equatable, Sendable {
    var run: UniformRun
    var columns: AxisRange
    var width: CGFloat
    /// The end of the section, its bottom inset included.
    var end: CGFloat
  }

  /// The available width, in points.
  package let width: CGFloat
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]
  private var sections: [Rows] = []
  private var index = RangeIndex()

  /// Makes a plan of sections below each other.
  ///
  /// - Parameter width: The viewport's width less the view's content inset.
  package init(width: CGFloat, sections: [Section]) {
    var reader = LengthReader()
    let width = reader.extent(width, "width")
    self.width = width
    var rows: [Rows] = []
    for (number, section) in sections.enumerated() {
      let inset = reader.insets(section.inset, "sectionInset")
      let height = reader.extent(section.itemHeight, "itemHeight")
      let run = UniformRun(
        origin: (rows.last?.end ?? 0) + inset.top,
        pitch: height + reader.length(section.lineGap, "lineSpacing"), extent: height,
        count: max(0, section.itemCount))
      let rowWidth = reader.extent(width - inset.left - inset.right, "width less insets")
      if height == 0 || rowWidth == 0 {
        reader.recordSizeless(section: number, item: 0, count: run.count)
      }
      // From the very edge of the last row, so that no rounding lets the next section overlap it.
      let edge = run.count > 0 ? run.end(of: run.count - 1) : run.origin
      rows.append(
        Rows(
          run: run, columns: AxisRange(start: inset.left, end: inset.left + rowWidth),
          width: rowWidth, end: edge + inset.bottom))
    }
    contentSize = CGSize(
      width: width, height: reader.contentLength(endingAt: rows.last?.end ?? 0))
    reader.finishItems()
    self.sections = rows
    oddities = reader.oddities
    index.update(from: 0, count: rows.count) { rows[$0].run.bounds }
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].run.count : 0
  }

  /// Returns the frame of an item; nil if there is no such item.
  package func frame(section: Int, item: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].run.count
    else { return nil }
    return CGRect(
      x: sections[section].columns.start, y: sections[section].run.start(of: item),
      width: sections[section].width, height: sections[section].run.extent)
  }

  /// Calls `body` for every section with rows that meet a rectangle, ascending.
  ///
  /// - Returns: The number of comparisons.
  /// - Complexity: O(log *sections* + *sections met*).
  @discardableResult
  package func forEachSection(
    in rect: CGRect, _ body: (_ section: Int, _ items: Range<Int>) -> Void
  ) -> Int {
    let across = AxisRange(horizontalOf: rect)
    let along = AxisRange(verticalOf: rect)
    var comparisons = 0
    comparisons += index.forEachElement(meeting: along, bounds: { sections[$0].run.bounds }) {
      section in
      comparisons += 1
      guard sections[section].columns.meets(across) else { return }
      let items = sections[section].run.elements(meeting: along, comparisons: &comparisons)
      if !items.isEmpty { body(section, items) }
    }
    return comparisons
  }

  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    forEachSection(in: rect) { section, items in
      for item in items {
        guard let frame = frame(section: section, item: item) else { continue }
        elements.append(GalleryElement(.item, section: section, item: item, frame: frame))
      }
    }
  }
}
