extension Display {
  /// Asserts the invariants of the type in debug builds.
  ///
  /// - Complexity: O(*n*) for *n* live views.
  func checkInvariants() {
    var last: ElementKey?
    for key in liveViews.keys {
      assert(last.map { $0.precedes(key) } ?? true, "live views are not in the order of their keys")
      last = key
    }
    assert(
      (cellRequest == nil) == (cellRequestReference == nil),
      "the request for a cell and the way to it do not go together")
  }
}
