// Changing the items of a snapshot.

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default the last one (DS-2).
  ///
  /// An item that is in the snapshot already is moved there, which UIKit logs (E-83). An item twice
  /// in the list is E-80, an unknown section E-85, no section at all E-84, which comes first.
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

  /// Puts items ahead of another one; as `insertItems(_:afterItem:)`.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (entered, anchor) = enter(identifiers, at: beforeIdentifier) else { return }
    for slot in entered.existing { itemOrder.remove(slot) }
    for slot in entered.slots { itemOrder.insert(slot, before: anchor) }
    finish(entered)
  }

  /// Puts items behind another one, in its section.
  ///
  /// An item that is in the snapshot already is moved there, which UIKit logs (E-83). An item twice
  /// in the list is E-80, an anchor that is in the list itself E-86, an unknown one E-85.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (entered, anchor) = enter(identifiers, at: afterIdentifier) else { return }
    for slot in entered.existing { itemOrder.remove(slot) }
    var last = anchor
    for slot in entered.slots {
      itemOrder.insert(slot, after: last)
      last = slot
    }
    finish(entered)
  }

  /// Takes items out; unknown ones are ignored, an item twice in the list is E-80.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems) else { return }
    for identifier in identifiers {
      if let slot = items.slot(of: identifier) { removeItem(slot) }
    }
    flatOrder.forget()
  }

  /// Takes all items and all sections out (DS-9).
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Puts an item ahead of another one, in its section; as `moveItem(_:afterItem:)`.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard let (item, anchor) = items.move(identifier, to: toIdentifier, .item) else { return }
    itemOrder.remove(item)
    itemOrder.insert(item, before: anchor)
    flatOrder.forget()
  }

  /// Puts an item behind another one, in its section. An unknown item is E-85, the same one twice
  /// E-87.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard let (item, anchor) = items.move(identifier, to: toIdentifier, .item) else { return }
    itemOrder.remove(item)
    itemOrder.insert(item, after: anchor)
    flatOrder.forget()
  }

  // MARK: Steps

  /// Items on their way in: their numbers in the order of the call, and which of them the snapshot
  /// had before.
  @usableFromInline
  struct EnteredItems {
    @usableFromInline var slots: [Int] = []
    @usableFromInline var existing: [Int] = []

    @usableFromInline init() {}
  }

  /// Gives items numbers; nil after E-80, with nothing changed.
  @inlinable
  mutating func enter(_ identifiers: [ItemIdentifierType]) -> EnteredItems? {
    var entered = EnteredItems()
    (entered.slots, entered.existing) = items.insert(contentsOf: identifiers)
    if let identifier = items.inconsistent(of: identifiers, at: entered.slots) {
      withdraw(entered)
      refuseInconsistent(identifier)
      return nil
    }
    // One that is in no section came in a moment ago, with this list.
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

  /// Takes back the numbers of items that do not come in after all.
  @usableFromInline
  mutating func withdraw(_ entered: EnteredItems) {
    for slot in entered.slots where itemOrder.list(of: slot) == nil {
      items.remove(at: slot)
    }
  }

  /// Items are in: what was there before was moved, which is logged (E-83).
  @usableFromInline
  mutating func finish(_ entered: EnteredItems) {
    flatOrder.forget()
    guard !entered.existing.isEmpty else { return }
    let existing = entered.existing.map { items[$0] }
    AnyIsolation.log(GridFault.existingItems(existing).text)
    AnyIsolation.record(.identifiersNotUnique(existing))
  }

  @usableFromInline
  func refuseForLackOfSections() {
    AnyIsolation.raise(.noSections())
  }

  /// The section that items are appended to; nil after E-85.
  @usableFromInline
  func section(toAppendTo identifier: SectionIdentifierType?) -> Int? {
    guard let identifier else { return sectionOrder.last(of: 0) }
    return sections.known(identifier, else: .unknownPlace("section", identifier, "section"))
  }

  /// Gives items numbers that go beside another one; nil after a fault, with nothing changed.
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

  /// Takes an item out, with its marks.
  mutating func removeItem(_ slot: Int) {
    itemOrder.remove(slot)
    items.remove(at: slot)
    marks.forgetItem(slot)
  }

  @usableFromInline
  func refuseInconsistent(_ identifier: ItemIdentifierType) {
    AnyIsolation.raise(.inconsistentIdentifier(identifier))
  }

  /// Whether a list names every identifier once; false after a fault.
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
  /// Elements whose numbers are in the list more than once, each once, in the order in which the
  /// second one is met.
  ///
  /// - Parameter numbers: As many as there are elements.
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
  /// The slot of an identifier; nil after a fault. An identifier that is in the table and not found
  /// is inconsistent; any other one is the caller's fault.
  func known(_ identifier: Identifier, else fault: @autoclosure () -> GridFault) -> Int? {
    if let slot = slot(of: identifier) { return slot }
    AnyIsolation.raise(hides(identifier) ? .inconsistentIdentifier(identifier) : fault())
    return nil
  }
}
