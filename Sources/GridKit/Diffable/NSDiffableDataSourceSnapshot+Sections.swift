// Changing the sections of a snapshot, and marking what is to be made anew.

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. A section twice in the list is E-80s, one that is there E-82.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard let slots = enter(identifiers) else { return }
    sectionOrder.append(slots, to: 0)
    flatOrder.forget()
  }

  /// Puts new sections ahead of another one; as `insertSections(_:afterSection:)`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let (slots, anchor) = enter(identifiers, at: toIdentifier) else { return }
    for slot in slots { sectionOrder.insert(slot, before: anchor) }
    flatOrder.forget()
  }

  /// Puts new sections behind another one. A section twice in the list is E-80s, an anchor that is
  /// in the list itself E-86, an unknown one E-85, a section that is there E-82.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard case (let slots, var last)? = enter(identifiers, at: toIdentifier) else { return }
    for slot in slots {
      sectionOrder.insert(slot, after: last)
      last = slot
    }
    flatOrder.forget()
  }

  /// Takes sections out, with their items; unknown ones are ignored (DS-8), a section twice in the
  /// list is E-80s.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateSections) else { return }
    for identifier in identifiers {
      guard let section = sections.slot(of: identifier) else { continue }
      for item in itemOrder.elements(of: section) { removeItem(item) }
      sectionOrder.remove(section)
      sections.remove(at: section)
      marks.reloadedSections.remove(section)
    }
    flatOrder.forget()
  }

  /// Puts a section, with its items, ahead of another one; as `moveSection(_:afterSection:)`.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let (section, anchor) = sections.move(identifier, to: toIdentifier, .section)
    else { return }
    sectionOrder.remove(section)
    sectionOrder.insert(section, before: anchor)
    flatOrder.forget()
  }

  /// Puts a section, with its items, behind another one. An unknown section is E-85, the same one
  /// twice E-87.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let (section, anchor) = sections.move(identifier, to: toIdentifier, .section)
    else { return }
    sectionOrder.remove(section)
    sectionOrder.insert(section, after: anchor)
    flatOrder.forget()
  }

  // MARK: Marks

  /// Sections that are to be reloaded when the snapshot is applied, in the order of the calls.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.elements(of: 0).map { sections[$0] }
  }

  /// Items whose cells are to be replaced when the snapshot is applied, in the order of the calls.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    marks.reloadedItems.elements(of: 0).map { items[$0] }
  }

  /// Items whose cells are to be configured anew when the snapshot is applied, in the order of the
  /// calls.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.reconfiguredItems.elements(of: 0).map { items[$0] }
  }

  /// Marks items whose cells are to be replaced; an item twice in the list is E-80, an unknown one
  /// E-88 (DS-12).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems),
      let slots = items.slots(toMark: identifiers, "reload", "item")
    else { return }
    for slot in slots { marks.reloadedItems.record(slot) }
  }

  /// Marks items whose cells are to be configured anew; an item twice in the list is E-80, an
  /// unknown one E-88.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems),
      let slots = items.slots(toMark: identifiers, "reconfigure", "item")
    else { return }
    for slot in slots { marks.reconfiguredItems.record(slot) }
  }

  /// Marks sections in which everything is to be made anew; an unknown one is E-88, a section twice
  /// in the list E-80s.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateSections),
      let slots = sections.slots(toMark: identifiers, "reload", "section")
    else { return }
    for slot in slots { marks.reloadedSections.record(slot) }
  }

  /// The snapshot without its marks, as a data source keeps it.
  var unmarked: NSDiffableDataSourceSnapshot {
    guard !marks.isEmpty else { return self }
    var snapshot = self
    snapshot.marks = SnapshotMarks()
    return snapshot
  }

  // MARK: Steps

  /// Gives new sections numbers; nil after a fault, with nothing changed.
  private mutating func enter(_ identifiers: [SectionIdentifierType]) -> [Int]? {
    let slots = sections.insert(contentsOf: identifiers).slots
    return raise(faultIfEntered(identifiers, at: slots), entering: slots) ? nil : slots
  }

  /// Gives new sections numbers that go beside another one; nil after a fault, with nothing changed
  /// (DS-24).
  private mutating func enter(
    _ identifiers: [SectionIdentifierType], at anchor: SectionIdentifierType
  ) -> ([Int], anchor: Int)? {
    let slots = sections.insert(contentsOf: identifiers).slots
    guard let anchorSlot = sections.slot(of: anchor) else {
      let fault: GridFault =
        sections.hides(anchor)
        ? .inconsistentIdentifier(anchor) : .unknownPlace("section", anchor, "section")
      _ = raise(faultIfRepeated(identifiers, at: slots) ?? fault, entering: slots)
      return nil
    }
    let fault =
      slots.contains(anchorSlot)
      ? faultIfRepeated(identifiers, at: slots) ?? .sectionAnchorInserted(anchor)
      : faultIfEntered(identifiers, at: slots)
    return raise(fault, entering: slots) ? nil : (slots, anchorSlot)
  }

  /// Takes the numbers of sections back that do not come in because of a fault.
  ///
  /// - Returns: Whether there is a fault.
  private mutating func raise(_ fault: GridFault?, entering slots: [Int]) -> Bool {
    guard let fault else { return false }
    for slot in slots where sectionOrder.list(of: slot) == nil { sections.remove(at: slot) }
    AnyIsolation.raise(fault)
    return true
  }

  private func faultIfRepeated(
    _ identifiers: [SectionIdentifierType], at slots: [Int]
  ) -> GridFault? {
    if let identifier = sections.inconsistent(of: identifiers, at: slots) {
      return .inconsistentIdentifier(identifier)
    }
    let repeated = identifiers.repeated(by: slots)
    return repeated.isEmpty ? nil : .duplicateSections(repeated)
  }

  private func faultIfEntered(
    _ identifiers: [SectionIdentifierType], at slots: [Int]
  ) -> GridFault? {
    if let fault = faultIfRepeated(identifiers, at: slots) { return fault }
    let existing = zip(identifiers, slots).filter { sectionOrder.list(of: $1) != nil }.map(\.0)
    return existing.isEmpty ? nil : .existingSections(existing)
  }
}

/// The kind of identifier that a move names, with the words that faults have for it.
enum SnapshotMove {
  case item, section

  var kind: String { self == .item ? "item" : "section" }

  /// UIKit's names of the two places of a move.
  var parameters: (from: String, to: String) {
    self == .item ? ("fromIndex", "toIndex") : ("fromSection", "toSection")
  }
}

extension IdentifierTable {
  /// The slots of identifiers that are marked; nil after E-88.
  func slots(toMark identifiers: [Identifier], _ verb: String, _ kind: String) -> [Int]? {
    var slots: [Int] = []
    slots.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      guard let slot = known(identifier, else: .unknownMark(verb, identifier, kind)) else {
        return nil
      }
      slots.append(slot)
    }
    return slots
  }

  /// Returns the slots of the two identifiers of a move; nil after E-87 or E-85, in this order.
  func move(
    _ identifier: Identifier, to anchor: Identifier, _ move: SnapshotMove
  ) -> (moved: Int, anchor: Int)? {
    if identifier == anchor {
      AnyIsolation.raise(.movedOntoItself(identifier, move.kind))
      return nil
    }
    let (from, to) = move.parameters
    guard let moved = known(identifier, else: .unknownPlace(from, identifier, move.kind)),
      let anchorSlot = known(anchor, else: .unknownPlace(to, anchor, move.kind))
    else { return nil }
    guard moved != anchorSlot else {
      AnyIsolation.raise(.inconsistentIdentifier(identifier))
      return nil
    }
    return (moved, anchorSlot)
  }
}
