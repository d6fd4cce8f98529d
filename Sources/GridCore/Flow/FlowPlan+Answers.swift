import Foundation

/// An element of a flow with its frame.
package struct FlowFrame: Equatable, Sendable {
  package let section: Int
  package let element: FlowElement
  package let frame: CGRect

  package init(section: Int, element: FlowElement, frame: CGRect) {
    self.section = section
    self.element = element
    self.frame = frame
  }

  package static func == (one: FlowFrame, other: FlowFrame) -> Bool {
    one.element == other.element && one.section == other.section
      && one.frame.isSame(as: other.frame)
  }
}

/// The elements of a flow that meet a rectangle. Each line is a segment.
package typealias FlowAnswer = SegmentedAnswer<FlowFrame>

extension FlowPlan {
  /// Returns the elements that meet a region, in the order of `forEachFrame`.
  package func frames(in rect: CGRect, pinning: FlowPinning? = nil) -> [FlowFrame] {
    var found = FlowAnswer()
    answer(in: rect, pinning: pinning, into: &found)
    return found.frames
  }

  /// Makes the next answer: the elements that meet a region, in the order of `forEachFrame`.
  ///
  /// - Parameter answer: The previous answer of this plan.
  package func answer(
    in rect: CGRect, pinning: FlowPinning? = nil, into answer: inout FlowAnswer
  ) {
    answer.begin()
    let region = region(of: rect)
    for section in sections(meeting: region) {
      if let frame = headerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        answer.append(FlowFrame(section: section, element: .header, frame: frame))
      }
      let areRows = inRows(of: section) { rows in
        answer.append { append(rows, of: section, meeting: region, to: &$0) }
        return true
      }
      if areRows == nil { appendLines(of: section, meeting: region, to: &answer) }
      if let frame = footerFrame(section: section, pinning: pinning),
        axis.span(of: frame).touches(region)
      {
        answer.append(FlowFrame(section: section, element: .footer, frame: frame))
      }
    }
    answer.end()
  }

  private func appendLines(
    of section: Int, meeting region: AxisRange, to answer: inout FlowAnswer
  ) {
    // Copied once, not for each line: each copy retains the section's lists.
    let solved = sections[section]
    func appendLine(_ index: Int, _ depth: FlowLineDepth?) {
      let line = AnswerSegment(section: section, line: index)
      guard !answer.copySegment(line) else { return }
      let depth = depth ?? self.depth(ofLine: index, in: solved)
      answer.beginSegment()
      answer.append { append(index, depth, of: section, solved, to: &$0) }
      answer.endSegment(line)
    }
    if case .lattice = solved.pattern {
      for index in latticeLines(of: solved, meeting: region) { appendLine(index, nil) }
    } else {
      forEachLine(of: solved, meeting: region) {
        appendLine($0, $1)
        return true
      }
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
    _ rows: FlowRows, of section: Int, meeting region: AxisRange, to frames: inout [FlowFrame]
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
  package func region(of rect: CGRect) -> AxisRange {
    var region = axis.span(of: rect)
    // A rectangle that starts at minus infinity and has an infinite length ends at NaN. Such a
    // rectangle is meant to have no end.
    if region.start == -.infinity, region.end.isNaN { region.end = .infinity }
    return includesTouching ? region : region.withoutEnds
  }
}
