/// The outcome of one call of a snapshot or of its model.
enum Outcome: Hashable, Sendable, CustomStringConvertible {
  case ok
  case fault(code: String, message: String)

  var description: String {
    switch self {
    case .ok: "ok"
    case .fault(let code, let message): "\(code): \(message)"
    }
  }
}

/// The answer of a reading member, and whether it was a fault to ask.
struct Answer<Value: Equatable>: Equatable, CustomStringConvertible {
  var value: Value
  var outcome: Outcome

  init(_ value: Value, _ outcome: Outcome = .ok) {
    self.value = value
    self.outcome = outcome
  }

  var description: String { outcome == .ok ? "\(value)" : "\(value) after \(outcome)" }
}

/// Names inside the texts of the rules, spelled out again.
enum DiffableText {
  /// Stands for the update in E-86 and E-87.
  static let update = "<_UIDiffableDataSourceUpdate: 0x0>"

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

  /// E-83.
  static func existingItems(_ names: [String]) -> String {
    let isOne = names.count == 1
    let identifiers = isOne ? "identifier" : "identifiers"
    let exist = isOne ? "that already exists" : "that already exist"
    return """
      Diffable data source detected an attempt to insert or append \(names.count) item \
      \(identifiers) \(exist) in the snapshot. The existing item \(identifiers) will be moved into \
      place instead, but this operation will be more expensive. For best performance, inserted \
      item identifiers should always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. Item \(identifiers) \(exist): \(isOne ? names[0] : list(names))
      """
  }
}

// The faults of whole snapshots (19.11).
extension Outcome {
  static func duplicateItems(_ names: [String]) -> Outcome {
    .fault(
      code: "E-80",
      message: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + DiffableText.set(names))
  }

  static func duplicateSections(_ names: [String]) -> Outcome {
    .fault(
      code: "E-80s",
      message: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + DiffableText.set(names))
  }

  static func existingSections(_ names: [String]) -> Outcome {
    let isOne = names.count == 1
    let identifiers = isOne ? "identifier" : "identifiers"
    let exist = isOne ? "that already exists" : "that already exist"
    return .fault(
      code: "E-82",
      message: """
        Diffable data source detected an attempt to insert or append \(names.count) section \
        \(identifiers) \(exist) in the snapshot. Identifiers in a snapshot must be unique. Section \
        \(identifiers) \(exist): \(isOne ? names[0] : DiffableText.list(names))
        """)
  }

  static let noSections = Outcome.fault(
    code: "E-84",
    message: "There are currently no sections in the data source. Please add a section first.")

  static func notFound(_ parameter: String) -> Outcome {
    .fault(code: "E-85", message: "Invalid parameter not satisfying: \(parameter) != NSNotFound")
  }

  static func itemAnchorInList(_ anchor: String) -> Outcome {
    .fault(
      code: "E-86",
      message: "Invalid update: destination for insertion operation [\(anchor)] is in the "
        + "insertion identifier list for update: \(DiffableText.update).")
  }

  static func sectionAnchorInList(_ anchor: String) -> Outcome {
    .fault(
      code: "E-86",
      message: "Invalid update: destination for section operation [\(anchor)] is in the inserted "
        + "section list for update: \(DiffableText.update)")
  }

  /// - Parameter kind: `item` or `section`.
  static func ontoItself(_ kind: String, _ name: String) -> Outcome {
    .fault(
      code: "E-87",
      message: "Invalid update: destination for \(kind) move is the same as the source [\(name)] "
        + "for update: \(DiffableText.update).")
  }

  /// - Parameter act: `reload item`, `reconfigure item` or `reload section`.
  static func unknownMark(_ act: String, _ name: String) -> Outcome {
    .fault(
      code: "E-88",
      message: "Attempted to \(act) identifier that does not exist in the snapshot: \(name)")
  }
}

// The faults of section snapshots (19.11).
extension Outcome {
  static func clash(_ names: [String]) -> Outcome {
    .fault(
      code: "E-94",
      message: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + DiffableText.set(names))
  }

  static func unknownParent(_ name: String) -> Outcome {
    .fault(
      code: "E-95",
      message: "Parent item identifier does not exist in section snapshot: \(name)")
  }

  static func unknownAnchor(_ name: String) -> Outcome {
    .fault(
      code: "E-95",
      message:
        "Item identifier to insert before/after does not exist in section snapshot: \(name)")
  }

  static func unknownItem(_ name: String) -> Outcome {
    .fault(
      code: "E-95", message: "Item identifier does not exist in section snapshot: \(name)")
  }

  static func unknownChild(_ name: String) -> Outcome {
    .fault(
      code: "E-95", message: "Child item identifier does not exist in section snapshot: \(name)")
  }

  static func unknownDelete(_ name: String) -> Outcome {
    .fault(code: "E-95", message: "Failed to find index of item \(name)")
  }
}
