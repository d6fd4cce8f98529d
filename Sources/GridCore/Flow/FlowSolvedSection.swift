import Foundation

/// A solved section: its line breaks, and the starts of its header, lines and footer.
struct FlowSolvedSection: Equatable, Sendable {
  enum Pattern: Equatable, Sendable {
    /// A section without items, or without room for items.
    case none
    /// A section whose sizes are all equal. All positions follow from the items' numbers, so
    /// nothing is stored.
    case lattice(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// A section whose items have equal lengths and different extents, on equally full lines. Line
    /// breaks and extents are computed, and offsets are stored.
    case columns(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// A section whose items have equal lengths, and whose extents become known one by one. Line
    /// breaks are computed, and offsets are sums.
    case measured(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// A section whose items differ in size and that has no other pattern. Line breaks and offsets
    /// are stored.
    case mixed
  }

  private(set) var input: FlowSection
  /// The span from the header's start to the footer's end.
  private(set) var span = AxisRange(start: 0, end: 0)
  /// The length of a line between the insets (FL-14).
  private(set) var available: CGFloat = 0
  /// The start of the first line, if there is one.
  private(set) var itemsOffset: CGFloat = 0
  private(set) var footerOffset: CGFloat = 0
  private(set) var pattern = Pattern.none
  private(set) var lineCount = 0
  /// The place in the plan at which the section's stored lines begin.
  private(set) var firstStored = FlowStoredLines.Place.zero
  /// Whether the starts and the ends of lines are in ascending order, so that lines can be found by
  /// binary search. Only a negative line spacing larger than a line can break the order.
  private(set) var isOrdered = true
  /// The first item longer than a line.
  private(set) var firstOversized: Int?
  /// The part of the scroll axis that the section's elements cover, before rounding.
  private(set) var reach = AxisRange(start: 0, end: 0)
  /// The lines of a section with measured items; nil if all items have one size or the plan stores
  /// the lines. These lines do not depend on the start of the section.
  private var measuredLines: FlowMeasuredLines?

  /// Makes a section that is not solved yet.
  init(_ input: FlowSection) {
    self.input = input
  }

  /// Solves the section for its start position. Appends to `lines` the lines that the plan must
  /// store.
  mutating func solve(start: CGFloat, in space: FlowSpace, lines: inout FlowStoredLines) {
    let axis = space.axis
    let lineInsets = axis.lineInsets(of: input.inset)
    let scrollInsets = axis.scrollInsets(of: input.inset)
    let header = max(0, input.headerExtent)
    pattern = .none
    lineCount = 0
    isOrdered = true
    firstOversized = nil
    available = space.crossLength - lineInsets.leading - lineInsets.trailing
    itemsOffset = start + header + scrollInsets.leading
    firstStored = lines.end
    span = AxisRange(start: start, end: start)
    reach = AxisRange(start: start, end: start + header)

    var itemsEnd = itemsOffset
    if let items = solveItems(axis: axis, lines: &lines) {
      itemsEnd = items.end
      reach.formUnion(items.reach)
    }
    footerOffset = itemsEnd + scrollInsets.trailing
    span.end = footerOffset + max(0, input.footerExtent)
    reach.formUnion(AxisRange(start: footerOffset, end: span.end))
  }

  /// Stores the measured sizes of items. A size of nil removes the measured size of its item.
  ///
  /// - Returns: Whether the section must be solved again. The sections behind it must then be
  ///   moved.
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    let standard = input.items.estimates?.standard
    let isChanged = input.items.measure(changes)
    if let estimates = input.items.estimates {
      measuredLines?.itemsChanged(changes, estimates, from: standard)
    }
    return isChanged
  }

  /// Stores the measured size of one item. If `size` is nil, the measured size is removed.
  ///
  /// - Returns: Whether the section must be solved again. The sections behind it must then be
  ///   moved.
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    guard measuredLines?.followsItems == true else {
      return input.items.measure(size, item: item)
    }
    let standard = input.items.estimates?.standard
    let isChanged = input.items.measure(size, item: item)
    if let estimates = input.items.estimates {
      measuredLines?.itemChanged(item, estimates, from: standard)
    }
    return isChanged
  }

  /// Returns the start that the line of the item `anchor` would have if `item` was measured to
  /// `size`. Returns nil if the line breaks might change. To find the start, the size is stored for
  /// a moment. Then the old size is restored.
  mutating func offset(ofLineWith anchor: Int, measuring size: CGSize, item: Int) -> CGFloat? {
    guard case .measured(let itemsPerLine, _, _) = pattern, hasLength(of: size) else { return nil }
    let old = input.items.measuredSize(of: item)
    _ = measure(size, item: item)
    let depth = measuredDepth(ofLine: anchor / itemsPerLine)
    _ = measure(old, item: item)
    return depth.offset
  }

  /// Whether the items, all equally long, are as long as `size`.
  private func hasLength(of size: CGSize) -> Bool {
    guard let estimates = input.items.estimates else { return false }
    return estimates.axis.length(of: estimates[0]) == estimates.axis.length(of: size)
  }

  var hasHeader: Bool { input.headerExtent > 0 }
  var hasFooter: Bool { input.footerExtent > 0 }
  var itemCount: Int { input.items.count }

  /// Returns the distance between the starts of two consecutive lines, if all items have the given
  /// size.
  func pitch(of size: CGSize, axis: FlowAxis) -> CGFloat {
    axis.extent(of: size) + input.lineSpacing
  }

  // MARK: - Breaking into lines

  private typealias Items = (end: CGFloat, reach: AxisRange)

  private mutating func solveItems(axis: FlowAxis, lines: inout FlowStoredLines) -> Items? {
    guard itemCount > 0 else { return nil }
    if case .estimated(let estimates) = input.items.storage,
      let solved = solveMeasured(estimates)
    {
      return solved
    }
    let items = input.items
    measuredLines = nil
    if let size = items.commonSize { return solveLattice(size, axis: axis) }
    switch items.storage {
    case .uniform: return nil
    case .each(let sizes): return solveSlice(sizes, axis: axis, lines: &lines)
    case .estimated(let estimates):
      return estimates.written.withUnsafeBufferPointer {
        solveLines($0, axis: axis, lines: &lines)
      }
    }
  }

  private mutating func solveSlice(
    _ sizes: FlowSizeSlice, axis: FlowAxis, lines: inout FlowStoredLines
  ) -> Items? {
    let range = sizes.startIndex..<sizes.endIndex
    switch sizes.base.form {
    case .both:
      return sizes.base.sizes[range].withUnsafeBufferPointer {
        solveLines($0, axis: axis, lines: &lines)
      }
    case .heights(let width):
      return sizes.base.lengths[range].withUnsafeBufferPointer {
        solveLines(Heights(width: width, heights: $0), axis: axis, lines: &lines)
      }
    case .widths(let height):
      return sizes.base.lengths[range].withUnsafeBufferPointer {
        solveLines(Widths(height: height, widths: $0), axis: axis, lines: &lines)
      }
    }
  }

  private mutating func solveLines(
    _ sizes: some SizeList, axis: FlowAxis, lines: inout FlowStoredLines
  ) -> Items? {
    if input.items.isUniform {
      guard let rule = columnRule(length: axis.length(of: sizes[0])) else { return nil }
      return solveColumns(sizes, rule, axis: axis, lines: &lines)
    }
    if let rule = rowRule(sizes, axis: axis) {
      return solveColumns(sizes, rule, axis: axis, lines: &lines)
    }
    return solveMixed(sizes, axis: axis, lines: &lines)
  }

  /// Returns the rule of a section that is not uniform, but whose items are equally long and too
  /// long to share a line; nil for other sections. These rows need no more storage than the rows of
  /// a uniform section.
  private mutating func rowRule(_ sizes: some SizeList, axis: FlowAxis) -> ColumnRule? {
    let (length, spacing) = (axis.length(of: sizes[0]), input.interitemSpacing)
    guard FlowRules.hasRoom(available: available),
      !FlowRules.joins(used: length, spacing: spacing, length: length, available: available),
      !FlowRules.hasRoomForTwin(length: length, spacing: spacing, available: available),
      (0..<sizes.count).allSatisfy({ axis.length(of: sizes[$0]) == length })
    else { return nil }
    if FlowRules.isOversized(length: length, available: available) { firstOversized = 0 }
    let place = FlowRules.mixedLine(
      count: 1, lengths: length, isLast: false, spacing: spacing, available: available)
    return (1, place.start, place.gap)
  }

  private mutating func solveLattice(_ size: CGSize, axis: FlowAxis) -> Items? {
    guard let rule = columnRule(length: axis.length(of: size)) else { return nil }
    pattern = .lattice(itemsPerLine: rule.itemsPerLine, start: rule.start, gap: rule.gap)
    lineCount = lines(of: itemCount, by: rule.itemsPerLine)
    let extent = axis.extent(of: size)
    let last = itemsOffset + CGFloat(lineCount - 1) * pitch(of: size, axis: axis)
    var reach = AxisRange(start: itemsOffset, end: itemsOffset + extent)
    reach.formUnion(AxisRange(start: last, end: last + extent))
    return (last + extent, reach)
  }

  /// Solves a section that has measured items and equally full lines. The lines are computed from
  /// sums, not stored. Returns nil for other sections, and if the line spacing is negative.
  private mutating func solveMeasured(_ estimates: FlowEstimates) -> Items? {
    guard estimates.measured.knownCount > 0, estimates.isUniform, input.lineSpacing >= 0,
      let rule = columnRule(length: estimates.axis.length(of: estimates[0]))
    else { return nil }
    pattern = .measured(itemsPerLine: rule.itemsPerLine, start: rule.start, gap: rule.gap)
    lineCount = lines(of: itemCount, by: rule.itemsPerLine)
    if measuredLines?.itemsPerLine != rule.itemsPerLine {
      measuredLines = FlowMeasuredLines(estimates, itemsPerLine: rule.itemsPerLine)
    }
    let last = lastDepth(estimates)
    let end = last.offset + last.extent
    return (end, AxisRange(start: itemsOffset, end: end))
  }

  private func lastDepth(_ estimates: FlowEstimates) -> FlowLineDepth {
    let last = lineCount - 1
    guard measuredLines?.followsItems == false else { return measuredDepth(ofLine: last) }
    // A list computes its last line with every size that becomes known, so the sums are read
    // directly.
    return depthRule(estimates, along: estimates.axis).depth(
      ofLine: last, after: estimates.measuredSums(before: last),
      size: estimates.measuredSize(of: last))
  }

  /// Returns the offset and the extent of a line in a section with measured items. The line's
  /// number must be below `lineCount`.
  func measuredDepth(ofLine index: Int) -> FlowLineDepth {
    measuredDepths?[index] ?? FlowLineDepth(offset: itemsOffset, extent: 0)
  }

  /// The depths of the lines, for callers that read many depths; nil if no item is measured or the
  /// plan stores the lines.
  var measuredDepths: FlowMeasuredDepths? {
    guard measuredLines != nil, let estimates = input.items.estimates else { return nil }
    guard let extents = measuredLines?.extents else {
      return FlowMeasuredDepths(
        rows: estimates.measured, rule: depthRule(estimates, along: estimates.axis))
    }
    // The extents of lines are kept as heights.
    return FlowMeasuredDepths(rows: extents, rule: depthRule(estimates, along: .vertical))
  }

  private func depthRule(_ estimates: FlowEstimates, along axis: FlowAxis) -> FlowDepthRule {
    FlowDepthRule(
      axis: axis, standardExtent: estimates.standard.map(estimates.axis.extent(of:)) ?? 0,
      itemsOffset: itemsOffset, spacing: input.lineSpacing)
  }

  private mutating func solveColumns(
    _ sizes: some SizeList, _ rule: ColumnRule, axis: FlowAxis, lines: inout FlowStoredLines
  ) -> Items {
    pattern = .columns(itemsPerLine: rule.itemsPerLine, start: rule.start, gap: rule.gap)
    lineCount = self.lines(of: sizes.count, by: rule.itemsPerLine)
    let needed = lines.even.count + lineCount
    if lines.even.capacity < needed {
      // At least doubled: if each section reserved only its own lines, it would copy all lines
      // before it.
      lines.even.reserveCapacity(max(needed, 2 * lines.even.capacity))
    }
    var stack = LineStack(offset: itemsOffset, spacing: input.lineSpacing)
    var first = 0
    while first < sizes.count {
      let end = first + min(rule.itemsPerLine, sizes.count - first)
      var extent = axis.extent(of: sizes[first])
      for item in first + 1..<end {
        extent = max(extent, axis.extent(of: sizes[item]))
      }
      lines.even.append(stack.add(extent: extent))
      first = end
    }
    return finish(stack)
  }

  private mutating func solveMixed(
    _ sizes: some SizeList, axis: FlowAxis, lines: inout FlowStoredLines
  ) -> Items? {
    let available = available
    let spacing = input.interitemSpacing
    guard FlowRules.hasRoom(available: available) else {
      firstOversized = (0..<sizes.count).first {
        FlowRules.isOversized(length: axis.length(of: sizes[$0]), available: available)
      }
      return nil
    }
    pattern = .mixed
    var stack = LineStack(offset: itemsOffset, spacing: input.lineSpacing)
    var first = 0
    var used = axis.length(of: sizes[0])
    var extent = axis.extent(of: sizes[0])
    if FlowRules.isOversized(length: used, available: available) { firstOversized = 0 }
    for item in 1..<sizes.count {
      let length = axis.length(of: sizes[item])
      if firstOversized == nil, FlowRules.isOversized(length: length, available: available) {
        firstOversized = item
      }
      if FlowRules.joins(used: used, spacing: spacing, length: length, available: available) {
        used = used + spacing + length
        extent = max(extent, axis.extent(of: sizes[item]))
      } else {
        let offset = stack.add(extent: extent)
        lines.mixed.append(FlowStoredLine(first: first, offset: offset, extent: extent))
        first = item
        used = length
        extent = axis.extent(of: sizes[item])
      }
    }
    let offset = stack.add(extent: extent)
    lines.mixed.append(FlowStoredLine(first: first, offset: offset, extent: extent))
    lineCount = lines.mixed.count - firstStored.mixed
    return finish(stack)
  }

  private typealias ColumnRule = (itemsPerLine: Int, start: CGFloat, gap: CGFloat)

  private mutating func columnRule(length: CGFloat) -> ColumnRule? {
    if FlowRules.isOversized(length: length, available: available) { firstOversized = 0 }
    guard FlowRules.hasRoom(available: available) else { return nil }
    let itemsPerLine = FlowRules.itemsPerLine(
      length: length, spacing: input.interitemSpacing, available: available, count: itemCount)
    let place = FlowRules.columns(
      length: length, available: available, itemsPerLine: itemsPerLine,
      isEstimated: input.items.isEstimated)
    return (itemsPerLine, place.start, place.gap)
  }

  private func lines(of count: Int, by itemsPerLine: Int) -> Int {
    count / itemsPerLine + (count % itemsPerLine == 0 ? 0 : 1)
  }

  private mutating func finish(_ stack: LineStack) -> Items {
    isOrdered = stack.isOrdered
    return (stack.end, stack.reach)
  }
}

/// A list of sizes, whatever its storage.
private protocol SizeList {
  var count: Int { get }
  subscript(item: Int) -> CGSize { get }
}

extension UnsafeBufferPointer<CGSize>: SizeList {}

/// The sizes of items that are equally wide.
private struct Heights: SizeList {
  let width: CGFloat
  let heights: UnsafeBufferPointer<CGFloat>

  var count: Int { heights.count }
  subscript(item: Int) -> CGSize { CGSize(width: width, height: heights[item]) }
}

/// The sizes of items that are equally high.
private struct Widths: SizeList {
  let height: CGFloat
  let widths: UnsafeBufferPointer<CGFloat>

  var count: Int { widths.count }
  subscript(item: Int) -> CGSize { CGSize(width: widths[item], height: height) }
}

/// A stack of lines that follow one another. Their offsets are running sums of unrounded values.
private struct LineStack {
  private(set) var isOrdered = true
  private(set) var reach: AxisRange
  /// The end of the line that was added last.
  private(set) var end: CGFloat
  private let spacing: CGFloat
  private var offset: CGFloat

  init(offset: CGFloat, spacing: CGFloat) {
    self.offset = offset
    self.spacing = spacing
    end = offset
    reach = AxisRange(start: offset, end: offset)
  }

  /// Adds a line.
  ///
  /// - Returns: The start of the line.
  mutating func add(extent: CGFloat) -> CGFloat {
    let lineStart = offset
    let lineEnd = offset + extent
    // Lines are out of order if this line ends before the previous line's `end`, or the next line
    // starts before this one.
    if lineEnd < end || lineEnd + spacing < offset { isOrdered = false }
    end = lineEnd
    reach.formUnion(AxisRange(start: offset, end: end))
    offset = end + spacing
    return lineStart
  }
}
