extension Display {
  /// Stops a debug build where something does not hold that always has to.
  ///
  /// - Complexity: O(*n*) for *n* live views.
  func checkInvariants() {
    var last: ElementKey?
    for (key, view) in liveViews {
      assert(last.map { $0.precedes(key) } ?? true, "live views are not in the order of their keys")
      assert(view.reuse.key == key, "a live view stands under another element than its own")
      last = key
    }
    for leaving in leavingViews {
      assert(
        !liveViews.contains(leaving.view, for: leaving.view.reuse.key),
        "a view on its way out is live")
    }
  }
}
