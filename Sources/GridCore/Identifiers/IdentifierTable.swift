/// A hash table that gives each identifier a number, its *slot*, and finds the slot of an
/// identifier. An identifier keeps its slot until it is removed.
///
/// The hash of an identifier is computed once, on insertion, and stored. So two tables compare
/// their identifiers without hashing them again. A free slot is reused.
///
/// Invariants: every slot in use has exactly one bucket, every filled bucket points to a slot in
/// use, and a search from the bucket of an identifier's hash finds the identifier before it reaches
/// an empty bucket.
@usableFromInline
package struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The identifiers by slot; nil for a free slot.
  @usableFromInline package private(set) var identifiers: [Identifier?] = []
  /// The hashes by slot. A free slot keeps its last hash.
  @usableFromInline private(set) var hashes: [Int] = []
  /// The buckets, found by hash: 0 for an empty bucket, else a slot plus one.
  @usableFromInline private(set) var buckets: [Int32] = []
  /// The free slots, in the order in which they became free.
  @usableFromInline private(set) var free: [Int32] = []

  /// The closure that finds identifiers of one table in another table. It is made where the
  /// identifier type is known, so it is compiled for this type. The code that holds the table may
  /// be generic.
  @usableFromInline let finder: Finder

  /// The type of `finder`; see `places(of:in:order:positions:)`.
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

  /// The number of identifiers in the table.
  @inlinable package var count: Int { identifiers.count - free.count }

  /// The number of slots, in use or free. Every slot is less than this number.
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

  /// Whether a slot holds a given identifier; false for numbers that are no slots.
  @inlinable
  package func has(_ identifier: Identifier, at slot: Int) -> Bool {
    slot >= 0 && slot < identifiers.count && identifiers[slot] == identifier
  }

  /// Returns the slot of an identifier; nil if the table does not have the identifier. O(1).
  @inlinable
  package func slot(of identifier: Identifier) -> Int? {
    buckets.isEmpty ? nil : slot(of: identifier, hash: identifier.hashValue)
  }

  /// Returns the slot in this table for an identifier of another table; nil if this table does not
  /// have the identifier. `slot` is the identifier's slot in `other`, and the hash stored in
  /// `other` is used. O(1).
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
  /// - Returns: The slot of the identifier, and whether the identifier is new.
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
  /// - Returns: The slots of the identifiers, in the order of the list. `repeated` contains the
  ///   slots of identifiers that were in the table before or occur earlier in the list.
  @inlinable
  @discardableResult
  package mutating func insert(
    contentsOf list: [Identifier]
  ) -> (slots: [Int], repeated: [Int]) {
    reserve(list.count)
    // All identifiers are hashed before the first search: then the searches need not wait for one
    // another.
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

  /// Puts identifiers from the start of a list into new slots at the end, up to the first
  /// identifier that is in the table or occurs earlier in the list. If there are free slots to
  /// reuse, puts no identifier into the table.
  ///
  /// - Returns: The number of identifiers put into the table.
  @inlinable
  mutating func insertNew(_ list: [Identifier], hashes listHashes: [Int]) -> Int {
    guard free.isEmpty else { return 0 }
    // A separate call: it releases its references to `identifiers` and `hashes` before they grow.
    let count = claimBuckets(for: list, hashes: listHashes)
    identifiers.append(contentsOf: list[..<count].lazy.map(Optional.some))
    hashes.append(contentsOf: listHashes[..<count])
    return count
  }

  /// Points buckets to the slots that the identifiers of a list are about to get. Stops at the
  /// first identifier that is in the table or occurs earlier in the list.
  ///
  /// - Returns: The number of buckets set.
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
    // Moves up later identifiers that had to pass this bucket, so that no search ends at the hole.
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

  /// Makes at least twice as many buckets as identifiers. In a fuller table most searches would
  /// first read the hashes of other identifiers, and these hashes are scattered in memory.
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
