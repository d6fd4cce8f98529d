extension Display {
  /// Asserts the invariants of the type in debug builds.
  ///
  /// - Complexity: O(*n*) for *n* live views.
  func checkInvariants() {
    for (last, key) in zip(liveViews.keys, liveViews.keys.dropFirst()) {
      assert(last.precedes(key), "live views are not in the order of their keys")
    }
    assert(
      (cellRequest == nil) == (cellRequestReference == nil),
      "the request for a cell and the way to it do not go together")
  }
}
