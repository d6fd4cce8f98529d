import Foundation

/// A plan with the places of all elements of a flow. The sections follow one another, and each
/// section is broken into lines.
///
/// The algorithm is the one of UIKit's flow layout: lines are filled greedily, full lines are
/// spread over their length, and items are centred across their line. Frames are in content points.
/// Their origins are exact sums, rounded to pixels. Their sizes are as given (FL-29, FL-30).
///
/// A section whose items all have one size is solved by formulas, so a million items cost as much
/// time and memory as ten. A list in which a few rows were measured costs as much as these rows.
/// Other sections store their sizes and one record per line.
///
/// Sizes, spacings and insets must be finite, and sizes must not be negative.
/// `FlowItems.firstNegative` and `firstNonFinite` find invalid sizes.
package struct FlowPlan: Equatable, Sendable {
  package var axis: FlowAxis { space.axis }
  /// The length across the scroll axis that the sections share (FL-12).
  package var crossLength: CGFloat { space.crossLength }
  package var grid: PixelGrid { space.grid }

  /// Whether an element that only touches a region meets it.
  package var includesTouching = true

  // Nothing else is stored here: a value of more than seven numbers is copied with a function call,
  // and plans are read often (scenario `far-jump` of the benchmark).
  let space: FlowSpace
  private var solved = CopyOnWrite(SolvedFlow())
  var sections: [FlowSolvedSection] { solved.value.sections }
  var storedLines: FlowStoredLines { solved.value.storedLines }
  /// The first item that is longer than its line. The layout reports the item as a finding.
  package var oversizedItem: FlowPosition? { solved.value.oversizedItem }
  /// The length of the oversized item, and the length of its line between the insets.
  package var oversizedLengths: (item: CGFloat, line: CGFloat)? {
    guard let oversizedItem else { return nil }
    let section = sections[oversizedItem.section]
    return (axis.length(of: section.input.items[oversizedItem.item]), section.available)
  }
  /// The greatest end of any element in a section or before it, for each section. The values never
  /// decrease.
  var reachUntil: [CGFloat] { solved.value.reachUntil }
  /// The least start of any element in a section or behind it, for each section. The values never
  /// decrease.
  var reachFrom: [CGFloat] { solved.value.reachFrom }

  /// Makes the plan of a flow and solves all sections.
  ///
  /// - Parameters:
  ///   - crossLength: The view's length across the scroll axis, less the adjusted content insets at
  ///     both ends. If the length is not positive, nothing is laid out and the content size is zero
  ///     (FL-44). Pass 0 for a view without area.
  ///   - grid: The pixels to round to. The value `.unrounded` switches all rounding off.
  /// - Complexity: O(*sections* + *items given with a size each*).
  package init(
    axis: FlowAxis, crossLength: CGFloat, grid: PixelGrid, sections inputs: [FlowSection]
  ) {
    space = FlowSpace(axis: axis, crossLength: crossLength, grid: grid)
    guard crossLength > 0 else { return }
    solved.value.sections = inputs.map(FlowSolvedSection.init)
    solved.value.reachUntil = Array(repeating: 0, count: inputs.count)
    solved.value.reachFrom = solved.value.reachUntil
    solve(from: 0)
  }

  /// Stores the measured sizes of items with estimated sizes, and solves all sections again from
  /// the first section with a change. A size of nil removes the measured size of its item. Items
  /// that do not exist are ignored.
  ///
  /// - Complexity: O(log *items*) per item, and O(1) per section behind it, if all items of a
  ///   section are equally long. Other sections are solved as a whole.
  package mutating func measure(_ changes: some Sequence<FlowMeasurement>) {
    let changes = Array(changes).filter { change in
      let (section, item) = (change.item.section, change.item.item)
      return sections.indices.contains(section) && item >= 0 && item < sections[section].itemCount
    }
    var first = sections.count
    var next = 0
    while next < changes.count {
      let section = changes[next].item.section
      let end = changes[next...].firstIndex { $0.item.section != section } ?? changes.count
      if solved.value.sections[section].measure(changes[next..<end]) { first = min(first, section) }
      next = end
    }
    if first < sections.count { solve(from: first) }
  }

  /// Stores the measured size of one item of a section.
  mutating func measure(_ size: CGSize?, item: Int, inSection section: Int) {
    guard item >= 0, item < sections[section].itemCount else { return }
    if solved.value.sections[section].measure(size, item: item) { solve(from: section) }
  }

  /// Returns the start, before rounding, that the line of the item `anchor` would have if `item`
  /// was measured to `size`. Returns nil if the start can be found only by an actual change of the
  /// plan.
  mutating func offset(
    ofLineWith anchor: Int, inSection section: Int, measuring size: CGSize, item: Int
  ) -> CGFloat? {
    guard item >= 0, item < sections[section].itemCount else { return nil }
    return solved.value.sections[section].offset(ofLineWith: anchor, measuring: size, item: item)
  }

  /// Solves a section and all sections behind it.
  private mutating func solve(from first: Int) {
    guard sections.indices.contains(first) else { return }
    solved.value.solve(from: first, in: space)
  }

  /// The size of the content.
  ///
  /// The length across the scroll axis is `crossLength`, whatever room the items take. The length
  /// along the scroll axis is the end of the last section, rounded down to whole pixels.
  package var contentSize: CGSize {
    guard crossLength > 0 else { return .zero }
    return axis.size(length: crossLength, extent: grid.floored(sections.last?.span.end ?? 0))
  }

  /// The number of sections that are laid out; 0 if the cross length is not positive.
  package var sectionCount: Int { sections.count }

  /// The number of lines in all sections.
  package var lineCount: Int { sections.reduce(0) { $0 + $1.lineCount } }

  // MARK: - Frames

  /// Returns the frame of an item; nil if there is no such item, or no room to lay it out (FL-55).
  ///
  /// - Complexity: O(log *lines* + *items of its line*), or O(1) if all sizes are equal.
  package func frame(section: Int, item: Int) -> CGRect? {
    guard let solved = solved(section), let index = lineIndex(ofItem: item, in: solved) else {
      return nil
    }
    let line = line(index, in: solved)
    let place = placement(of: line, in: solved)
    return place.frame(of: item, items: solved.input.items, space: space)
  }

  /// Returns the frame of a section's header; nil if the section has no header.
  ///
  /// - Parameter pinning: The pinning of headers; nil for the frame without pinning.
  package func headerFrame(section: Int, pinning: FlowPinning? = nil) -> CGRect? {
    guard inSection(section, { $0.pointee.hasHeader }) == true, let solved = solved(section) else {
      return nil
    }
    let extent = solved.input.headerExtent
    let start = solved.span.start
    let pinned = pinning?.headerOffset(
      natural: AxisRange(start: start, end: start + extent), section: solved.span,
      footerExtent: max(0, solved.input.footerExtent))
    return bar(offset: pinned ?? start, extent: extent)
  }

  /// Returns the frame of a section's footer; nil if the section has no footer.
  ///
  /// - Parameter pinning: The pinning of footers; nil for the frame without pinning.
  package func footerFrame(section: Int, pinning: FlowPinning? = nil) -> CGRect? {
    guard inSection(section, { $0.pointee.hasFooter }) == true, let solved = solved(section) else {
      return nil
    }
    let extent = solved.input.footerExtent
    let start = solved.footerOffset
    let pinned = pinning?.footerOffset(
      natural: AxisRange(start: start, end: start + extent), section: solved.span)
    return bar(offset: pinned ?? start, extent: extent)
  }

  // MARK: - Parts

  /// Calls `look` with a pointer to a section and returns the result; nil if there is no such
  /// section. The pointer avoids a copy of the section, which would retain its lists.
  func inSection<Result>(
    _ section: Int, _ look: (UnsafePointer<FlowSolvedSection>) -> Result?
  ) -> Result? {
    solved.value.sections.withUnsafeBufferPointer { sections in
      guard sections.indices.contains(section), let first = sections.baseAddress else { return nil }
      return look(first + section)
    }
  }

  func solved(_ section: Int) -> FlowSolvedSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Returns the frame of a header or footer. It is as long as `crossLength`, whatever the
  /// section's insets.
  private func bar(offset: CGFloat, extent: CGFloat) -> CGRect {
    CGRect(
      origin: grid.rounded(axis.point(start: 0, offset: offset)),
      size: axis.size(length: crossLength, extent: extent))
  }
}

/// The solved sections and the stored lines of a plan.
private struct SolvedFlow: Equatable, Sendable {
  var sections: [FlowSolvedSection] = []
  var storedLines = FlowStoredLines()
  private(set) var oversizedItem: FlowPosition?
  var reachUntil: [CGFloat] = []
  var reachFrom: [CGFloat] = []

  /// Solves a section and all sections behind it.
  mutating func solve(from first: Int, in space: FlowSpace) {
    var offset = first == 0 ? 0 : sections[first - 1].span.end
    if storedLines.end != .zero {
      storedLines.cut(at: sections[first].firstStored)
    }
    for index in first..<sections.count {
      sections[index].solve(start: offset, in: space, lines: &storedLines)
      offset = sections[index].span.end
    }
    measureReach(from: first)
    oversizedItem = nil
    for index in sections.indices {
      guard let item = sections[index].firstOversized else { continue }
      oversizedItem = FlowPosition(section: index, item: item)
      break
    }
  }

  /// Computes `reachUntil` and `reachFrom`, so that binary search works even where negative insets
  /// make sections overlap.
  private mutating func measureReach(from first: Int) {
    for index in first..<sections.count {
      let end = sections[index].reach.end
      reachUntil[index] = index == 0 ? end : max(end, reachUntil[index - 1])
    }
    for index in sections.indices.reversed() {
      let start = sections[index].reach.start
      let least = index == sections.count - 1 ? start : min(start, reachFrom[index + 1])
      // The value of a section before the first change differs only if the value of the next
      // section does.
      if index < first, least == reachFrom[index] { break }
      reachFrom[index] = least
    }
  }
}
