import Foundation

extension PixelGrid {
  /// The nearest pixel for a position; a hair below the middle between two counts as the middle,
  /// which goes up. So sums of fractions are rounded as the exact sums would be.
  func settled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: settled(point.x), y: settled(point.y))
  }

  private func settled(_ value: CGFloat) -> CGFloat {
    guard scale > 0, abs(value) < 0x1p40 else { return value }
    return (value * scale + (0.5 + 1e-6)).rounded(.down) / scale
  }
}

/// The rule by which frames of a section come to their places in the content.
struct CompositionalPlacing {
  let axis: PlaneAxis
  let pixels: PixelGrid

  /// A frame of a section in the content, its origin rounded to pixels.
  ///
  /// - Parameter start: Where the section begins along the scroll axis.
  @inline(__always)
  func placed(_ frame: CGRect, from start: CGFloat) -> CGRect {
    placed(frame, at: .zero, from: start)
  }

  /// Returns a frame inside a group as a frame in the content, its origin rounded to pixels.
  ///
  /// - Parameter corner: The corner of the group in the section.
  @inline(__always)
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

  /// Returns the frame of any element where it is when nothing is pinned; nil where there is no
  /// such element.
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

  /// The frame of a cell; nil where there is none.
  package func frame(section: Int, item: Int) -> CGRect? {
    cell(section: section, item: item)?.frame
  }

  /// The frame and z of a cell.
  package func cell(section index: Int, item: Int) -> (frame: CGRect, zIndex: Int)? {
    guard hasSection(index), let (frame, cell) = section(index).cell(item) else { return nil }
    return (placed(frame, from: start(of: index)), zIndex(of: cell, in: input(index)))
  }

  func zIndex(of cell: CompositionalSolvedGroup.Cell, in input: CompositionalSection) -> Int {
    cell.zIndex == 0 && raisesCells(in: input) ? 1 : cell.zIndex
  }

  /// Whether cells without a z of their own stand above the section's backgrounds.
  func raisesCells(in input: CompositionalSection) -> Bool {
    !input.decorations.isEmpty && !input.group.isCustom
  }

  /// The frame of a section's boundary item, where it is when nothing is pinned.
  package func boundaryFrame(section index: Int, _ boundary: Int) -> CGRect? {
    self.boundary(section: index, boundary, pinning: nil)?.frame
  }

  /// The frame of a boundary item of the whole layout, where it is when nothing is pinned.
  package func boundaryFrame(_ boundary: Int) -> CGRect? {
    layoutBoundary(boundary, pinning: nil)?.frame
  }

  /// The frame behind a section.
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

  /// The frame of a view of an item or group: the one of a number among those of its kind in the
  /// section, in layout order.
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

  /// The frame of the section's group that an element lies in: outside of it a cell or a view of an
  /// item or group is not found by rectangles. Nil for all others.
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
