import Foundation

/// The place for an item in a whole group.
struct CompositionalSlot {
  let item: CompositionalItem
  /// The size of the item, without edge spacing.
  let size: CGSize
  /// The length along the group, without edge spacing. The value is an estimate if the content
  /// decides the length.
  var length: CGFloat

  /// Returns the least edge spacing of the item along an axis, as the sum for both edges.
  func edges(_ axis: PlaneAxis) -> CGFloat { item.leastEdges(axis) }
}

extension CompositionalItem {
  func leastEdges(_ axis: PlaneAxis) -> CGFloat {
    let edges = edgeSpacing[axis]
    return (edges.start?.least ?? 0) + (edges.end?.least ?? 0)
  }
}

/// The largest measured size among siblings, on each axis; nil if no sibling was measured.
struct CompositionalUniform {
  var width: CGFloat?
  var height: CGFloat?

  mutating func add(_ measured: CGSize, of item: CompositionalItem) {
    if case .uniform = item.size.width { width = max(width ?? 0, measured.width) }
    if case .uniform = item.size.height { height = max(height ?? 0, measured.height) }
  }

  func applied(to size: CGSize, of item: CompositionalItem) -> CGSize {
    var size = size
    if case .uniform = item.size.width { size.width = width ?? size.width }
    if case .uniform = item.size.height { size.height = height ?? size.height }
    return size
  }
}

extension CompositionalGroupSolver {
  /// Returns the slots of a whole group, in order; empty if the first item does not fit.
  ///
  /// - Parameter isWhole: Whether the group contains its list of items exactly once, whatever the
  ///   length.
  func slots(
    of group: CompositionalGroup, in inner: CGSize, isWhole: Bool, at cursor: inout Cursor
  ) -> [CompositionalSlot] {
    let axis = group.axis
    let spacing = group.interItemSpacing?.least ?? 0
    switch group.content {
    case .custom: return []
    case .repeating(let item, let count):
      let room = CGFloat(max(0, count - 1)) * spacing
      return self.slots([item], count: max(0, min(count, mostItems)), inner, axis, room)
    case .filled(let items):
      guard !items.isEmpty else { return [] }
      if isWhole {
        return slots(items, count: items.count, inner, axis, CGFloat(items.count - 1) * spacing)
      }
      let isAcross = items.contains { $0.size[axis.other].isFraction(along: axis) }
      var count: Int
      let room: CGFloat
      if isAcross {
        // Without a gap the room is 0, however many items there are. Groups count by their
        // estimates here; otherwise each group would be solved for two sizes, at every level.
        let hasGroups = items.contains { $0.group != nil && $0.size[axis].isEstimated }
        let first =
          spacing == 0
          ? 1
          : hasGroups
            ? fittingByEstimate(items, axis, inner)
            : self.count(of: items, axis, inner, at: &cursor, spacing: 0) { _ in 0 }
        room = CGFloat(max(0, first - 1)) * spacing
        count =
          first == 0
          ? 0 : self.count(of: items, axis, inner, at: &cursor, spacing: spacing) { _ in room }
      } else {
        // The lengths of the items depend on the number of items.
        count = self.count(of: items, axis, inner, at: &cursor, spacing: spacing) {
          CGFloat($0 - 1) * spacing
        }
        room = CGFloat(max(0, count - 1)) * spacing
      }
      if count == 0, sizes != nil, items[0].size[axis].isEstimated {
        // A measured item stays, even if it sticks out of the group.
        var start = Cursor(item: 0)
        if !byEstimates.slots(of: group, in: inner, isWhole: false, at: &start).isEmpty {
          count = 1
        }
      }
      return slots(items, count: count, inner, axis, room)
    }
  }

  /// Returns the slots of a repeated list. Fractional sizes refer to the inner size of the group
  /// less `room` along the group.
  private func slots(
    _ items: [CompositionalItem], count: Int, _ inner: CGSize, _ axis: PlaneAxis, _ room: CGFloat
  ) -> [CompositionalSlot] {
    let slots = items.prefix(count).map { item in
      let size = size(of: item, inner, axis, less: room)
      return CompositionalSlot(
        item: item, size: size, length: plainLength(of: item, size, inner, axis))
    }
    return (0..<count).map { slots[$0 % slots.count] }
  }

  /// Returns the number of items that fit without gaps. An item of estimated size counts with its
  /// estimate.
  private func fittingByEstimate(
    _ items: [CompositionalItem], _ axis: PlaneAxis, _ inner: CGSize
  ) -> Int {
    var row = CompositionalRowLength(places: items.count)
    let lengths = items.map {
      size(of: $0, inner, axis, less: 0)[axis] + $0.leastEdges(axis)
    }
    var count = 0
    while count < mostItems {
      row.add(place: count % items.count)
      guard row.length(lengths) <= inner[axis] + 1e-6 else { break }
      count += 1
    }
    return count
  }

  private func size(
    of item: CompositionalItem, _ inner: CGSize, _ axis: PlaneAxis, less room: CGFloat
  ) -> CGSize {
    var box = inner
    box[axis] -= room
    return item.size.size(in: box, pixels)
  }

  /// Returns the estimated length of an item along a group. A nested group of estimated length is
  /// as long as its content.
  private func plainLength(
    of item: CompositionalItem, _ size: CGSize, _ inner: CGSize, _ axis: PlaneAxis
  ) -> CGFloat {
    guard item.group != nil, item.size[axis].isEstimated else { return size[axis] }
    var cursor = Cursor(item: 0)
    let content = byEstimates.preview(item, size: size, in: inner, at: &cursor)
    return content.cells.isEmpty ? size[axis] : content.size[axis]
  }

  /// Returns the number of items that fit before the first item that does not fit.
  ///
  /// - Parameter less: Returns the length that is subtracted from the group before fractional sizes
  ///   are computed. The argument is the number of items.
  /// - Complexity: O(*items* · *list*).
  private func count(
    of items: [CompositionalItem], _ axis: PlaneAxis, _ inner: CGSize, at start: inout Cursor,
    spacing: CGFloat, less: (Int) -> CGFloat
  ) -> Int {
    var row = CompositionalRowLength(places: items.count)
    var cursor = start
    defer { start.furthest = max(start.furthest, cursor.item, cursor.furthest) }
    let edges = items.map { $0.leastEdges(axis) }
    // Without measured lengths the positions of the items do not matter.
    let hasEstimates = sizes != nil && items.contains { $0.size[axis].isEstimated }
    let hasGroups = hasEstimates && items.contains { $0.group != nil }
    var lengths: [CGFloat] = []
    var lengthsRoom = CGFloat.nan
    var count = 0
    while count < mostItems {
      let (place, room) = (count % items.count, less(count + 1))
      if room != lengthsRoom {
        lengths = items.enumerated().map { place, item in
          plainLength(of: item, size(of: item, inner, axis, less: room), inner, axis) + edges[place]
        }
        lengthsRoom = room
      }
      let item = items[place]
      if hasGroups, item.group != nil {
        let size = size(of: item, inner, axis, less: room)
        if item.size[axis].isEstimated {
          let content = preview(item, size: size, in: inner, at: &cursor)
          if content.cells.isEmpty {
            row.add(place: place)
          } else {
            row.add(content.size[axis] + edges[place])
          }
        } else {
          // The length of this group is not measured, so the group takes as many items as by
          // estimates.
          var start = Cursor(item: 0)
          cursor.item +=
            byEstimates.preview(item, size: size, in: inner, at: &start).cells.count
          row.add(place: place)
        }
      } else if hasEstimates, item.size[axis].isEstimated {
        let measured = sizes?.cells[cursor.item]?[axis]
        if case .uniform(let estimate) = item.size[axis] {
          row.addUniform(measured, estimate: estimate, edges: edges[place])
        } else if let measured {
          row.add(measured + edges[place])
        } else {
          row.add(place: place)
        }
        cursor.item += 1
      } else {
        row.add(place: place)
        cursor.item += 1
      }
      let needed = row.length(lengths) + CGFloat(count) * spacing
      guard needed <= inner[axis] + 1e-6 else { break }
      count += 1
    }
    return count
  }

  /// Returns the largest measured size of the uniform items of a group; nil if there are no uniform
  /// items, or if the solver uses only estimates.
  func uniformSize(
    of slots: [CompositionalSlot], in inner: CGSize, at cursor: Cursor
  ) -> CompositionalUniform? {
    guard let sizes, slots.contains(where: { $0.item.isUniform }) else { return nil }
    var (uniform, cursor) = (CompositionalUniform(), cursor)
    for slot in slots {
      if slot.item.group == nil {
        if let measured = sizes.cells[cursor.item] { uniform.add(measured, of: slot.item) }
        cursor.item += 1
      } else {
        _ = content(of: slot, in: inner, limit: mostItems, uniform: nil, at: &cursor)
      }
    }
    return uniform
  }
}

extension CompositionalItem {
  /// Whether the item is a cell whose size follows the sizes of its siblings.
  fileprivate var isUniform: Bool {
    guard group == nil else { return false }
    if case .uniform = size.width { return true }
    if case .uniform = size.height { return true }
    return false
  }
}

/// The length of a growing row of items. Some items have a known length. Other items have the
/// length of their place in a list. All uniform items are as long as the longest uniform item.
private struct CompositionalRowLength {
  private var known = CGFloat(0)
  /// The number of items for each place in the list.
  private var counts: [Int]
  private var uniformCount = 0
  private var uniform: CGFloat?
  private var estimates = CGFloat(0)

  init(places: Int) { counts = Array(repeating: 0, count: places) }

  mutating func add(_ length: CGFloat) { known += length }

  mutating func add(place: Int) { counts[place] += 1 }

  mutating func addUniform(_ measured: CGFloat?, estimate: CGFloat, edges: CGFloat) {
    uniformCount += 1
    known += edges
    estimates += estimate
    if let measured { uniform = max(uniform ?? 0, measured) }
  }

  /// Returns the length of the row.
  ///
  /// - Parameter lengths: The lengths of items, by place in the list.
  func length(_ lengths: [CGFloat]) -> CGFloat {
    var sum = known + (uniform.map { $0 * CGFloat(uniformCount) } ?? estimates)
    for (count, length) in zip(counts, lengths) where count > 0 { sum += CGFloat(count) * length }
    return sum
  }
}
