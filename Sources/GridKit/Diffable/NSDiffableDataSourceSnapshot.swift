/// The content of a grid at one moment: ordered sections with ordered items.
///
/// Sections and items are named by identifiers. Each identifier occurs at most once in the whole
/// snapshot (DS-1). A snapshot is a value. Change it, then pass it to the method `apply` of a
/// diffable data source. A snapshot can be used on any queue. A call with invalid arguments raises
/// a fault in the current simulation and changes nothing.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// ```
///
/// - Complexity: To append, insert, move, delete or look up one identifier costs as much as an
///   access to a dictionary, whatever the size of the snapshot. `indexOfItem(_:)` counts all items
///   in the first call after a change.
/// - Note: After `NSDiffableDataSourceSnapshot`.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  @usableFromInline var sections: IdentifierTable<SectionIdentifierType>
  @usableFromInline var items: IdentifierTable<ItemIdentifierType>
  /// The order of the sections, in the list with the number 0.
  @usableFromInline var sectionOrder = LinkedLists()
  /// The order of the items. The number of a section is also the number of the list of its items.
  @usableFromInline var itemOrder = LinkedLists()
  @usableFromInline var marks = SnapshotMarks()
  @usableFromInline var flatOrder = Memo<FlatOrder>()

  /// Makes an empty snapshot, without any section.
  @inlinable
  public init() {
    sections = IdentifierTable()
    items = IdentifierTable()
  }

  // MARK: Counts and lists

  /// The number of items in all sections.
  public var numberOfItems: Int { items.count }

  /// The number of sections, empty sections included.
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

  /// Returns the number of items in a section. For an unknown section, raises a fault (E-85) and
  /// returns 0.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownSection(identifier).map { itemOrder.count(of: $0) } ?? 0
  }

  /// Returns the items of a section, in order. For an unknown section, raises a fault (E-85) and
  /// returns an empty array.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = knownSection(identifier) else { return [] }
    return itemOrder.elements(of: section).map { items[$0] }
  }

  @usableFromInline
  func knownSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.known(identifier, else: .unknownPlace("section", identifier, "section"))
  }

  // MARK: Looking up

  /// Returns the section of an item; nil for an unknown item (DS-20).
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.slot(of: identifier).flatMap { itemOrder.list(of: $0) }.map { sections[$0] }
  }

  /// Returns the index of an item among the items of all sections; nil for an unknown item (DS-16).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.slot(of: identifier).map { position(ofItem: $0) }
  }

  /// Returns the index of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.slot(of: identifier).map { Int(flat.listPositions[$0]) }
  }

  @usableFromInline
  func position(ofItem slot: Int) -> Int { Int(flat.positions[slot]) }

  /// The order of all sections and items as arrays, computed on the first use after a change.
  var flat: FlatOrder {
    flatOrder.result { FlatOrder(of: itemOrder, in: sectionOrder) }
  }
}

/// The sections and items that are marked for a reload or a reconfiguration, in the order of the
/// calls (DS-14).
@usableFromInline
struct SnapshotMarks: Sendable {
  // Each property has one list, number 0, of numbers of sections or items in the snapshot.
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
  /// Adds an element at the end of list 0, unless the list has it already.
  mutating func record(_ element: Int) {
    if list(of: element) == nil { append(element, to: 0) }
  }
}
