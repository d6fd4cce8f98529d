// Changes to the items of a snapshot.

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default of the last section (DS-2).
  ///
  /// If an item is already in the snapshot, the item is moved to the end of the section, and the
  /// move is logged (E-83), as in UIKit. It is a fault if the snapshot has no sections (E-84), an
  /// item is twice in the list (E-80) or the section is unknown (E-85). The faults are checked in
  /// this order.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if sections.count == 0 { return refuseForLackOfSections() }
    guard let entered = enter(identifiers) else { return }
    guard let section = section(toAppendTo: sectionIdentifier) else { return withdraw(entered) }
    for slot in entered.existing { itemOrder.remove(slot) }
    itemOrder.append(entered.slots, to: section)
    finish(entered)
  }

  /// Inserts items before the item `beforeIdentifier`, in the section of `beforeIdentifier`. In all
  /// other respects, the method works like `insertItems(_:afterItem:)`.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (entered, anchor) = enter(identifiers, at: beforeIdentifier) else { return }
    for slot in entered.existing { itemOrder.remove(slot) }
    for slot in entered.slots { itemOrder.insert(slot, before: anchor) }
    finish(entered)
  }

  /// Inserts items after the item `afterIdentifier`, in the section of `afterIdentifier`.
  ///
  /// If an item is already in the snapshot, the item is moved to the new place, and the move is
  /// logged (E-83), as in UIKit. It is a fault if an item is twice in the list (E-80), or if
  /// `afterIdentifier` is in the list (E-86) or unknown (E-85).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (entered, anchor) = enter(identifiers, at: afterIdentifier) else { return }
    for slot in entered.existing { itemOrder.remove(slot) }
    for slot in entered.slots.reversed() { itemOrder.insert(slot, after: anchor) }
    finish(entered)
  }

  /// Removes items, and ignores unknown items. It is a fault if an item is twice in the list
  /// (E-80).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems) else { return }
    for identifier in identifiers {
      if let slot = items.slot(of: identifier) { removeItem(slot) }
    }
    flatOrder.forget()
  }

  /// Removes all items and all sections (DS-9).
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item to the place before the item `toIdentifier`, even from another section. In all
  /// other respects, the method works like `moveItem(_:afterItem:)`.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard let (item, anchor) = items.move(identifier, to: toIdentifier, .item) else { return }
    itemOrder.remove(item)
    itemOrder.insert(item, before: anchor)
    flatOrder.forget()
  }

  /// Moves an item to the place after the item `toIdentifier`, even from another section. It is a
  /// fault if an item is unknown (E-85) or is moved next to itself (E-87).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard let (item, anchor) = items.move(identifier, to: toIdentifier, .item) else { return }
    itemOrder.remove(item)
    itemOrder.insert(item, after: anchor)
    flatOrder.forget()
  }

  // MARK: Steps

  /// The items of an insertion in progress. `slots` has their numbers in the table `items`, in the
  /// order of the call. `existing` has the numbers of the items that the snapshot had before.
  @usableFromInline
  struct EnteredItems {
    @usableFromInline var slots: [Int] = []
    @usableFromInline var existing: [Int] = []

    @usableFromInline init() {}
  }

  /// Adds items to the table `items` and returns their numbers in the table. Raises a fault,
  /// changes nothing and returns nil if an identifier is twice in the list (E-80), or if the
  /// identifiers' `Hashable` conformance is inconsistent.
  @inlinable
  mutating func enter(_ identifiers: [ItemIdentifierType]) -> EnteredItems? {
    var entered = EnteredItems()
    (entered.slots, entered.existing) = items.insert(contentsOf: identifiers)
    if let identifier = items.inconsistent(of: identifiers, at: entered.slots) {
      withdraw(entered)
      refuseInconsistent(identifier)
      return nil
    }
    // An existing item without a section was entered by this call, so the list names it twice.
    let isRepeated = entered.existing.contains { itemOrder.list(of: $0) == nil }
    guard isRepeated || entered.existing.count > 1 else { return entered }
    return checked(entered, identifiers)
  }

  @usableFromInline
  mutating func checked(
    _ entered: EnteredItems, _ identifiers: [ItemIdentifierType]
  ) -> EnteredItems? {
    let duplicates = identifiers.repeated(by: entered.slots)
    if duplicates.isEmpty { return entered }
    withdraw(entered)
    AnyIsolation.raise(.duplicateItems(duplicates))
    return nil
  }

  /// Removes the new items from the table `items`, because the insertion is refused.
  @usableFromInline
  mutating func withdraw(_ entered: EnteredItems) {
    for slot in entered.slots where itemOrder.list(of: slot) == nil {
      items.remove(at: slot)
    }
  }

  /// Ends an insertion. Logs the items that were moved because the snapshot had them before (E-83).
  @usableFromInline
  mutating func finish(_ entered: EnteredItems) {
    flatOrder.forget()
    guard !entered.existing.isEmpty else { return }
    let existing = entered.existing.map { items[$0] }
    AnyIsolation.log(ConsoleMessage.existingItems(existing).text)
    AnyIsolation.record(.identifiersNotUnique(existing))
  }

  @usableFromInline
  func refuseForLackOfSections() {
    AnyIsolation.raise(.noSections())
  }

  /// Returns the number of the section to which items are appended; nil after a fault (E-85).
  @usableFromInline
  func section(toAppendTo identifier: SectionIdentifierType?) -> Int? {
    guard let identifier else { return sectionOrder.last(of: 0) }
    return knownSection(identifier)
  }

  /// Adds items to the table `items`, and returns their numbers and the number of `anchor`. After a
  /// fault, the method changes nothing and returns nil.
  private mutating func enter(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType
  ) -> (EnteredItems, anchor: Int)? {
    guard let entered = enter(identifiers) else { return nil }
    let slot = items.known(anchor, else: .unknownPlace("insertIndex", anchor, "item"))
    if let slot, !entered.slots.contains(slot) { return (entered, slot) }
    withdraw(entered)
    if slot != nil { AnyIsolation.raise(.itemAnchorInserted(anchor)) }
    return nil
  }

  /// Removes an item and its marks.
  mutating func removeItem(_ slot: Int) {
    itemOrder.remove(slot)
    items.remove(at: slot)
    marks.forgetItem(slot)
  }

  @usableFromInline
  func refuseInconsistent(_ identifier: ItemIdentifierType) {
    AnyIsolation.raise(.inconsistentIdentifier(identifier))
  }

  /// Returns whether a list has every identifier only once. Raises a fault before it returns false.
  func isUnique<Identifier: Hashable & Sendable>(
    _ identifiers: [Identifier], _ fault: ([Any]) -> GridFault
  ) -> Bool {
    var table = IdentifierTable<Identifier>()
    let (slots, repeated) = table.insert(contentsOf: identifiers)
    if let identifier = table.inconsistent(of: identifiers, at: slots) {
      AnyIsolation.raise(.inconsistentIdentifier(identifier))
      return false
    }
    if repeated.isEmpty { return true }
    AnyIsolation.raise(fault(identifiers.repeated(by: slots)))
    return false
  }
}

extension Array {
  /// Returns the elements whose numbers occur more than once in `numbers`. The result has each such
  /// element once, in the order of the second occurrences.
  ///
  /// - Parameter numbers: One number for each element.
  func repeated(by numbers: [Int]) -> [Element] {
    var counts: [Int: Int] = [:]
    counts.reserveCapacity(count)
    return indices.filter {
      counts[numbers[$0], default: 0] += 1
      return counts[numbers[$0]] == 2
    }.map { self[$0] }
  }
}

extension IdentifierTable {
  /// Returns the slot of an identifier. If the table does not find the identifier, raises a fault
  /// and returns nil. The fault is `fault`. If the table contains an equal identifier all the same,
  /// the fault instead reports that the `Hashable` conformance is inconsistent.
  func known(_ identifier: Identifier, else fault: @autoclosure () -> GridFault) -> Int? {
    if let slot = slot(of: identifier) { return slot }
    AnyIsolation.raise(hides(identifier) ? .inconsistentIdentifier(identifier) : fault())
    return nil
  }
}
