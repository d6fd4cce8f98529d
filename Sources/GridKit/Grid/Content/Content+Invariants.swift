extension Content {
  /// Stops a debug build where something does not hold that always has to.
  package func checkInvariants() {
    // Once the data source was told, its own counts are in force, and may be anything.
    guard let counts, let lifted, !lifted.isHandedOver else { return }
    let target = lifted.order.target
    assert(
      counts.contains(section: target.section, item: target.item),
      "the lifted item's target is none of the counts")
  }
}
