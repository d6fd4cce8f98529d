extension IdentifierTable {
  /// Whether the identifiers are of type `Int` or `String`. The standard library compares and
  /// hashes these, so they are not checked.
  @inlinable package static var isTrusted: Bool {
    Identifier.self == Int.self || Identifier.self == String.self
  }

  /// Returns the first identifier of a list that contradicts itself or the identifier before it;
  /// nil if there is none. An identifier contradicts itself if it is unequal to itself or if its
  /// hash has changed. Two identifiers contradict each other if they are equal in one direction
  /// only, or are equal but have different hashes.
  ///
  /// A result of nil does not prove that `Hashable` is implemented correctly. So callers must
  /// neither trap nor loop if the implementation is wrong. O(*identifiers*), with one hash for each
  /// identifier.
  ///
  /// - Parameters:
  ///   - list: Identifiers that were put into the table.
  ///   - slots: The slots of these identifiers.
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

  /// Whether an identifier that was not found equals an identifier in the table nevertheless, or
  /// contradicts itself. The cost is O(*n*), so the function is only for messages about identifiers
  /// that were not found.
  package func hides(_ identifier: Identifier) -> Bool {
    contradictsItself(identifier, hash: identifier.hashValue)
      || identifiers.contains { $0 == identifier }
  }
}
