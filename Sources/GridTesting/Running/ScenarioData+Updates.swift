// How the data source changes in a batch update.

extension ScenarioData {
  /// Applies a batch to the sections and items, as a data source does whose owner has understood
  /// which places are old and which are new (BU-6): first everything that goes or moves is taken
  /// out, then everything that comes is put in from the lowest place up.
  ///
  /// What names a place that there is not is left out; a place past the end counts as the end. The
  /// grid refuses such batches.
  func apply(_ update: ScenarioUpdate) {
    let taken = TakenItems(sections: sections, update: update)
    var rest: [(section: Section, old: Int)] = []
    for (index, section) in taken.remaining.enumerated() { rest.append((section, index)) }

    // Sections: out …
    let gone = Set(update.sectionDeletes + update.sectionMoves.map(\.from))
    var result = rest.filter { !gone.contains($0.old) }.map(\.section)
    // … and in.
    var arriving: [(at: Int, section: Section)] = update.sectionInserts.map {
      ($0.index, Section($0.section))
    }
    for move in update.sectionMoves where taken.remaining.indices.contains(move.from) {
      arriving.append((move.to, taken.remaining[move.from]))
    }
    result.insert(arriving.sorted { $0.at < $1.at }.map { ($0.at, $0.section) })

    // Items: in.
    let arrivals = taken.arrivals()
    var next = 0
    while next < arrivals.count {
      let section = arrivals[next].at.section
      let end = arrivals[next...].firstIndex { $0.at.section != section } ?? arrivals.count
      if result.indices.contains(section) {
        result[section].items.insert(arrivals[next..<end].map { ($0.at.item, $0.item) })
      }
      next = end
    }
    sections = result
  }
}

extension Array {
  /// Puts elements into a list, from the lowest place up: as if each was inserted at its place, or at the
  /// end if that is nearer, one after the other.
  ///
  /// - Parameter arrivals: By their places.
  /// - Complexity: O(*elements* + *arrivals*); of arrivals at one place each moves those behind it.
  fileprivate mutating func insert(_ arrivals: [(at: Int, element: Element)]) {
    guard let first = arrivals.first else { return }
    let start = Swift.min(Swift.max(0, first.at), count)
    var rest = self[start...]
    var result = Array(self[..<start])
    result.reserveCapacity(count + arrivals.count)
    for (place, element) in arrivals {
      let place = Swift.max(0, place)
      let more = Swift.min(Swift.max(0, place - result.count), rest.count)
      result += rest.prefix(more)
      rest = rest.dropFirst(more)
      result.insert(element, at: Swift.min(place, result.count))
    }
    self = result + rest
  }
}

/// The items that a batch takes out of their sections, and where they go.
private struct TakenItems {
  /// The sections in their old order without what goes or moves.
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

  /// From the lowest place up; equal places in the order of the file.
  func arrivals() -> [(at: ItemPosition, item: ScenarioData.Item?)] {
    coming.enumerated().sorted { a, b in
      let (p, q) = (a.element.at, b.element.at)
      if p.section != q.section { return p.section < q.section }
      return p.item != q.item ? p.item < q.item : a.offset < b.offset
    }.map(\.element)
  }
}
