import Foundation

/// The frames of one line's items, in order.
struct FlowPlacement {
  let line: FlowLine
  /// The length that all items have; nil if the lengths may differ.
  let commonLength: CGFloat?

  /// Returns the frame of one item of the line.
  func frame(of item: Int, items: FlowItems, space: FlowSpace) -> CGRect {
    var lengths: CGFloat = 0
    if commonLength == nil {
      for earlier in line.items.lowerBound..<item {
        lengths += space.axis.length(of: items[earlier])
      }
    }
    return frame(of: item, size: items[item], after: lengths, space: space)
  }

  /// Calls `visit` with the frame of each item of the line.
  func forEachFrame(
    items: FlowItems, space: FlowSpace, _ visit: (_ item: Int, _ frame: CGRect) -> Void
  ) {
    var lengths: CGFloat = 0
    for item in line.items {
      let size = items[item]
      visit(item, frame(of: item, size: size, after: lengths, space: space))
      lengths += space.axis.length(of: size)
    }
  }

  /// Calls `visit` with the frame of each item of the line. All items must have the given size, so
  /// values that do not change along the line are computed once.
  func forEachFrame(
    ofSize size: CGSize, space: FlowSpace, _ visit: (_ item: Int, _ frame: CGRect) -> Void
  ) {
    let grid = space.grid
    let distance = space.axis.length(of: size) + line.gap
    let offset = grid.rounded(line.offset + (line.extent - space.axis.extent(of: size)) / 2)
    for item in line.items {
      let start = grid.rounded(line.start + CGFloat(item - line.items.lowerBound) * distance)
      visit(
        item, CGRect(origin: space.axis.point(start: start, offset: offset), size: size))
    }
  }

  /// Returns the frame of an item of the line.
  ///
  /// - Parameter lengths: The sum of the lengths of the line's earlier items. It is not used if all
  ///   items have a common length.
  private func frame(
    of item: Int, size: CGSize, after lengths: CGFloat, space: FlowSpace
  ) -> CGRect {
    let number = CGFloat(item - line.items.lowerBound)
    let start =
      if let commonLength {
        // A multiplication instead of a running sum, so that columns are straight.
        line.start + number * (commonLength + line.gap)
      } else {
        line.start + lengths + number * line.gap
      }
    // FL-27: centred across the line.
    let offset = line.offset + (line.extent - space.axis.extent(of: size)) / 2
    return CGRect(
      origin: space.grid.rounded(space.axis.point(start: start, offset: offset)), size: size)
  }
}

extension FlowPlan {
  func placement(of line: FlowLine, in section: FlowSolvedSection) -> FlowPlacement {
    FlowPlacement(line: line, commonLength: commonLength(in: section))
  }

  /// Returns the length that all items of a section have; nil if the lengths may differ.
  func commonLength(in section: FlowSolvedSection) -> CGFloat? {
    switch section.pattern {
    case .lattice, .columns, .measured: axis.length(of: section.input.items[0])
    case .mixed, .none: nil
    }
  }
}
