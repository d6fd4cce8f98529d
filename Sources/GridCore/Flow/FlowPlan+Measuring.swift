import Foundation

/// An item and the size that it was measured to.
package struct FlowMeasurement: Hashable, Sendable {
  package var item: FlowPosition
  /// The measured size; nil forgets what was measured.
  package var size: CGSize?

  package init(_ item: FlowPosition, _ size: CGSize?) {
    self.item = item
    self.size = size
  }
}

/// Sizes that become known one by one.
extension FlowPlan {
  /// Takes in what one item was measured to; see `measure(_:)`.
  ///
  /// - Returns: Whether an item is longer than its line now, and none was before.
  @discardableResult
  package mutating func measure(_ size: CGSize?, section: Int, item: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    let wasOversized = oversizedItem != nil
    measure(size, item: item, inSection: section)
    return !wasOversized && oversizedItem != nil
  }

  /// The measured sizes, by section; sections without any are left out.
  package var measuredSizes: [Int: SparseSizes] {
    var sizes: [Int: SparseSizes] = [:]
    for (index, section) in sections.enumerated() {
      if let measured = section.input.items.measured, measured.knownCount > 0 {
        sizes[index] = measured
      }
    }
    return sizes
  }

  /// The size that was measured of an item.
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
    // Asked in place: a copy of the section would count its references.
    guard let line = lineIndex(ofItem: item, in: sections[section]) else { return nil }
    return grid.rounded(depth(ofLine: line, in: sections[section]).offset)
  }

  // MARK: Anchors

  /// The first item of the first line that starts in a region: what stays in place while sizes
  /// before it change. Without such a line, the first item that meets the region.
  package func anchor(in rect: CGRect) -> FlowPosition? { anchorLine(in: rect)?.item }

  /// Returns how far the line of the anchor in a region would move, both ways rounded to pixels, if
  /// an item was measured to a size.
  ///
  /// - Parameter frames: The answer to a question for the region, or for more; nil where none is
  ///   known.
  /// - Complexity: O(log *items*) where the items of the section are equally long and of the same
  ///   length as the size, else as `measure(_:section:item:)`.
  package mutating func anchorMove(
    in rect: CGRect, knowing frames: [FlowFrame]? = nil, measuring size: CGSize, section: Int,
    item: Int
  ) -> CGFloat {
    let row = rowMove(in: rect, knowing: frames, measuring: size, section: section, item: item)
    if let row { return row }
    guard let (anchor, start) = anchorLine(in: rect) else { return 0 }
    // Where a section's first line starts does not depend on its items, or on those behind it.
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

  /// Returns how far the line of the anchor would move, where only the section of the item meets
  /// the region and each of its items has a line of its own; else nil. Most sizes of a list become
  /// known so, one in each round.
  private func rowMove(
    in rect: CGRect, knowing frames: [FlowFrame]?, measuring size: CGSize, section: Int, item: Int
  ) -> CGFloat? {
    let least = axis.span(of: rect).start
    let region = region(of: rect)
    guard sections(meeting: region) == section..<section + 1 else { return nil }
    return inRows(of: section) { rows -> CGFloat? in
      guard item >= 0, item < rows.estimates.count, axis.length(of: size) == rows.length else {
        return nil
      }
      var anchor = RowAnchor(least: least)
      if let frames {
        forEachRow(in: frames, of: section, meeting: region) { anchor.goesOn(from: $0, at: $1) }
      } else {
        rows.depths.forEachRow(meeting: region, in: grid, slack: roundingSlack) { row, start, _ in
          anchor.goesOn(from: row, at: start)
        }
      }
      guard anchor.row > 0 else { return 0 }
      let start = grid.rounded(rows.offset(of: anchor.row, measuring: size, item: item))
      return start - anchor.start
    } ?? nil
  }

  /// The first of some rows that starts at an offset or behind it, or simply the first.
  private struct RowAnchor {
    let least: CGFloat
    var row = -1
    var start: CGFloat = 0

    @inline(__always)
    mutating func goesOn(from next: Int, at nextStart: CGFloat) -> Bool {
      if row < 0 || nextStart >= least { (row, start) = (next, nextStart) }
      return nextStart < least
    }
  }

  /// Hands out the rows of a section that meet a region, and where they start, as
  /// `FlowMeasuredDepths.forEachRow` does it.
  @inline(__always)
  private func forEachRow(
    in frames: [FlowFrame], of section: Int, meeting region: FlowSpan,
    _ visit: (_ row: Int, _ start: CGFloat) -> Bool
  ) {
    for frame in frames {
      guard case .item(let row) = frame.element, frame.section == section else { continue }
      let start = axis == .vertical ? frame.frame.origin.y : frame.frame.origin.x
      if start > region.end { return }
      if start + axis.extent(of: frame.frame.size) < region.start { continue }
      guard visit(row, start) else { return }
    }
  }

  /// The anchor in a region, and where its line starts, rounded to pixels.
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
