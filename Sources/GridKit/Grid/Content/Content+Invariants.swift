extension Content {
  /// Asserts the invariants of the type in debug builds.
  package func checkInvariants() {
    assert(lifted == nil || order == nil, "an item is moved by hand while places are kept")
    guard let counts else { return }
    for place in order?.places ?? [] {
      assert(
        counts.contains(section: place.position.section, item: place.position.item),
        "a place that is kept is none of the counts")
    }
    // Once the data source has moved the item, its own counts apply, and may have any values.
    guard let lifted, !lifted.isHandedOver else { return }
    let target = lifted.order.target
    assert(
      counts.contains(section: target.section, item: target.item),
      "the lifted item's target is none of the counts")
  }
}
