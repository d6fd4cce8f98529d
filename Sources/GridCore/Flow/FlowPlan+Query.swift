import Foundation

/// The search for the elements that meet a region.
///
/// Only positions along the scroll axis are tested, and touching counts. A line meets the region if
/// the union of its items' frames reaches or touches the region. Then all items of the line are
/// visited, even items beside the region. Headers and footers are tested by their frames, or by
/// their pinned frames while they are pinned (FL-76). Elements come section by section: header,
/// items, footer.
extension FlowPlan {
  // MARK: - Sections

  enum Part {
    case header(CGRect)
    case line(Int, FlowLineDepth)
    case footer(CGRect)
  }

  /// Visits the headers, lines and footers that meet a region, section by section.
  ///
  /// - Parameter visit: The closure receives the solved section as well as its number. Reading the
  ///   section from the plan instead would copy it for each part.
  func forEachPart(
    in region: AxisRange, pinning: FlowPinning?,
    _ visit: (_ section: Int, _ solved: FlowSolvedSection, _ part: Part) -> Void
  ) {
    for section in sections(meeting: region) {
      let solved = sections[section]
      if let frame = headerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        visit(section, solved, .header(frame))
      }
      forEachLine(of: solved, meeting: region) {
        visit(section, solved, .line($0, $1))
        return true
      }
      if let frame = footerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        visit(section, solved, .footer(frame))
      }
    }
  }

  /// Returns the sections from the first to the last that may have an element in the region.
  func sections(meeting region: AxisRange) -> Range<Int> {
    guard region.start <= region.end else { return 0..<0 }
    let first = (0..<sections.count).partitionPoint {
      reachUntil[$0] + roundingSlack >= region.start
    }
    let end = (0..<sections.count).partitionPoint {
      reachFrom[$0] - roundingSlack > region.end
    }
    return first..<max(first, end)
  }

  /// The greatest distance by which rounding can move a frame.
  var roundingSlack: CGFloat { grid.scale > 0 ? 1 / grid.scale : 0 }

  // MARK: - Lines

  /// Visits the lines of a section that meet a region.
  ///
  /// - Parameter visit: The closure returns whether to go on to the next line.
  func forEachLine(
    of section: FlowSolvedSection, meeting region: AxisRange,
    _ visit: (Int, FlowLineDepth) -> Bool
  ) {
    let count = section.lineCount
    switch section.pattern {
    case .none: break
    case .lattice:
      for index in latticeLines(of: section, meeting: region) {
        guard visit(index, depth(ofLine: index, in: section)) else { return }
      }
    case .columns, .mixed:
      var candidates = 0..<count
      if section.isOrdered {
        let first = (0..<count).partitionPoint {
          let line = depth(ofLine: $0, in: section)
          return line.offset + line.extent + roundingSlack >= region.start
        }
        let end = (0..<count).partitionPoint {
          grid.rounded(storedOffset(ofLine: $0, in: section)) > region.end
        }
        candidates = first..<max(first, end)
      }
      for index in candidates {
        let line = depth(ofLine: index, in: section)
        if self.line(index, line, of: section, meets: region), !visit(index, line) { return }
      }
    case .measured:
      guard let depths = section.measuredDepths else { break }
      let first = firstLine(of: depths, reaching: region)
      depths.forEachLine(from: first) { index, line in
        let start = grid.rounded(line.offset)
        if start > region.end { return false }
        // The thickest item decides first, since it reaches the region in most lines.
        let meets =
          start + line.extent >= region.start
          || self.line(index, line, of: section, meets: region)
        return !meets || visit(index, line)
      }
    }
  }

  /// Returns the first line of `depths` that may meet a region.
  func firstLine(of depths: FlowMeasuredDepths, reaching region: AxisRange) -> Int {
    let slack = roundingSlack
    let guess = depths.line(reaching: region.start - slack)
    return depths.firstLine(reaching: region.start, slack: slack, near: guess)
  }

  /// Returns the lines that meet a region, in a section whose items all have one size. Line offsets
  /// rise evenly, or fall evenly if the spacing is very negative. In both cases the lines found
  /// have consecutive numbers.
  func latticeLines(of section: FlowSolvedSection, meeting region: AxisRange) -> Range<Int> {
    let size = section.input.items[0]
    let count = section.lineCount
    let pitch = section.pitch(of: size, axis: axis)
    let extent = axis.extent(of: size)
    func span(_ index: Int) -> AxisRange {
      let start = grid.rounded(section.itemsOffset + CGFloat(index) * pitch)
      return AxisRange(start: start, end: start + extent)
    }
    // The line at an offset, except for rounding errors.
    func guess(_ offset: CGFloat) -> Int {
      let index = (offset - section.itemsOffset) / pitch
      return index > 0 ? Int(min(index, CGFloat(count))) : 0
    }
    let first: Int
    let end: Int
    if pitch >= 0 {
      first = (0..<count).partitionPoint(near: guess(region.start - extent)) {
        span($0).end >= region.start
      }
      end = (0..<count).partitionPoint(near: guess(region.end)) {
        span($0).start > region.end
      }
    } else {
      first = (0..<count).partitionPoint { span($0).start <= region.end }
      end = (0..<count).partitionPoint { span($0).end < region.start }
    }
    return first..<max(first, end)
  }

  /// Whether the frames of a line, taken together, reach or touch the region.
  func line(
    _ index: Int, _ line: FlowLineDepth, of section: FlowSolvedSection, meets region: AxisRange
  ) -> Bool {
    // The thickest item starts where the line does, and no item starts sooner.
    let start = grid.rounded(line.offset)
    guard start <= region.end else { return false }
    if start + line.extent >= region.start { return true }
    // Rounding can carry a thinner item past the end of the thickest by less than a pixel.
    return items(ofLine: index, in: section).contains { item in
      let extent = axis.extent(of: section.input.items[item])
      let offset = line.offset + (line.extent - extent) / 2
      return grid.rounded(offset) + extent >= region.start
    }
  }
}
