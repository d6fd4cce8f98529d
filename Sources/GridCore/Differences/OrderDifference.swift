/// The changes that turn one order of sections and items into another, in the form of a batch
/// update.
///
/// Among the sections that remain, the longest run in unchanged order stays in place, and all other
/// sections are moved. The same holds for the items that remain in their section. An item that
/// changes its section is moved, never deleted and inserted (DA-3). The items of a deleted section
/// are not deleted one by one, and new items are not inserted one by one into an inserted section.
/// The difference costs one walk over both orders, and O(log *n*) more for each item that is out of
/// order.
package struct OrderDifference: Hashable, Sendable {
  /// The deleted sections, by their places before the update, ascending.
  package private(set) var deletedSections: [Int] = []
  /// The inserted sections, by their places after the update, ascending.
  package private(set) var insertedSections: [Int] = []
  /// The moved sections, each with its places before and after the update. The moves are in
  /// ascending order of the place after the update.
  package private(set) var movedSections: [Move<Int>] = []
  /// The deleted items, by their places before the update, ascending.
  package private(set) var deletedItems: [UpdatePosition] = []
  /// The inserted items, by their places after the update, ascending.
  package private(set) var insertedItems: [UpdatePosition] = []
  /// The moved items, each with its places before and after the update. The moves are in ascending
  /// order of the place after the update.
  package private(set) var movedItems: [Move<UpdatePosition>] = []

  /// The number of items in each section before the update. `after` has the number for each section
  /// after the update.
  package let before: [Int]
  package let after: [Int]

  /// The move of a section or an item from its place before the update to its place after the
  /// update.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package let from: Place
    package let to: Place
  }

  /// The places that the sections and items after the update had before the update.
  package struct Origins: Sendable {
    /// The place of each section before the update, indexed by its place after the update; -1 for a
    /// new section.
    package var sections: [Int32]
    /// The place of each item before the update, indexed by its place after the update; -1 for a
    /// new item. Each of these places is an index in the list of the items of all sections.
    package var items: [Int32]

    package init(sections: [Int32], items: [Int32]) {
      self.sections = sections
      self.items = items
    }

    /// Returns the index of the first place that repeats an earlier place or is
    /// `IdentifierTable.contradiction`; nil if there is none. Such a place shows that identifiers
    /// compare inconsistently.
    ///
    /// - Parameter count: The number of places before the update.
    package static func contradiction(in places: [Int32], count: Int) -> Int? {
      var isTaken = [Bool](repeating: false, count: count)
      return places.firstIndex { place in
        if place == -1 { return false }
        if place < 0 || isTaken[Int(place)] { return true }
        isTaken[Int(place)] = true
        return false
      }
    }
  }

  /// Finds the changes that turn one order into another.
  ///
  /// - Parameters:
  ///   - old: The order before the update.
  ///   - new: The order after the update.
  ///   - origins: The places of the sections and items before the update. No place occurs twice.
  package init(from old: FlatOrder, to new: FlatOrder, origins: Origins) {
    before = old.lists.indices.map { old.count(ofList: $0) }
    after = new.lists.indices.map { new.count(ofList: $0) }
    let survivors = solveSections(from: old, origins: origins)
    solveItems(from: old, to: new, origins: origins, survivors: survivors)
  }

  /// Whether both orders are the same.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// The changes as operations of a batch update.
  package var operations: [UpdateOperation] {
    var record = UpdateRecord()
    record.deleteSections(deletedSections)
    record.insertSections(insertedSections)
    for move in movedSections { record.moveSection(from: move.from, to: move.to) }
    record.deleteItems(deletedItems)
    record.insertItems(insertedItems)
    for move in movedItems { record.moveItem(from: move.from, to: move.to) }
    return record.operations
  }

  // MARK: Steps

  /// Finds the sections that are deleted, inserted and moved.
  ///
  /// - Returns: For each section before the update, whether it exists afterwards.
  private mutating func solveSections(from old: FlatOrder, origins: Origins) -> [Bool] {
    var survivors = [Bool](repeating: false, count: old.lists.count)
    let surviving = origins.sections.filter { $0 >= 0 }
    for section in surviving { survivors[Int(section)] = true }
    let stays = LongestRun.members(of: surviving)
    var place = 0
    for (section, origin) in origins.sections.enumerated() {
      guard origin >= 0 else {
        insertedSections.append(section)
        continue
      }
      if !stays[place] { movedSections.append(Move(from: Int(origin), to: section)) }
      place += 1
    }
    for section in survivors.indices where !survivors[section] { deletedSections.append(section) }
    return survivors
  }

  private mutating func solveItems(
    from old: FlatOrder, to new: FlatOrder, origins: Origins, survivors: [Bool]
  ) {
    var isThere = [Bool](repeating: false, count: old.count)
    for section in new.lists.indices {
      let oldSection = Int(origins.sections[section])
      let home = oldSection < 0 ? 0..<0 : old.starts[oldSection]..<old.starts[oldSection + 1]
      let range = new.starts[section]..<new.starts[section + 1]
      let stays = staying(origins.items[range], of: home)
      var place = 0
      for position in range {
        let origin = Int(origins.items[position])
        let target = UpdatePosition(section: section, item: position - range.lowerBound)
        guard origin >= 0 else {
          if oldSection >= 0 { insertedItems.append(target) }
          continue
        }
        isThere[origin] = true
        if home.contains(origin) {
          place += 1
          if stays?[place - 1] ?? true { continue }
        }
        let source = old.place(at: origin)
        movedItems.append(
          Move(from: UpdatePosition(section: source.list, item: source.element), to: target))
      }
    }
    for section in old.lists.indices where survivors[section] {
      let start = old.starts[section]
      for position in start..<old.starts[section + 1] where !isThere[position] {
        deletedItems.append(UpdatePosition(section: section, item: position - start))
      }
    }
  }

  /// Returns for each item that remains in its section whether it stays in place. Returns nil if
  /// all of these items stay in place.
  private func staying(_ origins: ArraySlice<Int32>, of home: Range<Int>) -> [Bool]? {
    var last = -1
    var isRising = true
    for origin in origins where home.contains(Int(origin)) {
      if Int(origin) < last {
        isRising = false
        break
      }
      last = Int(origin)
    }
    if isRising { return nil }
    return LongestRun.members(of: origins.filter { home.contains(Int($0)) })
  }
}

extension IdentifierTable {
  /// Finds the places of identifiers in another table.
  ///
  /// An identifier that has the same predecessor in both orders is found by comparison. Any other
  /// identifier is looked up in the hash table. Identifiers of type `Int` or `String` are not
  /// hashed again. O(*identifiers*).
  ///
  /// - Parameters:
  ///   - slots: The slots in this table of the identifiers to find.
  ///   - other: The table to search.
  ///   - order: The slots of `other`, in the order of their identifiers.
  ///   - positions: The place in `order` of each slot, indexed by the slot.
  /// - Returns: For each identifier its place in `order`. An identifier that is not in `other` gets
  ///   -1. An identifier whose hash has changed, or that equals an identifier with another hash,
  ///   gets `contradiction`.
  package func places(
    of slots: [Int32], in other: IdentifierTable, order: [Int32], positions: [Int32]
  ) -> [Int32] {
    finder(self, slots, other, order, positions)
  }

  /// The place that stands for an identifier whose `==` and `hash(into:)` contradict each other.
  @inlinable package static var contradiction: Int32 { -2 }

  /// Returns the first identifier at the given slots whose `==` and `hash(into:)` contradict each
  /// other; nil if there is none. Identifiers of type `Int` or `String` are not checked.
  /// O(*slots*), with one hash for each slot.
  package func inconsistent(at slots: [Int32]) -> Identifier? {
    if Self.isTrusted { return nil }
    // Looks for the identifiers in their own table: unlike this function, the code behind `places`
    // is compiled for the identifier type.
    let found = places(
      of: slots, in: self, order: slots, positions: [Int32](repeating: 0, count: slotCount))
    return found.firstIndex(of: Self.contradiction).map { self[Int(slots[$0])] }
  }

  @inlinable
  func find(
    _ slots: [Int32], in other: IdentifierTable, order: [Int32], positions: [Int32]
  ) -> [Int32] {
    var places: [Int32] = []
    places.reserveCapacity(slots.count)
    var next = 0
    for slot in slots {
      let (identifier, hash) = (self[Int(slot)], hashes[Int(slot)])
      if !Self.isTrusted, contradictsItself(identifier, hash: hash) {
        places.append(Self.contradiction)
      } else if next < order.count, other.has(identifier, at: Int(order[next])) {
        let isHashedAlike = other.hashes[Int(order[next])] == hash
        places.append(isHashedAlike ? Int32(truncatingIfNeeded: next) : Self.contradiction)
        next &+= 1
      } else if let found = other.slot(ofSlot: Int(slot), in: self) {
        places.append(positions[found])
        next = Int(positions[found]) &+ 1
      } else {
        places.append(-1)
      }
    }
    return places
  }
}
