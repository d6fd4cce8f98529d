import Foundation

/// The lines of a flow. They explain the frames and the content size.
extension FlowPlan {
  /// The number of lines that are stored in memory; 0 if all sizes are equal.
  package var storedLineCount: Int { storedLines.count }

  // MARK: - Lines of solved sections

  func lineIndex(ofItem item: Int, in section: FlowSolvedSection) -> Int? {
    guard item >= 0, item < section.itemCount else { return nil }
    switch section.pattern {
    case .none: return nil
    case .lattice(let itemsPerLine, _, _), .columns(let itemsPerLine, _, _),
      .measured(let itemsPerLine, _, _):
      return item / itemsPerLine
    case .mixed:
      return (0..<section.lineCount).partitionPoint {
        storedLines.mixed[section.firstStored.mixed + $0].first > item
      } - 1
    }
  }

  /// Returns the items of a line. The line's number must be below `lineCount`.
  func items(ofLine index: Int, in section: FlowSolvedSection) -> Range<Int> {
    switch section.pattern {
    case .none: return 0..<0
    case .lattice(let itemsPerLine, _, _), .columns(let itemsPerLine, _, _),
      .measured(let itemsPerLine, _, _):
      let first = index * itemsPerLine
      return first..<first + min(itemsPerLine, section.itemCount - first)
    case .mixed:
      let stored = section.firstStored.mixed + index
      let first = storedLines.mixed[stored].first
      let isLast = index == section.lineCount - 1
      return first..<(isLast ? section.itemCount : storedLines.mixed[stored + 1].first)
    }
  }

  /// Returns the offset and the extent of a line. The line's number must be below `lineCount`.
  func depth(ofLine index: Int, in section: FlowSolvedSection) -> FlowLineDepth {
    switch section.pattern {
    case .lattice:
      let size = section.input.items[0]
      let offset = section.itemsOffset + CGFloat(index) * section.pitch(of: size, axis: axis)
      return FlowLineDepth(offset: offset, extent: axis.extent(of: size))
    case .measured: return section.measuredDepth(ofLine: index)
    case .columns(let itemsPerLine, _, _):
      let first = index * itemsPerLine
      var extent = axis.extent(of: section.input.items[first])
      for item in first + 1..<first + min(itemsPerLine, section.itemCount - first) {
        extent = max(extent, axis.extent(of: section.input.items[item]))
      }
      return FlowLineDepth(
        offset: storedLines.even[section.firstStored.even + index], extent: extent)
    case .mixed, .none:
      let line = storedLines.mixed[section.firstStored.mixed + index]
      return FlowLineDepth(offset: line.offset, extent: line.extent)
    }
  }

  /// Returns the start of a line whose section has stored lines.
  func storedOffset(ofLine index: Int, in section: FlowSolvedSection) -> CGFloat {
    if case .columns = section.pattern {
      return storedLines.even[section.firstStored.even + index]
    }
    return storedLines.mixed[section.firstStored.mixed + index].offset
  }

  func line(_ index: Int, in section: FlowSolvedSection) -> FlowLine {
    line(index, depth(ofLine: index, in: section), in: section)
  }

  /// Returns a line of a section.
  ///
  /// - Parameter depth: The offset and the extent of the line.
  func line(_ index: Int, _ depth: FlowLineDepth, in section: FlowSolvedSection) -> FlowLine {
    let items = items(ofLine: index, in: section)
    let leading = axis.lineInsets(of: section.input.inset).leading
    let place: (start: CGFloat, gap: CGFloat)
    switch section.pattern {
    case .none: place = (0, 0)
    case .lattice(_, let start, let gap), .columns(_, let start, let gap),
      .measured(_, let start, let gap):
      place = (start, gap)
    case .mixed:
      var lengths: CGFloat = 0
      for item in items { lengths += axis.length(of: section.input.items[item]) }
      place = FlowRules.mixedLine(
        count: items.count, lengths: lengths, isLast: index == section.lineCount - 1,
        spacing: section.input.interitemSpacing, available: section.available)
    }
    return FlowLine(
      items: items, offset: depth.offset, extent: depth.extent, start: leading + place.start,
      gap: place.gap)
  }
}
