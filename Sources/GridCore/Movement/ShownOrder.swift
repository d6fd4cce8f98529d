/// The order that is shown while a grid keeps places that the data source does not have:
/// placeholders, and the gap under a dragged item.
///
/// The *source order* is the order of the data source. In the *shown order* every kept place is
/// added, and a dragged item is shown only in its kept place. All other items keep their order. A
/// kept place for an item of the data source has the item's source position as its `origin`.
///
/// Sections never change places. A position that names a whole section means the same in both
/// orders.
package struct ShownOrder: Hashable, Sendable {
  /// A position of the shown order that is kept for a placeholder, a gap or a dragged item.
  package struct Place: Hashable, Sendable {
    /// The number that identifies the place when its position changes.
    package let id: Int
    /// The position of the place, in the shown order.
    package var position: Position
    /// The source position of the item that is shown in the place; nil if the place has no item.
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
  /// - Parameter places: The kept places, ascending by position.
  init(places: [Place]) {
    self.places = places
  }

  /// Whether no place is kept, so that both orders are the same.
  package var isEmpty: Bool { places.isEmpty }

  // MARK: Places

  /// Returns the kept place with an id; nil if no kept place has this id.
  package func place(_ id: Int) -> Place? { places.first { $0.id == id } }

  /// Returns the kept place at a position of the shown order; nil if an ordinary item is there.
  package func place(at position: Position) -> Place? {
    places.first { $0.position == position }
  }

  /// Inserts a kept place. In its section, the items at the position of the place and behind this
  /// position move back by one.
  package mutating func insert(_ place: Place) {
    // The item of the place leaves the position at which it was shown. The position of the place is
    // one of the order without the item.
    let hole = place.origin.map { shown($0) }
    if let hole { shift(behind: hole, by: -1) }
    shift(from: place.position, by: 1)
    places.append(place)
    places.sort { $0.position < $1.position }
  }

  /// Removes a kept place. In its section, the items behind the place move up by one.
  ///
  /// - Returns: The removed place; nil if no kept place has the id.
  @discardableResult
  package mutating func remove(_ id: Int) -> Place? {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return nil }
    let place = places.remove(at: index)
    shift(behind: place.position, by: -1)
    // The item of the place is shown among the others again.
    if let origin = place.origin { shift(from: shown(origin), by: 1) }
    return place
  }

  /// Removes a kept place whose position now has an item of the data source. No item moves.
  package mutating func release(_ id: Int) {
    places.removeAll { $0.id == id }
  }

  /// Moves a kept place. The new position is counted in the order without this place.
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

  /// Returns the counts of the shown order for given counts of the data source.
  package func shownCounts(of source: SectionCounts) -> SectionCounts { counts(of: source, 1) }

  /// Returns the counts of the data source for given counts of the shown order.
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

  /// Whether every kept place fits these counts of the data source.
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

  /// Returns the shown position of an item that is inserted into the source order. The item is
  /// shown behind kept places at the same position. `position` does not count items that are shown
  /// in a kept place.
  package func shownInsertion(at position: Position) -> Position {
    var item = position.item
    for place in places
    where place.position.section == position.section && place.position.item <= item {
      item += 1
    }
    return Position(position.section, item)
  }

  /// Returns the position at which the data source must insert an item to show it at `position`.
  /// Kept places in front of `position` in the section are not counted.
  package func insertion(at position: Position) -> Position {
    let before = places.count {
      $0.position.section == position.section && $0.position.item < position.item
    }
    return Position(position.section, position.item - before)
  }

  /// Returns the source position of the item nearest to a shown position; nil if there is no item.
  /// The function is for calls that need an index path but concern a place without an item.
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
