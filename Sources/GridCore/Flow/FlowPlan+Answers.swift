import Foundation

/// How far a region can move along the scroll axis and be met by the same elements.
package struct FlowRegionLimits: Equatable, Sendable {
  /// The region's start may be this at most: the least end of an element that meets it.
  private var latestStart = CGFloat.infinity
  /// The start must be more than this: the greatest end of an element before it.
  private var startBound: CGFloat
  /// The region's end must be this at least: the greatest start of an element that meets it.
  private var earliestEnd = -CGFloat.infinity
  /// The end must be less than this: the least start of an element behind it.
  private var endBound: CGFloat

  /// - Parameter searched: Where elements beside the region were looked for: nothing is known beyond.
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

  /// Whether the same elements meet another region; false where that is not known.
  package func hold(for region: FlowSpan) -> Bool {
    region.start <= latestStart && region.start > startBound && region.end >= earliestEnd
      && region.end < endBound
  }
}

/// An element of a flow in its place.
package struct FlowFrame: Equatable, Sendable {
  package let section: Int
  package let element: FlowElement
  package let frame: CGRect
}

extension FlowPlan {
  /// The elements that meet a region, as `forEachFrame` hands them out.
  package func frames(in rect: CGRect, pinning: FlowPinning? = nil) -> [FlowFrame] {
    var frames: [FlowFrame] = []
    let region = region(of: rect)
    for section in sections(meeting: region) {
      if let frame = headerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        frames.append(FlowFrame(section: section, element: .header, frame: frame))
      }
      // Copied once, not for each line: a copy counts references.
      let solved = sections[section]
      if case .lattice = solved.pattern {
        let lines = latticeLines(of: solved, meeting: region)
        if let first = lines.first {
          frames.reserveCapacity(
            frames.count + lines.count * items(ofLine: first, in: solved).count + 2)
        }
        for line in lines {
          append(line, depth(ofLine: line, in: solved), of: section, solved, to: &frames)
        }
      } else if case .measured(let itemsPerLine, let start, _) = solved.pattern, itemsPerLine == 1 {
        appendRows(of: section, solved, start: start, meeting: region, to: &frames)
      } else {
        forEachLine(of: solved, meeting: region) {
          append($0, $1, of: section, solved, to: &frames)
          return true
        }
      }
      if let frame = footerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        frames.append(FlowFrame(section: section, element: .footer, frame: frame))
      }
    }
    return frames
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

  /// Adds the frames of items that are a line each, and of which some were measured: lists are asked
  /// for them again with every size that becomes known.
  ///
  /// - Parameter start: Where items start along their lines, between the insets.
  private func appendRows(
    of section: Int, _ solved: FlowSolvedSection, start: CGFloat, meeting region: FlowSpan,
    to frames: inout [FlowFrame]
  ) {
    guard let depths = solved.measuredDepths else { return }
    let length = axis.length(of: solved.input.items[0])
    let lineStart = grid.rounded(axis.lineInsets(of: solved.input.inset).leading + start)
    // As many as most screens show of a list.
    frames.reserveCapacity(frames.count + 16)
    let first = firstLine(of: depths, reaching: region, below: solved.lineCount)
    depths.forEachLine(from: first) { index, line in
      let offset = grid.rounded(line.offset)
      if offset > region.end { return false }
      guard offset + line.extent >= region.start else { return true }
      // An item alone on its line is as thick as the line.
      let frame = CGRect(
        origin: axis.point(start: lineStart, offset: offset),
        size: axis.size(length: length, extent: line.extent))
      frames.append(FlowFrame(section: section, element: .item(index), frame: frame))
      return true
    }
  }

  /// What a rectangle asks for along the scroll axis.
  package func region(of rect: CGRect) -> FlowSpan {
    var region = axis.span(of: rect)
    // From minus infinity with an infinite length the far end is not a number; all that follows is
    // meant.
    if region.start == -.infinity, region.end.isNaN { region.end = .infinity }
    return region
  }
}
