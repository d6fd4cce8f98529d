// The tree below: numbers of items, and how they hang together.

extension NSDiffableDataSourceSectionSnapshot {
  /// The number of an item; nil after E-95.
  func known(_ item: ItemIdentifierType, _ role: GridFault.TreeRole) -> Int? {
    table.known(item, else: .unknownTreeItem(item, role))
  }

  /// Whether none of the items is there already, those that leave aside, nor twice in the list;
  /// E-94 if not.
  func isNew(_ items: [ItemIdentifierType], besides leaving: Set<Int> = []) -> Bool {
    var list = IdentifierTable<ItemIdentifierType>()
    let slots = list.insert(contentsOf: items).slots
    if let item = list.inconsistent(of: items, at: slots) {
      AnyIsolation.raise(.inconsistentIdentifier(item))
      return false
    }
    var counts = [Int](repeating: 0, count: list.slotCount)
    let duplicates = zip(items, slots).filter { item, slot in
      let isThere = table.slot(of: item).map { !leaving.contains($0) } ?? false
      counts[slot] += isThere ? 2 : 1
      return counts[slot] == 2
    }.map(\.0)
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

  /// Visits the items of the tree, depth first.
  ///
  /// - Parameter visit: Is given an item's number, its level and whether it is visible, and answers
  ///   whether to go on below it.
  func walk(_ visit: (Int, Int, Bool) -> Bool) {
    walk(list: 0, level: 0, isVisible: true, visit)
  }

  /// Visits the tree below a list without recursion: a tree may be as deep as it has items.
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

  /// Gives new items numbers; nil after a fault, with nothing changed.
  ///
  /// - Parameter isExpanded: Whether each of them is expanded; all are collapsed without it.
  mutating func enter(_ items: [ItemIdentifierType], isExpanded: [Bool]? = nil) -> [Int]? {
    let (slots, repeated) = table.insert(contentsOf: items)
    guard repeated.isEmpty else {
      // `isNew` has found none of them: `==` or the hash has changed its answer since.
      for slot in slots where siblings.list(of: slot) == nil { table.remove(at: slot) }
      AnyIsolation.raise(.inconsistentIdentifier(items[0]))
      return nil
    }
    let more = table.slotCount - expanded.count
    expanded.append(contentsOf: repeatElement(false, count: max(0, more)))
    for (index, slot) in slots.enumerated() { expanded[slot] = isExpanded?[index] ?? false }
    return slots
  }

  /// Adds items of another tree, which keep what they are.
  ///
  /// - Parameters:
  ///   - slots: The items, depth first.
  ///   - place: Puts an item into a list whose parent is not among them.
  /// - Returns: False after a fault, with nothing changed.
  @discardableResult
  mutating func add(
    _ slots: [Int], of other: Self, placing place: (inout LinkedLists, Int) -> Void
  ) -> Bool {
    let items = slots.map { other.table[$0] }
    guard let entered = enter(items, isExpanded: slots.map { other.expanded[$0] }) else {
      return false
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(slots, entered))
    for (slot, number) in zip(slots, entered) {
      if let parent = other.parentSlot(of: slot).flatMap({ numbers[$0] }) {
        siblings.append(number, to: parent + 1)
      } else {
        place(&siblings, number)
      }
    }
    return true
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
