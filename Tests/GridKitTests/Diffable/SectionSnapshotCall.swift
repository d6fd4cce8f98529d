import GridKit
import GridTesting

/// One changing call, for a section snapshot and for its model. Both are given another snapshot to
/// take items from.
struct SectionSnapshotCall {
  typealias Real = (inout StringSectionSnapshot, StringSectionSnapshot) -> Void
  typealias Model = (inout SectionSnapshotModel, SectionSnapshotModel) -> Outcome

  /// As it is written in a program; `$` is the value that is called, `%` the other one.
  let text: String
  let real: Real
  let model: Model

  private init(_ text: String, _ real: @escaping Real, model: @escaping Model) {
    self.text = text.hasPrefix("$") ? text : "$." + text
    self.real = real
    self.model = model
  }

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
  ) -> SectionSnapshotCall {
    let old = present.isEmpty || random.percent(20) ? names[...] : present[...]
    let absent = fresh.filter { !present.contains($0) }
    let added = list(of: absent.isEmpty || random.percent(40) ? fresh : absent[...], &random)
    let named = list(of: old, &random)
    let one = name(of: old, &random)
    return switch random.next(below: 30) {
    case 0...2: append(added)
    case 3...8: append(added, to: one)
    case 9, 10: insert(added, before: one)
    case 11, 12: insert(added, after: one)
    case 13, 14: delete(Array(named.prefix(2)))
    case 15...19: expand(named)
    case 20, 21: collapse(named)
    case 22, 23: insertOther(before: one)
    case 24, 25: insertOther(after: one)
    case 26, 27: replace(childrenOf: one)
    case 28: deleteAll
    default: replaceWithOwn(childrenOf: one)
    }
  }
}

// MARK: The members

extension SectionSnapshotCall {
  private static func append(_ items: [String]) -> SectionSnapshotCall {
    SectionSnapshotCall("append(\(items))") { snapshot, _ in
      snapshot.append(items)
    } model: { model, _ in
      model.append(items)
    }
  }

  private static func append(_ items: [String], to parent: String) -> SectionSnapshotCall {
    SectionSnapshotCall("append(\(items), to: \(parent.debugDescription))") { snapshot, _ in
      snapshot.append(items, to: parent)
    } model: { model, _ in
      model.append(items, to: parent)
    }
  }

  private static func insert(_ items: [String], before anchor: String) -> SectionSnapshotCall {
    SectionSnapshotCall("insert(\(items), before: \(anchor.debugDescription))") { snapshot, _ in
      snapshot.insert(items, before: anchor)
    } model: { model, _ in
      model.insert(items, before: anchor)
    }
  }

  private static func insert(_ items: [String], after anchor: String) -> SectionSnapshotCall {
    SectionSnapshotCall("insert(\(items), after: \(anchor.debugDescription))") { snapshot, _ in
      snapshot.insert(items, after: anchor)
    } model: { model, _ in
      model.insert(items, after: anchor)
    }
  }

  static func delete(_ items: [String]) -> SectionSnapshotCall {
    SectionSnapshotCall("delete(\(items))") { snapshot, _ in
      snapshot.delete(items)
    } model: { model, _ in
      model.delete(items)
    }
  }

  static var deleteAll: SectionSnapshotCall {
    SectionSnapshotCall("deleteAll()") { snapshot, _ in
      snapshot.deleteAll()
    } model: { model, _ in
      model.deleteAll()
    }
  }

  private static func expand(_ items: [String]) -> SectionSnapshotCall {
    SectionSnapshotCall("expand(\(items))") { snapshot, _ in
      snapshot.expand(items)
    } model: { model, _ in
      model.expand(items)
    }
  }

  private static func collapse(_ items: [String]) -> SectionSnapshotCall {
    SectionSnapshotCall("collapse(\(items))") { snapshot, _ in
      snapshot.collapse(items)
    } model: { model, _ in
      model.collapse(items)
    }
  }

  static func insertOther(before anchor: String) -> SectionSnapshotCall {
    SectionSnapshotCall("insert(%, before: \(anchor.debugDescription))") { snapshot, other in
      snapshot.insert(other, before: anchor)
    } model: { model, other in
      model.insert(other, before: anchor)
    }
  }

  static func insertOther(after anchor: String) -> SectionSnapshotCall {
    SectionSnapshotCall("insert(%, after: \(anchor.debugDescription))") { snapshot, other in
      snapshot.insert(other, after: anchor)
    } model: { model, other in
      model.insert(other, after: anchor)
    }
  }

  static func replace(childrenOf parent: String) -> SectionSnapshotCall {
    SectionSnapshotCall("replace(childrenOf: \(parent.debugDescription), using: %)") {
      snapshot, other in
      snapshot.replace(childrenOf: parent, using: other)
    } model: { model, other in
      model.replace(childrenOf: parent, using: other)
    }
  }

  /// The whole tree below one of its own items: always refused.
  private static func replaceWithOwn(childrenOf parent: String) -> SectionSnapshotCall {
    SectionSnapshotCall("replace(childrenOf: \(parent.debugDescription), using: $)") {
      snapshot, _ in
      let own = snapshot
      snapshot.replace(childrenOf: parent, using: own)
    } model: { model, _ in
      let own = model
      return model.replace(childrenOf: parent, using: own)
    }
  }

  /// The value becomes a part of the other one.
  static func take(partOf item: String, includingParent: Bool) -> SectionSnapshotCall {
    let names = "\(item.debugDescription), includingParent: \(includingParent)"
    return SectionSnapshotCall("$ = %.snapshot(of: \(names))") { snapshot, other in
      snapshot = other.snapshot(of: item, includingParent: includingParent)
    } model: { model, other in
      let part = other.snapshot(of: item, includingParent: includingParent)
      model = part.value
      return part.outcome
    }
  }
}
