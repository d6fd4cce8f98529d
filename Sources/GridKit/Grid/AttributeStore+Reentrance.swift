// Attributes objects of subclasses are copied and compared while the store of them changes. What they do
// to the grid meanwhile is refused.

extension GridView {
  /// Somebody has come back to the store from inside a change of it.
  func beginInterim() {
    guard !isStoreDisturbed else { return }
    isStoreDisturbed = true
    simulation.raise(.attributesReentrance(self))
  }

  /// That change is over: what the layout has answered is asked again, since nobody knows what the
  /// other change made of it.
  func endInterim() {
    isStoreDisturbed = false
    known.forgetEverything()
    store.removeAll()
    setNeedsLayout()
  }
}

extension GridFault {
  @MainActor package static func attributesReentrance(_ grid: GridView) -> GridFault {
    GridFault(
      code: "attributes-reentrance", exceptionName: .fatalError,
      message: "\(MessageText.className(grid)) is asked or changed from inside copy(with:) or "
        + "isEqual(_:) of an attributes object, while it takes in what the layout has answered",
      advice: "Copy and compare the object's own properties there, and leave the collection view "
        + "alone.")
  }
}
