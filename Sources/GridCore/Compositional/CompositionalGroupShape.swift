import Foundation

/// The input for the groups of a section, and one solved group. The solved group has as many items
/// as fit, and repeats wherever no view is measured. Sections with equal groups share one shape,
/// whatever their number of items.
struct CompositionalGroupShape: Sendable {
  let item: CompositionalItem
  /// The axis along which groups follow each other.
  let axis: PlaneAxis
  /// The size of the box that the group lies in.
  let box: CGSize
  let size: CGSize
  let pixels: PixelGrid
  let mostItems: Int
  /// A whole group: as many items as fit, with estimated sizes. It has no cells if nothing is laid
  /// out.
  let whole: CompositionalSolvedGroup
  /// The kinds of all views of the item and of its groups. No kind occurs twice.
  let kinds: [Int]
  /// The edge spacing before and behind each group, in points.
  let edges: (start: CGFloat, end: CGFloat)
  let interGroupSpacing: CGFloat

  /// The number of items after a whole group that the solver must read to know that they do not
  /// fit.
  let lookahead: Int

  /// The least value of `mostItems`, the limit for the number of items in a group. The limit
  /// matters if items take no room.
  static let leastMost = 1000

  init(
    _ section: CompositionalSection, in box: CGSize, _ axis: PlaneAxis, _ pixels: PixelGrid
  ) {
    item = section.group.numbered
    self.axis = axis
    self.box = box
    self.pixels = pixels
    mostItems = max(CompositionalGroupShape.leastMost, section.itemCount)
    size = item.size.size(in: box, pixels)
    var kinds: [Int] = []
    item.addKinds(to: &kinds)
    self.kinds = kinds
    let edges = item.edgeSpacing[axis]
    self.edges = (edges.start?.least ?? 0, edges.end?.least ?? 0)
    interGroupSpacing = section.interGroupSpacing
    var solver = CompositionalGroupSolver(
      pixels: pixels, mostItems: mostItems, item, cells: mostItems)
    var cursor = CompositionalGroupSolver.Cursor(item: 0)
    whole = solver.solve(item, size: size, in: box, limit: mostItems, at: &cursor)
    if item.flows {
      solver.sizes = CompositionalSizes(itemCount: 1)
      cursor = CompositionalGroupSolver.Cursor(item: 0)
      _ = solver.solve(item, size: size, in: box, limit: mostItems, at: &cursor)
      lookahead = max(0, cursor.furthest - whole.cells.count)
    } else {
      lookahead = 0
    }
  }

  var capacity: Int { whole.cells.count }

  /// Returns the number of views of each kind that a group has.
  func viewCounts(_ group: CompositionalSolvedGroup) -> [Int] {
    kinds.map { kind in group.views.count { $0.kind == kind } }
  }

  /// Returns the distance from a group's start to the next group's start.
  func pitch(_ group: CompositionalSolvedGroup) -> CGFloat { pitch(length: group.size[axis]) }

  /// Returns the distance from the start of a group of some length to the next group's start.
  func pitch(length: CGFloat) -> CGFloat { edges.start + length + edges.end + interGroupSpacing }

  /// Returns the group that begins with an item, and whether the group is cut only because the
  /// section has no more items.
  func group(
    from first: Int, of itemCount: Int, _ sizes: CompositionalSizes?, views: [Int]
  ) -> (group: CompositionalSolvedGroup, isCut: Bool) {
    let solver = CompositionalGroupSolver(
      pixels: pixels, mostItems: mostItems, item, cells: capacity, sizes: sizes)
    var start = CompositionalGroupSolver.Cursor(item: first)
    for (kind, count) in zip(kinds, views) { start.views[kind] = count }
    func solved(_ limit: Int) -> CompositionalSolvedGroup {
      var cursor = start
      return solver.solve(item, size: size, in: box, limit: limit, at: &cursor)
    }
    let left = itemCount - first
    let group = solved(min(left, mostItems))
    guard group.cells.count == left, left < (sizes == nil ? whole : solved(mostItems)).cells.count
    else { return (group, false) }
    return (trimmed(group), true)
  }

  /// Shortens a group that has fewer items than a whole group. Behind its items, the group then
  /// leaves the same length free as a whole group (CL-19).
  private func trimmed(_ group: CompositionalSolvedGroup) -> CompositionalSolvedGroup {
    guard !item.isCustom, !group.cells.isEmpty else { return group }
    var group = group
    let leftover = max(0, whole.size[axis] - whole.reach[axis])
    group.size[axis] = min(group.size[axis], group.reach[axis] + leftover)
    return group
  }
}

extension CompositionalDimension {
  /// Whether the dimension is a fraction of the box's length along an axis.
  func isFraction(along axis: PlaneAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .x
    case .fractionalHeight: axis == .y
    case .absolute, .estimated, .uniform: false
    }
  }
}

extension CompositionalItem {
  var isCustom: Bool {
    if case .custom = group?.content { true } else { false }
  }

  /// Whether the number of items in a group depends on their measured sizes.
  var flows: Bool {
    guard let group else { return false }
    switch group.content {
    case .custom: return false
    case .repeating(let item, _): return item.flows
    case .filled(let items):
      let isFitted = !size[group.axis].isEstimated
      return items.contains { (isFitted && $0.size[group.axis].isEstimated) || $0.flows }
    }
  }

  /// Whether the solver reads more than the next item to count the items that fit. In a nested
  /// group, the solver reads all items. With some fractional sizes, it reads all items that fit
  /// without gaps (CL-13).
  var looksFar: Bool {
    guard let group else { return false }
    switch group.content {
    case .filled(let items):
      return items.contains {
        $0.group != nil || $0.size[group.axis.other].isFraction(along: group.axis)
      }
    case .repeating(let item, _): return item.group != nil
    case .custom: return false
    }
  }

  fileprivate func addKinds(to kinds: inout [Int]) {
    for view in supplementaries where !kinds.contains(view.kind) { kinds.append(view.kind) }
    switch group?.content {
    case .filled(let items)?: for item in items { item.addKinds(to: &kinds) }
    case .repeating(let item, _)?: item.addKinds(to: &kinds)
    case .custom?, nil: break
    }
  }
}
