// How the data source changes in a batch update.

extension ScenarioData {
  /// Applies a batch to the sections and items, as a correct data source does. First removes
  /// deleted and moved elements, at their positions before the update. Then inserts new and moved
  /// elements, at their positions after the update, in ascending order.
  ///
  /// Operations on sections or items that do not exist are left out. A position past the end counts
  /// as the end. The grid refuses a batch that has an operation of either kind.
  func apply(_ update: ScenarioUpdate) {
    let taken = TakenItems(sections: sections, update: update)
    var rest: [(section: Section, old: Int)] = []
    for (index, section) in taken.remaining.enumerated() { rest.append((section, index)) }

    // Remove sections.
    let gone = Set(update.sectionDeletes + update.sectionMoves.map(\.from))
    var result = rest.filter { !gone.contains($0.old) }.map(\.section)
    // Insert sections.
    var arriving: [(at: Int, section: Section)] = update.sectionInserts.map {
      ($0.index, Section($0.section))
    }
    for move in update.sectionMoves where taken.remaining.indices.contains(move.from) {
      arriving.append((move.to, taken.remaining[move.from]))
    }
    let inOrder = arriving.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    result = Self.inserting(inOrder.map { ($0.element.at, $0.element.section) }, into: result)

    // Insert items.
    var arrivals = taken.arrivals()[...]
    while let section = arrivals.first?.at.section {
      let part = arrivals.prefix { $0.at.section == section }
      arrivals = arrivals[part.endIndex...]
      guard result.indices.contains(section) else { continue }
      result[section].items = Self.inserting(
        part.map { ($0.at.item, $0.item) }, into: result[section].items)
    }
    sections = result
  }

  /// Returns the list with new entries. They are inserted one after the other, each at its index in
  /// the list so far, or at the end if the index is past the end. The indices of `arrivals` must
  /// ascend.
  ///
  /// - Complexity: O(*n* + *k*) for *n* entries and *k* new entries.
  package nonisolated static func inserting<Entry>(
    _ arrivals: [(at: Int, entry: Entry)], into list: [Entry]
  ) -> [Entry] {
    var result: [Entry] = []
    result.reserveCapacity(list.count + arrivals.count)
    // Inserted entries that are not in `result` yet, because later entries may push them on. The
    // last inserted entry comes first; the rest of `list` follows all of them.
    var pushed: [Entry] = []
    var next = 0
    func advance(to place: Int) {
      while result.count < place {
        if let entry = pushed.popLast() {
          result.append(entry)
        } else if next < list.count {
          result.append(list[next])
          next += 1
        } else {
          return
        }
      }
    }
    for arrival in arrivals {
      advance(to: arrival.at)
      pushed.append(arrival.entry)
    }
    advance(to: .max)
    return result
  }
}

/// The items that a batch removes from their sections, and the items that the batch inserts, with
/// their positions.
private struct TakenItems {
  /// The sections in their old order, without deleted and moved items.
  var remaining: [ScenarioData.Section]
  private var coming: [(at: ItemPosition, item: ScenarioData.Item?)] = []

  init(sections: [ScenarioData.Section], update: ScenarioUpdate) {
    remaining = sections
    func item(_ place: ItemPosition) -> ScenarioData.Item?? {
      guard sections.indices.contains(place.section),
        sections[place.section].items.indices.contains(place.item)
      else { return nil }
      return sections[place.section].items[place.item]
    }
    coming = update.inserts.map { ($0.position, $0.item) }
    for move in update.moves {
      if let item = item(move.from) { coming.append((move.to, item)) }
    }
    let leaving = Set(update.deletes + update.moves.map(\.from))
    for section in remaining.indices {
      remaining[section].items = sections[section].items.enumerated().filter {
        !leaving.contains(ItemPosition(section, $0.offset))
      }.map(\.element)
    }
  }

  /// Returns the inserted items in ascending order of position. Items with equal positions are in
  /// the order of the file.
  func arrivals() -> [(at: ItemPosition, item: ScenarioData.Item?)] {
    coming.enumerated().sorted { a, b in
      let (p, q) = (a.element.at, b.element.at)
      if p.section != q.section { return p.section < q.section }
      return p.item != q.item ? p.item < q.item : a.offset < b.offset
    }.map(\.element)
  }
}
