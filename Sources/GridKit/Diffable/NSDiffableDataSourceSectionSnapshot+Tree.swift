// The tree below: numbers of items, and how they hang together.

extension NSDiffableDataSourceSectionSnapshot {
  /// The number of an item; nil after E-95.
  func known(_ item: ItemIdentifierType, _ role: GridFault.TreeRole) -> Int? {
    if let slot = table.slot(of: item) { return slot }
    AnyIsolation.raise(.unknownTreeItem(item, role))
    return nil
  }

  /// Whether none of the items is there already, those that leave aside, nor twice in the list;
  /// E-94 if not.
  func isNew(_ items: [ItemIdentifierType], besides leaving: Set<Int> = []) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    var told: Set<ItemIdentifierType> = []
    let duplicates = items.filter { item in
      let isThere = table.slot(of: item).map { !leaving.contains($0) } ?? false
      return (!seen.insert(item).inserted || isThere) && told.insert(item).inserted
    }
    if duplicates.isEmpty { return true }
    AnyIsolation.raise(.duplicateTreeItems(duplicates))
    return false
  }

  // MARK: Walking

  /// Numbers of items, depth first: all, or those that are visible.
  func slots(all: Bool) -> [Int] {
    var slots: [Int] = []
    walk { slot, _, isVisible in
      if all || isVisible { slots.append(slot) }
      return all || expanded[slot]
    }
    return slots
  }

  /// An item, and all that is below it, depth first.
  func subtree(of slot: Int) -> [Int] {
    var slots = [slot]
    walk(list: slot + 1, level: 0, isVisible: true) { slot, _, _ in
      slots.append(slot)
      return true
    }
    return slots
  }

  /// Goes through the tree, depth first.
  ///
  /// - Parameter visit: Is given an item's number, its level and whether it is visible, and answers
  ///   whether to go on below it.
  func walk(_ visit: (Int, Int, Bool) -> Bool) {
    walk(list: 0, level: 0, isVisible: true, visit)
  }

  /// Without a call in a call: a tree may be as deep as it has items.
  private func walk(
    list: Int, level: Int, isVisible: Bool, _ visit: (Int, Int, Bool) -> Bool
  ) {
    guard var slot = siblings.first(of: list) else { return }
    var open: [(slot: Int, isVisible: Bool)] = []
    var isVisible = isVisible
    while true {
      if visit(slot, level + open.count, isVisible), let child = siblings.first(of: slot + 1) {
        open.append((slot, isVisible))
        isVisible = isVisible && expanded[slot]
        slot = child
        continue
      }
      while siblings.element(after: slot) == nil {
        guard let parent = open.popLast() else { return }
        (slot, isVisible) = parent
      }
      slot = siblings.element(after: slot) ?? slot
    }
  }

  /// The item above another one; nil for a root.
  func parentSlot(of slot: Int) -> Int? {
    siblings.list(of: slot).flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// The items above another one, the nearest first.
  func ancestors(of slot: Int) -> [Int] {
    var ancestors: [Int] = []
    var slot = slot
    while let parent = parentSlot(of: slot) {
      ancestors.append(parent)
      slot = parent
    }
    return ancestors
  }

  func isVisible(slot: Int) -> Bool { ancestors(of: slot).allSatisfy { expanded[$0] } }

  // MARK: Changing

  /// Gives a new item a number; it is collapsed.
  mutating func enter(_ item: ItemIdentifierType, isExpanded: Bool = false) -> Int {
    let slot = table.insert(item).slot
    if slot < expanded.count { expanded[slot] = isExpanded } else { expanded.append(isExpanded) }
    return slot
  }

  /// The same for an item of another tree, which keeps what it is.
  mutating func enter(_ slot: Int, of other: Self) -> Int {
    enter(other.table[slot], isExpanded: other.expanded[slot])
  }

  /// Adds items of another tree, and what is below them, at the end of a list of siblings.
  mutating func add(_ slots: [Int], of other: Self, to list: Int) {
    for slot in slots { siblings.append(enter(slot, of: other), to: list) }
    addBelow(slots, of: other)
  }

  /// Adds what is below items of another tree that are here already.
  mutating func addBelow(_ slots: [Int], of other: Self) {
    var waiting = slots
    while let slot = waiting.popLast() {
      guard let parent = table.slot(ofSlot: slot, in: other.table) else { continue }
      let children = other.siblings.elements(of: slot + 1)
      for child in children { siblings.append(enter(child, of: other), to: parent + 1) }
      waiting += children
    }
  }

  /// Takes items out of which none is above one that stays.
  mutating func remove(_ slots: [Int]) {
    for slot in slots.reversed() {
      siblings.remove(slot)
      table.remove(at: slot)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Hashable {
  /// Compares the trees: items, their order, what is below what, and what is expanded.
  public static func == (a: Self, b: Self) -> Bool { a.outline == b.outline }

  /// Takes in the items, in order.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }

  /// The tree as a list.
  private var outline: [Line] {
    var lines: [Line] = []
    walk { slot, level, _ in
      lines.append(Line(item: table[slot], level: level, isExpanded: expanded[slot]))
      return true
    }
    return lines
  }

  private struct Line: Equatable {
    let item: ItemIdentifierType
    let level: Int
    let isExpanded: Bool
  }
}
