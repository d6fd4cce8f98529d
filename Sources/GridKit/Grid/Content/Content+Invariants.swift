extension Content {
  /// Stops a debug build where something does not hold that always has to.
  package func checkInvariants() {
    guard let counts, let lifted else { return }
    let target = lifted.order.target
    assert(
      counts.contains(section: target.section, item: target.item),
      "the lifted item's target is none of the counts")
  }
}
