extension GridView {
  /// Stops a debug build if an invariant of a part of the grid is broken. The method is called at
  /// the end of every change, because during a change some parts may be updated before others.
  func checkInvariants() {
    assert(
      {
        content.checkInvariants()
        answers.checkInvariants()
        display.checkInvariants()
        changes.checkInvariants()
        interaction.checkInvariants()
        return true
      }())
  }
}
