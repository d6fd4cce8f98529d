extension Answers {
  /// Stops a debug build where something does not hold that always has to.
  @MainActor
  func checkInvariants() {
    assert(borrowedLayout !== layout, "a borrowed layout is in use")
    assert(
      interimKnown.isEmpty || isKnownChanging, "elements for code that came back are left over")
  }
}
