import Foundation

/// What of a flow meets a region as a whole or not at all: a header, a footer, or a line with all its
/// items.
package struct FlowPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case header
    case line(Int)
    case footer
  }

  package let section: Int
  package let kind: Kind
}

extension FlowPlan {
  /// The parts that meet a region at their natural places, in the order of FL-54, and the other regions
  /// that the same parts meet.
  ///
  /// - Parameter margin: How far beside the region to look for parts that would meet it next.
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
      // Copied once, not for each line: a copy counts references.
      let solved = sections[section]
      if case .lattice = solved.pattern {
        // Items of one size are as long as their line.
        for index in latticeLines(of: solved, meeting: searched) {
          visit(.line(index), of: section, at: span(of: depth(ofLine: index, in: solved)))
        }
      } else {
        forEachLine(of: solved, meeting: searched) { index, depth in
          let span = self.span(of: depth)
          let meets = line(index, depth, of: solved, meets: region)
          // Rounding can carry an item past the end of its line by less than a pixel.
          limits.cover(span, meets: meets, region: region, slack: roundingSlack)
          if meets { parts.append(FlowPart(section: section, kind: .line(index))) }
        }
      }
      if let frame = footerFrame(section: section), axis.span(of: frame).touches(searched) {
        visit(.footer, of: section, at: axis.span(of: frame))
      }
    }
    return (parts, limits)
  }

  /// What the thickest item of a line covers.
  private func span(of depth: FlowLineDepth) -> FlowSpan {
    let start = grid.rounded(depth.offset)
    return FlowSpan(start: start, end: start + depth.extent)
  }

  /// Hands out the elements of a part with their natural frames.
  package func forEachFrame(
    of part: FlowPart, _ visit: (_ element: FlowElement, _ frame: CGRect) -> Void
  ) {
    switch part.kind {
    case .header:
      if let frame = headerFrame(section: part.section) { visit(.header, frame) }
    case .footer:
      if let frame = footerFrame(section: part.section) { visit(.footer, frame) }
    case .line(let index):
      let solved = sections[part.section]
      let placement = placement(of: line(index, in: solved), in: solved)
      if case .lattice = solved.pattern {
        placement.forEachFrame(ofSize: solved.input.items[0], space: space) { visit(.item($0), $1) }
      } else {
        placement.forEachFrame(items: solved.input.items, space: space) { visit(.item($0), $1) }
      }
    }
  }
}
