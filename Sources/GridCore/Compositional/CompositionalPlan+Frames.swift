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

  func supplementary(
    section index: Int, kind: Int, number: Int
  ) -> (frame: CGRect, zIndex: Int)? {
    guard hasSection(index), let (frame, view) = section(index).view(kind: kind, number) else {
      return nil
    }
    return (placed(frame, from: start(of: index)), view.zIndex)
  }
}
