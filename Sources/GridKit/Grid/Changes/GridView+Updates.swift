// Recording: the operations of a batch, and what opens and closes it.

extension GridView {
  /// Opens a batch, runs what records its operations, and carries them out when the outermost batch
  /// closes: steps 2 to 4 of a batch update.
  ///
  /// - Returns: Whether it was carried out, or recorded in the batch that is open.
  @discardableResult
  func performUpdates(completion: ((Bool) -> Void)?, _ body: () -> Void) -> Bool {
    // A request of a callback while a refused action is undone is refused with that action.
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

  /// Runs what records operations. A fault in it refuses the batch.
  private func record(_ body: () -> Void) {
    do throws(ActionRejected) {
      try rethrowingFaults { simulation.perform(body) }
    } catch {
      changes.updates.isRefused = true
    }
  }

  /// Records operations: in the open batch, else in one of their own (BU-1, BU-2).
  func recordUpdates(_ operations: () -> Void) {
    if changes.updates.isOpen {
      operations()
    } else {
      performUpdates(completion: nil, operations)
    }
  }

  /// Whether a batch may begin now: not from inside a layout pass, a request for a view, a switch
  /// or another update, which would change paths under the feet of their callers.
  private func mayUpdate() -> Bool {
    let isInside =
      pass.isDecidingOnViews || answers.layout.isPreparing || pass.isOpen(.switching)
      || pass.isOpen(.updating)
      || display.openRequest != nil
    if isInside { raise(.updateInsidePass(self)) }
    return !isInside
  }

  /// Step 1 of a batch update: what was asked for before the batch is done before it, so that
  /// "before" means what is on screen.
  ///
  /// A refusal leaves the grid as before.
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

  /// The places that index paths name; nil after a fault (E-24).
  func updatePositions(_ paths: [IndexPath]) -> [UpdatePosition]? {
    var positions: [UpdatePosition] = []
    positions.reserveCapacity(paths.count)
    // No closures: each call of one would find out again which thread it is on.
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
