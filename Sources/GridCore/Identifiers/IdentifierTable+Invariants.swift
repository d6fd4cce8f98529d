extension IdentifierTable {
  /// Returns a sentence about the first invariant that is broken; nil if all invariants hold.
  ///
  /// The function is for tests only. It reads the whole table, so no mutating method may call it,
  /// not even in a debug build.
  package func brokenInvariant() -> String? {
    let inUse = identifiers.indices.filter { identifiers[$0] != nil }
    if Set(free.map { Int($0) }).union(inUse).count != identifiers.count {
      return "a slot is neither free nor in use"
    }
    let filled = buckets.filter { $0 != 0 }.map { Int($0) - 1 }
    if filled.sorted() != inUse { return "the buckets point to \(filled), in use are \(inUse)" }
    for slot in inUse where self.slot(of: self[slot]) != slot {
      return "the identifier of slot \(slot) is not found"
    }
    return nil
  }
}
