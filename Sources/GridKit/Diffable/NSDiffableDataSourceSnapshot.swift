/// The content that a grid is to show at one moment: sections in order, with items in order.
///
/// Sections and items are named by identifiers, each at most once in the whole snapshot (DS-1). A
/// snapshot is a value: change it, then hand it to `apply` of a diffable data source. It works on
/// any queue. A broken contract is a fault of the current simulation and changes nothing.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// ```
///
/// - Complexity: Appending, inserting, moving, deleting and asking for one identifier take what a
///   dictionary takes, however large the snapshot is. `indexOfItem(_:)` counts all items the first
///   time after a change.
/// - Note: After `NSDiffableDataSourceSnapshot`.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  @usableFromInline var sections: IdentifierTable<SectionIdentifierType>
  @usableFromInline var items: IdentifierTable<ItemIdentifierType>
  /// The sections, as list 0.
  @usableFromInline var sectionOrder = LinkedLists()
  /// The items, in lists that are numbered as their sections are.
  @usableFromInline var itemOrder = LinkedLists()
  @usableFromInline var marks = SnapshotMarks()
  @usableFromInline var flatOrder = Memo<FlatOrder>()

  /// An empty snapshot, without any section.
  @inlinable
  public init() {
    sections = IdentifierTable()
    items = IdentifierTable()
  }

  // MARK: Counts and lists

  /// Items of all sections.
  public var numberOfItems: Int { items.count }

  /// Sections, those without items included.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] {
    sectionOrder.elements(of: 0).map { sections[$0] }
  }

  /// The items of all sections, section by section.
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] {
    var identifiers: [ItemIdentifierType] = []
    identifiers.reserveCapacity(items.count)
    sectionOrder.forEach(in: 0) { section in
      itemOrder.forEach(in: section) { identifiers.append(items[$0]) }
    }
    return identifiers
  }

  /// Items of a section; an unknown section is E-85.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownSection(identifier).map { itemOrder.count(of: $0) } ?? 0
  }

  /// The items of a section, in order; an unknown section is E-85.
  @inlinable
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let section = knownSection(identifier) else { return [] }
    return itemOrder.elements(of: section).map { items[$0] }
  }

  @usableFromInline
  func knownSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.known(identifier, else: .unknownPlace("section", identifier, "section"))
  }

  // MARK: Looking up

  /// The section that an item is in; nil for an unknown item (DS-20).
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.slot(of: identifier).flatMap { itemOrder.list(of: $0) }.map { sections[$0] }
  }

  /// Returns the index of an item among the items of all sections; nil for an unknown one (DS-16).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.slot(of: identifier).map { position(ofItem: $0) }
  }

  /// Returns the index of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.slot(of: identifier).map { Int(flat.listPositions[$0]) }
  }

  @usableFromInline
  func position(ofItem slot: Int) -> Int { Int(flat.positions[slot]) }

  /// The order of all sections and items, as arrays; worked out once after each change.
  var flat: FlatOrder {
    flatOrder.result { FlatOrder(of: itemOrder, in: sectionOrder) }
  }
}

/// The sections and items of a snapshot that are to be reloaded or reconfigured, in the order in
/// which that was asked for (DS-14).
@usableFromInline
struct SnapshotMarks: Sendable {
  // Each is one list, 0, of the numbers that sections and items have in the snapshot.
  var reloadedSections = LinkedLists()
  var reloadedItems = LinkedLists()
  var reconfiguredItems = LinkedLists()

  @usableFromInline init() {}

  /// Removes all marks of an item that is deleted (DS-15).
  mutating func forgetItem(_ slot: Int) {
    reloadedItems.remove(slot)
    reconfiguredItems.remove(slot)
  }

  var isEmpty: Bool {
    reloadedSections.count(of: 0) == 0 && reloadedItems.count(of: 0) == 0
      && reconfiguredItems.count(of: 0) == 0
  }
}

extension LinkedLists {
  /// Adds an element to the end of list 0, unless it is there.
  mutating func record(_ element: Int) {
    if list(of: element) == nil { append(element, to: 0) }
  }
}
