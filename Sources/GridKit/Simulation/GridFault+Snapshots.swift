// Faults of snapshots and section snapshots: values, so that none of them needs a grid.

extension GridFault {
  /// E-80: one identifier twice in one list of items.
  package static func duplicateItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80",
      message: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every item once in a call; what makes two of them different must take part in "
        + "== and hash(into:).")
  }

  /// E-80s: one identifier twice in one list of sections.
  package static func duplicateSections(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-80s",
      message: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(duplicates),
      advice: "Name every section once in a call.")
  }

  /// E-82: sections that are there already.
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

  /// E-83: items that are there already, and are moved.
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

  /// E-84: items without a section to go to.
  package static func noSections() -> GridFault {
    GridFault(
      code: "E-84",
      message: "There are currently no sections in the data source. Please add a section first.",
      advice: "Call appendSections(_:) before appendItems(_:).")
  }

  /// E-85: a place that is named by what the snapshot does not have.
  ///
  /// - Parameters:
  ///   - parameter: What UIKit calls the place.
  ///   - identifier: What was named.
  ///   - role: What it was to be: "section", "item".
  package static func unknownPlace(
    _ parameter: String, _ identifier: Any, _ role: String
  ) -> GridFault {
    GridFault(
      code: "E-85", message: "Invalid parameter not satisfying: \(parameter) != NSNotFound",
      advice: "The snapshot has no \(role) \(IdentifierText.one(identifier)). Add it first, or ask "
        + (role == "section" ? "indexOfSection(_:)" : "indexOfItem(_:)") + " before.")
  }

  /// The text that UIKit prints for what it was about to do; what else it prints is not known.
  private static let update = "<_UIDiffableDataSourceUpdate: 0x0>"

  /// E-86: the item to insert at is itself inserted.
  package static func itemAnchorInserted(_ anchor: Any) -> GridFault {
    GridFault(
      code: "E-86",
      message: "Invalid update: destination for insertion operation [\(IdentifierText.one(anchor))]"
        + " is in the insertion identifier list for update: \(update).",
      advice: "Insert before or after an item that is not in the list itself.")
  }

  /// E-86: the section to insert at is itself inserted.
  package static func sectionAnchorInserted(_ anchor: Any) -> GridFault {
    GridFault(
      code: "E-86",
      message: "Invalid update: destination for section operation [\(IdentifierText.one(anchor))] "
        + "is in the inserted section list for update: \(update)",
      advice: "Insert before or after a section that is not in the list itself.")
  }

  /// E-87: moved next to itself.
  ///
  /// - Parameter kind: "item" or "section".
  package static func movedOntoItself(_ identifier: Any, _ kind: String) -> GridFault {
    GridFault(
      code: "E-87",
      message: "Invalid update: destination for \(kind) move is the same as the source "
        + "[\(IdentifierText.one(identifier))] for update: \(update).",
      advice: "Name another \(kind) as the destination; one that stays where it is needs no move.")
  }

  /// E-88: a mark for what the snapshot does not have.
  ///
  /// - Parameters:
  ///   - verb: "reload" or "reconfigure".
  ///   - kind: "item" or "section".
  package static func unknownMark(_ verb: String, _ identifier: Any, _ kind: String) -> GridFault {
    GridFault(
      code: "E-88",
      message: "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: "
        + IdentifierText.one(identifier),
      advice: "Add it to the snapshot first. If its content changed and content takes part in == or"
        + " hash(into:), it is another identifier now: identify items by something that stays.")
  }

  /// Identifiers that contradict each other or themselves: Swift's sets and dictionaries end the
  /// program then, or lose entries.
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

  /// E-94: an item that would be in a section snapshot twice.
  package static func duplicateTreeItems(_ duplicates: [Any]) -> GridFault {
    GridFault(
      code: "E-94",
      message: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + IdentifierText.set(duplicates),
      advice: "An item stands in one place of the tree: delete it there before it is added again, "
        + "and name it once in a call.")
  }

  /// The role of an unknown item in a call to a section snapshot; each role has its own wording.
  package enum TreeRole {
    case deleted, parent, anchor, asked, child
  }

  /// E-95: an item that the section snapshot does not have.
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
