/// Gives identifiers numbers, their slots, and finds them again: a hash table whose entries stay
/// where they are.
///
/// The hash of an identifier is taken once, when it comes in, and kept: two tables compare their
/// identifiers without hashing any of them again. A slot that is given up is given out again.
///
/// Always: as many slots are in use as buckets point to, each bucket points to a slot in use, and
/// every identifier is found from where its hash points to without meeting an empty bucket.
@usableFromInline
package struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// By slot; nil for one that is free.
  @usableFromInline package private(set) var identifiers: [Identifier?] = []
  /// By slot; of a free one whatever it was.
  @usableFromInline private(set) var hashes: [Int] = []
  /// Slots by hash, the free ones last: 0 for an empty bucket, else a slot plus one.
  @usableFromInline private(set) var buckets: [Int32] = []
  /// Slots that were given up, the last one last.
  @usableFromInline private(set) var free: [Int32] = []

  /// Finds identifiers of one table in another one; made where their type is known, and so compiled
  /// for it. What holds a table need not be.
  @usableFromInline let finder: Finder

  /// See `places(of:in:order:positions:)`.
  @usableFromInline
  typealias Finder =
    @Sendable (
      _ table: IdentifierTable, _ slots: [Int32], _ other: IdentifierTable, _ order: [Int32],
      _ positions: [Int32]
    ) -> [Int32]

  @inlinable
  package init() {
    finder = { $0.find($1, in: $2, order: $3, positions: $4) }
  }

  /// Identifiers in the table.
  @inlinable package var count: Int { identifiers.count - free.count }

  /// Slots, in use and free: every slot is below.
  @inlinable package var slotCount: Int { identifiers.count }

  /// The identifier of a slot in use.
  @inlinable
  package subscript(slot: Int) -> Identifier {
    guard let identifier = identifiers[slot] else {
      preconditionFailure("Slot \(slot) is not in use.")
    }
    return identifier
  }

  /// Whether a slot has an identifier; false for numbers that are no slots.
  @inlinable
  package func isInUse(_ slot: Int) -> Bool {
    slot >= 0 && slot < identifiers.count && identifiers[slot] != nil
  }

  /// Whether a slot is in use by an identifier; false for numbers that are no slots.
  @inlinable
  package func has(_ identifier: Identifier, at slot: Int) -> Bool {
    slot >= 0 && slot < identifiers.count && identifiers[slot] == identifier
  }

  /// Slot of an identifier; nil when it is not in the table. O(1).
  @inlinable
  package func slot(of identifier: Identifier) -> Int? {
    buckets.isEmpty ? nil : slot(of: identifier, hash: identifier.hashValue)
  }

  /// The same for an identifier of another table, whose hash is known there.
  @inlinable
  package func slot(ofSlot slot: Int, in other: IdentifierTable) -> Int? {
    buckets.isEmpty ? nil : self.slot(of: other[slot], hash: other.hashes[slot])
  }

  @inlinable
  func slot(of identifier: Identifier, hash: Int) -> Int? {
    let mask = buckets.count &- 1
    var bucket = hash & mask
    while true {
      let slot = Int(buckets[bucket]) &- 1
      if slot < 0 { return nil }
      if hashes[slot] == hash, identifiers[slot] == identifier { return slot }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// Puts an identifier into the table, unless it is there already. O(1) on average.
  ///
  /// - Returns: Its slot, and whether it is new.
  @inlinable
  @discardableResult
  package mutating func insert(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
    if (count &+ 1) &* 4 > buckets.count &* 3 { grow(for: count &+ 1) }
    let hash = identifier.hashValue
    let mask = buckets.count &- 1
    var bucket = hash & mask
    while true {
      let slot = Int(buckets[bucket]) &- 1
      if slot < 0 { break }
      if hashes[slot] == hash, identifiers[slot] == identifier { return (slot, false) }
      bucket = (bucket &+ 1) & mask
    }
    let slot: Int
    if let last = free.popLast() {
      slot = Int(last)
      identifiers[slot] = identifier
      hashes[slot] = hash
    } else {
      slot = identifiers.count
      identifiers.append(identifier)
      hashes.append(hash)
    }
    buckets[bucket] = Int32(truncatingIfNeeded: slot &+ 1)
    return (slot, true)
  }

  /// Puts identifiers into the table, unless they are there already.
  ///
  /// - Returns: Their slots, in their order; those of identifiers that were in the table before, or
  ///   that the list has named before, are in `repeated` as well.
  @inlinable
  package mutating func insert(
    contentsOf list: [Identifier]
  ) -> (slots: [Int], repeated: [Int]) {
    reserve(list.count)
    var slots: [Int] = []
    slots.reserveCapacity(list.count)
    var repeated: [Int] = []
    // Taken out, so that the loop knows that nobody else has them.
    var (identifiers, hashes, free) = (self.identifiers, self.hashes, self.free)
    (self.identifiers, self.hashes, self.free) = ([], [], [])
    let mask = buckets.count &- 1
    buckets.withUnsafeMutableBufferPointer { buckets in
      next: for identifier in list {
        let hash = identifier.hashValue
        var bucket = hash & mask
        while true {
          let slot = Int(buckets[bucket]) &- 1
          if slot < 0 { break }
          if hashes[slot] == hash, identifiers[slot] == identifier {
            slots.append(slot)
            repeated.append(slot)
            continue next
          }
          bucket = (bucket &+ 1) & mask
        }
        let slot: Int
        if let last = free.popLast() {
          slot = Int(last)
          identifiers[slot] = identifier
          hashes[slot] = hash
        } else {
          slot = identifiers.count
          identifiers.append(identifier)
          hashes.append(hash)
        }
        buckets[bucket] = Int32(truncatingIfNeeded: slot &+ 1)
        slots.append(slot)
      }
    }
    (self.identifiers, self.hashes, self.free) = (identifiers, hashes, free)
    return (slots, repeated)
  }

  /// Takes the identifier of a slot out of the table. O(1) on average.
  @inlinable
  package mutating func remove(at slot: Int) {
    guard isInUse(slot) else { return }
    let mask = buckets.count &- 1
    var hole = hashes[slot] & mask
    while Int(buckets[hole]) &- 1 != slot { hole = (hole &+ 1) & mask }
    // What comes after it and was pushed on by it moves up, so that no search ends at the hole.
    var bucket = hole
    while true {
      bucket = (bucket &+ 1) & mask
      let next = Int(buckets[bucket]) &- 1
      if next < 0 { break }
      let home = hashes[next] & mask
      if (bucket &- home) & mask >= (bucket &- hole) & mask {
        buckets[hole] = buckets[bucket]
        hole = bucket
      }
    }
    buckets[hole] = 0
    identifiers[slot] = nil
    free.append(Int32(truncatingIfNeeded: slot))
  }

  /// Makes room for more identifiers at once.
  @inlinable
  package mutating func reserve(_ more: Int) {
    guard more > 0 else { return }
    let wanted = count &+ more
    if wanted &* 4 > buckets.count &* 3 { grow(for: wanted) }
    identifiers.makeRoom(for: more)
    hashes.makeRoom(for: more)
  }

  @inlinable
  mutating func grow(for count: Int) {
    var size = Swift.max(8, buckets.count)
    while count &* 4 > size &* 3 { size &*= 2 }
    let mask = size &- 1
    var buckets = [Int32](repeating: 0, count: size)
    for slot in identifiers.indices where identifiers[slot] != nil {
      var bucket = hashes[slot] & mask
      while buckets[bucket] != 0 { bucket = (bucket &+ 1) & mask }
      buckets[bucket] = Int32(truncatingIfNeeded: slot &+ 1)
    }
    self.buckets = buckets
  }
}
