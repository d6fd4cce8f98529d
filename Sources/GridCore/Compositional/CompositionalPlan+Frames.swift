import Foundation

extension PixelGrid {
  /// Returns the nearest pixel for a position. A coordinate slightly below the middle between two
  /// pixels counts as the middle, and the middle is rounded up. So sums of fractions are rounded
  /// like the exact sums.
  func settled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: settled(point.x), y: settled(point.y))
  }

  private func settled(_ value: CGFloat) -> CGFloat {
    guard scale > 0, abs(value) < 0x1p40 else { return value }
    return (value * scale + (0.5 + 1e-6)).rounded(.down) / scale
  }
}

/// Converts frames of a section to frames in the content.
struct CompositionalPlacing {
  let axis: PlaneAxis
  let pixels: PixelGrid

  /// Converts a frame of a section to a frame in the content. The origin is rounded to pixels.
  ///
  /// - Parameter start: The start of the section along the scroll axis.
  func placed(_ frame: CGRect, from start: CGFloat) -> CGRect {
    placed(frame, at: .zero, from: start)
  }

  /// Converts a frame inside a group to a frame in the content. The origin is rounded to pixels.
  ///
  /// - Parameter corner: The corner of the group in the section.
  func placed(_ frame: CGRect, at corner: CGPoint, from start: CGFloat) -> CGRect {
    var origin = CGPoint(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y)
    origin[axis] += start
    return CGRect(origin: pixels.settled(origin), size: frame.size)
  }
}

extension CompositionalPlan {
  var placing: CompositionalPlacing { CompositionalPlacing(axis: axis, pixels: pixels) }

  func placed(_ frame: CGRect, from start: CGFloat) -> CGRect {
    placing.placed(frame, from: start)
  }

  /// Returns the frame of an element without pinning; nil if there is no such element.
  package func frame(of element: CompositionalElement) -> CompositionalFrame? {
    let place: (frame: CGRect, zIndex: Int)? =
      switch element {
      case .cell(let section, let item): cell(section: section, item: item)
      case .supplementary(let section, let kind, let number):
        supplementary(section: section, kind: kind, number: number)
      case .boundary(let section, let index): boundary(section: section, index, pinning: nil)
      case .layoutBoundary(let index): layoutBoundary(index, pinning: nil)
      case .decoration(let section, let index):
        decorationFrame(section: section, index).map {
          ($0, input(section).decorations[index].zIndex)
        }
      }
    return place.map { CompositionalFrame(element: element, frame: $0.frame, zIndex: $0.zIndex) }
  }

  /// Returns the frame of a cell; nil if there is no such cell.
  package func frame(section: Int, item: Int) -> CGRect? {
    cell(section: section, item: item)?.frame
  }

  /// Returns the frame and the z-index of a cell.
  package func cell(section index: Int, item: Int) -> (frame: CGRect, zIndex: Int)? {
    guard hasSection(index), let (frame, cell) = section(index).cell(item) else { return nil }
    return (placed(frame, from: start(of: index)), zIndex(of: cell, in: input(index)))
  }

  func zIndex(of cell: CompositionalSolvedGroup.Cell, in input: CompositionalSection) -> Int {
    cell.zIndex == 0 && raisesCells(in: input) ? 1 : cell.zIndex
  }

  /// Whether cells with a z-index of 0 are raised above the section's decorations.
  func raisesCells(in input: CompositionalSection) -> Bool {
    !input.decorations.isEmpty && !input.group.isCustom
  }

  /// Returns the frame of a section's boundary item, without pinning.
  package func boundaryFrame(section index: Int, _ boundary: Int) -> CGRect? {
    self.boundary(section: index, boundary, pinning: nil)?.frame
  }

  /// Returns the frame of a boundary item of the whole layout, without pinning.
  package func boundaryFrame(_ boundary: Int) -> CGRect? {
    layoutBoundary(boundary, pinning: nil)?.frame
  }

  /// Returns the frame of a decoration of a section.
  package func decorationFrame(section index: Int, _ decoration: Int) -> CGRect? {
    guard hasSection(index), input(index).decorations.indices.contains(decoration) else {
      return nil
    }
    let insets = input(index).decorations[decoration].contentInsets
    let size = CGSize(axis, along: section(index).length, across: contentSize[axis.other])
    let frame = CGRect(
      x: insets.left, y: insets.top, width: abs(size.width - insets.horizontal),
      height: abs(size.height - insets.vertical))
    return placed(frame, from: start(of: index))
  }

  /// Returns the frame of a view of an item or group. `number` is the view's index among the views
  /// of its kind in the section, in layout order.
  package func supplementaryFrame(section index: Int, kind: Int, number: Int) -> CGRect? {
    supplementary(section: index, kind: kind, number: number)?.frame
  }

  func supplementary(
    section index: Int, kind: Int, number: Int
  ) -> (frame: CGRect, zIndex: Int)? {
    guard hasSection(index), let (frame, view) = section(index).view(kind: kind, number) else {
      return nil
    }
    return (placed(frame, from: start(of: index)), view.zIndex)
  }

  /// Returns the frame of the group that contains an element: a cell, or a view of an item or
  /// group. Returns nil for all other elements. A search in a rectangle finds the element only if
  /// the rectangle meets the group's frame.
  package func groupFrame(of element: CompositionalElement) -> CGRect? {
    let (index, group): (Int, CompositionalRuns.Group?)
    switch element {
    case .cell(let section, let item):
      guard hasSection(section) else { return nil }
      (index, group) = (section, self.section(section).runs.group(of: item))
    case .supplementary(let section, let kind, let number):
      guard hasSection(section) else { return nil }
      (index, group) = (section, self.section(section).runs.group(ofView: number, kind: kind))
    case .boundary, .decoration, .layoutBoundary: return nil
    }
    return group.map {
      let corner = section(index).corner(of: $0)
      return placed(CGRect(origin: corner, size: $0.solved.size), from: start(of: index))
    }
  }

  /// Returns the number of views of a kind that the items and groups of a section have.
  package func viewCount(inSection index: Int, kind: Int) -> Int {
    guard hasSection(index) else { return 0 }
    let runs = section(index).runs
    guard let place = runs.shape.kinds.firstIndex(of: kind), runs.groupCount > 0 else { return 0 }
    return runs.tree.total.views[place]
  }
}
