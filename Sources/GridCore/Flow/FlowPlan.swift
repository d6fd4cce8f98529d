import Foundation

/// The places of all elements of a flow: sections one after the other, each broken into lines.
///
/// The algorithm is that of UIKit's flow layout: lines are filled greedily, full lines are
/// spread over their length, items are centred across their line. Frames are in content points,
/// origins rounded to pixels from exact sums, sizes as given (FL-29, FL-30).
///
/// Sections whose items all have one size are solved in closed form: a million of them cost what
/// ten cost, in time and in memory. Other sections keep their sizes and one record a line, but for
/// those whose sizes become known one by one: a list of which a few rows were measured costs what
/// these rows cost.
///
/// Sizes, spacings and insets must be finite and sizes not negative; `FlowItems.firstNegative` and
/// `firstNonFinite` find those that are not.
package struct FlowPlan: Equatable, Sendable {
  package var axis: FlowAxis { space.axis }
  /// The length across the scroll axis that the sections share (FL-12).
  package var crossLength: CGFloat { space.crossLength }
  package var grid: PixelGrid { space.grid }

  /// Whether what only touches a region is in it.
  package var includesTouching = true

  // Nothing else is kept here: a value of more than seven numbers is copied by a call, and plans
  // are looked into often (scenario `far-jump` of the benchmark).
  let space: FlowSpace
  private var solved = CopyOnWrite(SolvedFlow())
  var sections: [FlowSolvedSection] { solved.value.sections }
  var storedLines: FlowStoredLines { solved.value.storedLines }
  /// The first item that is longer than its line, to be reported once a load.
  package var oversizedItem: FlowPosition? { solved.value.oversizedItem }
  /// The length of the oversized item, and of the line between the insets that it does not fit.
  package var oversizedLengths: (item: CGFloat, line: CGFloat)? {
    guard let oversizedItem else { return nil }
    let section = sections[oversizedItem.section]
    return (axis.length(of: section.input.items[oversizedItem.item]), section.available)
  }
  /// The end of the reach of each section and those before it, by section; never falls.
  var reachUntil: [CGFloat] { solved.value.reachUntil }
  /// The start of the first of each section and those after it, by section; never falls.
  var reachFrom: [CGFloat] { solved.value.reachFrom }

  /// Solves a flow.
  ///
  /// - Parameters:
  ///   - crossLength: The view's length across the scroll axis less both adjusted content insets
  ///     on it. If it is not positive nothing is laid out and the content size is zero
  ///     (FL-44); pass 0 for a view without area.
  ///   - grid: The pixels to round to; `.unrounded` switches all rounding off.
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

  /// Takes in what items were measured to, where sizes are estimated, and flows everything anew
  /// from the first section with a change; a size of nil forgets what was measured. Items that do
  /// not exist are left out.
  ///
  /// - Complexity: O(log *items*) an item, and O(1) a section behind it, where all items of a
  ///   section are equally long; sections whose items are not are solved as a whole.
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

  /// Takes in what one item of a section was measured to.
  mutating func measure(_ size: CGSize?, item: Int, inSection section: Int) {
    guard item >= 0, item < sections[section].itemCount else { return }
    if solved.value.sections[section].measure(size, item: item) { solve(from: section) }
  }

  /// Returns the start that the line of an item would have, before rounding, if another item of the
  /// section was measured to a size; nil where that has to be tried.
  mutating func offset(
    ofLineWith anchor: Int, inSection section: Int, measuring size: CGSize, item: Int
  ) -> CGFloat? {
    guard item >= 0, item < sections[section].itemCount else { return nil }
    return solved.value.sections[section].offset(ofLineWith: anchor, measuring: size, item: item)
  }

  /// Solves a section and all behind it.
  private mutating func solve(from first: Int) {
    guard sections.indices.contains(first) else { return }
    solved.value.solve(from: first, in: space)
  }

  /// The size of the content.
  ///
  /// Across the scroll axis it is `crossLength`, whatever the items take. Along it, the end of the
  /// last section, cut to whole pixels.
  package var contentSize: CGSize {
    guard crossLength > 0 else { return .zero }
    return axis.size(length: crossLength, extent: grid.floored(sections.last?.span.end ?? 0))
  }

  /// The number of sections laid out: none at all if the cross length is not positive.
  package var sectionCount: Int { sections.count }

  /// The number of lines that the items of all sections make.
  package var lineCount: Int { sections.reduce(0) { $0 + $1.lineCount } }

  /// Returns the stretch of the scroll axis that a section covers, from its header's start to its
  /// footer's end, unrounded; nil if there is no such section.
  package func sectionRange(_ section: Int) -> FlowSpan? {
    solved(section)?.span
  }

  // MARK: - Frames

  /// The frame of an item; nil if there is none, or no room to lay it out (FL-55).
  ///
  /// - Complexity: O(log *lines* + *items of its line*); O(1) where all sizes are equal.
  package func frame(section: Int, item: Int) -> CGRect? {
    guard let solved = solved(section), let index = lineIndex(ofItem: item, in: solved) else {
      return nil
    }
    let line = line(index, in: solved)
    let place = placement(of: line, in: solved)
    return place.frame(of: item, items: solved.input.items, space: space)
  }

  /// The frame of a section's header; nil if it has none.
  ///
  /// - Parameter pinning: Where headers stick; nil gives the natural frame.
  package func headerFrame(section: Int, pinning: FlowPinning? = nil) -> CGRect? {
    guard inSection(section, { $0.pointee.hasHeader }) == true, let solved = solved(section) else {
      return nil
    }
    let extent = solved.input.headerExtent
    let start = solved.span.start
    let pinned = pinning?.headerOffset(
      natural: FlowSpan(start: start, end: start + extent), section: solved.span,
      footerExtent: max(0, solved.input.footerExtent))
    return bar(offset: pinned ?? start, extent: extent)
  }

  /// The frame of a section's footer; nil if it has none.
  ///
  /// - Parameter pinning: Where footers stick; nil gives the natural frame.
  package func footerFrame(section: Int, pinning: FlowPinning? = nil) -> CGRect? {
    guard inSection(section, { $0.pointee.hasFooter }) == true, let solved = solved(section) else {
      return nil
    }
    let extent = solved.input.footerExtent
    let start = solved.footerOffset
    let pinned = pinning?.footerOffset(
      natural: FlowSpan(start: start, end: start + extent), section: solved.span)
    return bar(offset: pinned ?? start, extent: extent)
  }

  /// The frame of any element; nil if there is no such element.
  package func frame(
    section: Int, element: FlowElement, pinning: FlowPinning? = nil
  ) -> CGRect? {
    switch element {
    case .header: headerFrame(section: section, pinning: pinning)
    case .item(let item): frame(section: section, item: item)
    case .footer: footerFrame(section: section, pinning: pinning)
    }
  }

  // MARK: - Parts

  /// Looks into a section where it is, if there is such a section: a copy would count its
  /// references.
  @inline(__always)
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

  /// A header's or footer's frame: as long as the view allows, insets or not.
  private func bar(offset: CGFloat, extent: CGFloat) -> CGRect {
    CGRect(
      origin: grid.rounded(axis.point(start: 0, offset: offset)),
      size: axis.size(length: crossLength, extent: extent))
  }
}

/// The sections and lines behind a plan.
private struct SolvedFlow: Equatable, Sendable {
  var sections: [FlowSolvedSection] = []
  var storedLines = FlowStoredLines()
  private(set) var oversizedItem: FlowPosition?
  var reachUntil: [CGFloat] = []
  var reachFrom: [CGFloat] = []

  /// Solves a section and all behind it.
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

  /// Measures the reach of sections, so that they can be searched by halves even where negative
  /// insets make them overlap.
  private mutating func measureReach(from first: Int) {
    for index in first..<sections.count {
      let end = sections[index].reach.end
      reachUntil[index] = index == 0 ? end : max(end, reachUntil[index - 1])
    }
    for index in sections.indices.reversed() {
      let start = sections[index].reach.start
      let least = index == sections.count - 1 ? start : min(start, reachFrom[index + 1])
      // Sections before the first change only differ if those behind them do.
      if index < first, least == reachFrom[index] { break }
      reachFrom[index] = least
    }
  }
}
