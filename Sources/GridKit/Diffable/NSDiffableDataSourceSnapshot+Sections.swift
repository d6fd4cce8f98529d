// Changes to the sections of a snapshot, and marks for reloads and reconfigurations.

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. It is a fault if a section is twice in the list (E-80s) or already
  /// in the snapshot (E-82).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard let slots = enter(identifiers) else { return }
    sectionOrder.append(slots, to: 0)
    flatOrder.forget()
  }

  /// Inserts new sections before another section. In all other respects, the method works like
  /// `insertSections(_:afterSection:)`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let (slots, anchor) = enter(identifiers, at: toIdentifier) else { return }
    for slot in slots { sectionOrder.insert(slot, before: anchor) }
    flatOrder.forget()
  }

  /// Inserts new sections after another section. It is a fault if a new section is twice in the
  /// list (E-80s) or already in the snapshot (E-82), or if `toIdentifier` is in the list (E-86) or
  /// unknown (E-85).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let (slots, anchor) = enter(identifiers, at: toIdentifier) else { return }
    for slot in slots.reversed() { sectionOrder.insert(slot, after: anchor) }
    flatOrder.forget()
  }

  /// Removes sections and their items, and ignores unknown sections (DS-8). It is a fault if a
  /// section is twice in the list (E-80s).
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

  /// Moves a section, with its items, before another section. In all other respects, the method
  /// works like `moveSection(_:afterSection:)`.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let (section, anchor) = sections.move(identifier, to: toIdentifier, .section)
    else { return }
    sectionOrder.remove(section)
    sectionOrder.insert(section, before: anchor)
    flatOrder.forget()
  }

  /// Moves a section, with its items, after another section. It is a fault if a section is unknown
  /// (E-85) or is moved next to itself (E-87).
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

  /// The sections that will be reloaded when the snapshot is applied, in the order of the calls.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.elements(of: 0).map { sections[$0] }
  }

  /// The items whose cells will be replaced when the snapshot is applied, in the order of the
  /// calls.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    marks.reloadedItems.elements(of: 0).map { items[$0] }
  }

  /// The items whose cells will be configured again when the snapshot is applied, in the order of
  /// the calls.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.reconfiguredItems.elements(of: 0).map { items[$0] }
  }

  /// Marks items so that their cells are replaced. It is a fault if an item is twice in the list
  /// (E-80) or unknown (E-88, DS-12).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems),
      let slots = items.slots(toMark: identifiers, "reload", "item")
    else { return }
    for slot in slots { marks.reloadedItems.record(slot) }
  }

  /// Marks items so that their cells are configured again. It is a fault if an item is twice in the
  /// list (E-80) or unknown (E-88).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateItems),
      let slots = items.slots(toMark: identifiers, "reconfigure", "item")
    else { return }
    for slot in slots { marks.reconfiguredItems.record(slot) }
  }

  /// Marks sections so that all their views are replaced. It is a fault if a section is twice in
  /// the list (E-80s) or unknown (E-88).
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers, GridFault.duplicateSections),
      let slots = sections.slots(toMark: identifiers, "reload", "section")
    else { return }
    for slot in slots { marks.reloadedSections.record(slot) }
  }

  /// A copy of the snapshot without marks. A data source keeps such a copy after an apply.
  var unmarked: NSDiffableDataSourceSnapshot {
    guard !marks.isEmpty else { return self }
    var snapshot = self
    snapshot.marks = SnapshotMarks()
    return snapshot
  }

  // MARK: Steps

  /// Adds new sections to the table `sections` and returns their numbers in the table. After a
  /// fault, the method changes nothing and returns nil.
  private mutating func enter(_ identifiers: [SectionIdentifierType]) -> [Int]? {
    let slots = sections.insert(contentsOf: identifiers).slots
    return raise(faultIfEntered(identifiers, at: slots), entering: slots) ? nil : slots
  }

  /// Adds new sections to the table `sections`, and returns their numbers and the number of
  /// `anchor`. After a fault, the method changes nothing and returns nil (DS-24).
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

  /// Raises a fault, if any, and removes the new sections from the table `sections`.
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

/// The kind of a moved identifier. The properties are the words for the kind in fault messages.
enum SnapshotMove {
  case item, section

  var kind: String { self == .item ? "item" : "section" }

  /// UIKit's parameter names for the old and the new place of a moved identifier.
  var parameters: (from: String, to: String) {
    self == .item ? ("fromIndex", "toIndex") : ("fromSection", "toSection")
  }
}

extension IdentifierTable {
  /// Returns the slots of identifiers to mark; nil after a fault, if one is unknown (E-88).
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

  /// Returns the slots of the moved identifier and of `anchor`, the identifier next to its new
  /// place. Raises a fault and returns nil if the two identifiers are equal (E-87, checked first)
  /// or one of them is unknown (E-85).
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
