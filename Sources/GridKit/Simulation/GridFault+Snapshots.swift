// Faults of snapshots and section snapshots. Both are values, so none of these faults needs a grid.

extension GridFault {
  /// Makes the fault of a list of items in which an identifier is twice (E-80).
  package static func duplicateItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80",
      message: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every item once in a call; what makes two of them different must take part in "
        + "== and hash(into:).")
  }

  /// Makes the fault of a list of sections in which an identifier is twice (E-80s).
  package static func duplicateSections(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80s",
      message: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every section once in a call.")
  }

  /// Makes the fault of adding sections that the snapshot has already (E-82).
  package static func existingSections(_ existing: [Any]) -> GridFault {
    let isOne = existing.count == 1
    let names = isOne ? "section identifier" : "section identifiers"
    let verb = isOne ? "exists" : "exist"
    return GridFault(
      code: "E-82",
      message: "Diffable data source detected an attempt to insert or append \(existing.count) "
        + "\(names) that already \(verb) in the snapshot. Identifiers in a snapshot must be "
        + "unique. Section \(isOne ? "identifier" : "identifiers") that already \(verb): "
        + (isOne ? IdentifierText.one(existing[0]) : IdentifierText.list(existing)),
      advice: "Begin with an empty snapshot, leave the section out, or move it with "
        + "moveSection(_:beforeSection:).")
  }

  /// Makes the console message about added items that the snapshot has already (E-83). The snapshot
  /// moves these items.
  package static func existingItems(_ existing: [Any]) -> ConsoleMessage {
    let isOne = existing.count == 1
    let (identifier, verb) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    let list = isOne ? IdentifierText.one(existing[0]) : IdentifierText.list(existing)
    return ConsoleMessage(
      code: "E-83",
      text: "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "\(identifier) that already \(verb) in the snapshot. The existing item \(identifier) "
        + "will be moved into place instead, but this operation will be more expensive. For best "
        + "performance, inserted item identifiers should always be unique. Set a symbolic "
        + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to "
        + "catch this in the debugger. Item \(identifier) that already \(verb): \(list)")
  }

  /// Makes the fault of adding items to a snapshot without sections (E-84).
  package static func noSections() -> GridFault {
    GridFault(
      code: "E-84",
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
      code: "E-85", message: "Invalid parameter not satisfying: \(parameter) != NSNotFound",
      advice: "The snapshot has no \(role) \(IdentifierText.one(identifier)). Add it first, or ask "
        + (role == "section" ? "indexOfSection(_:)" : "indexOfItem(_:)") + " before.")
  }

  /// The description of an update in UIKit's messages. The rest of UIKit's description is not
  /// known.
  private static let update = "<_UIDiffableDataSourceUpdate: 0x0>"

  /// Makes the fault of inserting items before or after an item that is in the inserted list itself
  /// (E-86).
  package static func itemAnchorInserted(_ anchor: Any) -> GridFault {
    GridFault(
      code: "E-86",
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
      code: "E-87",
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
      code: "E-88",
      message: "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: "
        + IdentifierText.one(identifier),
      advice: "Add it to the snapshot first. If its content changed and content takes part in == or"
        + " hash(into:), it is another identifier now: identify items by something that stays.")
  }

  /// Makes the fault of an identifier with an inconsistent `Hashable` conformance. With such
  /// identifiers, Swift's sets and dictionaries end the program or lose entries.
  package static func inconsistentIdentifier(_ identifier: Any) -> GridFault {
    let type = String(reflecting: type(of: identifier))
    return GridFault(
      code: "inconsistent-identifier", exceptionName: .fatalError,
      message: "The Hashable conformance of \(type) is inconsistent: the identifier "
        + "\(IdentifierText.one(identifier)) is not equal to itself, or equal to one that hashes "
        + "differently, or has another hash than when it was added",
      advice: "Let == and hash(into:) use the same properties of \(type), and none that changes "
        + "while a snapshot has the identifier: an id that is a let.")
  }

  // MARK: Section snapshots

  /// Makes the fault of an item that would be twice in a section snapshot (E-94).
  package static func duplicateTreeItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-94",
      message: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + IdentifierText.set(duplicates),
      advice: "An item stands in one place of the tree: delete it there before it is added again, "
        + "and name it once in a call.")
  }

  /// The role of an unknown item in a call to a section snapshot. Each role has its own message.
  package enum TreeRole {
    case deleted, parent, anchor, asked, child
  }

  /// Makes the fault of a call that names an item that the section snapshot does not have (E-95).
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
      code: "E-95", message: message,
      advice: "Ask contains(_:) before, or add the item first.")
  }
}
