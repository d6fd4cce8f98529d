extension GridView {
  /// Carries out an action. If the action is refused, restores the state before the action.
  ///
  /// Inside a layout pass or another action, the outer one is refused too, and restores the state.
  func action(_ body: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    // Even after success, because a query inside the action may have been refused.
    defer { rollBackIfFailed() }
    try part(body)
  }

  /// Performs a part of an action. If the part is refused, the whole action restores the state.
  func part(_ body: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    do throws(ActionRejected) {
      try rethrowingFaults(body)
    } catch {
      recordRefusal()
      throw error
    }
  }

  /// Marks the open change as failed, except inside a layout pass, which handles its own refusals.
  func recordRefusal() {
    if !pass.isDecidingOnViews { changes.isFailed = true }
  }

  /// Whether a batch update is open or being carried out.
  var isUpdating: Bool { changes.updates.isOpen || pass.isOpen(.updating) }
}
