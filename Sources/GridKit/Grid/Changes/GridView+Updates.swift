// Opens and closes batch updates, and records their operations.

extension GridView {
  /// Performs steps 2 to 4 of a batch update: opens a batch, runs the closure that records
  /// operations, and carries out the operations when the outermost batch closes.
  ///
  /// - Returns: Whether the batch was carried out, or recorded in an open batch.
  @discardableResult
  func performUpdates(completion: ((Bool) -> Void)?, _ body: () -> Void) -> Bool {
    // Requests from callbacks during a rollback are refused.
    guard !pass.isOpen(.rollingBack) else { return false }
    guard !refusesUpdateForMovement(deleting: false), mayUpdate() else { return false }
    if changes.updates.isOpen {
      changes.updates.depth += 1
      if let completion { changes.updates.completions.append(completion) }
      record(body)
      changes.updates.depth -= 1
      return !changes.updates.isRefused
    }
    // An animated switch that runs is finished first.
    if let running = changes.runningSwitch {
      simulation.clock.animator.interrupt(running.animation)
    }
    simulation.emit(.grid, "performBatchUpdates", in: self)
    guard (try? bringUpToDate()) != nil else { return false }
    forgetEarlierState()
    openChange()
    changes.updates.reset()
    changes.updates.depth = 1
    changes.updates.before = loadedModel
    if let completion { changes.updates.completions.append(completion) }
    record(body)
    changes.updates.depth = 0
    return commitUpdates()
  }

  /// Runs the closure that records operations. After a fault in the closure, the batch is refused.
  private func record(_ body: () -> Void) {
    do throws(ActionRejected) {
      try rethrowingFaults { simulation.perform(body) }
    } catch {
      changes.updates.isRefused = true
    }
  }

  /// Records operations in the open batch, or in a new batch if no batch is open (BU-1, BU-2).
  func recordUpdates(_ operations: () -> Void) {
    if changes.updates.isOpen {
      operations()
    } else {
      performUpdates(completion: nil, operations)
    }
  }

  /// Returns whether a batch may begin now. Raises a fault inside a layout pass, a view request, a
  /// layout switch or another update, where index paths must not change.
  private func mayUpdate() -> Bool {
    let isInside =
      pass.isDecidingOnViews || answers.layout.isPreparing || pass.isOpen(.switching)
      || pass.isOpen(.updating)
      || display.openRequest != nil
    if isInside { raise(.updateInsidePass(self)) }
    return !isInside
  }

  /// Performs step 1 of a batch update: carries out pending reloads and layout, so that the state
  /// before the batch is the state on screen.
  ///
  /// A refusal leaves the grid unchanged.
  private func bringUpToDate() throws(ActionRejected) {
    try action {
      if bounds.isEmpty {
        reloadIfNeeded()
      } else if needsLayout || !content.hasLaidOut || !isStable {
        setNeedsLayout()
        layoutIfNeeded()
      }
      _ = loadedModel
    }
  }

  // MARK: Operations

  /// Returns the positions of index paths. Raises a fault and returns nil if an index path does not
  /// have two indices (E-24).
  func updatePositions(_ paths: [IndexPath]) -> [UpdatePosition]? {
    var positions: [UpdatePosition] = []
    positions.reserveCapacity(paths.count)
    // A loop, because each call of a closure would check the current thread again.
    for path in paths {
      guard path.count == 2 else {
        raise(.malformedIndexPath(path))
        return nil
      }
      positions.append(UpdatePosition(section: path[0], item: path[1]))
    }
    return positions
  }

  func recordItems(
    _ paths: [IndexPath], _ operation: (inout UpdateRecord, [UpdatePosition]) -> Void
  ) {
    recordUpdates {
      guard let positions = updatePositions(paths) else { return }
      operation(&changes.updates.record, positions)
    }
  }
}
