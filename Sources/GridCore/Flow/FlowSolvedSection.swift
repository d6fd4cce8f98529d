import Foundation

/// A section with everything decided: how its lines break and where each part starts.
struct FlowSolvedSection: Equatable, Sendable {
  enum Pattern: Equatable, Sendable {
    /// A section with no items, or no room for any.
    case none
    /// A section whose sizes are all equal: everything follows from an item's number, nothing is
    /// stored.
    case lattice(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// A section whose lengths are all equal, whose extents differ, and whose lines are equally
    /// full: line breaks and extents follow, offsets are stored.
    case columns(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// A section whose lengths are all equal and whose extents become known one by one: breaks
    /// follow, offsets are sums.
    case measured(itemsPerLine: Int, start: CGFloat, gap: CGFloat)
    /// Lengths differ: breaks and offsets are stored.
    case mixed
  }

  private(set) var input: FlowSection
  /// The span from the header's start to the footer's end.
  private(set) var span = FlowSpan(start: 0, end: 0)
  /// The length of a line between the insets (FL-14).
  private(set) var available: CGFloat = 0
  /// The start of the first line, if there is one.
  private(set) var itemsOffset: CGFloat = 0
  private(set) var footerOffset: CGFloat = 0
  private(set) var pattern = Pattern.none
  private(set) var lineCount = 0
  /// The place in the plan at which the section's stored lines begin.
  private(set) var firstStored = FlowStoredLines.Place.zero
  /// Whether no line starts or ends before an earlier one does, so that lines can be searched by
  /// halves. Only a negative line spacing larger than a line can break this.
  private(set) var isOrdered = true
  /// The first item longer than a line.
  private(set) var firstOversized: Int?
  /// The part of the scroll axis that any of its elements covers, before rounding.
  private(set) var reach = FlowSpan(start: 0, end: 0)
  /// The lines of a section with measured items; nil where all items have one size, or lines are
  /// stored. They hold wherever the section starts.
  private var measuredLines: FlowMeasuredLines?

  /// A section that is not solved yet.
  init(_ input: FlowSection) {
    self.input = input
  }

  /// Solves the section where it starts now, and keeps the lines that need storing in `lines`.
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
    span = FlowSpan(start: start, end: start)
    reach = FlowSpan(start: start, end: start + header)

    var itemsEnd = itemsOffset
    if let items = solveItems(axis: axis, lines: &lines) {
      itemsEnd = items.end
      reach.cover(items.reach)
    }
    footerOffset = itemsEnd + scrollInsets.trailing
    span.end = footerOffset + max(0, input.footerExtent)
    reach.cover(FlowSpan(start: footerOffset, end: span.end))
  }

  /// Takes in what items were measured to; a size of nil forgets it.
  ///
  /// - Returns: Whether the section must be solved anew, and those behind it moved.
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    let standard = input.items.estimates?.standard
    let isChanged = input.items.measure(changes)
    if let estimates = input.items.estimates {
      measuredLines?.itemsChanged(changes, estimates, from: standard)
    }
    return isChanged
  }

  /// Takes in what one item was measured to; a size of nil forgets it.
  ///
  /// - Returns: Whether the section must be solved anew, and those behind it moved.
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

  /// Returns the start that the line of an item would have if another was measured to a size; nil
  /// where lines might break otherwise for that. The section is changed and changed back.
  mutating func offset(ofLineWith anchor: Int, measuring size: CGSize, item: Int) -> CGFloat? {
    guard case .measured(let itemsPerLine, _, _) = pattern, hasLength(of: size) else { return nil }
    let old = input.items.measuredSize(of: item)
    _ = measure(size, item: item)
    let depth = measuredDepth(ofLine: anchor / itemsPerLine)
    _ = measure(old, item: item)
    return depth.offset
  }

  /// Whether items that are all equally long are as long as a size.
  private func hasLength(of size: CGSize) -> Bool {
    guard let estimates = input.items.estimates else { return false }
    return estimates.axis.length(of: estimates[0]) == estimates.axis.length(of: size)
  }

  var hasHeader: Bool { input.headerExtent > 0 }
  var hasFooter: Bool { input.footerExtent > 0 }
  var itemCount: Int { input.items.count }

  /// The distance between the starts of two neighbouring lines of a lattice.
  func pitch(of size: CGSize, axis: FlowAxis) -> CGFloat {
    axis.extent(of: size) + input.lineSpacing
  }

  // MARK: - Breaking into lines

  private typealias Items = (end: CGFloat, reach: FlowSpan)

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

  /// The rule of a section that is not uniform and whose items are equally long and too long to
  /// share a line: such rows need no more storage than those of a uniform section.
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
    var reach = FlowSpan(start: itemsOffset, end: itemsOffset + extent)
    reach.cover(FlowSpan(start: last, end: last + extent))
    return (last + extent, reach)
  }

  /// Sums instead of stored lines, where something is measured and lines are equally full. Nil
  /// where that is not so, or lines run backwards.
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
    return (end, FlowSpan(start: itemsOffset, end: end))
  }

  private func lastDepth(_ estimates: FlowEstimates) -> FlowLineDepth {
    let last = lineCount - 1
    guard measuredLines?.followsItems == false else { return measuredDepth(ofLine: last) }
    // Rows are asked for it with every size that becomes known.
    return depthRule(estimates, along: estimates.axis).depth(
      ofLine: last, after: estimates.measuredSums(before: last),
      size: estimates.measuredSize(of: last))
  }

  /// Offset and extent of a line below `lineCount` of a measured section.
  func measuredDepth(ofLine index: Int) -> FlowLineDepth {
    measuredDepths?[index] ?? FlowLineDepth(offset: itemsOffset, extent: 0)
  }

  /// The depths of lines, for callers that read many of them; nil where nothing is measured, or
  /// lines are stored.
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
      // At least twofold: sections that each asked for just their own would copy all before them.
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

/// The place of a line along the scroll axis, before rounding.
struct FlowLineDepth: Equatable, Sendable {
  var offset: CGFloat
  var extent: CGFloat
}

/// The rule by which the depth of a line follows from what is known before it.
struct FlowDepthRule {
  /// The axis along which sizes have their extents.
  let axis: FlowAxis
  /// The extent of lines that are not known.
  var standardExtent: CGFloat
  let itemsOffset: CGFloat
  let spacing: CGFloat

  @inline(__always)
  func depth(
    ofLine index: Int, after before: SparseSizes.Sums, size: CGSize?
  ) -> FlowLineDepth {
    FlowLineDepth(
      offset: offset(ofLine: index, after: before),
      extent: size.map(axis.extent(of:)) ?? standardExtent)
  }

  @inline(__always)
  func offset(ofLine index: Int, after before: SparseSizes.Sums) -> CGFloat {
    let others = CGFloat(index - before.known) * standardExtent
    let offset = axis.extent(of: before.size) + others + CGFloat(index) * spacing
    return itemsOffset + offset
  }
}

/// The depths of the lines of a section with measured items.
///
/// Of a section only this much is needed to find its lines, and it is handed on with a single count
/// of references.
struct FlowMeasuredDepths {
  /// The sizes of the lines, one a line; lines that are not known have the extent of items that
  /// were not measured.
  let rows: SparseSizes
  let rule: FlowDepthRule

  /// O(log *lines*).
  subscript(index: Int) -> FlowLineDepth {
    rule.depth(ofLine: index, after: rows.sums(before: index), size: rows[index])
  }

  /// About the first line that ends at an offset or behind it. O(log *lines*).
  func line(reaching offset: CGFloat) -> Int {
    rows.place(
      passing: offset - rule.itemsOffset, lane: rule.axis == .vertical ? 1 : 0,
      unknown: rule.standardExtent, gap: rule.spacing)
  }

  /// Hands out the lines from one on, as long as the answer is to go on.
  @inline(__always)
  func forEachLine(from first: Int, _ visit: (Int, FlowLineDepth) -> Bool) {
    rows.forEachPlace(from: first) { visit($0, rule.depth(ofLine: $0, after: $1, size: $2)) }
  }

  /// The first line that ends at an offset, but for some slack, or behind it.
  func firstLine(reaching offset: CGFloat, slack: CGFloat, near guess: Int) -> Int {
    FlowSearch.first(below: rows.count, near: guess) {
      let line = self[$0]
      return line.offset + line.extent + slack >= offset
    }
  }

  /// Hands out the lines that meet a region and are as thick as each of their items, with their
  /// starts rounded to pixels, as long as the answer is to go on.
  ///
  /// - Parameter slack: More than rounding can move a line.
  @inline(__always)
  func forEachRow(
    meeting region: FlowSpan, in grid: PixelGrid, slack: CGFloat,
    _ visit: (_ index: Int, _ start: CGFloat, _ extent: CGFloat) -> Bool
  ) {
    let guess = min(line(reaching: region.start - slack), rows.count)
    var first = max(guess - 1, 0)
    var isSure = false
    while true {
      var isWrong = false
      forEachLine(from: first) { index, line in
        if !isSure {
          // Most often the guess is the first, and the line before it, which tells, is not.
          let reaches = line.offset + line.extent + slack >= region.start
          isWrong = reaches == (index < guess)
          if isWrong || !reaches { return !isWrong }
          isSure = true
        }
        let start = grid.rounded(line.offset)
        if start > region.end { return false }
        return start + line.extent < region.start || visit(index, start, line.extent)
      }
      guard isWrong else { return }
      first = firstLine(reaching: region.start, slack: slack, near: guess)
      isSure = true
    }
  }
}

/// Sizes to go through, however they are kept.
private protocol SizeList {
  var count: Int { get }
  subscript(item: Int) -> CGSize { get }
}

extension UnsafeBufferPointer<CGSize>: SizeList {}

/// Items that are equally wide.
private struct Heights: SizeList {
  let width: CGFloat
  let heights: UnsafeBufferPointer<CGFloat>

  var count: Int { heights.count }
  subscript(item: Int) -> CGSize { CGSize(width: width, height: heights[item]) }
}

/// Items that are equally high.
private struct Widths: SizeList {
  let height: CGFloat
  let widths: UnsafeBufferPointer<CGFloat>

  var count: Int { widths.count }
  subscript(item: Int) -> CGSize { CGSize(width: widths[item], height: height) }
}

/// Lines put one after the other: offsets are running sums of unrounded values.
private struct LineStack {
  private(set) var isOrdered = true
  private(set) var reach: FlowSpan
  /// End of the line added last.
  private(set) var end: CGFloat
  private let spacing: CGFloat
  private var offset: CGFloat

  init(offset: CGFloat, spacing: CGFloat) {
    self.offset = offset
    self.spacing = spacing
    end = offset
    reach = FlowSpan(start: offset, end: offset)
  }

  /// Adds a line.
  ///
  /// - Returns: Where it starts.
  mutating func add(extent: CGFloat) -> CGFloat {
    let lineStart = offset
    let lineEnd = offset + extent
    // The line before ended at `end`, this one must not end sooner; the next may not start sooner.
    if lineEnd < end || lineEnd + spacing < offset { isOrdered = false }
    end = lineEnd
    reach.cover(FlowSpan(start: offset, end: end))
    offset = end + spacing
    return lineStart
  }
}
