// The operations on the tree inside a section snapshot. Each item has a number (slot) in its table.

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the number of an item. If the item is unknown, raises a fault (E-95) and returns nil.
  func known(_ item: ItemIdentifierType, _ role: GridFault.TreeRole) -> Int? {
    table.known(item, else: .unknownTreeItem(item, role))
  }

  /// Whether each of the items is new to the tree and occurs once. If not, raises a fault (E-94).
  ///
  /// - Parameter leaving: The numbers of leaving items, which may be among `items`.
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

  /// Returns the numbers of all items, or of the visible items only, depth first.
  func slots(all: Bool) -> [Int] {
    var slots: [Int] = []
    walk { slot, _, isVisible in
      if all || isVisible { slots.append(slot) }
      return all || expanded[slot]
    }
    return slots
  }

  /// Returns the numbers of an item and its descendants, depth first.
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
  /// - Parameter visit: The closure that receives the number of an item, the level of the item, and
  ///   whether the item is visible. The closure returns whether to visit the item's children.
  func walk(_ visit: (Int, Int, Bool) -> Bool) {
    walk(list: 0, level: 0, isVisible: true, visit)
  }

  /// Visits the items of a list and their descendants, without recursion, because a tree may have
  /// as many levels as items.
  private func walk(list: Int, level: Int, isVisible: Bool, _ visit: (Int, Int, Bool) -> Bool) {
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

  /// Returns the number of an item's parent; nil for a root.
  func parentSlot(of slot: Int) -> Int? {
    siblings.list(of: slot).flatMap { $0 == 0 ? nil : $0 - 1 }
  }

  /// Returns the numbers of an item's ancestors, the nearest first.
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

  /// Gives numbers to new items. If the items compare inconsistently, raises a fault, changes
  /// nothing and returns nil.
  ///
  /// - Parameter isExpanded: Whether each of the items is expanded; nil if all are collapsed.
  mutating func enter(_ items: [ItemIdentifierType], isExpanded: [Bool]? = nil) -> [Int]? {
    let (slots, repeated) = table.insert(contentsOf: items)
    guard repeated.isEmpty else {
      // `isNew` found no repeated item, so `==` or the hash has changed its result since.
      for slot in slots where siblings.list(of: slot) == nil { table.remove(at: slot) }
      AnyIsolation.raise(.inconsistentIdentifier(items[0]))
      return nil
    }
    let more = table.slotCount - expanded.count
    expanded.append(contentsOf: repeatElement(false, count: max(0, more)))
    for (index, slot) in slots.enumerated() { expanded[slot] = isExpanded?[index] ?? false }
    return slots
  }

  /// Adds items of another tree. The items stay expanded or collapsed. If the parent of an item is
  /// also added, it stays the parent of the item.
  ///
  /// - Parameters:
  ///   - slots: The numbers of the items in `other`, depth first.
  ///   - place: The closure that inserts an item whose parent is not among the added items.
  /// - Returns: False if a fault was raised. The tree is then unchanged.
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

  /// Removes items. The list must also contain the descendants of these items.
  mutating func remove(_ slots: [Int]) {
    for slot in slots.reversed() {
      siblings.remove(slot)
      table.remove(at: slot)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Hashable {
  /// Compares the items, their order, their levels and whether they are expanded.
  public static func == (a: Self, b: Self) -> Bool { a.outline == b.outline }

  /// Feeds the items to the hasher, in order.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }

  /// The tree as a list of lines, depth first.
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
