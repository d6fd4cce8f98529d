import Foundation

/// A solver of groups. It finds the items that fit, and the length and the position of each item.
///
/// The solver takes sizes and returns frames. Only fractional sizes are rounded; positions are
/// exact sums.
struct CompositionalGroupSolver {
  /// The next item and the next supplementary views of a section while its groups are solved.
  struct Cursor {
    var item: Int
    /// The number of the next supplementary view, by kind. A missing kind stands for 0.
    var views: [Int: Int] = [:]
    /// The first item that the solver did not read to count the items that fit.
    var furthest = 0
  }

  let pixels: PixelGrid
  /// The largest number of items in a group, whatever their sizes.
  let mostItems: Int
  /// The measured sizes of views; nil to use only estimates.
  var sizes: CompositionalSizes?
  /// The groups that were solved before; nil if no group is inside another group.
  private let known: KnownGroups?

  /// Makes a solver for the groups of an item.
  ///
  /// - Parameters:
  ///   - item: The outermost group, numbered.
  ///   - cells: The approximate number of cells that the group shows, which limits the work of the
  ///     solver.
  init(
    pixels: PixelGrid, mostItems: Int, _ item: CompositionalItem? = nil, cells: Int = 0,
    sizes: CompositionalSizes? = nil
  ) {
    self.pixels = pixels
    self.mostItems = mostItems
    self.sizes = sizes
    let groups = item?.groupCount ?? 0
    known = groups > 1 ? KnownGroups(room: 8 * cells + 16 * groups) : nil
  }

  /// A copy of the solver that uses only estimates.
  var byEstimates: CompositionalGroupSolver {
    var solver = self
    solver.sizes = nil
    return solver
  }

  /// A cache of solved groups, by their input. A group is solved to count the items that fit, to
  /// find the group's length, and to place the group. Without the cache this work would multiply at
  /// every level of nesting.
  ///
  /// To place a group, the solver needs one size. To count the items that fit, it may need many
  /// sizes. If gaps differ between the levels of nesting, the number of these sizes multiplies,
  /// too. So `room` limits the number of groups and cells. When the room is used up, the solver
  /// counts with groups that were solved for another size.
  private final class KnownGroups {
    struct Key: Hashable {
      let number: Int
      let size: CGSize
      let box: CGSize
      /// The item at which the group begins; nil with estimates, since an estimated group is equal
      /// wherever it begins.
      let item: Int?
      /// The numbers of the next supplementary views; empty without measured views.
      let views: [Int: Int]
    }

    /// The solved groups with all their cells, and the cursor behind each group. The cursor's
    /// `furthest` counts only the items that were read for this group.
    private(set) var groups: [Key: (solved: CompositionalSolvedGroup, cursor: Cursor)] = [:]
    /// The group that was last solved with estimates, by the group's number.
    private(set) var estimated: [Int: CompositionalSolvedGroup] = [:]
    /// The number of groups and cells that may still be solved to count the items that fit.
    private(set) var room: Int

    init(room: Int) { self.room = room }

    func add(_ solved: CompositionalSolvedGroup, before cursor: Cursor, as key: Key) {
      groups[key] = (solved, cursor)
      if key.item == nil { estimated[key.number] = solved }
      room -= 1 + solved.cells.count
    }
  }

  /// Solves a group of a given size.
  ///
  /// - Parameters:
  ///   - item: The item that is the group. An item without a group gives an empty result.
  ///   - size: The size of the group, insets included. On an estimated axis, the length of the
  ///     content replaces this size.
  ///   - box: The size of the box that the group lies in. A fractional size of the group's own
  ///     supplementary views is a fraction of the box, not of the group.
  ///   - limit: The largest number of cells that the group may have.
  ///   - cursor: The numbers of the group's first item and, for each kind, of its first
  ///     supplementary view. The call moves the cursor past the group, to the item and the
  ///     supplementary views that come next.
  func solve(
    _ item: CompositionalItem, size: CGSize, in box: CGSize, limit: Int, at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    guard let group = item.group else { return .empty }
    guard let known else { return solve(group, of: item, size, box, limit: limit, at: &cursor) }
    let key = KnownGroups.Key(
      number: group.number, size: size, box: box, item: sizes.map { _ in cursor.item },
      views: sizes?.views.isEmpty == false ? cursor.views : [:])
    let furthest = cursor.furthest
    defer { cursor.furthest = max(cursor.furthest, furthest) }
    let whole: (solved: CompositionalSolvedGroup, cursor: Cursor)
    if let found = known.groups[key] {
      whole = found
    } else {
      var end = cursor
      end.furthest = 0
      let solved = solve(group, of: item, size, box, limit: mostItems, at: &end)
      whole = (solved, end)
      known.add(solved, before: end, as: key)
    }
    guard whole.solved.cells.count > limit else {
      // With estimates, the stored group may begin with another item.
      let first = cursor.item
      cursor = whole.cursor
      cursor.item = first + whole.solved.cells.count
      return whole.solved
    }
    return solve(group, of: item, size, box, limit: limit, at: &cursor)
  }

  private func solve(
    _ group: CompositionalGroup, of item: CompositionalItem, _ size: CGSize, _ box: CGSize,
    limit: Int, at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    let before = cursor
    let measured = item.supplementaries.map { measuredView($0, &cursor) }
    var solved =
      switch group.content {
      case .custom(let items): custom(items, size: size, limit: limit, at: &cursor)
      case .filled, .repeating: filled(group, of: item, size: size, limit: limit, at: &cursor)
      }
    guard !solved.cells.isEmpty else {
      let furthest = cursor.furthest
      cursor = before
      cursor.furthest = furthest
      return .empty
    }
    let container = CGRect(origin: .zero, size: solved.size)
    let views = zip(item.supplementaries, measured).map {
      view($0, on: container, sizedIn: box, measured: $1)
    }
    solved.views.insert(contentsOf: views, at: 0)
    return solved
  }

  private func custom(
    _ items: [CompositionalCustomItem], size: CGSize, limit: Int, at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    var solved = CompositionalSolvedGroup(size: size)
    solved.cells = items.prefix(limit).map {
      CompositionalSolvedGroup.Cell(frame: $0.frame, zIndex: $0.zIndex, axes: [])
    }
    cursor.item += solved.cells.count
    // A custom group is never trimmed.
    solved.reach = size
    return solved
  }

  // MARK: Filling

  private func filled(
    _ group: CompositionalGroup, of item: CompositionalItem, size: CGSize, limit: Int,
    at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    let axis = group.axis
    let insets = item.contentInsets.counted(for: item.size)
    let inner = CGSize(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let slots = slots(of: group, in: inner, isWhole: item.size[axis].isEstimated, at: &cursor)
    guard !slots.isEmpty else { return .empty }

    // The contents of the slots, and their greatest extent across.
    let uniform = uniformSize(of: slots, in: inner, at: cursor)
    var contents: [CompositionalSolvedGroup] = []
    var (count, across) = (0, CGFloat(0))
    for slot in slots where count < limit {
      let content = content(
        of: slot, in: inner, limit: limit - count, uniform: uniform, at: &cursor)
      guard !content.cells.isEmpty else { break }
      count += content.cells.count
      let edges = slot.item.edgeSpacing[axis.other]
      across = max(
        across,
        content.size[axis.other] + (edges.start?.least ?? 0) + (edges.end?.least ?? 0))
      contents.append(content)
    }
    guard !contents.isEmpty else { return .empty }

    var solved = CompositionalSolvedGroup(size: size)
    var length = inner[axis]
    if item.size[axis.other].isEstimated { solved.size[axis.other] = across }
    let breadth = item.size[axis.other].isEstimated ? across : inner[axis.other]
    let needed = neededLength(of: slots, contents, group)
    if item.size[axis].isEstimated {
      length = needed
      solved.size[axis] = needed
    }
    let flexibles = flexibleCount(of: slots, group)
    let share = flexibles > 0 ? (length - needed) / CGFloat(flexibles) : 0
    let spacing =
      (group.interItemSpacing?.least ?? 0)
      + (group.interItemSpacing?.isFlexible == true ? share : 0)
    var position = CGFloat(0)
    let corner = CGPoint(x: insets.left, y: insets.top)
    for (slot, content) in zip(slots, contents) {
      let along = slot.item.edgeSpacing[axis]
      let size = content.size
      let start = position + CompositionalGroupSolver.edge(along.start, share)
      let acrossStart = place(
        of: slot.item.edgeSpacing[axis.other], length: size[axis.other], in: breadth)
      let origin = CGPoint(axis, along: start, across: acrossStart)
      solved.add(content, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
      let (end, acrossEnd) = (along.end, slot.item.edgeSpacing[axis.other].end)
      let room = CompositionalGroupSolver.edge(end, share)
      position = start + size[axis] + room
      // A nested group counts as far as its own items reach.
      let isLeaf = slot.item.group == nil
      let reach = CGSize(
        axis, along: isLeaf ? position : start + content.reach[axis],
        across: acrossStart + content.reach[axis.other]
          + (isLeaf && acrossEnd?.isFlexible != true ? acrossEnd?.least ?? 0 : 0))
      solved.reach.width = max(solved.reach.width, corner.x + reach.width)
      solved.reach.height = max(solved.reach.height, corner.y + reach.height)
      position += spacing
    }
    return solved
  }

  // MARK: One item

  /// Returns the solved content of a slot: one cell, or the cells of a group.
  func content(
    of slot: CompositionalSlot, in inner: CGSize, limit: Int, uniform: CompositionalUniform?,
    at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    let item = slot.item
    if item.group != nil {
      return solve(item, size: slot.size, in: inner, limit: limit, at: &cursor)
    }
    let axes = CompositionalAxes(item.size)
    var size = slot.size
    if !axes.isEmpty, let sizes {
      size = size.replacing(axes, with: sizes.cells[cursor.item])
      if let uniform { size = uniform.applied(to: size, of: item) }
    }
    cursor.item += 1
    var solved = CompositionalSolvedGroup(size: size)
    let frame = CGRect(origin: .zero, size: size).less(item.contentInsets, of: item.size)
    solved.cells = [CompositionalSolvedGroup.Cell(frame: frame, zIndex: 0, axes: axes)]
    solved.views = item.supplementaries.map {
      view($0, on: frame, sizedIn: frame.size, measured: measuredView($0, &cursor))
    }
    solved.reach = size
    return solved
  }

  /// Returns a group with all its cells, to count the items that fit or to find the length of the
  /// group.
  func preview(
    _ item: CompositionalItem, size: CGSize, in inner: CGSize, at cursor: inout Cursor
  ) -> CompositionalSolvedGroup {
    guard let known, known.room < 0, let group = item.group else {
      return solve(item, size: size, in: inner, limit: mostItems, at: &cursor)
    }
    guard let solved = known.estimated[group.number] else {
      return byEstimates.solve(item, size: size, in: inner, limit: mostItems, at: &cursor)
    }
    cursor.item += solved.cells.count
    return solved
  }

  /// Returns the measured size of the next view of a kind; nil if the view was not measured.
  private func measuredView(
    _ view: CompositionalSupplementary, _ cursor: inout Cursor
  ) -> CGSize? {
    guard let sizes, !sizes.views.isEmpty else { return nil }
    let number = cursor.views[view.kind, default: 0]
    cursor.views[view.kind] = number + 1
    return sizes.views[view.kind]?[number]
  }

  private func view(
    _ view: CompositionalSupplementary, on container: CGRect, sizedIn box: CGSize,
    measured: CGSize?
  ) -> CompositionalSolvedGroup.View {
    let axes = CompositionalAxes(view.size)
    let size = view.size.size(in: box, pixels).replacing(axes, with: measured)
    return CompositionalSolvedGroup.View(
      kind: view.kind, frame: view.frame(on: container, size: size), zIndex: view.zIndex,
      axes: axes)
  }

  // MARK: Leftover

  /// Returns the length that all slots of a whole group need along the group. A slot with contents
  /// is as long as its contents.
  private func neededLength(
    of slots: [CompositionalSlot], _ contents: [CompositionalSolvedGroup],
    _ group: CompositionalGroup
  ) -> CGFloat {
    let axis = group.axis
    var needed = CGFloat(slots.count - 1) * (group.interItemSpacing?.least ?? 0)
    for (index, slot) in slots.enumerated() {
      let length = index < contents.count ? contents[index].size[axis] : slot.length
      needed += length + slot.edges(axis)
    }
    return needed
  }

  private func flexibleCount(of slots: [CompositionalSlot], _ group: CompositionalGroup) -> Int {
    var count = group.interItemSpacing?.isFlexible == true ? slots.count - 1 : 0
    for slot in slots {
      let edges = slot.item.edgeSpacing[group.axis]
      if edges.start?.isFlexible == true { count += 1 }
      if edges.end?.isFlexible == true { count += 1 }
    }
    return count
  }

  private static func edge(_ spacing: CompositionalSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.least + (spacing.isFlexible ? share : 0)
  }

  /// Returns the position of an item or a nested group across the axis of its group. The position
  /// is at the start, unless an edge is flexible (CL-16).
  func place(
    of edges: (start: CompositionalSpacing?, end: CompositionalSpacing?), length: CGFloat,
    in breadth: CGFloat
  ) -> CGFloat {
    let flexibles = [edges.start, edges.end].count { $0?.isFlexible == true }
    guard flexibles > 0 else { return edges.start?.least ?? 0 }
    let least = (edges.start?.least ?? 0) + (edges.end?.least ?? 0)
    return CompositionalGroupSolver.edge(
      edges.start, (breadth - length - least) / CGFloat(flexibles))
  }
}
