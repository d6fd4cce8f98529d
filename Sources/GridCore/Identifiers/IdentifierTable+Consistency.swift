extension IdentifierTable {
  /// Whether the standard library compares and hashes the identifiers: they are not checked.
  @inlinable package static var isTrusted: Bool {
    Identifier.self == Int.self || Identifier.self == String.self
  }

  /// The first identifier of a list that contradicts itself or its neighbour: it is unequal to
  /// itself, hashes differently from before, or is equal to its neighbour in one direction alone or
  /// with another hash.
  ///
  /// Nil does not prove that `Hashable` is implemented well, so that no caller may trap or loop
  /// where it is not. O(*identifiers*), with one hash for each.
  ///
  /// - Parameters:
  ///   - list: Identifiers that were put into the table.
  ///   - slots: Their slots.
  @inlinable
  package func inconsistent(of list: [Identifier], at slots: [Int]) -> Identifier? {
    if Self.isTrusted { return nil }
    for (index, identifier) in list.enumerated() {
      if contradictsItself(identifier, hash: hashes[slots[index]]) { return identifier }
      guard index > 0 else { continue }
      let (neighbour, neighbourSlot) = (list[index &- 1], slots[index &- 1])
      let isEqual = identifier == neighbour
      if isEqual != (neighbour == identifier)
        || isEqual && hashes[neighbourSlot] != hashes[slots[index]]
      {
        return identifier
      }
    }
    return nil
  }

  @inlinable
  func contradictsItself(_ identifier: Identifier, hash: Int) -> Bool {
    identifier != identifier || identifier.hashValue != hash
  }

  /// Whether an identifier that is not found equals one in the table all the same, or contradicts
  /// itself. O(*n*): for messages about identifiers that are not found.
  package func hides(_ identifier: Identifier) -> Bool {
    contradictsItself(identifier, hash: identifier.hashValue)
      || identifiers.contains { $0 == identifier }
  }
}
