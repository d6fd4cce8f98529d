import GridKit
import GridTesting

/// The changing members of section snapshots and of their model.
protocol SectionSnapshotMembers {
  /// `Void` for a snapshot, `Outcome` for the model.
  associatedtype Result

  mutating func append(_ items: [String], to parent: String?) -> Result
  mutating func insert(_ items: [String], before anchor: String) -> Result
  mutating func insert(_ items: [String], after anchor: String) -> Result
  mutating func insert(_ snapshot: Self, before anchor: String) -> Result
  mutating func insert(_ snapshot: Self, after anchor: String) -> Result
  mutating func replace(childrenOf parent: String, using snapshot: Self) -> Result
  mutating func delete(_ items: [String]) -> Result
  mutating func deleteAll() -> Result
  mutating func expand(_ items: [String]) -> Result
  mutating func collapse(_ items: [String]) -> Result
  /// Becomes a part of another one.
  mutating func take(partOf item: String, of other: Self, includingParent: Bool) -> Result
}

extension NSDiffableDataSourceSectionSnapshot: SectionSnapshotMembers
where ItemIdentifierType == String {
  mutating func take(partOf item: String, of other: Self, includingParent: Bool) {
    self = other.snapshot(of: item, includingParent: includingParent)
  }
}

extension SectionSnapshotModel: SectionSnapshotMembers {
  mutating func take(partOf item: String, of other: Self, includingParent: Bool) -> Outcome {
    let part = other.snapshot(of: item, includingParent: includingParent)
    self = part.value
    return part.outcome
  }
}

extension SnapshotCall {
  /// Runs the call on a section snapshot. `%` stands for the other one, `$` for itself.
  func run<Snapshot: SectionSnapshotMembers>(
    on snapshot: inout Snapshot, with other: Snapshot
  ) -> Snapshot.Result {
    let anchor = anchor ?? ""
    return switch "\(verb) \(place)" {
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
    case "take below": snapshot.take(partOf: anchor, of: other, includingParent: false)
    case "take at": snapshot.take(partOf: anchor, of: other, includingParent: true)
    default: preconditionFailure("\(self) is no call")
    }
  }
}

/// Draws calls of section snapshots.
enum SectionSnapshotCall {
  static let names = ["a", "b", "c", "d", "e", "f f", "ü", "h", "i", "j"]

  /// A few names of a stretch of all; one list in five may name something twice.
  private static func list(of names: ArraySlice<String>, _ random: inout SplitMix64) -> [String] {
    let count = random.next(below: 4)
    guard random.percent(20) else {
      return Array(names.shuffled(using: &random).prefix(count))
    }
    var list: [String] = []
    for _ in 0..<count { list.append(name(of: names, &random)) }
    return list
  }

  private static func name(of names: ArraySlice<String>, _ random: inout SplitMix64) -> String {
    names[names.startIndex + random.next(below: names.count)]
  }

  /// - Parameters:
  ///   - present: What is in the snapshot now; most calls name that.
  ///   - fresh: The names that the call adds.
  static func draw(
    present: [String], fresh: ArraySlice<String>, _ random: inout SplitMix64
  ) -> SnapshotCall {
    let old = present.isEmpty || random.percent(20) ? names[...] : present[...]
    let absent = fresh.filter { !present.contains($0) }
    let added = list(of: absent.isEmpty || random.percent(40) ? fresh : absent[...], &random)
    let named = list(of: old, &random)
    let one = name(of: old, &random)
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
