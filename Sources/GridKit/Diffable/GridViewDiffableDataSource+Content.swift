extension GridViewDiffableDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The content of a data source: the shown snapshot, and the trees (section snapshots).
  ///
  /// Always: the snapshot has no marks, and the visible items of each tree are the items of its
  /// section, in their order.
  struct Content: Sendable {
    /// The identity of the content. Two contents with the same stamp are equal.
    let stamp = ContentStamp()
    var snapshot = Snapshot()
    var trees = IdentifierMap<SectionIdentifierType, Tree>()

    // MARK: Reading

    func tree(of section: SectionIdentifierType) -> Tree {
      if let tree = trees[section] { return tree }
      var tree = Tree()
      if let slot = snapshot.sections.slot(of: section) {
        tree.append(snapshot.itemOrder.elements(of: slot).map { snapshot.items[$0] })
      }
      return tree
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
      guard path.count == 2 else { return nil }
      let flat = snapshot.flat
      let (section, item) = (path[0], path[1])
      guard flat.lists.indices.contains(section), item >= 0, item < flat.count(ofList: section)
      else { return nil }
      return snapshot.items[Int(flat.elements[flat.starts[section] + item])]
    }

    func section(at index: Int) -> SectionIdentifierType? {
      let lists = snapshot.flat.lists
      return lists.indices.contains(index) ? snapshot.sections[Int(lists[index])] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
      guard let slot = snapshot.items.slot(of: item) else { return nil }
      let flat = snapshot.flat
      let place = flat.place(at: Int(flat.positions[slot]))
      return IndexPath(item: place.element, section: place.list)
    }

    // MARK: Changing

    /// Returns the content after a snapshot is applied. The trees of the remaining sections are
    /// adapted to the snapshot (SN-17).
    func showing(_ snapshot: Snapshot) -> Content {
      var content = Content(snapshot: snapshot.unmarked, trees: trees)
      for (section, tree) in trees.entries {
        guard let slot = snapshot.sections.slot(of: section) else {
          content.trees[section] = nil
          continue
        }
        let items = snapshot.itemOrder.elements(of: slot).map { snapshot.items[$0] }
        content.trees[section] = tree.showing(items) { snapshot.items.slot(of: $0) != nil }
      }
      return content
    }

    /// Returns the content after a tree is applied to a section (SN-15). The result is nil if two
    /// items of the tree are equal in the snapshot, because identifiers compare inconsistently.
    func showing(_ tree: Tree, in section: SectionIdentifierType) -> Content? {
      var snapshot = snapshot
      guard snapshot.setItems(tree.visibleItems, ofSection: section) else { return nil }
      var content = showing(snapshot)
      content.trees[section] = tree
      return content
    }
  }
}

/// The identity of a content.
final class ContentStamp: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section. An unknown section is added at the end. Items that are in
  /// other sections are moved.
  ///
  /// - Returns: False if two of the items are equal. The snapshot is then unusable.
  mutating func setItems(
    _ identifiers: [ItemIdentifierType], ofSection identifier: SectionIdentifierType
  ) -> Bool {
    let (section, isNew) = sections.insert(identifier)
    if isNew { sectionOrder.append(section, to: 0) }
    let slots = items.insert(contentsOf: identifiers).slots
    guard Set(slots).count == slots.count else { return false }
    for slot in slots { itemOrder.remove(slot) }
    for slot in itemOrder.elements(of: section) { removeItem(slot) }
    itemOrder.append(slots, to: section)
    flatOrder.forget()
    return true
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the tree of a section after the section shows other items. Items that are gone leave
  /// the tree with their descendants, and new items are added where they are shown. If a changed
  /// tree cannot show the items in this order, all items become roots.
  ///
  /// - Parameters:
  ///   - items: The items that the section shows now, in order.
  ///   - isThere: The closure that returns whether an item is in any section now.
  func showing(_ items: [ItemIdentifierType], isThere: (ItemIdentifierType) -> Bool) -> Self {
    let shown = visibleItems
    if shown == items { return self }
    var tree = self
    var wanted = IdentifierTable<ItemIdentifierType>()
    wanted.insert(contentsOf: items)
    for item in shown where wanted.slot(of: item) == nil { tree.deleteIfThere(item) }
    // A hidden item leaves its place if it is now shown in another place or is in another section.
    for item in tree.items where wanted.slot(of: item) != nil || isThere(item) {
      if let slot = tree.table.slot(of: item), !tree.isVisible(slot: slot) {
        tree.deleteIfThere(item)
      }
    }
    var last: ItemIdentifierType?
    let staying = tree.itemsInOrder(items)
    for item in items {
      if staying.slot(of: item) == nil { tree.put(item, after: last) }
      last = item
    }
    if tree.visibleItems == items { return tree }
    var list = Self()
    list.append(items)
    return list
  }

  /// Returns as many items of a list as possible that can keep their places in the tree. The order
  /// of these items in the tree is their order in the list.
  private func itemsInOrder(_ items: [ItemIdentifierType]) -> IdentifierTable<ItemIdentifierType> {
    let present = items.compactMap { item in index(of: item).map { (item, place: Int32($0)) } }
    let stays = LongestRun.members(of: present.map(\.place))
    var table = IdentifierTable<ItemIdentifierType>()
    table.insert(contentsOf: zip(present, stays).filter(\.1).map(\.0.0))
    return table
  }

  private mutating func deleteIfThere(_ item: ItemIdentifierType) {
    guard let slot = table.slot(of: item) else { return }
    remove(subtree(of: slot))
    changed()
  }

  /// Inserts an item so that it is shown right after `last`, or first if `last` is nil. An item
  /// that is already in the tree is moved, with its descendants.
  private mutating func put(_ item: ItemIdentifierType, after last: ItemIdentifierType?) {
    var moved = Self()
    if contains(item) {
      moved = snapshot(of: item, includingParent: true)
      delete([item])
    } else {
      moved.append([item])
    }
    guard let last, let slot = table.slot(of: last) else {
      if let first = rootItems.first { return insert(moved, before: first) }
      add(moved.slots(all: true), of: moved) { $0.append($1, to: 0) }
      return changed()
    }
    if expanded[slot], let child = siblings.first(of: slot + 1) {
      insert(moved, before: table[child])
    } else {
      insert(moved, after: last)
    }
  }
}
