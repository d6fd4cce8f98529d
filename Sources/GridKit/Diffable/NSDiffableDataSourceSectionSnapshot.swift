/// The items of one section as a tree, of which a part is expanded: an outline.
///
/// An item stands in one place of the tree (SN-1). Items whose ancestors are all expanded are
/// visible; applied to a section, those become its items. A section snapshot is a value and works
/// on any queue. A broken contract is a fault of the current simulation and changes nothing.
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
  /// Siblings in order: the roots are list 0, the children of an item the list of its number plus
  /// one.
  var siblings = LinkedLists()
  /// The flags of expanded items, by number.
  var expanded: [Bool] = []
  private var depthFirst = Memo<[Int32]>()

  /// An empty tree.
  public init() {}

  // MARK: Lists

  /// The items of the tree, depth first (SN-3).
  public var items: [ItemIdentifierType] { slots(all: true).map { table[$0] } }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { siblings.elements(of: 0).map { table[$0] } }

  /// Items whose ancestors are all expanded, depth first: what a grid shows.
  public var visibleItems: [ItemIdentifierType] { slots(all: false).map { table[$0] } }

  /// Items that are expanded, seen or not, with children or without, depth first.
  public var expandedItems: [ItemIdentifierType] {
    slots(all: true).filter { expanded[$0] }.map { table[$0] }
  }

  // MARK: Looking up

  /// Whether an item is in the tree.
  public func contains(_ item: ItemIdentifierType) -> Bool { table.slot(of: item) != nil }

  /// Returns the number of an item's ancestors; an unknown item is E-95.
  public func level(of item: ItemIdentifierType) -> Int {
    known(item, .asked).map { ancestors(of: $0).count } ?? 0
  }

  /// Returns the index of an item in `items`; nil for an unknown one (SN-10). O(1), and O(*items*)
  /// the first time after a change.
  public func index(of item: ItemIdentifierType) -> Int? {
    guard let slot = table.slot(of: item) else { return nil }
    return Int(positions[slot])
  }

  /// The item that another one is a child of; nil for a root. An unknown item is E-95.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    known(child, .child).flatMap { parentSlot(of: $0) }.map { table[$0] }
  }

  /// Whether an item's children show, if the item does; an unknown item is E-95.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    known(item, .asked).map { expanded[$0] } ?? false
  }

  /// Whether all ancestors of an item are expanded; an unknown item is E-95.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known(item, .asked).map { isVisible(slot: $0) } ?? false
  }

  /// Returns the tree below an item as a snapshot of its own; expanded items stay expanded (SN-11).
  /// An unknown item is E-95.
  ///
  /// - Parameter includingParent: Whether the item itself is the root, or its children are.
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

  /// The tree as text: a line for each item, two spaces for each level, `+` for an expanded one and
  /// `-` for another, `*` for a visible one (SN-14). The address is zero, so that texts compare.
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

  /// Adds items behind the children of a parent, or as the last roots. They start collapsed.
  ///
  /// An unknown parent is E-95, which comes first; an item that is there already, or twice in the
  /// list, is E-94. An empty list does nothing and is not checked (SN-5).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
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

  /// Puts items ahead of another one, as its siblings; as `insert(_:after:)`.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard !items.isEmpty, let anchor = known(beforeIdentifier, .anchor), isNew(items),
      let slots = enter(items)
    else { return }
    for slot in slots { siblings.insert(slot, before: anchor) }
    changed()
  }

  /// Puts items behind another one and all that is below it, as its siblings (SN-4). They start
  /// collapsed.
  ///
  /// An unknown anchor is E-95, which comes first; an item that is there already, or twice in the
  /// list, is E-94. An empty list does nothing and is not checked.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard !items.isEmpty, var last = known(afterIdentifier, .anchor), isNew(items),
      let slots = enter(items)
    else { return }
    for slot in slots {
      siblings.insert(slot, after: last)
      last = slot
    }
    changed()
  }

  /// Puts a tree ahead of an item: its roots become siblings, and keep what is below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let items = snapshot.items
    guard !items.isEmpty, let anchor = known(item, .anchor), isNew(items) else { return }
    add(snapshot.slots(all: true), of: snapshot) { $0.insert($1, before: anchor) }
    changed()
  }

  /// Puts a tree behind an item and all that is below it: its roots become siblings, and keep what
  /// is below them.
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

  /// Takes items out, and what is below them. An unknown one is E-95, before anything is taken out
  /// (SN-6); one that is named twice is fine.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var slots: [Int] = []
    for item in items {
      guard let slot = known(item, .deleted) else { return }
      slots.append(slot)
    }
    for slot in slots where table.isInUse(slot) { remove(subtree(of: slot)) }
    changed()
  }

  /// Takes everything out.
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Puts a tree in the place of what is below an item (SN-12). An unknown item is E-95, an item
  /// that would be there twice E-94.
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

  /// Expands items, so that their children show; unknown ones are ignored (SN-7).
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Collapses items, so that their children do not show; unknown ones are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let slot = table.slot(of: item) { expanded[slot] = isExpanded }
    }
  }

  // MARK: Memory

  mutating func changed() { depthFirst.forget() }

  /// The index of each item in `items`, by number.
  private var positions: [Int32] {
    depthFirst.result {
      var positions = [Int32](repeating: -1, count: table.slotCount)
      for (position, slot) in slots(all: true).enumerated() { positions[slot] = Int32(position) }
      return positions
    }
  }
}
