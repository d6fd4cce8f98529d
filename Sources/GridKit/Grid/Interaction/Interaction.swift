/// What fingers are doing on a grid. It knows no layout pass.
///
/// Always: a press is of no later use of its cell than the present one.
struct Interaction {
  /// The item under the one finger that is down.
  var press: Press?
  /// The way of two fingers that select several items.
  var sweep: MultipleSelection?
  /// Whether a movement by hand has ended in this turn: its cell is asked for again in a later one.
  var hasMovementJustEnded = false

  /// Stops a debug build where something does not hold that always has to.
  @MainActor
  func checkInvariants() {
    guard let press else { return }
    assert(
      press.useCount <= press.cell.reuse.useCount, "a press is of a use of its cell to come")
  }
}
