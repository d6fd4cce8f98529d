// Changing the sections of a snapshot, and marking what is to be made anew.

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. A section twice in the list is E-80s, one that is there E-82.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers), isNew(identifiers) else { return }
    for identifier in identifiers { sectionOrder.append(sections.insert(identifier).slot, to: 0) }
    flatOrder.forget()
  }

  /// Puts new sections ahead of another one; as `insertSections(_:afterSection:)`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let anchor = anchor(toIdentifier, for: identifiers) else { return }
    for identifier in identifiers {
      sectionOrder.insert(sections.insert(identifier).slot, before: anchor)
    }
    flatOrder.forget()
  }

  /// Puts new sections behind another one. A section twice in the list is E-80s, an anchor that is
  /// in the list itself E-86, an unknown one E-85, a section that is there E-82.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard var last = anchor(toIdentifier, for: identifiers) else { return }
    for identifier in identifiers {
      let slot = sections.insert(identifier).slot
      sectionOrder.insert(slot, after: last)
      last = slot
    }
    flatOrder.forget()
  }

  /// Takes sections out, with their items; unknown ones are ignored (DS-8), a section twice in the
  /// list is E-80s.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers) else { return }
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

  /// Marks items whose cells are to be replaced; an unknown one is E-88 (DS-12).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard let slots = slots(toMark: identifiers, "reload") else { return }
    for slot in slots { marks.reloadedItems.note(slot) }
  }

  /// Marks items whose cells are to be configured anew; an unknown one is E-88 (DS-12).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard let slots = slots(toMark: identifiers, "reconfigure") else { return }
    for slot in slots { marks.reconfiguredItems.note(slot) }
  }

  /// Marks sections in which everything is to be made anew; an unknown one is E-88, a section twice
  /// in the list E-80s.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard isUnique(identifiers) else { return }
    var slots: [Int] = []
    for identifier in identifiers {
      guard let slot = sections.slot(of: identifier) else {
        return AnyIsolation.raise(.unknownMark("reload", identifier, "section"))
      }
      slots.append(slot)
    }
    for slot in slots { marks.reloadedSections.note(slot) }
  }

  private func slots(toMark identifiers: [ItemIdentifierType], _ verb: String) -> [Int]? {
    var slots: [Int] = []
    slots.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else {
        AnyIsolation.raise(.unknownMark(verb, identifier, "item"))
        return nil
      }
      slots.append(slot)
    }
    return slots
  }

  /// The same snapshot without marks, as a data source keeps it (DA-12).
  var unmarked: NSDiffableDataSourceSnapshot {
    guard !marks.isEmpty else { return self }
    var snapshot = self
    snapshot.marks = SnapshotMarks()
    return snapshot
  }

  // MARK: Checks

  private func isUnique(_ identifiers: [SectionIdentifierType]) -> Bool {
    let duplicates = Self.duplicates(in: identifiers)
    if duplicates.isEmpty { return true }
    AnyIsolation.raise(.duplicateSections(duplicates))
    return false
  }

  private func isNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    let existing = identifiers.filter { sections.slot(of: $0) != nil }
    if existing.isEmpty { return true }
    AnyIsolation.raise(.existingSections(existing))
    return false
  }

  /// The section that new ones go beside; nil after a fault (DS-24).
  private func anchor(
    _ anchor: SectionIdentifierType, for identifiers: [SectionIdentifierType]
  ) -> Int? {
    guard isUnique(identifiers) else { return nil }
    if identifiers.contains(anchor) {
      AnyIsolation.raise(.sectionAnchorInserted(anchor))
      return nil
    }
    guard let slot = sections.slot(of: anchor) else {
      AnyIsolation.raise(.unknownPlace("section", anchor, "section"))
      return nil
    }
    return isNew(identifiers) ? slot : nil
  }
}

/// What is moved, in the words of faults.
enum SnapshotMove {
  case item, section

  var kind: String { self == .item ? "item" : "section" }

  /// What UIKit calls the places.
  var parameters: (from: String, to: String) {
    self == .item ? ("fromIndex", "toIndex") : ("fromSection", "toSection")
  }
}

extension IdentifierTable {
  /// What a move names, by number; nil after E-87 or E-85, in this order (DS-24).
  func move(
    _ identifier: Identifier, to anchor: Identifier, _ move: SnapshotMove
  ) -> (moved: Int, anchor: Int)? {
    if identifier == anchor {
      AnyIsolation.raise(.movedOntoItself(identifier, move.kind))
      return nil
    }
    guard let moved = slot(of: identifier) else {
      AnyIsolation.raise(.unknownPlace(move.parameters.from, identifier, move.kind))
      return nil
    }
    guard let anchorSlot = slot(of: anchor) else {
      AnyIsolation.raise(.unknownPlace(move.parameters.to, anchor, move.kind))
      return nil
    }
    return (moved, anchorSlot)
  }
}
