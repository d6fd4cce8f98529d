extension Array {
  /// Makes room for more elements. Repeated calls do not copy the present elements each time.
  ///
  /// `reserveCapacity` makes room for exactly the requested count. So an array that reserves room
  /// in many steps is copied in each step. Here the capacity at least doubles, as it does when
  /// elements are appended.
  ///
  /// - Complexity: Over many steps O(*elements*) in all.
  @inlinable package mutating func makeRoom(for more: Int) {
    let needed = count + more
    if capacity < needed { reserveCapacity(Swift.max(needed, 2 * capacity)) }
  }
}
