import Foundation

/// The limits within which a region can move along the scroll axis while the same elements meet it.
package struct FlowRegionLimits: Equatable, Sendable {
  /// The upper limit of the region's start, inclusive: the least end of an element that meets the
  /// region.
  private var latestStart = CGFloat.infinity
  /// The lower limit of the region's start, exclusive: the greatest end of an element before the
  /// region.
  private var startBound: CGFloat
  /// The lower limit of the region's end, inclusive: the greatest start of an element that meets
  /// the region.
  private var earliestEnd = -CGFloat.infinity
  /// The upper limit of the region's end, exclusive: the least start of an element behind the
  /// region.
  private var endBound: CGFloat

  /// Makes the limits of a region before any element is added with `cover`.
  ///
  /// - Parameter searched: The part of the scroll axis in which elements are searched. Elements
  ///   beyond it are unknown.
  init(searched: FlowSpan) {
    startBound = searched.start
    endBound = searched.end
  }

  mutating func cover(_ span: FlowSpan, meets: Bool, region: FlowSpan, slack: CGFloat) {
    if meets {
      latestStart = min(latestStart, span.end)
      earliestEnd = max(earliestEnd, span.start)
    } else if span.start > region.end {
      endBound = min(endBound, span.start)
    } else {
      startBound = max(startBound, span.end + slack)
    }
  }

  /// Whether the same elements meet another region. The result is also false if this is not known.
  package func hold(for region: FlowSpan) -> Bool {
    region.start <= latestStart && region.start > startBound && region.end >= earliestEnd
      && region.end < endBound
  }
}

/// An element of a flow with its frame.
package struct FlowFrame: Equatable, Sendable {
  package let section: Int
  package let element: FlowElement
  package let frame: CGRect
}

extension FlowPlan {
  /// Returns the elements that meet a region, in the order of `forEachFrame`.
  package func frames(in rect: CGRect, pinning: FlowPinning? = nil) -> [FlowFrame] {
    var frames: [FlowFrame] = []
    appendFrames(in: rect, pinning: pinning, to: &frames)
    return frames
  }

  /// Appends the elements that meet a region to `frames`.
  package func appendFrames(
    in rect: CGRect, pinning: FlowPinning? = nil, to frames: inout [FlowFrame]
  ) {
    let region = region(of: rect)
    for section in sections(meeting: region) {
      if let frame = headerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        frames.append(FlowFrame(section: section, element: .header, frame: frame))
      }
      let areRows = inRows(of: section) {
        append($0, of: section, meeting: region, to: &frames)
        return true
      }
      if areRows == nil { appendLines(of: section, meeting: region, to: &frames) }
      if let frame = footerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        frames.append(FlowFrame(section: section, element: .footer, frame: frame))
      }
    }
  }

  private func appendLines(
    of section: Int, meeting region: FlowSpan, to frames: inout [FlowFrame]
  ) {
    // Copied once, not for each line: each copy retains the section's lists.
    let solved = sections[section]
    guard case .lattice = solved.pattern else {
      return forEachLine(of: solved, meeting: region) {
        append($0, $1, of: section, solved, to: &frames)
        return true
      }
    }
    let lines = latticeLines(of: solved, meeting: region)
    if let first = lines.first {
      frames.makeRoom(for: lines.count * items(ofLine: first, in: solved).count + 2)
    }
    for line in lines {
      append(line, depth(ofLine: line, in: solved), of: section, solved, to: &frames)
    }
  }

  /// Adds the frames of all items of a line.
  func append(
    _ index: Int, _ depth: FlowLineDepth, of section: Int, _ solved: FlowSolvedSection,
    to frames: inout [FlowFrame]
  ) {
    let placement = placement(of: line(index, depth, in: solved), in: solved)
    if case .lattice = solved.pattern {
      return placement.forEachFrame(ofSize: solved.input.items[0], space: space) { item, frame in
        frames.append(FlowFrame(section: section, element: .item(item), frame: frame))
      }
    }
    placement.forEachFrame(items: solved.input.items, space: space) { item, frame in
      frames.append(FlowFrame(section: section, element: .item(item), frame: frame))
    }
  }

  private func append(
    _ rows: FlowRows, of section: Int, meeting region: FlowSpan, to frames: inout [FlowFrame]
  ) {
    let length = rows.length
    let start = grid.rounded(rows.start)
    // Most screens show at most this many rows of a list.
    frames.makeRoom(for: 16)
    rows.depths.forEachRow(meeting: region, in: grid, slack: roundingSlack) { row, offset, extent in
      // An item alone on its line is as thick as the line.
      let frame = axis.rect(start: start, offset: offset, length: length, extent: extent)
      frames.append(FlowFrame(section: section, element: .item(row), frame: frame))
      return true
    }
  }

  /// Returns the part of the scroll axis in which a query rectangle finds elements.
  package func region(of rect: CGRect) -> FlowSpan {
    var region = axis.span(of: rect)
    // A rectangle that starts at minus infinity and has an infinite length ends at NaN. Such a
    // rectangle is meant to have no end.
    if region.start == -.infinity, region.end.isNaN { region.end = .infinity }
    return includesTouching ? region : region.withoutEnds
  }
}
