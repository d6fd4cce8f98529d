extension Array {
  /// Makes room for more elements without copying those that are there again and again.
  ///
  /// `reserveCapacity` makes room for exactly what it is asked for: a list that grows in many steps
  /// and reserves room in each of them is copied in each of them. Here the room at least doubles,
  /// as it does where elements are appended.
  ///
  /// - Complexity: Over many steps O(*elements*) in all.
  @inlinable package mutating func makeRoom(for more: Int) {
    let needed = count + more
    if capacity < needed { reserveCapacity(Swift.max(needed, 2 * capacity)) }
  }
}
