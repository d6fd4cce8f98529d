import GridKit
import GridTesting

/// One changing call, for a snapshot and for its model.
struct SnapshotCall {
  /// As it is written in a program.
  let text: String
  let real: (inout StringSnapshot) -> Void
  let model: (inout SnapshotModel) -> Outcome

  private init(
    _ text: String, _ real: @escaping (inout StringSnapshot) -> Void,
    model: @escaping (inout SnapshotModel) -> Outcome
  ) {
    self.text = "snapshot." + text
    self.real = real
    self.model = model
  }

  // Few names, so that calls often meet what is there; some of them need quotes in lists.
  static let sections = ["A", "B", "C", "D 4"]
  static let items = ["a", "b", "c", "d1", "e f", "ü", "g\"\\"]

  /// A few names; one list in five may name something twice.
  private static func list(of names: [String], _ random: inout SplitMix64) -> [String] {
    let count = random.next(below: 4)
    guard random.percent(20) else {
      return Array(names.shuffled(using: &random).prefix(count))
    }
    var list: [String] = []
    for _ in 0..<count { list.append(name(of: names, &random)) }
    return list
  }

  private static func name(of names: [String], _ random: inout SplitMix64) -> String {
    names[random.next(below: names.count)]
  }

  /// - Parameter isEmpty: Whether there is no section yet; then one is likely to come.
  static func draw(isEmpty: Bool, _ random: inout SplitMix64) -> SnapshotCall {
    if isEmpty, random.percent(60) { return appendSections(list(of: sections, &random)) }
    return random.percent(70) ? itemCall(&random) : sectionCall(&random)
  }

  private static func itemCall(_ random: inout SplitMix64) -> SnapshotCall {
    let names = list(of: items, &random)
    let (one, two) = (name(of: items, &random), name(of: items, &random))
    let section = name(of: sections, &random)
    return switch random.next(below: 20) {
    case 0, 1: appendItems(names)
    case 2...5: appendItems(names, to: section)
    case 6, 7: insertItems(names, before: one)
    case 8, 9: insertItems(names, after: one)
    case 10, 11: deleteItems(names)
    case 12, 13: moveItem(one, before: two)
    case 14, 15: moveItem(one, after: two)
    case 16, 17: reloadItems(random.percent(50) ? names : [one])
    default: reconfigureItems(random.percent(50) ? names : [one])
    }
  }

  private static func sectionCall(_ random: inout SplitMix64) -> SnapshotCall {
    let names = list(of: sections, &random)
    let (one, two) = (name(of: sections, &random), name(of: sections, &random))
    return switch random.next(below: 20) {
    case 0...2: appendSections(random.percent(50) ? names : [one])
    case 3, 4: insertSections(random.percent(50) ? names : [one], before: two)
    case 5, 6: insertSections(random.percent(50) ? names : [one], after: two)
    case 7, 8: deleteSections(Array(names.prefix(2)))
    case 9...11: moveSection(one, before: two)
    case 12...14: moveSection(one, after: two)
    case 15...18: reloadSections(random.percent(50) ? names : [one])
    default: deleteAllItems
    }
  }
}

// MARK: The members

extension SnapshotCall {
  private static func appendItems(_ items: [String]) -> SnapshotCall {
    SnapshotCall("appendItems(\(items))") {
      $0.appendItems(items)
    } model: {
      $0.appendItems(items)
    }
  }

  private static func appendItems(_ items: [String], to section: String) -> SnapshotCall {
    SnapshotCall("appendItems(\(items), toSection: \(section.debugDescription))") {
      $0.appendItems(items, toSection: section)
    } model: {
      $0.appendItems(items, toSection: section)
    }
  }

  private static func insertItems(_ items: [String], before anchor: String) -> SnapshotCall {
    SnapshotCall("insertItems(\(items), beforeItem: \(anchor.debugDescription))") {
      $0.insertItems(items, beforeItem: anchor)
    } model: {
      $0.insertItems(items, beforeItem: anchor)
    }
  }

  private static func insertItems(_ items: [String], after anchor: String) -> SnapshotCall {
    SnapshotCall("insertItems(\(items), afterItem: \(anchor.debugDescription))") {
      $0.insertItems(items, afterItem: anchor)
    } model: {
      $0.insertItems(items, afterItem: anchor)
    }
  }

  private static func deleteItems(_ items: [String]) -> SnapshotCall {
    SnapshotCall("deleteItems(\(items))") {
      $0.deleteItems(items)
    } model: {
      $0.deleteItems(items)
    }
  }

  private static var deleteAllItems: SnapshotCall {
    SnapshotCall("deleteAllItems()") {
      $0.deleteAllItems()
    } model: {
      $0.deleteAllItems()
    }
  }

  private static func moveItem(_ item: String, before anchor: String) -> SnapshotCall {
    let names = "\(item.debugDescription), beforeItem: \(anchor.debugDescription)"
    return SnapshotCall("moveItem(\(names))") {
      $0.moveItem(item, beforeItem: anchor)
    } model: {
      $0.moveItem(item, beforeItem: anchor)
    }
  }

  private static func moveItem(_ item: String, after anchor: String) -> SnapshotCall {
    let names = "\(item.debugDescription), afterItem: \(anchor.debugDescription)"
    return SnapshotCall("moveItem(\(names))") {
      $0.moveItem(item, afterItem: anchor)
    } model: {
      $0.moveItem(item, afterItem: anchor)
    }
  }

  private static func reloadItems(_ items: [String]) -> SnapshotCall {
    SnapshotCall("reloadItems(\(items))") {
      $0.reloadItems(items)
    } model: {
      $0.reloadItems(items)
    }
  }

  private static func reconfigureItems(_ items: [String]) -> SnapshotCall {
    SnapshotCall("reconfigureItems(\(items))") {
      $0.reconfigureItems(items)
    } model: {
      $0.reconfigureItems(items)
    }
  }

  private static func appendSections(_ names: [String]) -> SnapshotCall {
    SnapshotCall("appendSections(\(names))") {
      $0.appendSections(names)
    } model: {
      $0.appendSections(names)
    }
  }

  private static func insertSections(_ names: [String], before anchor: String) -> SnapshotCall {
    SnapshotCall("insertSections(\(names), beforeSection: \(anchor.debugDescription))") {
      $0.insertSections(names, beforeSection: anchor)
    } model: {
      $0.insertSections(names, beforeSection: anchor)
    }
  }

  private static func insertSections(_ names: [String], after anchor: String) -> SnapshotCall {
    SnapshotCall("insertSections(\(names), afterSection: \(anchor.debugDescription))") {
      $0.insertSections(names, afterSection: anchor)
    } model: {
      $0.insertSections(names, afterSection: anchor)
    }
  }

  private static func deleteSections(_ names: [String]) -> SnapshotCall {
    SnapshotCall("deleteSections(\(names))") {
      $0.deleteSections(names)
    } model: {
      $0.deleteSections(names)
    }
  }

  private static func moveSection(_ name: String, before anchor: String) -> SnapshotCall {
    let names = "\(name.debugDescription), beforeSection: \(anchor.debugDescription)"
    return SnapshotCall("moveSection(\(names))") {
      $0.moveSection(name, beforeSection: anchor)
    } model: {
      $0.moveSection(name, beforeSection: anchor)
    }
  }

  private static func moveSection(_ name: String, after anchor: String) -> SnapshotCall {
    let names = "\(name.debugDescription), afterSection: \(anchor.debugDescription)"
    return SnapshotCall("moveSection(\(names))") {
      $0.moveSection(name, afterSection: anchor)
    } model: {
      $0.moveSection(name, afterSection: anchor)
    }
  }

  private static func reloadSections(_ names: [String]) -> SnapshotCall {
    SnapshotCall("reloadSections(\(names))") {
      $0.reloadSections(names)
    } model: {
      $0.reloadSections(names)
    }
  }
}
