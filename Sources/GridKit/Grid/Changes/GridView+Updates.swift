extension GridView {
  /// Whether a batch update is open or being carried out.
  var isUpdating: Bool { changes.updates.isOpen || pass.isOpen(.updating) }

  /// Performs step 1 of a batch update: carries out pending reloads and layout, so that the state
  /// before the batch is the state on screen.
  private func bringUpToDate() throws(ActionRejected) {
    try action {
      if bounds.isEmpty {
        reloadIfNeeded()
      } else if needsLayout || !content.hasLaidOut || !isStable {
        layOutNow()
      }
      _ = loadedModel
    }
  }

  /// Performs steps 2 to 4 of a batch update: opens a batch, runs the closure that records
  /// operations, and carries out the operations when the outermost batch closes.
  ///
  /// - Throws: If the batch was neither carried out nor recorded in an open batch.
  func performUpdates(completion: ((Bool) -> Void)?, _ body: () -> Void) throws(ActionRejected) {
    // Requests from callbacks during a rollback are refused.
    guard !pass.isOpen(.rollingBack) else { throw ActionRejected() }
    try refuseUpdateInMovement(deleting: false)
    // During these phases, callers use index paths, which an update would change.
    if pass.isDecidingOnViews || answers.layout.isPreparing || pass.isOpen(.switching)
      || pass.isOpen(.updating) || display.openRequest != nil
    {
      try refuse(.updateInsidePass(self))
    }
    if changes.updates.isOpen {
      changes.updates.depth += 1
      record(body, completion)
      if changes.updates.isRefused { throw ActionRejected() }
      return
    }
    // An animated switch that runs is finished first.
    if let running = changes.runningSwitch {
      simulation.clock.animator.interrupt(running.animation)
    }
    simulation.emit(.grid, "performBatchUpdates", in: self)
    try bringUpToDate()
    forgetEarlierState()
    openChange()
    changes.updates.reset()
    changes.updates.depth = 1
    changes.updates.before = loadedModel
    record(body, completion)
    try commitUpdates()
  }

  /// Runs the closure of the innermost batch and closes it. After a fault, all batches are refused.
  private func record(_ body: () -> Void, _ completion: ((Bool) -> Void)?) {
    if let completion { changes.updates.completions.append(completion) }
    if watch({ simulation.perform(body) }).isRefused { changes.updates.isRefused = true }
    changes.updates.depth -= 1
  }

  /// Records operations in the open batch, or in a new batch if no batch is open (BU-1, BU-2).
  func recordUpdates(_ operations: () -> Void) {
    if changes.updates.isOpen { return operations() }
    try? performUpdates(completion: nil, operations)
  }

  // MARK: Operations

  /// Returns the positions of index paths. An index path without two indices is a fault (E-24).
  func updatePositions(_ paths: [IndexPath]) throws(ActionRejected) -> [UpdatePosition] {
    var positions: [UpdatePosition] = []
    positions.reserveCapacity(paths.count)
    // A loop, because each call of a closure would check the current thread again.
    for path in paths {
      guard path.count == 2 else { try refuse(.malformedIndexPath(path)) }
      positions.append(UpdatePosition(section: path[0], item: path[1]))
    }
    return positions
  }

  func recordItems(
    _ paths: [IndexPath], _ operation: (inout UpdateRecord, [UpdatePosition]) -> Void
  ) {
    recordUpdates {
      guard let positions = try? updatePositions(paths) else { return }
      operation(&changes.updates.record, positions)
    }
  }
}
