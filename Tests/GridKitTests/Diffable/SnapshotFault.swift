import GridKit

/// The texts of faults of snapshots and section snapshots (19.11), each behind its code.
enum SnapshotFault {
  static let noSections =
    "E-84: There are currently no sections in the data source. Please add a section first."

  static func duplicateItems(_ names: [String]) -> String { notUnique("E-80", "item", names) }
  static func duplicateSections(_ names: [String]) -> String {
    notUnique("E-80s", "section", names)
  }

  private static func notUnique(_ code: String, _ kind: String, _ names: [String]) -> String {
    "\(code): Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
      + DiffableText.set(names)
  }

  static func existingSections(_ names: [String]) -> String {
    "E-82: " + DiffableText.existing("section", names, "Identifiers in a snapshot must be unique.")
  }

  static func notFound(_ parameter: String) -> String {
    "E-85: Invalid parameter not satisfying: \(parameter) != NSNotFound"
  }

  static func itemAnchorInList(_ anchor: String) -> String {
    "E-86: Invalid update: destination for insertion operation [\(anchor)] is in the insertion "
      + "identifier list for update: <_UIDiffableDataSourceUpdate: 0x0>."
  }

  static func sectionAnchorInList(_ anchor: String) -> String {
    "E-86: Invalid update: destination for section operation [\(anchor)] is in the inserted "
      + "section list for update: <_UIDiffableDataSourceUpdate: 0x0>"
  }

  /// - Parameter kind: `item` or `section`.
  static func ontoItself(_ kind: String, _ name: String) -> String {
    "E-87: Invalid update: destination for \(kind) move is the same as the source [\(name)] for "
      + "update: <_UIDiffableDataSourceUpdate: 0x0>."
  }

  /// - Parameter act: `reload item`, `reconfigure item` or `reload section`.
  static func unknownMark(_ act: String, _ name: String) -> String {
    "E-88: Attempted to \(act) identifier that does not exist in the snapshot: \(name)"
  }

  // MARK: Section snapshots

  static func clash(_ names: [String]) -> String {
    "E-94: Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
      + DiffableText.set(names)
  }

  static func unknownParent(_ name: String) -> String {
    "E-95: Parent item identifier does not exist in section snapshot: \(name)"
  }

  static func unknownAnchor(_ name: String) -> String {
    "E-95: Item identifier to insert before/after does not exist in section snapshot: \(name)"
  }

  static func unknownItem(_ name: String) -> String {
    "E-95: Item identifier does not exist in section snapshot: \(name)"
  }

  static func unknownChild(_ name: String) -> String {
    "E-95: Child item identifier does not exist in section snapshot: \(name)"
  }

  static func unknownDelete(_ name: String) -> String {
    "E-95: Failed to find index of item \(name)"
  }

  // MARK: Models

  /// Writes a line to the console of the current simulation, as a snapshot does.
  static func log(_ text: String) { MainActor.assumeIsolated { Simulation.current.log(text) } }

  /// Raises a fault in the current simulation, as a snapshot does.
  static func raise(_ text: String) {
    let code = text.prefix { $0 != ":" }
    let message = String(text.dropFirst(code.count + 2))
    MainActor.assumeIsolated {
      Simulation.current.raise(GridFault(code: String(code), message: message, advice: ""))
    }
  }
}

/// Names inside the texts of the rules, spelled out again.
enum DiffableText {
  /// Returns the names that occur more than once, each once, in the order in which they are met for
  /// the second time.
  static func duplicates(_ names: [String]) -> [String] {
    var met: [String] = []
    var twice: [String] = []
    for name in names {
      if met.contains(name), !twice.contains(name) { twice.append(name) }
      met.append(name)
    }
    return twice
  }

  /// A list as E-80 and E-94 print it.
  static func set(_ names: [String]) -> String {
    "{(\n" + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// A list as E-82 and E-83 print it.
  static func list(_ names: [String]) -> String {
    "(\n" + names.map { "    \(quoted($0))" }.joined(separator: ",\n") + "\n)"
  }

  /// A name that is not made of ASCII letters and digits alone gets quotes.
  static func quoted(_ name: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    if name.allSatisfy({ plain.contains($0) }) { return name }
    var text = "\""
    for unit in name.utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0..<0x80: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return text + "\""
  }

  /// The text of E-82 and E-83.
  static func existing(_ kind: String, _ names: [String], _ advice: String) -> String {
    let isOne = names.count == 1
    let identifiers = "\(kind) identifier\(isOne ? "" : "s")"
    let exist = "that already exist\(isOne ? "s" : "")"
    return "Diffable data source detected an attempt to insert or append \(names.count) "
      + "\(identifiers) \(exist) in the snapshot. \(advice) "
      + "\(identifiers.prefix(1).uppercased())\(identifiers.dropFirst()) \(exist): "
      + (isOne ? names[0] : list(names))
  }

  /// E-83.
  static func existingItems(_ names: [String]) -> String {
    existing(
      "item", names,
      """
      The existing item identifier\(names.count == 1 ? "" : "s") will be moved into place instead, \
      but this operation will be more expensive. For best performance, inserted item identifiers \
      should always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger.
      """)
  }
}
