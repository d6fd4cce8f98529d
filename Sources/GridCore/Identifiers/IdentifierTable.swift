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
  /// The identifiers by slot; nil for one that is free.
  @usableFromInline package private(set) var identifiers: [Identifier?] = []
  /// The hashes by slot; of a free one whatever it was.
  @usableFromInline private(set) var hashes: [Int] = []
  /// Slots by hash, the free ones last: 0 for an empty bucket, else a slot plus one.
  @usableFromInline private(set) var buckets: [Int32] = []
  /// Slots that were given up, the last one last.
  @usableFromInline private(set) var free: [Int32] = []

  /// The closure that finds identifiers of one table in another one; made where their type is
  /// known, and so compiled for it. Code that holds a table need not be.
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

  /// Returns the slot of an identifier of another table, whose hash is known there; nil when it is
  /// not in this table. O(1).
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
    insert(identifier, hash: identifier.hashValue)
  }

  @inlinable
  mutating func insert(_ identifier: Identifier, hash: Int) -> (slot: Int, isNew: Bool) {
    if (count &+ 1) &* 2 > buckets.count { grow(for: count &+ 1) }
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
  @discardableResult
  package mutating func insert(
    contentsOf list: [Identifier]
  ) -> (slots: [Int], repeated: [Int]) {
    reserve(list.count)
    // Hashed before anything is looked up: then the searches need not wait for one another.
    let listHashes = list.map(\.hashValue)
    let newCount = insertNew(list, hashes: listHashes)
    var slots = Array(identifiers.count &- newCount..<identifiers.count)
    guard newCount < list.count else { return (slots, []) }
    slots.reserveCapacity(list.count)
    var repeated: [Int] = []
    for index in newCount..<list.count {
      let (slot, isNew) = insert(list[index], hash: listHashes[index])
      slots.append(slot)
      if !isNew { repeated.append(slot) }
    }
    return (slots, repeated)
  }

  /// Puts the first identifiers of a list into slots behind all others, up to one that is in the
  /// table or was in the list before; none where there are free slots to be given out again.
  ///
  /// - Returns: How many.
  @inlinable
  mutating func insertNew(_ list: [Identifier], hashes listHashes: [Int]) -> Int {
    guard free.isEmpty else { return 0 }
    // A call of its own, which gives up its references to the lists before they grow.
    let count = claimBuckets(for: list, hashes: listHashes)
    identifiers.append(contentsOf: list[..<count].lazy.map(Optional.some))
    hashes.append(contentsOf: listHashes[..<count])
    return count
  }

  /// Points buckets to the slots that these identifiers are about to get.
  ///
  /// - Returns: How many there are.
  @inlinable
  mutating func claimBuckets(for list: [Identifier], hashes listHashes: [Int]) -> Int {
    let (known, knownHashes) = (identifiers, hashes)
    let (mask, first) = (buckets.count &- 1, known.count)
    var count = 0
    buckets.withUnsafeMutableBufferPointer { buckets in
      while count < list.count {
        let hash = listHashes[count]
        var bucket = hash & mask
        while true {
          let slot = Int(buckets[bucket]) &- 1
          if slot < 0 { break }
          let isKnown =
            slot < first
            ? knownHashes[slot] == hash && known[slot] == list[count]
            : listHashes[slot &- first] == hash && list[slot &- first] == list[count]
          if isKnown { return }
          bucket = (bucket &+ 1) & mask
        }
        buckets[bucket] = Int32(truncatingIfNeeded: first &+ count &+ 1)
        count &+= 1
      }
    }
    return count
  }

  /// Takes the identifier of a slot out of the table. O(1) on average.
  @inlinable
  package mutating func remove(at slot: Int) {
    guard isInUse(slot) else { return }
    let mask = buckets.count &- 1
    var hole = hashes[slot] & mask
    while Int(buckets[hole]) &- 1 != slot { hole = (hole &+ 1) & mask }
    // Later identifiers that this one pushed on move up, so that no search ends at the hole.
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
    if wanted &* 2 > buckets.count { grow(for: wanted) }
    identifiers.makeRoom(for: more)
    hashes.makeRoom(for: more)
  }

  /// Makes at least twice as many buckets as identifiers. In a fuller table most searches meet
  /// other identifiers first, and the hashes of those lie anywhere in memory.
  @inlinable
  mutating func grow(for count: Int) {
    var size = Swift.max(8, buckets.count)
    while count &* 2 > size { size &*= 2 }
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
