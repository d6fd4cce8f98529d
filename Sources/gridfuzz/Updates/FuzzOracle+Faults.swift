// Finds the first fault of a batch, by a plain list of rules in UIKit's order.

extension FuzzOracle {
  /// The code of the fault that the grid must raise if the data source holds `outcome` after the
  /// batch; nil for a valid batch.
  var fault: String? { FuzzRules(self).firstFault }
}

private struct FuzzRules {
  let before: [Int]
  let after: [Int]
  let newSections: [Int?]
  var deletes: [FuzzPlace] = []
  var inserts: [FuzzPlace] = []
  var reloads: [FuzzPlace] = []
  /// New places of the elements in `reloads`, in the order of `reloads`; nil where a section
  /// operation covers the reload.
  var reloadTargets: [FuzzPlace?] = []
  var moves: [(from: FuzzPlace, to: FuzzPlace)] = []

  init(_ oracle: FuzzOracle) {
    before = oracle.before.counts
    after = oracle.outcome.counts
    newSections = oracle.newSections
    for operation in oracle.operations {
      switch operation {
      case .delete(let place): deletes.append(place)
      case .insert(let place, _): inserts.append(place)
      case .reload(let place, _): reloads.append(place)
      case .move(let from, let to): moves.append((from, to))
      case .reconfigure: break
      }
    }
    let covering = Set((deletes + reloads).filter(\.isSection).map(\.section))
    reloadTargets = reloads.map { reload in
      let isCovered = !reload.isSection && covering.contains(reload.section)
      return before.indices.contains(reload.section) && !isCovered
        ? oracle.place(ofReloaded: reload) : nil
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
      if sources.contains(place) { return place.isSection ? "E-56" : "E-56a" }
      if deletes.contains(place), reloads.contains(place) {
        let isCovered = place.item != nil && deletes.contains(FuzzPlace(place.section))
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
      if targets.contains(place) { return place.isSection ? "E-60" : "E-61" }
    }
    return nil
  }

  /// The first fault of the moves, from the lowest up. The rules are checked in this order: range,
  /// source of an earlier move, target of an earlier move.
  private var moveFault: String? {
    var seen: [(from: FuzzPlace, to: FuzzPlace)] = []
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
      let isSection = move.from.isSection
      if seen.contains(where: { $0.from == move.from }) { return isSection ? "E-65" : "E-65a" }
      if seen.contains(where: { $0.to == move.to }) { return isSection ? "E-66" : "E-66a" }
      seen.append(move)
    }
    return nil
  }

  /// The fault of a repeated delete, insert or reload, unless a section operation covers it.
  private var repetition: String? {
    let given = Set((deletes + reloads).filter(\.isSection).map(\.section))
    let taken = Set(
      (inserts + reloadTargets.compactMap { $0 }).filter(\.isSection).map(\.section))
    func isRepeated(_ places: [FuzzPlace], besides sections: Set<Int>) -> Bool {
      let counted = places.filter { $0.isSection || !sections.contains($0.section) }
      return Set(counted).count != counted.count
    }
    return isRepeated(deletes, besides: given) || isRepeated(inserts, besides: taken)
      || isRepeated(reloads, besides: given) ? "duplicate-update" : nil
  }

  /// The fault of a batch whose operations do not explain the new numbers of sections and items;
  /// nil for other batches.
  private var totalFault: String? {
    let inserted = inserts.count(where: \.isSection)
    let deleted = deletes.count(where: \.isSection)
    guard after.count == before.count + inserted - deleted else { return "E-50" }
    let distinctMoves = Set(moves.map { [$0.from, $0.to] })
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      func leaves(_ place: FuzzPlace) -> Bool { place.item != nil && place.section == old }
      func arrives(_ place: FuzzPlace) -> Bool { place.item != nil && place.section == new }
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
    for move in moves where move.from.isSection && move.from == move.to {
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
