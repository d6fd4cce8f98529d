/// The order that is shown while places are kept that the data source does not know of: for
/// placeholders, and for the gap under something that is dragged.
///
/// The *source order* is the data source's. In the *shown order* the items that are dragged from
/// place to place are taken out, and every kept place is put in; everything else keeps its
/// sequence. A place that keeps room for an item of the data source has that item's position as its
/// origin, and that item is shown there.
///
/// Sections never change places. A position that names a whole section means the same in both
/// orders.
package struct ShownOrder: Hashable, Sendable {
  /// A place that is kept.
  package struct Place: Hashable, Sendable {
    /// The number that tells the place from others, wherever it is.
    package let id: Int
    /// The position of the place, in the shown order.
    package var position: Position
    /// The source position of the item that is shown in the place; nil when it has none.
    package var origin: Position?

    package init(id: Int, position: Position, origin: Position? = nil) {
      self.id = id
      self.position = position
      self.origin = origin
    }
  }

  /// The kept places, ascending by position.
  package private(set) var places: [Place] = []

  package init() {}

  /// Makes an order with kept places.
  ///
  /// - Parameter places: Ascending by position.
  init(places: [Place]) {
    self.places = places
  }

  /// Whether no place is kept, so that both orders are the same.
  package var isEmpty: Bool { places.isEmpty }

  // MARK: Places

  /// The place of an id; nil when it is not kept any more.
  package func place(_ id: Int) -> Place? { places.first { $0.id == id } }

  /// The kept place at a position of the shown order; nil where an ordinary item is.
  package func place(at position: Position) -> Place? {
    places.first { $0.position == position }
  }

  /// Keeps one more place: what is shown there and behind it in the section moves on.
  package mutating func insert(_ place: Place) {
    // Its item leaves a hole where it has been shown till now; the position is one of the order
    // without it.
    let hole = place.origin.map { shown($0) }
    if let hole { shift(behind: hole, by: -1) }
    shift(from: place.position, by: 1)
    places.append(place)
    places.sort { $0.position < $1.position }
  }

  /// Keeps a place no longer: what is behind it in the section moves up.
  ///
  /// - Returns: The place as it was; nil when it was not kept.
  @discardableResult
  package mutating func remove(_ id: Int) -> Place? {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return nil }
    let place = places.remove(at: index)
    shift(behind: place.position, by: -1)
    // Its item is shown among the others again.
    if let origin = place.origin { shift(from: shown(origin), by: 1) }
    return place
  }

  /// Leaves a place to an item that the data source has there now: nothing else is shown elsewhere.
  package mutating func release(_ id: Int) {
    places.removeAll { $0.id == id }
  }

  /// Takes a place out and keeps it at another position of the order that is shown then.
  package mutating func move(_ id: Int, to position: Position) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    var place = places.remove(at: index)
    shift(behind: place.position, by: -1)
    shift(from: position, by: 1)
    place.position = position
    places.append(place)
    places.sort { $0.position < $1.position }
  }

  private mutating func shift(from position: Position, by amount: Int) {
    for index in places.indices
    where places[index].position.section == position.section
      && places[index].position.item >= position.item
    {
      let old = places[index].position
      places[index].position = Position(old.section, old.item + amount)
    }
  }

  private mutating func shift(behind position: Position, by amount: Int) {
    shift(from: Position(position.section, position.item + 1), by: amount)
  }

  // MARK: Counting

  /// The shown order's counts, from the data source's.
  package func shownCounts(of source: SectionCounts) -> SectionCounts { counts(of: source, 1) }

  /// The data source's counts, from the shown order's.
  package func sourceCounts(of shown: SectionCounts) -> SectionCounts { counts(of: shown, -1) }

  private func counts(of counts: SectionCounts, _ sign: Int) -> SectionCounts {
    guard !places.isEmpty else { return counts }
    var items = counts.items
    for place in places {
      if items.indices.contains(place.position.section) { items[place.position.section] += sign }
      if let origin = place.origin, items.indices.contains(origin.section) {
        items[origin.section] -= sign
      }
    }
    return SectionCounts(items)
  }

  /// Whether every place can be kept beside these counts of the data source.
  package func fits(_ source: SectionCounts) -> Bool {
    for place in places {
      guard place.position.section < source.sectionCount else { return false }
      if let origin = place.origin,
        !source.contains(section: origin.section, item: origin.item)
      {
        return false
      }
    }
    let shown = shownCounts(of: source)
    return places.allSatisfy {
      shown.contains(section: $0.position.section, item: $0.position.item)
    }
  }

  // MARK: Indexing

  /// Returns the shown position of an item of the source order.
  package func shown(_ position: Position) -> Position {
    guard position.item < Position.wholeLayoutItem else { return position }
    var item = position.item
    for place in places {
      guard let origin = place.origin else { continue }
      if origin == position { return place.position }
      if origin.section == position.section, origin.item < position.item { item -= 1 }
    }
    return shownInsertion(at: Position(position.section, item))
  }

  /// Returns the source position of an item that is shown at a position; nil for a place without an
  /// item.
  package func source(_ position: Position) -> Position? {
    guard position.item < Position.wholeLayoutItem else { return position }
    if let place = place(at: position) { return place.origin }
    var item = insertion(at: position).item
    for origin in places.compactMap(\.origin).sorted()
    where origin.section == position.section && origin.item <= item {
      item += 1
    }
    return Position(position.section, item)
  }

  /// Returns the shown position of an insertion into the data source's order, less the items that
  /// have places of their own: behind places that are kept right there already.
  package func shownInsertion(at position: Position) -> Position {
    var item = position.item
    for place in places
    where place.position.section == position.section && place.position.item <= item {
      item += 1
    }
    return Position(position.section, item)
  }

  /// Returns the position at which the data source would have to insert for an item to show at a
  /// position: the items in front of it in the section, less those places.
  package func insertion(at position: Position) -> Position {
    let before = places.count {
      $0.position.section == position.section && $0.position.item < position.item
    }
    return Position(position.section, position.item - before)
  }

  /// The item of the data source nearest to a position, for questions about it that have to be
  /// asked by path; nil where there is no item at all.
  package func nearest(to position: Position, source: SectionCounts) -> Position? {
    if let item = self.source(position) { return item }
    let place = insertion(at: position)
    let sections = source.items.indices.sorted {
      abs($0 - place.section) < abs($1 - place.section)
    }
    guard let section = sections.first(where: { source.items[$0] > 0 }) else { return nil }
    guard section == place.section else { return Position(section, 0) }
    return Position(section, min(place.item, source.items[section] - 1))
  }
}
