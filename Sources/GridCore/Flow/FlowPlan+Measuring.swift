import Foundation

/// An item and its measured size.
package struct FlowMeasurement: Hashable, Sendable {
  package var item: FlowPosition
  /// The measured size; nil removes the item's measured size.
  package var size: CGSize?

  package init(_ item: FlowPosition, _ size: CGSize?) {
    self.item = item
    self.size = size
  }
}

/// Measuring items, whose sizes become known one by one.
extension FlowPlan {
  /// Stores the measured size of one item and solves the flow again; see `measure(_:)`.
  ///
  /// - Returns: Whether an item is longer than its line now, and none was before.
  @discardableResult
  package mutating func measure(_ size: CGSize?, section: Int, item: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    let wasOversized = oversizedItem != nil
    measure(size, item: item, inSection: section)
    return !wasOversized && oversizedItem != nil
  }

  /// The measured sizes, by section. Sections without measured sizes are left out.
  package var measuredSizes: [Int: SparseSizes] {
    var sizes: [Int: SparseSizes] = [:]
    for (index, section) in sections.enumerated() {
      if let measured = section.input.items.measured, measured.knownCount > 0 {
        sizes[index] = measured
      }
    }
    return sizes
  }

  /// Returns the measured size of an item; nil if it was not measured.
  package func measuredSize(section: Int, item: Int) -> CGSize? {
    inSection(section) { solved in
      guard let estimates = solved.pointee.input.items.estimates, item >= 0,
        item < estimates.count
      else { return nil }
      return estimates.measuredSize(of: item)
    }
  }

  /// Returns the start of an item's line along the scroll axis, rounded to pixels.
  package func lineStart(section: Int, item: Int) -> CGFloat? {
    guard sections.indices.contains(section) else { return nil }
    // Read in place: a copy of the section would retain its lists.
    guard let line = lineIndex(ofItem: item, in: sections[section]) else { return nil }
    return grid.rounded(depth(ofLine: line, in: sections[section]).offset)
  }

  // MARK: Anchors

  /// Returns the anchor in a region: the item that stays in place while sizes before it change. The
  /// anchor is the first item of the first line that starts in the region. Without such a line, it
  /// is the first item that meets the region.
  package func anchor(in rect: CGRect) -> FlowPosition? { anchorLine(in: rect)?.item }

  /// Returns how far the anchor's line would move if an item was measured to `size`. The line's
  /// start is rounded to pixels before and after.
  ///
  /// - Complexity: O(log *items*) if all items of the section are as long as `size`, else as
  ///   `measure(_:section:item:)`.
  package mutating func anchorMove(
    in rect: CGRect, measuring size: CGSize, section: Int, item: Int
  ) -> CGFloat {
    if let row = rowMove(in: rect, measuring: size, section: section, item: item) { return row }
    guard let (anchor, start) = anchorLine(in: rect) else { return 0 }
    // The start of a section's first line depends neither on the section's items nor on later
    // items.
    if (anchor.section, anchor.item) <= (section, 0) { return 0 }
    if anchor.section == section,
      let offset = offset(ofLineWith: anchor.item, inSection: section, measuring: size, item: item)
    {
      return grid.rounded(offset) - start
    }
    // The plan is changed and changed back in place: a copy would cost as much as all its items.
    let old = measuredSize(section: section, item: item)
    measure(size, section: section, item: item)
    let newStart = lineStart(section: anchor.section, item: anchor.item) ?? start
    measure(old, section: section, item: item)
    return newStart - start
  }

  /// Returns how far the anchor's line would move, if only the item's section meets the region and
  /// each of its items has its own line; else nil. Most sizes in a list become known in this way,
  /// one in each round.
  private func rowMove(
    in rect: CGRect, measuring size: CGSize, section: Int, item: Int
  ) -> CGFloat? {
    let least = axis.span(of: rect).start
    let region = region(of: rect)
    guard sections(meeting: region) == section..<section + 1 else { return nil }
    return inRows(of: section) { rows -> CGFloat? in
      guard item >= 0, item < rows.estimates.count, axis.length(of: size) == rows.length else {
        return nil
      }
      var anchor = RowAnchor(least: least)
      rows.depths.forEachRow(meeting: region, in: grid, slack: roundingSlack) { row, start, _ in
        anchor.goesOn(from: row, at: start)
      }
      guard anchor.row > 0 else { return 0 }
      let start = grid.rounded(rows.offset(of: anchor.row, measuring: size, item: item))
      return start - anchor.start
    } ?? nil
  }

  /// Finds the first row that starts at or behind the offset `least`. Without such a row, the first
  /// row of all.
  private struct RowAnchor {
    let least: CGFloat
    var row = -1
    var start: CGFloat = 0

    mutating func goesOn(from next: Int, at nextStart: CGFloat) -> Bool {
      if row < 0 || nextStart >= least { (row, start) = (next, nextStart) }
      return nextStart < least
    }
  }

  /// Returns the anchor in a region, and the start of the anchor's line, rounded to pixels.
  private func anchorLine(in rect: CGRect) -> (item: FlowPosition, start: CGFloat)? {
    let least = axis.span(of: rect).start
    let region = region(of: rect)
    var meeting: (item: FlowPosition, start: CGFloat)?
    for section in sections(meeting: region) {
      var first: (line: Int, start: CGFloat)?
      var inside: (line: Int, start: CGFloat)?
      forEachLine(of: sections[section], meeting: region) { index, depth in
        let start = grid.rounded(depth.offset)
        if first == nil { first = (index, start) }
        if start >= least { inside = (index, start) }
        return inside == nil
      }
      guard let found = inside ?? (meeting == nil ? first : nil) else { continue }
      let items = items(ofLine: found.line, in: sections[section])
      meeting = (FlowPosition(section: section, item: items.lowerBound), found.start)
      if inside != nil { break }
    }
    return meeting
  }
}
