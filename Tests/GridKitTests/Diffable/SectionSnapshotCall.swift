import GridKit
import GridTesting

/// The answers of section snapshots and of their model.
protocol SectionSnapshotAnswers {
  var items: [String] { get }
  var rootItems: [String] { get }
  var visibleItems: [String] { get }
  var expandedItems: [String] { get }
  func visualDescription() -> String
  func contains(_ item: String) -> Bool
  func index(of item: String) -> Int?
  func isExpanded(_ item: String) -> Bool
  func isVisible(_ item: String) -> Bool
  func level(of item: String) -> Int
  func parent(of item: String) -> String?
  func snapshot(of item: String, includingParent: Bool) -> Self
}

extension NSDiffableDataSourceSectionSnapshot: SectionSnapshotAnswers
where ItemIdentifierType == String {}

extension SectionSnapshotModel: SectionSnapshotAnswers {}

extension SectionSnapshotAnswers {
  /// Everything that a section snapshot answers without a fault about the names of random calls.
  var reading: [String: AnyHashable] {
    let (names, items) = (SectionSnapshotCall.names, items)
    return [
      "items": items, "rootItems": rootItems, "visibleItems": visibleItems,
      "expandedItems": expandedItems, "visualDescription": visualDescription(),
      "levels": items.map { level(of: $0) }, "parents": items.map { parent(of: $0) },
      "isExpanded": items.map { isExpanded($0) }, "isVisible": items.map { isVisible($0) },
      "indices": names.map { index(of: $0) }, "contains": names.map { contains($0) },
    ]
  }

  /// The answers about one name, known or not, which may be faults.
  func reading(of name: String) -> [String: AnyHashable] {
    [
      "level": level(of: name), "parent": parent(of: name), "isExpanded": isExpanded(name),
      "isVisible": isVisible(name),
      "below": snapshot(of: name, includingParent: false).visualDescription(),
      "whole": snapshot(of: name, includingParent: true).visualDescription(),
    ]
  }
}

extension SnapshotCall {
  /// Runs the call on a section snapshot. `%` stands for the other one, `$` for itself.
  func run(on snapshot: inout StringSectionSnapshot, with other: StringSectionSnapshot) {
    let anchor = anchor ?? ""
    switch "\(verb) \(place)" {
    case "append ": snapshot.append(names, to: nil)
    case "append to": snapshot.append(names, to: anchor)
    case "insert before" where names == ["%"]: snapshot.insert(other, before: anchor)
    case "insert after" where names == ["%"]: snapshot.insert(other, after: anchor)
    case "insert before": snapshot.insert(names, before: anchor)
    case "insert after": snapshot.insert(names, after: anchor)
    case "replace below":
      // Only this call holds a copy, so that the others change the snapshot in place.
      snapshot.replace(childrenOf: anchor, using: names == ["$"] ? snapshot : other)
    case "delete " where names == ["all"]: snapshot.deleteAll()
    case "delete ": snapshot.delete(names)
    case "expand ": snapshot.expand(names)
    case "collapse ": snapshot.collapse(names)
    case "take below": snapshot = other.snapshot(of: anchor, includingParent: false)
    case "take at": snapshot = other.snapshot(of: anchor, includingParent: true)
    default: preconditionFailure("\(self) is no call")
    }
  }

  /// Runs the call on a model, with the model of the other section snapshot.
  func run(on model: inout SectionSnapshotModel, with other: SectionSnapshotModel) {
    let (target, distance) = (anchor ?? "", place == "after" ? 1 : 0)
    switch verb {
    case "append": model.append(names, to: anchor)
    case "insert":
      let new = names == ["%"] ? other : SectionSnapshotModel(leaves: names)
      model.insert(new, at: target, distance)
    case "replace": model.replace(childrenOf: target, using: names == ["$"] ? model : other)
    case "delete" where names == ["all"]: model = SectionSnapshotModel()
    case "delete": model.delete(names)
    case "expand", "collapse": model.setExpanded(names, verb == "expand")
    case "take": model = other.snapshot(of: target, includingParent: place == "at")
    default: preconditionFailure("\(self) is no call")
    }
  }
}

/// Draws calls of section snapshots.
enum SectionSnapshotCall {
  static let names = ["a", "b", "c", "d", "e", "f f", "ü", "h", "i", "j"]

  /// - Parameters:
  ///   - present: What is in the snapshot now; most calls name that.
  ///   - fresh: The names that the call adds.
  static func draw(
    present: [String], fresh: ArraySlice<String>, _ random: inout SplitMix64
  ) -> SnapshotCall {
    let old = present.isEmpty || random.percent(20) ? names[...] : present[...]
    let absent = fresh.filter { !present.contains($0) }
    let added = SnapshotCall.list(
      of: absent.isEmpty || random.percent(40) ? fresh : absent[...], &random)
    let named = SnapshotCall.list(of: old, &random)
    let one = SnapshotCall.name(of: old, &random)
    return switch random.next(below: 30) {
    case 0...2: SnapshotCall("append", added)
    case 3...8: SnapshotCall("append", added, "to", one)
    case 9, 10: SnapshotCall("insert", added, "before", one)
    case 11, 12: SnapshotCall("insert", added, "after", one)
    case 13, 14: SnapshotCall("delete", Array(named.prefix(2)))
    case 15...19: SnapshotCall("expand", named)
    case 20, 21: SnapshotCall("collapse", named)
    case 22, 23: SnapshotCall("insert", ["%"], "before", one)
    case 24, 25: SnapshotCall("insert", ["%"], "after", one)
    case 26, 27: SnapshotCall("replace", ["%"], "below", one)
    case 28: SnapshotCall("delete", ["all"])
    // The whole tree below one of its own items is always refused.
    default: SnapshotCall("replace", ["$"], "below", one)
    }
  }
}
