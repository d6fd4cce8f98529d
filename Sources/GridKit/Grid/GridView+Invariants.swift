extension GridView {
  /// Stops a debug build where a part does not hold what it always has to: whenever a change is
  /// over. Within a change a part may be ahead of another.
  @inline(__always)
  func checkInvariants() {
    assert(areInvariantsChecked())
  }

  private func areInvariantsChecked() -> Bool {
    content.checkInvariants()
    answers.checkInvariants()
    display.checkInvariants()
    changes.checkInvariants()
    interaction.checkInvariants()
    return true
  }
}
