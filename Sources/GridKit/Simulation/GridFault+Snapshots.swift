// Faults of snapshots and section snapshots. Both are values, so none of these faults needs a grid.

extension GridFault {
  package static func duplicateItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80", rules: "DS-5", "DS-24",
      when: "A call names one item twice: to append, to insert, to delete, to reload or to "
        + "reconfigure.",
      message: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every item once in a call; what makes two of them different must take part in "
        + "== and hash(into:).")
  }

  package static func duplicateSections(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80s", rules: "DS-6", "DS-24",
      when: "A call names one section twice: to append, to insert, to delete or to reload.",
      message: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every section once in a call.")
  }

  package static func existingSections(_ existing: [Any]) -> GridFault {
    let isOne = existing.count == 1
    let names = isOne ? "section identifier" : "section identifiers"
    let verb = isOne ? "exists" : "exist"
    return GridFault(
      code: "E-82", rules: "DS-6", when: "A section is added that the snapshot has.",
      message: "Diffable data source detected an attempt to insert or append \(existing.count) "
        + "\(names) that already \(verb) in the snapshot. Identifiers in a snapshot must be "
        + "unique. Section \(isOne ? "identifier" : "identifiers") that already \(verb): "
        + (isOne ? IdentifierText.one(existing[0]) : IdentifierText.list(existing)),
      advice: "Begin with an empty snapshot, leave the section out, or move it with "
        + "moveSection(_:beforeSection:).")
  }

  package static func noSections() -> GridFault {
    GridFault(
      code: "E-84", rules: "DS-2",
      when: "appendItems(_:) is called without a section, and the snapshot has none.",
      message: "There are currently no sections in the data source. Please add a section first.",
      advice: "Call appendSections(_:) before appendItems(_:).")
  }

  /// Makes the fault of a call in which an identifier names a place, but the snapshot does not have
  /// the identifier (E-85).
  ///
  /// - Parameters:
  ///   - parameter: UIKit's name for the place.
  ///   - identifier: The identifier that the snapshot does not have.
  ///   - role: The kind of the identifier: "section" or "item".
  package static func unknownPlace(
    _ parameter: String, _ identifier: Any, _ role: String
  ) -> GridFault {
    GridFault(
      code: "E-85", rules: "DS-3", "DS-7", "DS-10", "DS-11", "DS-17",
      when: "A place is named by an item or a section that the snapshot does not have.",
      message: "Invalid parameter not satisfying: \(parameter) != NSNotFound",
      advice: "The snapshot has no \(role) \(IdentifierText.one(identifier)). Add it first, or ask "
        + (role == "section" ? "indexOfSection(_:)" : "indexOfItem(_:)") + " before.")
  }

  /// The description of an update in UIKit's messages. The rest of UIKit's description is not
  /// known.
  private static let update = "<_UIDiffableDataSourceUpdate: 0x0>"

  package static func itemAnchorInserted(_ anchor: Any) -> GridFault {
    GridFault(
      code: "E-86", rules: "DS-7", when: "Items or sections are inserted beside one of themselves.",
      message: "Invalid update: destination for insertion operation [\(IdentifierText.one(anchor))]"
        + " is in the insertion identifier list for update: \(update).",
      advice: "Insert before or after an item that is not in the list itself.")
  }

  /// Makes the fault of inserting sections before or after a section that is in the inserted list
  /// itself (E-86).
  package static func sectionAnchorInserted(_ anchor: Any) -> GridFault {
    GridFault(
      code: "E-86",
      message: "Invalid update: destination for section operation [\(IdentifierText.one(anchor))] "
        + "is in the inserted section list for update: \(update)",
      advice: "Insert before or after a section that is not in the list itself.")
  }

  /// Makes the fault of moving an item or a section next to itself (E-87).
  ///
  /// - Parameter kind: The word for the identifier: "item" or "section".
  package static func movedOntoItself(_ identifier: Any, _ kind: String) -> GridFault {
    GridFault(
      code: "E-87", rules: "DS-10", "DS-11", when: "An item or a section is moved beside itself.",
      message: "Invalid update: destination for \(kind) move is the same as the source "
        + "[\(IdentifierText.one(identifier))] for update: \(update).",
      advice: "Name another \(kind) as the destination; one that stays where it is needs no move.")
  }

  /// Makes the fault of a reload or a reconfiguration of an item or a section that the snapshot
  /// does not have (E-88).
  ///
  /// - Parameters:
  ///   - verb: The word for the action: "reload" or "reconfigure".
  ///   - kind: The word for the identifier: "item" or "section".
  package static func unknownMark(_ verb: String, _ identifier: Any, _ kind: String) -> GridFault {
    GridFault(
      code: "E-88", rules: "DS-12", when: "Something is marked that the snapshot does not have.",
      message: "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: "
        + IdentifierText.one(identifier),
      advice: "Add it to the snapshot first. If its content changed and content takes part in == or"
        + " hash(into:), it is another identifier now: identify items by something that stays.")
  }

  /// With such identifiers, Swift's sets and dictionaries end the program or lose entries.
  package static func inconsistentIdentifier(_ identifier: Any) -> GridFault {
    let type = String(reflecting: type(of: identifier))
    return GridFault(
      code: "inconsistent-identifier", exceptionName: .fatalError, rules: "DS-23",
      when: "An identifier is not equal to itself, is equal to one that hashes differently, or "
        + "hashes differently from before; looked for when identifiers are added, when one is not "
        + "found, and by apply. Int and String are not checked.",
      message: "The Hashable conformance of \(type) is inconsistent: the identifier "
        + "\(IdentifierText.one(identifier)) is not equal to itself, or equal to one that hashes "
        + "differently, or has another hash than when it was added",
      advice: "Let == and hash(into:) use the same properties of \(type), and none that changes "
        + "while a snapshot has the identifier: an id that is a let.")
  }

  // MARK: Section snapshots

  package static func duplicateTreeItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-94", rules: "SN-1",
      when: "An item is added to a section snapshot that has it, or twice in one call.",
      message: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + IdentifierText.set(duplicates),
      advice: "An item stands in one place of the tree: delete it there before it is added again, "
        + "and name it once in a call.")
  }

  /// The role of an unknown item in a call to a section snapshot. Each role has its own message.
  package enum TreeRole {
    case deleted, parent, anchor, asked, child
  }

  package static func unknownTreeItem(_ item: Any, _ role: TreeRole) -> GridFault {
    let text = IdentifierText.one(item)
    let message =
      switch role {
      case .deleted: "Failed to find index of item \(text)"
      case .parent: "Parent item identifier does not exist in section snapshot: \(text)"
      case .anchor:
        "Item identifier to insert before/after does not exist in section snapshot: \(text)"
      case .asked: "Item identifier does not exist in section snapshot: \(text)"
      case .child: "Child item identifier does not exist in section snapshot: \(text)"
      }
    return GridFault(
      code: "E-95", rules: "SN-2", "SN-6", "SN-9",
      when: "A section snapshot is to delete, to extend or to tell of an item that it does not "
        + "have.",
      message: message,
      advice: "Ask contains(_:) before, or add the item first.")
  }
}
