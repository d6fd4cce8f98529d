/// The items of one section as a tree: an outline with items that are expanded or collapsed.
///
/// An item occurs once in the tree (SN-1). An item is visible if all its ancestors are expanded.
/// When the snapshot is applied to a section, the visible items become the section's items. A
/// section snapshot is a value, and can be used on any queue. A broken contract is a fault of the
/// current simulation and changes nothing.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Bread"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// ```
///
/// - Note: After `NSDiffableDataSourceSectionSnapshot`.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  var table = IdentifierTable<ItemIdentifierType>()
  /// The siblings, in order. List 0 has the roots, list *n* + 1 the children of item number *n*.
  var siblings = LinkedLists()
  /// Whether the item with the number *n* is expanded, at index *n*.
  var expanded: [Bool] = []
  private var depthFirst = Memo<[Int32]>()

  /// Makes an empty tree.
  public init() {}

  // MARK: Lists

  /// The items of the tree, depth first (SN-3).
  public var items: [ItemIdentifierType] { slots(all: true).map { table[$0] } }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { siblings.elements(of: 0).map { table[$0] } }

  /// The items whose ancestors are all expanded, depth first. A grid shows these items.
  public var visibleItems: [ItemIdentifierType] { slots(all: false).map { table[$0] } }

  /// The expanded items, depth first. Hidden items and items without children are included.
  public var expandedItems: [ItemIdentifierType] {
    slots(all: true).filter { expanded[$0] }.map { table[$0] }
  }

  // MARK: Looking up

  /// Whether an item is in the tree.
  public func contains(_ item: ItemIdentifierType) -> Bool { table.slot(of: item) != nil }

  /// Returns the number of an item's ancestors. An unknown item is a fault (E-95).
  public func level(of item: ItemIdentifierType) -> Int {
    known(item, .asked).map { ancestors(of: $0).count } ?? 0
  }

  /// Returns the index of an item in `items`; nil for an unknown item (SN-10). The cost is O(1),
  /// but O(*items*) for the first call after a change.
  public func index(of item: ItemIdentifierType) -> Int? {
    guard let slot = table.slot(of: item) else { return nil }
    return Int(positions[slot])
  }

  /// Returns the parent of an item; nil for a root. An unknown item is a fault (E-95).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    known(child, .child).flatMap { parentSlot(of: $0) }.map { table[$0] }
  }

  /// Whether an item is expanded, so that its children are visible when the item is visible. An
  /// unknown item is a fault (E-95).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    known(item, .asked).map { expanded[$0] } ?? false
  }

  /// Whether all ancestors of an item are expanded. An unknown item is a fault (E-95).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known(item, .asked).map { isVisible(slot: $0) } ?? false
  }

  /// Returns the tree below an item as a snapshot of its own. Expanded items stay expanded (SN-11).
  /// An unknown item is a fault (E-95).
  ///
  /// - Parameter includingParent: Whether the item itself is the root. If false, its children are
  ///   the roots.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    guard let slot = known(parent, .asked) else { return snapshot }
    let slots = subtree(of: slot)
    snapshot.add(includingParent ? slots : Array(slots.dropFirst()), of: self) {
      $0.append($1, to: 0)
    }
    return snapshot
  }

  /// Returns the tree as text, with one line for each item (SN-14). A line begins with two spaces
  /// for each level; `+` marks an expanded item, `-` a collapsed item, and `*` a visible item. The
  /// address is zero, so that texts can be compared.
  public func visualDescription() -> String {
    var text = "<NSDiffableDataSourceSectionSnapshot: 0x0\n"
    walk { slot, level, isVisible in
      text += String(repeating: "  ", count: level) + (expanded[slot] ? "+" : "-")
      text += (isVisible ? "*" : " ") + IdentifierText.one(table[slot]) + "\n"
      return true
    }
    return text + ">"
  }

  // MARK: Adding

  /// Adds items after the last child of a parent, or after the last root. The new items are
  /// collapsed.
  ///
  /// The parent is checked first: an unknown parent is a fault (E-95). An item is a fault (E-94) if
  /// it is already in the tree or is twice in the list. An empty list does nothing and is not
  /// checked (SN-5).
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard !items.isEmpty else { return }
    var list = 0
    if let parent {
      guard let slot = known(parent, .parent) else { return }
      list = slot + 1
    }
    guard isNew(items), let slots = enter(items) else { return }
    siblings.append(slots, to: list)
    changed()
  }

  /// Inserts items before another item, as its siblings; otherwise like `insert(_:after:)`.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard !items.isEmpty, let anchor = known(beforeIdentifier, .anchor), isNew(items),
      let slots = enter(items)
    else { return }
    for slot in slots { siblings.insert(slot, before: anchor) }
    changed()
  }

  /// Inserts items after another item and its descendants, as siblings of the other item (SN-4).
  /// The new items are collapsed.
  ///
  /// `afterIdentifier` is checked first: an unknown identifier is a fault (E-95). An item is a
  /// fault (E-94) if it is already in the tree or is twice in the list. An empty list does nothing
  /// and is not checked.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard !items.isEmpty, let anchor = known(afterIdentifier, .anchor), isNew(items),
      let slots = enter(items)
    else { return }
    for slot in slots.reversed() { siblings.insert(slot, after: anchor) }
    changed()
  }

  /// Inserts a tree before an item. The roots become siblings of the item and keep their
  /// descendants.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let items = snapshot.items
    guard !items.isEmpty, let anchor = known(item, .anchor), isNew(items) else { return }
    add(snapshot.slots(all: true), of: snapshot) { $0.insert($1, before: anchor) }
    changed()
  }

  /// Inserts a tree after an item and its descendants. The roots become siblings of the item and
  /// keep their descendants.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    let items = snapshot.items
    guard !items.isEmpty, var last = known(item, .anchor), isNew(items) else { return }
    add(snapshot.slots(all: true), of: snapshot) {
      $0.insert($1, after: last)
      last = $1
    }
    changed()
  }

  // MARK: Removing and replacing

  /// Removes items and their descendants. If an item is unknown, raises a fault (E-95) and removes
  /// nothing (SN-6). An item may be named twice.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var slots: [Int] = []
    for item in items {
      guard let slot = known(item, .deleted) else { return }
      slots.append(slot)
    }
    for slot in slots where table.isInUse(slot) { remove(subtree(of: slot)) }
    changed()
  }

  /// Removes all items.
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Replaces the descendants of an item by a tree (SN-12). It is a fault if the item is unknown
  /// (E-95), or if an item would be twice in the tree (E-94).
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let slot = known(parent, .parent) else { return }
    let below = Array(subtree(of: slot).dropFirst())
    let leaving = Set(below)
    guard isNew(snapshot.items, besides: leaving) else { return }
    var replaced = self
    replaced.remove(below)
    guard
      replaced.add(
        snapshot.slots(all: true), of: snapshot, placing: { $0.append($1, to: slot + 1) })
    else { return }
    self = replaced
    changed()
  }

  // MARK: Expanding

  /// Expands items, so that their children are visible; unknown items are ignored (SN-7).
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Collapses items, so that their children are hidden; unknown items are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let slot = table.slot(of: item) { expanded[slot] = isExpanded }
    }
  }

  // MARK: Memory

  mutating func changed() { depthFirst.forget() }

  /// The index in `items` of each item, by the item's number.
  private var positions: [Int32] {
    depthFirst.result {
      var positions = [Int32](repeating: -1, count: table.slotCount)
      for (position, slot) in slots(all: true).enumerated() { positions[slot] = Int32(position) }
      return positions
    }
  }
}
