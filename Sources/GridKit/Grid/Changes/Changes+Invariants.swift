extension Changes {
  /// Asserts the invariants of the type in debug builds.
  package func checkInvariants() {
    assert(limitsBeforeChanges.count <= 2, "more limits are kept than two")
    assert(
      limitsBeforeChanges.count < 2 || limitsBeforeChanges[0] != limitsBeforeChanges[1],
      "the same limits are kept twice")
    assert(updates.depth >= 0, "more batches were closed than opened")
  }
}
