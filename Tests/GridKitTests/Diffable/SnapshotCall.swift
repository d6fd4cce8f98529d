import GridKit
import GridTesting

/// One changing call, for a snapshot or a section snapshot and for its model, as text.
///
/// `append a, b to A` and `move a before b` are calls about items, `append [A, B]` and
/// `move [A] after B` about sections. `delete all` empties a snapshot. In `insert % before a`,
/// `replace % below a` and `take % below a`, `%` is another section snapshot.
struct SnapshotCall: CustomStringConvertible {
  let verb: String
  let names: [String]
  private let isOfSections: Bool
  /// `to`, `before`, `after`, `below` or `at`; empty without an anchor.
  let place: String
  let anchor: String?

  init(
    _ verb: String, _ names: [String], isOfSections: Bool = false, _ place: String = "",
    _ anchor: String? = nil
  ) {
    (self.verb, self.names, self.isOfSections) = (verb, names, isOfSections)
    (self.place, self.anchor) = (place, anchor)
  }

  init(_ text: String) {
    let parts = text.wholeMatch(
      of:
        /(?<verb>\w+) ?(?<open>\[?)(?<names>.*?)\]?( ?(?<place>to|before|after|below|at) (?<to>.+))?/
    )
    guard let parts else { preconditionFailure("\(text) is no call") }
    self.init(
      "\(parts.verb)", parts.names.isEmpty ? [] : parts.names.components(separatedBy: ", "),
      isOfSections: !parts.open.isEmpty, parts.place.map(String.init) ?? "",
      parts.to.map(String.init))
  }

  /// The calls of a text: `append a; delete b`.
  static func list(_ text: String) -> [SnapshotCall] {
    text.components(separatedBy: "; ").map { SnapshotCall($0) }
  }

  var description: String {
    let list = names.joined(separator: ", ")
    let parts = [verb, isOfSections ? "[\(list)]" : list, place, anchor ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  func run(on snapshot: inout StringSnapshot) {
    let (name, anchor) = (names.first ?? "", anchor ?? "")
    switch "\(verb)\(isOfSections ? " section" : "") \(place)" {
    case "append ": snapshot.appendItems(names, toSection: nil)
    case "append to": snapshot.appendItems(names, toSection: anchor)
    case "insert before": snapshot.insertItems(names, beforeItem: anchor)
    case "insert after": snapshot.insertItems(names, afterItem: anchor)
    case "delete " where names == ["all"]: snapshot.deleteAllItems()
    case "delete ": snapshot.deleteItems(names)
    case "move before": snapshot.moveItem(name, beforeItem: anchor)
    case "move after": snapshot.moveItem(name, afterItem: anchor)
    case "reload ": snapshot.reloadItems(names)
    case "reconfigure ": snapshot.reconfigureItems(names)
    case "append section ": snapshot.appendSections(names)
    case "insert section before": snapshot.insertSections(names, beforeSection: anchor)
    case "insert section after": snapshot.insertSections(names, afterSection: anchor)
    case "delete section ": snapshot.deleteSections(names)
    case "move section before": snapshot.moveSection(name, beforeSection: anchor)
    case "move section after": snapshot.moveSection(name, afterSection: anchor)
    case "reload section ": snapshot.reloadSections(names)
    default: preconditionFailure("\(self) is no call")
    }
  }
}

extension SnapshotCall {
  func run(on model: inout SnapshotModel) {
    let (name, anchor, distance) = (names.first ?? "", anchor, place == "after" ? 1 : 0)
    switch "\(verb)\(isOfSections ? " section" : "")" {
    case "append": model.appendItems(names, toSection: anchor)
    case "insert": model.insertItems(names, at: anchor ?? "", distance)
    case "delete" where names == ["all"]: model = SnapshotModel()
    case "delete": model.deleteItems(names)
    case "move": model.moveItem(name, to: anchor ?? "", distance)
    case "reload": model.reloadItems(names)
    case "reconfigure": model.reconfigureItems(names)
    case "append section": model.appendSections(names)
    case "insert section": model.insertSections(names, at: anchor ?? "", distance)
    case "delete section": model.deleteSections(names)
    case "move section": model.moveSection(name, to: anchor ?? "", distance)
    case "reload section": model.reloadSections(names)
    default: preconditionFailure("\(self) is no call")
    }
  }
}

/// The answers of snapshots and of their model.
protocol SnapshotAnswers {
  var numberOfItems: Int { get }
  var numberOfSections: Int { get }
  var sectionIdentifiers: [String] { get }
  var itemIdentifiers: [String] { get }
  var reloadedSectionIdentifiers: [String] { get }
  var reloadedItemIdentifiers: [String] { get }
  var reconfiguredItemIdentifiers: [String] { get }
  var description: String { get }
  func numberOfItems(inSection name: String) -> Int
  func itemIdentifiers(inSection name: String) -> [String]
  func sectionIdentifier(containingItem item: String) -> String?
  func indexOfItem(_ item: String) -> Int?
  func indexOfSection(_ name: String) -> Int?
}

extension NSDiffableDataSourceSnapshot: SnapshotAnswers
where SectionIdentifierType == String, ItemIdentifierType == String {}

extension SnapshotModel: SnapshotAnswers {}

extension SnapshotAnswers {
  /// Everything that a snapshot answers about the names of random calls, known or not.
  var reading: [String: AnyHashable] {
    let (sections, items) = (SnapshotCall.sections, SnapshotCall.items)
    return [
      "numberOfItems": numberOfItems, "numberOfSections": numberOfSections,
      "sectionIdentifiers": sectionIdentifiers, "itemIdentifiers": itemIdentifiers,
      "reloadedSectionIdentifiers": reloadedSectionIdentifiers,
      "reloadedItemIdentifiers": reloadedItemIdentifiers,
      "reconfiguredItemIdentifiers": reconfiguredItemIdentifiers, "description": description,
      "numbersOfItems": sections.map { numberOfItems(inSection: $0) },
      "itemsInSections": sections.map { itemIdentifiers(inSection: $0) },
      "indicesOfSections": sections.map { indexOfSection($0) },
      "sectionsOfItems": items.map { sectionIdentifier(containingItem: $0) },
      "indicesOfItems": items.map { indexOfItem($0) },
    ]
  }
}

// MARK: Random calls

extension SnapshotCall {
  // Few names, so that calls often meet what is there; some of them need quotes in lists.
  static let sections = ["A", "B", "C", "D 4"]
  static let items = ["a", "b", "c", "d1", "e f", "ü", "g\"\\"]

  /// A few names; one list in five may name something twice.
  static func list(
    of names: some RandomAccessCollection<String>, _ random: inout SplitMix64
  ) -> [String] {
    let count = random.next(below: 4)
    guard random.percent(20) else { return Array(names.shuffled(using: &random).prefix(count)) }
    return (0..<count).map { _ in name(of: names, &random) }
  }

  static func name(
    of names: some RandomAccessCollection<String>, _ random: inout SplitMix64
  ) -> String { names[names.index(names.startIndex, offsetBy: random.next(below: names.count))] }

  /// - Parameter isEmpty: Whether there is no section yet; then one is likely to come.
  static func draw(isEmpty: Bool, _ random: inout SplitMix64) -> SnapshotCall {
    if isEmpty, random.percent(60) {
      return SnapshotCall("append", list(of: sections, &random), isOfSections: true)
    }
    return random.percent(70) ? itemCall(&random) : sectionCall(&random)
  }

  private static func itemCall(_ random: inout SplitMix64) -> SnapshotCall {
    let names = list(of: items, &random)
    let (one, two) = (name(of: items, &random), name(of: items, &random))
    let section = name(of: sections, &random)
    return switch random.next(below: 20) {
    case 0, 1: SnapshotCall("append", names)
    case 2...5: SnapshotCall("append", names, "to", section)
    case 6, 7: SnapshotCall("insert", names, "before", one)
    case 8, 9: SnapshotCall("insert", names, "after", one)
    case 10, 11: SnapshotCall("delete", names)
    case 12, 13: SnapshotCall("move", [one], "before", two)
    case 14, 15: SnapshotCall("move", [one], "after", two)
    case 16, 17: SnapshotCall("reload", random.percent(50) ? names : [one])
    default: SnapshotCall("reconfigure", random.percent(50) ? names : [one])
    }
  }

  private static func sectionCall(_ random: inout SplitMix64) -> SnapshotCall {
    let names = list(of: sections, &random)
    let (one, two) = (name(of: sections, &random), name(of: sections, &random))
    func call(
      _ verb: String, _ names: [String], _ place: String = "", _ anchor: String? = nil
    ) -> SnapshotCall { SnapshotCall(verb, names, isOfSections: true, place, anchor) }
    return switch random.next(below: 20) {
    case 0...2: call("append", random.percent(50) ? names : [one])
    case 3, 4: call("insert", random.percent(50) ? names : [one], "before", two)
    case 5, 6: call("insert", random.percent(50) ? names : [one], "after", two)
    case 7, 8: call("delete", Array(names.prefix(2)))
    case 9...11: call("move", [one], "before", two)
    case 12...14: call("move", [one], "after", two)
    case 15...18: call("reload", random.percent(50) ? names : [one])
    default: SnapshotCall("delete all")
    }
  }
}
