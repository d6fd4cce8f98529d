// How the data source changes in a batch update.

extension ScenarioData {
  /// Applies a batch to the sections and items, as a correct data source does. First removes
  /// deleted and moved elements, at their positions before the update. Then inserts new and moved
  /// elements, at their positions after the update, in ascending order.
  ///
  /// Operations on sections or items that do not exist are left out. A position past the end counts
  /// as the end. The grid refuses a batch that has an operation of either kind.
  func apply(_ update: ScenarioUpdate) {
    var arrivals = update.inserts.map { (at: $0.position, entry: $0.item) }
    for move in update.moves where has(move.from) {
      arrivals.append((move.to, sections[move.from.section].items[move.from.item]))
    }
    let leaving = Set(update.deletes + update.moves.map(\.from))
    let remaining = sections.enumerated().map { index, section in
      var section = section
      section.items = section.items.enumerated()
        .filter { !leaving.contains(ItemPosition(index, $0.offset)) }.map(\.element)
      return section
    }

    let gone = Set(update.sectionDeletes + update.sectionMoves.map(\.from))
    var arriving = update.sectionInserts.map { (at: $0.index, entry: Section($0.section)) }
    for move in update.sectionMoves where remaining.indices.contains(move.from) {
      arriving.append((move.to, remaining[move.from]))
    }
    var result = Self.inserting(
      Self.ascending(arriving),
      into: remaining.enumerated().filter { !gone.contains($0.offset) }.map(\.element))

    var rest = Self.ascending(arrivals)[...]
    while let section = rest.first?.at.section {
      let part = rest.prefix { $0.at.section == section }
      rest = rest[part.endIndex...]
      guard result.indices.contains(section) else { continue }
      result[section].items = Self.inserting(
        part.map { ($0.at.item, $0.entry) }, into: result[section].items)
    }
    sections = result
  }

  private func has(_ place: ItemPosition) -> Bool {
    sections.indices.contains(place.section)
      && sections[place.section].items.indices.contains(place.item)
  }

  /// Returns new entries in ascending order of position. Entries with equal positions are in the
  /// order of the file.
  private static func ascending<Place: Comparable, Entry>(
    _ arrivals: [(at: Place, entry: Entry)]
  ) -> [(at: Place, entry: Entry)] {
    arrivals.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
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
