import Foundation

/// A plan of sections of rows. All rows have one height. The width of a row depends on the group of
/// the row.
///
/// The groups begin anew in every section.
///
/// The plan takes constant memory for each group and each section, whatever the number of rows.
package struct GroupedRowsPlan: GalleryPlan {
  /// Consecutive items of one width.
  package struct Group: Hashable, Sendable {
    package var count: Int
    package var itemWidth: CGFloat

    package init(count: Int, itemWidth: CGFloat) {
      self.count = count
      self.itemWidth = itemWidth
    }
  }

  package let contentSize: CGSize
  package let oddities: [GalleryOddity]
  private let left: CGFloat
  private let sections: [UniformRun]
  private let index: BoundsTree<AxisRange>
  /// The end of each group: the item after the group's last item. The last group takes all items
  /// that remain.
  private let groupEnds: [Int]
  private let groupWidths: [CGFloat]

  /// Makes a plan from the number of items in each section and the groups of every section.
  ///
  /// - Parameters:
  ///   - width: The available width. It does not limit the rows.
  ///   - groups: The groups of every section. Items beyond the counts of all groups get the width
  ///     of the last group. Without groups, rows have no width.
  package init(
    width: CGFloat, itemCounts: [Int], groups: [Group], itemHeight: CGFloat,
    lineGap: CGFloat = 0, inset: GridEdgeInsets = .zero
  ) {
    var reader = LengthReader()
    let inset = reader.insets(inset, "sectionInset")
    let height = reader.extent(itemHeight, "itemHeight")
    let pitch = height + reader.length(lineGap, "lineSpacing")
    var covered = 0
    var ends: [Int] = []
    for group in groups {
      covered += min(max(0, group.count), Int.max - covered)
      ends.append(covered)
    }
    let widths = groups.map { reader.extent($0.itemWidth, "itemWidth") }

    var sections: [UniformRun] = []
    sections.reserveCapacity(itemCounts.count)
    var end: CGFloat = 0
    var uncovered = 0
    var firstUncovered: Int?
    for (section, given) in itemCounts.enumerated() {
      let count = max(0, given)
      let run = UniformRun(origin: end + inset.top, pitch: pitch, extent: height, count: count)
      end = (count > 0 ? run.end(of: count - 1) : run.origin) + inset.bottom
      sections.append(run)
      if count > covered {
        firstUncovered = firstUncovered ?? section
        uncovered += count - covered
      }
      GroupedRowsPlan.recordSizeless(
        section: section, count: count, height: height, ends: ends, widths: widths, &reader)
    }
    if let section = firstUncovered {
      reader.record(.uncoveredItems(count: uncovered, section: section))
    }
    reader.finishItems()
    if !ends.isEmpty { ends[ends.count - 1] = .max }
    groupEnds = ends
    groupWidths = widths
    left = inset.left
    self.sections = sections
    index = BoundsTree(count: sections.count, runLength: 1) { sections[$0].bounds }
    contentSize = CGSize(
      width: reader.extent(width, "width"), height: reader.contentLength(endingAt: end))
    oddities = reader.oddities
  }

  private static func recordSizeless(
    section: Int, count: Int, height: CGFloat, ends: [Int], widths: [CGFloat],
    _ reader: inout LengthReader
  ) {
    if height == 0 || widths.isEmpty {
      return reader.recordSizeless(section: section, item: 0, count: count)
    }
    var first = 0
    for (group, width) in widths.enumerated() where first < count {
      let end = group == widths.count - 1 ? count : min(ends[group], count)
      if width == 0 { reader.recordSizeless(section: section, item: first, count: end - first) }
      first = end
    }
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// - Complexity: O(log *groups*).
  package func frame(section: Int, item: Int) -> CGRect? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    let group = groupEnds.partitionPoint { $0 > item }
    return frame(
      ofItem: item, in: sections[section], width: group < groupWidths.count ? groupWidths[group] : 0
    )
  }

  /// - Complexity: O(log *sections* + *s* log *groups* + *g* + *k*) for *s* sections and *g* groups
  ///   that are met, and *k* results.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let across = AxisRange(horizontalOf: rect)
    let along = AxisRange(verticalOf: rect)
    var comparisons = 0
    comparisons += index.forEachRun(meeting: along) { numbers in
      for section in numbers {
        let items = sections[section].elements(meeting: along, comparisons: &comparisons)
        forEachGroup(of: items) { range, width in
          comparisons += 1
          guard AxisRange(start: left, end: left + width).meets(across) else { return }
          for item in range {
            let frame = frame(ofItem: item, in: sections[section], width: width)
            elements.append(GalleryElement(.item, section: section, item: item, frame: frame))
          }
        }
      }
    }
    return comparisons
  }

  /// Splits a range of rows where a new group begins, and calls `body` with each part and its
  /// width.
  private func forEachGroup(
    of items: Range<Int>, _ body: (_ items: Range<Int>, _ width: CGFloat) -> Void
  ) {
    var first = items.lowerBound
    var group = groupEnds.partitionPoint { $0 > first }
    while first < items.upperBound {
      let isGrouped = group < groupEnds.count
      let end = isGrouped ? min(groupEnds[group], items.upperBound) : items.upperBound
      body(first..<end, isGrouped ? groupWidths[group] : 0)
      first = end
      group += 1
    }
  }

  private func frame(ofItem item: Int, in section: UniformRun, width: CGFloat) -> CGRect {
    CGRect(x: left, y: section.start(of: item), width: width, height: section.extent)
  }
}
