// Moves positions in actions to existing sections and items, so that random and shortened cases are
// valid.

extension ScenarioCase {
  /// Returns the case with every position in an action moved to a section and an item that exist
  /// when the action runs. A scroll to an item is left out if there are no items then.
  func fitted() -> ScenarioCase {
    var copy = self
    var counts = sections.map(\.itemCount)
    copy.actions = actions.compactMap { action in
      if var update = action.values(of: .update) {
        counts = update.fit(to: counts)
        return .update(update)
      }
      guard let (place, position, animated) = action.values(of: .scrollToItem) else {
        return action
      }
      return place.clamped(to: counts).map {
        .scrollToItem($0, position: position, animated: animated)
      }
    }
    return copy
  }
}

extension ItemPosition {
  /// Returns the nearest position with an item; nil if there are no items.
  fileprivate func clamped(to counts: [Int]) -> ItemPosition? {
    if counts.indices.contains(section), counts[section] > 0 {
      return ItemPosition(section, min(max(0, item), counts[section] - 1))
    }
    return counts.lastIndex { $0 > 0 }.map { ItemPosition($0, counts[$0] - 1) }
  }
}

extension ScenarioUpdate {
  /// Makes the update valid for a data source with these counts, by the rules of batch updates.
  /// Deletes, reloads and sources of moves name positions before the update; inserts and targets of
  /// moves name positions after the update. No position occurs twice. If the update changes
  /// sections, its changes of items are left out.
  ///
  /// - Returns: The counts after the update.
  mutating func fit(to counts: [Int]) -> [Int] {
    let changesSections =
      !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && sectionReloads.isEmpty)
    if changesSections {
      (deletes, inserts, moves, reloads) = ([], [], [], [])
      return fitSections(to: counts)
    }
    return fitItems(to: counts)
  }

  private mutating func fitItems(to counts: [Int]) -> [Int] {
    var used: Set<ItemPosition> = []
    func isFree(_ place: ItemPosition) -> Bool {
      counts.indices.contains(place.section) && 0..<counts[place.section] ~= place.item
        && used.insert(place).inserted
    }
    deletes = deletes.filter(isFree)
    moves = moves.filter { isFree($0.from) }
    // A reloaded item is inserted at its old position, even if moves make that position invalid
    // (E-59a). An update therefore has either moves or reloads.
    reloads = moves.isEmpty ? reloads.filter(isFree) : []
    guard !counts.isEmpty else {
      inserts = []
      return counts
    }
    var result = counts
    for place in deletes + moves.map(\.from) { result[place.section] -= 1 }
    func section(_ place: ItemPosition) -> Int { min(max(0, place.section), counts.count - 1) }
    for place in inserts.map(\.position) + moves.map(\.to) { result[section(place)] += 1 }
    var taken: Set<ItemPosition> = []
    func settle(_ place: ItemPosition) -> ItemPosition {
      let section = section(place)
      var item = min(max(0, place.item), result[section] - 1)
      while !taken.insert(ItemPosition(section, item)).inserted {
        item = item == 0 ? result[section] - 1 : item - 1
      }
      return ItemPosition(section, item)
    }
    for index in inserts.indices { inserts[index].position = settle(inserts[index].position) }
    for index in moves.indices { moves[index].to = settle(moves[index].to) }
    return result
  }

  private mutating func fitSections(to counts: [Int]) -> [Int] {
    var used: Set<Int> = []
    func isFree(_ section: Int) -> Bool {
      counts.indices.contains(section) && used.insert(section).inserted
    }
    sectionDeletes = sectionDeletes.filter(isFree)
    sectionMoves = sectionMoves.filter { isFree($0.from) }
    sectionReloads = sectionMoves.isEmpty ? sectionReloads.filter(isFree) : []
    let count = counts.count - sectionDeletes.count + sectionInserts.count
    var taken: Set<Int> = []
    func settle(_ section: Int) -> Int {
      var section = min(max(0, section), count - 1)
      while !taken.insert(section).inserted { section = section == 0 ? count - 1 : section - 1 }
      return section
    }
    for index in sectionInserts.indices {
      sectionInserts[index].index = settle(sectionInserts[index].index)
    }
    for index in sectionMoves.indices { sectionMoves[index].to = settle(sectionMoves[index].to) }
    let gone = Set(sectionDeletes + sectionMoves.map(\.from))
    var result = counts.indices.filter { !gone.contains($0) }.map { counts[$0] }
    let arriving =
      sectionInserts.map { (at: $0.index, count: $0.section.itemCount) }
      + sectionMoves.map { (at: $0.to, count: counts[$0.from]) }
    for arrival in arriving.sorted(by: { $0.at < $1.at }) {
      result.insert(arrival.count, at: min(arrival.at, result.count))
    }
    return result
  }
}
