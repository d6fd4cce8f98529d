extension Answers {
  /// Stops a debug build where something does not hold that always has to.
  @MainActor
  func checkInvariants() {
    assert(borrowedLayout !== layout, "a borrowed layout is in use")
    assert(
      interimStores.isEmpty || isStoreChanging, "a store for those who came back is left over")
  }
}
