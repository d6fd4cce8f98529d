import Foundation

/// The groups of a section, stored as runs. A *whole* group holds no measured view and is not cut
/// by the end of the section. Consecutive whole groups form one run and share one solved group.
/// Every other group is a run of its own.
///
/// Runs are stored by their first item. The split into runs depends only on the measured sizes, not
/// on the order in which they were measured.
struct CompositionalRuns: Sendable {
  /// One group, or several consecutive whole groups.
  struct Run: Sendable {
    var groupCount: Int
    /// The solved group of the run. If nil, the groups of the run are whole, and their solved group
    /// is `shape.whole`.
    let own: CompositionalSolvedGroup?
  }

  /// A group of the section, found by its index, by an item or by a view.
  struct Group {
    fileprivate(set) var firstItem: Int
    /// The number of groups before the group.
    fileprivate(set) var index: Int
    /// The distance from the start of the first group to the start of the group, edge spacing
    /// included.
    fileprivate(set) var start: CGFloat
    /// The number of views before the group, for each kind in `shape.kinds`.
    fileprivate(set) var views: [Int]
    let solved: CompositionalSolvedGroup
  }

  /// The shape, shared copy-on-write. Every `CompositionalRow` copies the runs, and a copy of the
  /// shape itself would retain its many lists.
  private let sharedShape: CopyOnWrite<CompositionalGroupShape>
  let itemCount: Int
  private let flows: Bool
  private let wholeViews: [Int]
  private(set) var tree: CompositionalSpanTree<Run>

  init(_ shape: CompositionalGroupShape, itemCount: Int, _ sizes: CompositionalSizes) {
    sharedShape = CopyOnWrite(shape)
    self.itemCount = shape.capacity > 0 ? max(0, itemCount) : 0
    flows = shape.item.flows
    wholeViews = shape.viewCounts(shape.whole)
    tree = CompositionalSpanTree(count: max(1, self.itemCount))
    _ = solve(from: 0, sizes, until: nil)
  }

  var shape: CompositionalGroupShape {
    _read { yield sharedShape.value }
  }

  var isEmpty: Bool { itemCount == 0 }

  var runCount: Int { tree.count }

  var groupCount: Int { tree.total.count }

  /// The length of all groups together, without the spacing behind the last group.
  var length: CGFloat { isEmpty ? 0 : tree.total.length - shape.interGroupSpacing }

  // MARK: Solving

  // These functions do without `??`: it would copy the shape, which has many lists.

  /// Returns the solved group that a run repeats.
  private func solved(_ run: Run) -> CompositionalSolvedGroup {
    if let own = run.own { return own }
    return sharedShape.value.whole
  }

  /// Returns the length of each group of a run, without edge spacing.
  private func groupLength(of run: Run) -> CGFloat {
    let axis = sharedShape.value.axis
    if let own = run.own { return own.size[axis] }
    return sharedShape.value.whole.size[axis]
  }

  private func span(_ run: Run) -> CompositionalSpan {
    let group = solved(run)
    let (count, pitch) = (CGFloat(run.groupCount), shape.pitch(group))
    let last = (count - 1) * pitch
    let (start, end) = (
      shape.edges.start + min(0, group.size[shape.axis]),
      shape.edges.start + max(0, group.size[shape.axis])
    )
    let counts = run.own.map(shape.viewCounts) ?? wholeViews
    return CompositionalSpan(
      count: run.groupCount, length: count * pitch, start: min(start, start + last),
      end: max(end, end + last), breadth: group.size[shape.axis.other],
      views: counts.map { $0 * run.groupCount })
  }

  private mutating func put(_ run: Run, at item: Int) {
    tree.set(run, span(run), at: item)
  }

  /// Solves the groups from the item `first` on, and stores them as runs.
  ///
  /// - Parameter changed: The last changed item; nil to solve all groups. Behind this item, solving
  ///   stops as soon as a new group ends where an old group begins.
  /// - Returns: Whether any group has changed.
  private mutating func solve(
    from first: Int, _ sizes: CompositionalSizes, until changed: Int?
  ) -> Bool {
    var (cursor, isOther) = (first, false)
    var before = group(of: first)?.views ?? shape.kinds.map { _ in 0 }
    let (hasMeasuredViews, allViews) = (!sizes.views.isEmpty, tree.total.views)
    while cursor < itemCount {
      // Groups are whole as long as they hold nothing measured.
      let plain = plainCount(from: cursor, sizes, before)
      if plain > 0, changed.map({ cursor > $0 }) ?? true {
        if changed != nil { replace(cursor..<cursor + plain * shape.capacity) }
        putPlain(plain, at: cursor)
        isOther = true
        cursor += plain * shape.capacity
        before = zip(before, wholeViews).map { $0 + plain * $1 }
        continue
      }
      let (group, isCut) = shape.group(
        from: cursor, of: itemCount, sizes.isPlain ? nil : sizes, views: before)
      guard !group.cells.isEmpty else { break }
      let isWhole = !isCut && isPlain(group, from: cursor, sizes, before)
      let end = cursor + group.cells.count
      let old = self.group(of: cursor)
      let isAligned = changed != nil && old?.firstItem == cursor
      let isSame = isAligned && old?.solved == group
      if !isSame { isOther = true }
      let next = zip(before, shape.viewCounts(group)).map { $0 + $1 }
      var resumes = changed.map { end > $0 } ?? false
      if resumes, end < itemCount {
        let following = self.group(of: end)
        resumes = following?.firstItem == end
        // Measured views are found by number, so all views behind this group must keep their
        // numbers.
        if resumes, hasMeasuredViews, let following {
          resumes = next.indices.allSatisfy { kind in
            let added = tree.total.views[kind] - allViews[kind]
            return following.views[kind] - added == next[kind]
          }
        }
      }
      replace(cursor..<end)
      if isWhole {
        putPlain(1, at: cursor)
      } else {
        put(Run(groupCount: 1, own: group), at: cursor)
      }
      if resumes {
        joinPlain(at: end)
        return isOther
      }
      before = next
      cursor = end
    }
    return isOther
  }

  /// Whether a group equals the shape's whole group and holds no measured view.
  private func isPlain(
    _ group: CompositionalSolvedGroup, from first: Int, _ sizes: CompositionalSizes, _ views: [Int]
  ) -> Bool {
    guard group == shape.whole else { return false }
    if let next = sizes.cells.first(atOrAfter: first), next.key < first + shape.capacity {
      return false
    }
    for (place, kind) in shape.kinds.enumerated() {
      guard let next = sizes.views[kind]?.first(atOrAfter: views[place]) else { continue }
      if next.key < views[place] + wholeViews[place] { return false }
    }
    return true
  }

  /// Returns the number of groups, from an item on, that are certain to be whole.
  private func plainCount(from first: Int, _ sizes: CompositionalSizes, _ views: [Int]) -> Int {
    var count = (itemCount - first) / shape.capacity
    if let next = sizes.cells.first(atOrAfter: first) {
      // With its measured size, an item may fit into the preceding group.
      count = min(count, max(0, next.key - first - shape.lookahead) / shape.capacity)
    }
    for (place, kind) in shape.kinds.enumerated() where wholeViews[place] > 0 {
      guard let next = sizes.views[kind]?.first(atOrAfter: views[place]) else { continue }
      count = min(count, (next.key - views[place]) / wholeViews[place])
    }
    return count
  }

  /// Removes the groups that overlap a range of items, so that other groups can be stored in their
  /// place. Whole groups behind the range stay stored and begin at the same items as before.
  private mutating func replace(_ items: Range<Int>) {
    if let run = tree.last(atOrBefore: items.lowerBound - 1), run.value.own == nil,
      end(of: run) > items.lowerBound
    {
      let kept = (items.lowerBound - run.key) / shape.capacity
      put(Run(groupCount: kept, own: nil), at: run.key)
      keep(behind: items.upperBound, to: end(of: run))
    }
    while let run = tree.first(atOrAfter: items.lowerBound), run.key < items.upperBound {
      tree.set(nil, CompositionalSpan(), at: run.key)
      if run.value.own == nil { keep(behind: items.upperBound, to: end(of: run)) }
    }
  }

  /// Stores as many whole groups as fit between `item` and `end`. The last group ends at `end`.
  private mutating func keep(behind item: Int, to end: Int) {
    let count = max(0, end - item) / shape.capacity
    if count > 0 { put(Run(groupCount: count, own: nil), at: end - count * shape.capacity) }
  }

  private func end(of run: CompositionalSpanTree<Run>.Entry) -> Int {
    run.key + (run.value.own?.cells.count ?? run.value.groupCount * shape.capacity)
  }

  /// Stores whole groups from an item on. If a run of whole groups ends directly before the item,
  /// the new groups join this run.
  private mutating func putPlain(_ count: Int, at item: Int) {
    if let run = tree.last(atOrBefore: item - 1), run.value.own == nil,
      end(of: run) == item
    {
      put(Run(groupCount: run.value.groupCount + count, own: nil), at: run.key)
    } else {
      put(Run(groupCount: count, own: nil), at: item)
    }
  }

  /// Joins the runs of whole groups on both sides of an item into one run.
  private mutating func joinPlain(at item: Int) {
    guard let run = tree.last(atOrBefore: item), run.key == item, run.value.own == nil,
      let before = tree.last(atOrBefore: item - 1), before.value.own == nil,
      end(of: before) == item
    else { return }
    tree.set(nil, CompositionalSpan(), at: item)
    put(
      Run(groupCount: before.value.groupCount + run.value.groupCount, own: nil), at: before.key)
  }

  /// Updates the groups after the cell of an item was measured.
  ///
  /// - Returns: Whether any group has changed.
  /// - Complexity: O(log *items* + *items of the group*), and the same again for each group whose
  ///   items change. O(*measured items*) for the rare shapes in which an item far behind a group
  ///   can change the group (`CompositionalItem.looksFar`).
  mutating func measured(item: Int, _ sizes: CompositionalSizes) -> Bool {
    guard let group = group(of: item) else { return false }
    // To solve an earlier group, items behind the next group may have been read. So all groups are
    // solved again. This is rare.
    guard !flows || !shape.item.looksFar else {
      let old = self
      self = CompositionalRuns(shape, itemCount: itemCount, sizes)
      return !isSame(as: old)
    }
    var first = group.firstItem
    // With its measured size, the item may fit into the preceding group.
    if flows, first > 0 { first = self.group(of: first - 1)?.firstItem ?? first }
    return solve(from: first, sizes, until: item)
  }

  /// Updates the groups after a view of an item or group was measured.
  mutating func measured(kind: Int, number: Int, _ sizes: CompositionalSizes) -> Bool {
    guard let group = group(ofView: number, kind: kind) else { return false }
    return solve(from: group.firstItem, sizes, until: group.firstItem)
  }

  // MARK: Finding

  /// Returns the group of an item; nil if there is no such item.
  func group(of item: Int) -> Group? {
    guard item >= 0, item < itemCount, let run = tree.last(atOrBefore: item), item < end(of: run)
    else { return nil }
    let place = run.value.own == nil ? (item - run.key) / shape.capacity : 0
    return group(run.key, run.value, place, tree.sum(before: run.key))
  }

  func group(_ key: Int, _ run: Run, _ place: Int, _ before: CompositionalSpan) -> Group {
    let solved = solved(run)
    var views = before.views
    if !shape.kinds.isEmpty {
      if views.isEmpty { views = shape.kinds.map { _ in 0 } }
      let each = run.own == nil ? wholeViews : shape.viewCounts(solved)
      for index in views.indices { views[index] += place * each[index] }
    }
    return Group(
      firstItem: key + place * shape.capacity, index: before.count + place,
      start: before.length + CGFloat(place) * shape.pitch(solved), views: views, solved: solved)
  }

  /// Returns the group at an index; nil if there is no such group.
  func group(at index: Int) -> Group? {
    guard index >= 0, let (entry, before) = tree.first(where: { $0.count > index }) else {
      return nil
    }
    return group(entry.key, entry.value, index - before.count, before)
  }

  /// Returns the group that contains a view, given by the view's kind and its number among the
  /// views of this kind.
  func group(ofView number: Int, kind: Int) -> Group? {
    guard let place = shape.kinds.firstIndex(of: kind), number >= 0,
      let (entry, before) = tree.first(where: { ($0.views.isEmpty ? 0 : $0.views[place]) > number })
    else { return nil }
    let each =
      entry.value.own == nil ? wholeViews : shape.viewCounts(entry.value.own ?? shape.whole)
    guard each[place] > 0 else { return nil }
    let past = number - (before.views.isEmpty ? 0 : before.views[place])
    return group(entry.key, entry.value, past / each[place], before)
  }

  /// Calls `visit` with every group that may meet the range from `start` to `end` on the group
  /// axis, ascending. Both ends are distances from the start of the first group.
  func forEachGroup(from start: CGFloat, to end: CGFloat, _ visit: (Group) -> Void) {
    tree.forEachStep(from: start, to: end) { step in
      guard let run = tree.value(at: step) else { return }
      let before = CompositionalSpan(
        count: step.count, length: step.length,
        views: shape.kinds.isEmpty ? [] : tree.sum(before: step.key).views)
      let length = groupLength(of: run)
      let pitch = sharedShape.value.pitch(length: length)
      let capacity = sharedShape.value.capacity
      var places = 0..<run.groupCount
      if pitch > 0, length >= 0, places.count > 1 {
        let origin = before.length + sharedShape.value.edges.start
        let first = ((start - origin - length) / pitch).rounded(.down)
        let last = ((end - origin) / pitch).rounded(.up)
        let count = CGFloat(run.groupCount)
        let lower = Int(min(max(first, 0), count))
        places = lower..<max(lower, Int(min(max(last + 1, 0), count)))
      }
      guard let first = places.first else { return }
      // One value for all groups: each new value would retain its lists again (benchmark
      // `shelf-page`).
      var group = self.group(step.key, run, first, before)
      visit(group)
      for place in places.dropFirst() {
        if group.views.isEmpty {
          group.firstItem += capacity
          group.index += 1
          group.start = before.length + CGFloat(place) * pitch
        } else {
          group = self.group(step.key, run, place, before)
        }
        visit(group)
      }
    }
  }

  /// Whether all groups of both values are equal. A run begins wherever a group differs from the
  /// group before it. So it is enough to compare the first group of each run.
  private func isSame(as other: CompositionalRuns) -> Bool {
    var starts: [Int] = []
    tree.forEach(from: -.infinity, to: .infinity) { starts.append($0.key) }
    other.tree.forEach(from: -.infinity, to: .infinity) { starts.append($0.key) }
    return starts.allSatisfy {
      let (mine, others) = (group(of: $0), other.group(of: $0))
      return mine?.firstItem == others?.firstItem && mine?.solved == others?.solved
    }
  }

  /// Whether the groups of both values begin and end at the same positions. O(*runs*).
  func hasSameLengths(as other: CompositionalRuns) -> Bool {
    guard tree.total == other.tree.total, shape.whole.size == other.shape.whole.size else {
      return false
    }
    func lengths(_ runs: CompositionalRuns) -> [CompositionalSpan] {
      var spans: [CompositionalSpan] = []
      runs.tree.forEach(from: -.infinity, to: .infinity) { spans.append($0.span) }
      return spans
    }
    return lengths(self) == lengths(other)
  }
}
