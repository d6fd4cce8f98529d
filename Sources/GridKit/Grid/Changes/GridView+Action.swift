extension GridView {
  /// Carries out an action: a refusal puts everything back as it was before.
  ///
  /// Inside a pass or another action the refusal is left to that one, which it refuses with it.
  func action(_ body: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    do throws(ActionRejected) {
      try rethrowingFaults(body)
    } catch {
      recordRefusal()
      rollBackIfFailed()
      throw error
    }
    // A question inside of it may have been refused.
    rollBackIfFailed()
  }

  /// Performs a part of an action that others carry out: they put things back if it is refused.
  func part(_ body: () -> Void) {
    do throws(ActionRejected) {
      try rethrowingFaults(body)
    } catch {
      recordRefusal()
    }
  }

  /// Marks the open change as failed. A pass sees to its own.
  func recordRefusal() {
    if !pass.isDecidingOnViews { changes.isFailed = true }
  }

  /// Whether a batch update is open or being carried out.
  var isUpdating: Bool { changes.updates.isOpen || pass.isOpen(.updating) }
}
