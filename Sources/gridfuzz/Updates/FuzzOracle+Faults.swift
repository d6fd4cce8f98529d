import GridScenarios

// Finds the first fault of a batch, by a plain list of rules in UIKit's order.

extension FuzzOracle {
  /// The code of the fault that the grid must raise if the data source holds `outcome` after the
  /// batch; nil for a valid batch.
  var fault: String? { FuzzRules(self).firstFault }
}

/// A place in the data: an item, or a whole section.
private struct Place: Hashable, Comparable {
  var section: Int
  /// The item's index; nil for the whole section, which is ordered after its items.
  var item: Int?

  init(_ section: Int, _ item: Int? = nil) {
    self.section = section
    self.item = item
  }

  init(_ position: ItemPosition) {
    self.init(position.section, position.item)
  }

  static func < (a: Place, b: Place) -> Bool {
    (a.section, a.item ?? Int.max) < (b.section, b.item ?? Int.max)
  }
}

private struct FuzzRules {
  let before: [Int]
  let after: [Int]
  let newSections: [Int?]
  var deletes: [Place] = []
  var inserts: [Place] = []
  var reloads: [Place] = []
  /// New places of the elements in `reloads`, in the order of `reloads`; nil where a section
  /// operation covers the reload.
  var reloadTargets: [Place?] = []
  var moves: [(from: Place, to: Place)] = []

  init(_ oracle: FuzzOracle) {
    before = oracle.before.counts
    after = oracle.outcome.counts
    newSections = oracle.newSections
    for operation in oracle.operations {
      switch operation {
      case .deleteItem(let place): deletes.append(Place(place))
      case .insertItem(let place): inserts.append(Place(place))
      case .reloadItem(let place): reloads.append(Place(place))
      case .moveItem(let from, let to): moves.append((Place(from), Place(to)))
      case .reconfigureItem: break
      case .deleteSection(let section): deletes.append(Place(section))
      case .insertSection(let section, _): inserts.append(Place(section))
      case .reloadSection(let section, _): reloads.append(Place(section))
      case .moveSection(let from, let to): moves.append((Place(from), Place(to)))
      }
    }
    let covering = Set((deletes + reloads).filter { $0.item == nil }.map(\.section))
    reloadTargets = reloads.map { reload in
      guard before.indices.contains(reload.section) else { return nil }
      guard let item = reload.item else {
        return Place(oracle.place(ofReloadedSection: reload.section))
      }
      if covering.contains(reload.section) { return nil }
      return Place(oracle.place(ofReloadedItem: ItemPosition(reload.section, item)))
    }
  }

  var firstFault: String? {
    deleteFault ?? insertFault ?? moveFault ?? repetition ?? totalFault ?? selfMoveFault
  }

  /// The first fault of the deletes and reloads, from the highest place down. The rules are checked
  /// in this order: range, conflict with a move, conflict with a reload.
  private var deleteFault: String? {
    let sources = moves.map(\.from)
    for place in Set(deletes + reloads).sorted(by: >) {
      if let item = place.item {
        guard before.indices.contains(place.section) else { return "E-55" }
        guard item < before[place.section] else { return "E-55a" }
      } else if !before.indices.contains(place.section) {
        return "E-54"
      }
      if sources.contains(place) { return place.item == nil ? "E-56" : "E-56a" }
      if deletes.contains(place), reloads.contains(place) {
        let isCovered = place.item != nil && deletes.contains(Place(place.section))
        if !isCovered { return "E-57" }
      }
    }
    return nil
  }

  /// The first fault of the inserts and the new places of reloads, from the lowest place up. The
  /// rules are checked in this order: range, conflict with a move.
  private var insertFault: String? {
    let targets = moves.map(\.to)
    for place in Set(inserts + reloadTargets.compactMap { $0 }).sorted() {
      if let item = place.item {
        guard after.indices.contains(place.section) else { return "E-59" }
        guard item < after[place.section] else { return "E-59a" }
      } else if !after.indices.contains(place.section) {
        return "E-58"
      }
      if targets.contains(place) { return place.item == nil ? "E-60" : "E-61" }
    }
    return nil
  }

  /// The first fault of the moves, from the lowest up. The rules are checked in this order: range,
  /// source of an earlier move, target of an earlier move.
  private var moveFault: String? {
    var seen: [(from: Place, to: Place)] = []
    for move in moves.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
      // A repeated move counts once.
      if let last = seen.last, last == move { continue }
      if let item = move.from.item, let target = move.to.item {
        guard before.indices.contains(move.from.section) else { return "E-64" }
        guard item < before[move.from.section] else { return "E-64a" }
        guard after.indices.contains(move.to.section) else { return "E-64b" }
        guard target < after[move.to.section] else { return "E-64c" }
      } else {
        guard before.indices.contains(move.from.section) else { return "E-63" }
        guard after.indices.contains(move.to.section) else { return "E-63a" }
      }
      let isSection = move.from.item == nil
      if seen.contains(where: { $0.from == move.from }) { return isSection ? "E-65" : "E-65a" }
      if seen.contains(where: { $0.to == move.to }) { return isSection ? "E-66" : "E-66a" }
      seen.append(move)
    }
    return nil
  }

  /// The fault of a repeated delete, insert or reload, unless a section operation covers it.
  private var repetition: String? {
    let given = Set((deletes + reloads).filter { $0.item == nil }.map(\.section))
    let taken = Set(
      (inserts + reloadTargets.compactMap { $0 }).filter { $0.item == nil }.map(\.section))
    func isRepeated(_ places: [Place], besides sections: Set<Int>) -> Bool {
      let counted = places.filter { $0.item == nil || !sections.contains($0.section) }
      return Set(counted).count != counted.count
    }
    return isRepeated(deletes, besides: given) || isRepeated(inserts, besides: taken)
      || isRepeated(reloads, besides: given) ? "duplicate-update" : nil
  }

  /// The fault of a batch whose operations do not explain the new numbers of sections and items;
  /// nil for other batches.
  private var totalFault: String? {
    let inserted = inserts.count { $0.item == nil }
    let deleted = deletes.count { $0.item == nil }
    guard after.count == before.count + inserted - deleted else { return "E-50" }
    let distinctMoves = Set(moves.map { [$0.from, $0.to] })
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      func leaves(_ place: Place) -> Bool { place.item != nil && place.section == old }
      func arrives(_ place: Place) -> Bool { place.item != nil && place.section == new }
      let leaving =
        deletes.count(where: leaves) + reloads.count(where: leaves)
        + distinctMoves.count { leaves($0[0]) }
      let arriving =
        inserts.count(where: arrives) + reloadTargets.compactMap { $0 }.count(where: arrives)
        + distinctMoves.count { arrives($0[1]) }
      if after[new] != before[old] - leaving + arriving { return "E-50" }
    }
    return nil
  }

  /// The fault of a section that is moved to its own place and loses items to other sections, if
  /// too few items follow the section.
  private var selfMoveFault: String? {
    for move in moves where move.from.item == nil && move.from == move.to {
      let section = move.from.section
      let isLosing = moves.contains {
        $0.from.item != nil && $0.from.section == section && $0.to.section != section
      }
      let start = after[..<section].reduce(0, +)
      if isLosing, start + before[section] > after.reduce(0, +) { return "E-21" }
    }
    return nil
  }
}
