/// The changes that turn one order of sections and items into another, in the form of a batch
/// update.
///
/// Of the sections that stay, and of the items that stay in their section, the longest run that
/// keeps its order is left alone; all others are moved. An item that changes its section is moved,
/// never deleted and inserted (DA-3). The items of a deleted section are not deleted one by one,
/// and new items are not inserted one by one into an inserted section. The difference costs one
/// walk over both orders, and O(log) more for each item that is out of order.
package struct OrderDifference: Hashable, Sendable {
  /// Places before, ascending.
  package private(set) var deletedSections: [Int] = []
  /// Places after, ascending.
  package private(set) var insertedSections: [Int] = []
  /// The moved sections, from places before to places after, ascending by the latter.
  package private(set) var movedSections: [Move<Int>] = []
  /// Places before, ascending.
  package private(set) var deletedItems: [UpdatePosition] = []
  /// Places after, ascending.
  package private(set) var insertedItems: [UpdatePosition] = []
  /// The moved items, from places before to places after, ascending by the latter.
  package private(set) var movedItems: [Move<UpdatePosition>] = []

  /// Items of each section before and after.
  package let before: [Int]
  package let after: [Int]

  /// A move of a section or an item that is at another place afterwards.
  package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    package let from: Place
    package let to: Place
  }

  /// The origins of the sections and items that are there afterwards.
  package struct Origins: Sendable {
    /// The section's place before, by place after; -1 for a new one.
    package var sections: [Int32]
    /// The item's place before, by place after, both among the items of all sections; -1 for a new
    /// one.
    package var items: [Int32]

    package init(sections: [Int32], items: [Int32]) {
      self.sections = sections
      self.items = items
    }

    /// Index of the first place that was named before, or is a contradiction: identifiers have been
    /// compared inconsistently.
    ///
    /// - Parameter count: Places before.
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
  ///   - old: The order before.
  ///   - new: The order after.
  ///   - origins: Which is which; without repeats.
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

  /// The changes as a batch records them.
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
  /// - Returns: By place before: whether the section is there afterwards.
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

  /// Returns for each item that stays in its section whether it stays where it is; nil when all do.
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
  /// Finds each of a list of identifiers in another table.
  ///
  /// Elements that follow their neighbour as before are found by comparing; only others are looked
  /// up.
  /// Identifiers of the standard library are not hashed again. O(*identifiers*).
  ///
  /// - Parameters:
  ///   - slots: The identifiers to find, by their slots here.
  ///   - other: Where to find them.
  ///   - order: The slots of the other table, in the order in which they stand there.
  ///   - positions: Where in that order a slot is.
  /// - Returns: For each identifier where in the other order it is; -1 for one that is not there,
  ///   `contradiction` for one that does not hash as before or equals one of another hash.
  package func places(
    of slots: [Int32], in other: IdentifierTable, order: [Int32], positions: [Int32]
  ) -> [Int32] {
    finder(self, slots, other, order, positions)
  }

  /// The place of an identifier whose `==` and `hash(into:)` contradict each other.
  @inlinable package static var contradiction: Int32 { -2 }

  /// The first identifier of a list of slots that contradicts itself. O(*slots*), with one hash for
  /// each; nil at once for identifiers of the standard library.
  package func inconsistent(at slots: [Int32]) -> Identifier? {
    if Self.isTrusted { return nil }
    // Found in itself: that is compiled for the type, and this is not.
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
