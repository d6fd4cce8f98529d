import Foundation
import GridCore

/// A compositional layout solved in the obvious way: item by item, group by group, each anew, with
/// nothing found in closed form. Estimates stay what they are.
struct CompositionalOracle {
  struct Cell {
    var frame: CGRect
    /// The group of the section that has it.
    var group: CGRect
  }

  let axis: PlaneAxis
  let pixels: PixelGrid
  private(set) var sections: [[Cell]] = []
  private(set) var contentSize: CGSize

  init(
    axis: PlaneAxis, bounds: CGSize, sections inputs: [CompositionalSection],
    interSectionSpacing: CGFloat, pixels: PixelGrid
  ) {
    self.axis = axis
    self.pixels = pixels
    contentSize = bounds
    var position: CGFloat = 0
    for (index, input) in inputs.enumerated() {
      if index > 0 { position += interSectionSpacing }
      let (cells, length, breadth) = solve(input, in: bounds, from: position)
      sections.append(cells)
      position += length
      if axis == .y {
        contentSize.width = max(contentSize.width, breadth)
      } else {
        contentSize.height = max(contentSize.height, breadth)
      }
    }
    if axis == .y {
      contentSize.height = max(0, position)
    } else {
      contentSize.width = max(0, position)
    }
  }

  private func solve(
    _ input: CompositionalSection, in bounds: CGSize, from position: CGFloat
  ) -> (cells: [Cell], length: CGFloat, breadth: CGFloat) {
    let insets = input.contentInsets
    let isDown = axis == .y
    var box = bounds
    if isDown {
      box.width -= insets.left + insets.right
    } else {
      box.height -= insets.top + insets.bottom
    }
    let size = CGSize(
      width: length(input.group.size.width, box), height: length(input.group.size.height, box))
    var left = input.itemCount
    var cells: [Cell] = []
    var offset = isDown ? insets.top : insets.left
    var isFirst = true
    var breadth: CGFloat = 0
    // Items that take no room fit without end: as many as there are, and at least a thousand.
    let most = max(1000, input.itemCount)
    let whole = Filled(self, input.group, size, limit: most, most: most)
    while left > 0 {
      let group =
        left >= whole.cells.count
        ? whole : Filled(self, input.group, size, limit: left, most: most)
      guard !group.cells.isEmpty else { break }
      if breadth == 0 { breadth = isDown ? whole.size.width : whole.size.height }
      if !isFirst { offset += input.interGroupSpacing }
      isFirst = false
      // The last group ends behind its items with what a whole one leaves over (CL-19).
      var groupLength = isDown ? group.size.height : group.size.width
      if group.cells.count < whole.cells.count {
        let reach = isDown ? group.reach.height : group.reach.width
        let room =
          isDown ? whole.size.height - whole.reach.height : whole.size.width - whole.reach.width
        groupLength = min(groupLength, reach + max(0, room))
      }
      let corner =
        isDown
        ? CGPoint(x: insets.left, y: position + offset)
        : CGPoint(x: position + offset, y: insets.top)
      var frame = CGRect(origin: corner, size: group.size)
      if isDown { frame.size.height = groupLength } else { frame.size.width = groupLength }
      frame.origin = near(frame.origin)
      for cell in group.cells {
        let moved = cell.offsetBy(dx: corner.x, dy: corner.y)
        cells.append(
          Cell(frame: CGRect(origin: near(moved.origin), size: moved.size), group: frame))
      }
      offset += groupLength
      left -= group.cells.count
    }
    if cells.isEmpty { return ([], 0, 0) }
    return (cells, offset + (isDown ? insets.bottom : insets.right), breadth)
  }

  func length(_ dimension: CompositionalDimension, _ box: CGSize) -> CGFloat {
    switch dimension {
    case .fractionalWidth(let part): down(part * box.width)
    case .fractionalHeight(let part): down(part * box.height)
    case .absolute(let length), .estimated(let length), .uniform(let length): length
    }
  }

  /// The nearest pixel; the middle between two goes up, and so does what a sum falls short of it.
  private func near(_ point: CGPoint) -> CGPoint {
    func near(_ value: CGFloat) -> CGFloat {
      let pixels = value * pixels.scale
      let whole = pixels.rounded(.down)
      return (pixels - whole > 0.5 - 1e-6 ? whole + 1 : whole) / self.pixels.scale
    }
    return CGPoint(x: near(point.x), y: near(point.y))
  }

  private func down(_ value: CGFloat) -> CGFloat {
    ((value * pixels.scale) + 1e-6).rounded(.down) / pixels.scale
  }

  /// A group with its items, as many as fit and are left.
  struct Filled {
    var size: CGSize
    var cells: [CGRect] = []
    var reach = CGSize.zero

    init(
      _ oracle: CompositionalOracle, _ item: CompositionalItem, _ size: CGSize, limit: Int,
      most: Int
    ) {
      self.size = size
      guard let group = item.group, case .filled(let items) = group.content, !items.isEmpty else {
        return
      }
      let isRow = group.axis == .x
      let insets = item.contentInsets
      let inner = CGSize(
        width: max(0, size.width - insets.left - insets.right),
        height: max(0, size.height - insets.top - insets.bottom))
      let room = isRow ? inner.width : inner.height
      let spacing: CGFloat =
        switch group.interItemSpacing {
        case .fixed(let length)?, .flexible(let length)?: length
        case nil: 0
        }
      func sizes(_ count: Int, less: CGFloat) -> [CGSize] {
        let box =
          isRow
          ? CGSize(width: inner.width - less, height: inner.height)
          : CGSize(width: inner.width, height: inner.height - less)
        let each = items.map { item in
          CGSize(
            width: oracle.length(item.size.width, box), height: oracle.length(item.size.height, box)
          )
        }
        return (0..<count).map { each[$0 % each.count] }
      }
      func needed(_ sizes: [CGSize], _ spacing: CGFloat) -> CGFloat {
        sizes.reduce(0) { $0 + (isRow ? $1.width : $1.height) }
          + CGFloat(max(0, sizes.count - 1)) * spacing
      }
      func fitting(_ spacing: CGFloat, _ sizes: (Int) -> [CGSize]) -> Int {
        var count = 0
        while count < most, needed(sizes(count + 1), spacing) <= room + 1e-6 { count += 1 }
        return count
      }
      let hasAcross = items.contains { item in
        switch isRow ? item.size.height : item.size.width {
        case .fractionalWidth: isRow
        case .fractionalHeight: !isRow
        default: false
        }
      }
      let slots: [CGSize]
      if hasAcross {
        let first = fitting(0) { sizes($0, less: 0) }
        let less = CGFloat(max(0, first - 1)) * spacing
        slots = first == 0 ? [] : sizes(fitting(spacing) { sizes($0, less: less) }, less: less)
      } else {
        let count = fitting(spacing) { sizes($0, less: CGFloat($0 - 1) * spacing) }
        slots = sizes(count, less: CGFloat(max(0, count - 1)) * spacing)
      }
      var gap = spacing
      if case .flexible? = group.interItemSpacing, slots.count > 1 {
        gap += (room - needed(slots, spacing)) / CGFloat(slots.count - 1)
      }
      var position: CGFloat = 0
      for (index, slot) in slots.enumerated() where cells.count < limit {
        let item = items[index % items.count]
        let place = CGPoint(
          x: insets.left + (isRow ? position : 0), y: insets.top + (isRow ? 0 : position))
        if item.group != nil {
          let inside = Filled(oracle, item, slot, limit: limit - cells.count, most: most)
          guard !inside.cells.isEmpty else { break }
          cells += inside.cells.map { $0.offsetBy(dx: place.x, dy: place.y) }
          reach.width = max(reach.width, place.x + inside.reach.width)
          reach.height = max(reach.height, place.y + inside.reach.height)
        } else {
          let own = item.contentInsets
          cells.append(
            CGRect(
              x: place.x + own.left, y: place.y + own.top,
              width: abs(slot.width - own.left - own.right),
              height: abs(slot.height - own.top - own.bottom)))
          reach.width = max(reach.width, place.x + slot.width)
          reach.height = max(reach.height, place.y + slot.height)
        }
        position += (isRow ? slot.width : slot.height) + gap
      }
    }
  }
}
