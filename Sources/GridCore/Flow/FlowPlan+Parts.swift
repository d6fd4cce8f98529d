import Foundation

/// A part of a flow that meets a region as a whole or not at all: a header, a footer, or a line
/// with all its items.
@usableFromInline
package struct FlowPart: Hashable, Sendable {
  @usableFromInline
  package enum Kind: Hashable, Sendable {
    case header
    case line(Int)
    case footer
  }

  @usableFromInline package let section: Int
  @usableFromInline package let kind: Kind

  @inlinable package var isLine: Bool {
    if case .line = kind { true } else { false }
  }

  /// Returns the parts that two lists share, as a range of places in each list. The shared parts
  /// begin with the first part of one list and end where the lists differ. Returns nil if `others`
  /// lacks the first part of `parts` and `parts` lacks the first part of `others`.
  ///
  /// - Complexity: O(*parts*).
  package static func common(
    _ parts: [FlowPart], _ others: [FlowPart]
  ) -> (mine: Range<Int>, others: Range<Int>)? {
    guard let first = parts.first, let otherFirst = others.first else { return nil }
    let start: (mine: Int, other: Int)
    if let index = parts.firstIndex(of: otherFirst) {
      start = (index, 0)
    } else if let index = others.firstIndex(of: first) {
      start = (0, index)
    } else {
      return nil
    }
    var count = 0
    while start.mine + count < parts.count, start.other + count < others.count,
      parts[start.mine + count] == others[start.other + count]
    {
      count += 1
    }
    return (start.mine..<start.mine + count, start.other..<start.other + count)
  }
}

extension FlowPlan {
  /// Returns the parts that meet a region, section by section from header to footer, and the limits
  /// within which the region meets the same parts. Headers and footers are not pinned.
  ///
  /// - Parameter margin: The distance around the region within which more parts are searched. The
  ///   places of these parts limit how far the region can move.
  package func parts(
    in region: FlowSpan, lookingAround margin: CGFloat
  ) -> (parts: [FlowPart], limits: FlowRegionLimits) {
    var parts: [FlowPart] = []
    let searched = FlowSpan(start: region.start - margin, end: region.end + margin)
    var limits = FlowRegionLimits(searched: searched)
    func visit(_ kind: FlowPart.Kind, of section: Int, at span: FlowSpan) {
      let meets = span.touches(region)
      limits.cover(span, meets: meets, region: region, slack: 0)
      if meets { parts.append(FlowPart(section: section, kind: kind)) }
    }
    for section in sections(meeting: searched) {
      if let frame = headerFrame(section: section), axis.span(of: frame).touches(searched) {
        visit(.header, of: section, at: axis.span(of: frame))
      }
      // Copied once, not for each line: each copy retains the section's lists.
      let solved = sections[section]
      if case .lattice = solved.pattern {
        // Items of one size are as thick as their line. Values that all lines share are computed
        // once.
        let lines = latticeLines(of: solved, meeting: searched)
        let size = solved.input.items[0]
        let pitch = solved.pitch(of: size, axis: axis)
        let extent = axis.extent(of: size)
        parts.makeRoom(for: lines.count + 2)
        for index in lines {
          let start = grid.rounded(solved.itemsOffset + CGFloat(index) * pitch)
          visit(.line(index), of: section, at: FlowSpan(start: start, end: start + extent))
        }
      } else {
        forEachLine(of: solved, meeting: searched) { index, depth in
          let span = self.span(of: depth)
          let meets = line(index, depth, of: solved, meets: region)
          // Rounding can carry an item past the end of its line by less than a pixel.
          limits.cover(span, meets: meets, region: region, slack: roundingSlack)
          if meets { parts.append(FlowPart(section: section, kind: .line(index))) }
          return true
        }
      }
      if let frame = footerFrame(section: section), axis.span(of: frame).touches(searched) {
        visit(.footer, of: section, at: axis.span(of: frame))
      }
    }
    return (parts, limits)
  }

  /// Returns the range of the scroll axis that the thickest item of a line covers.
  private func span(of depth: FlowLineDepth) -> FlowSpan {
    let start = grid.rounded(depth.offset)
    return FlowSpan(start: start, end: start + depth.extent)
  }

  /// Appends the elements of a part to `frames`. Headers and footers are not pinned.
  package func appendFrames(of part: FlowPart, to frames: inout [FlowFrame]) {
    switch part.kind {
    case .header:
      if let frame = headerFrame(section: part.section) {
        frames.append(FlowFrame(section: part.section, element: .header, frame: frame))
      }
    case .footer:
      if let frame = footerFrame(section: part.section) {
        frames.append(FlowFrame(section: part.section, element: .footer, frame: frame))
      }
    case .line(let index):
      let solved = sections[part.section]
      frames.makeRoom(for: items(ofLine: index, in: solved).count)
      append(index, depth(ofLine: index, in: solved), of: part.section, solved, to: &frames)
    }
  }
}
