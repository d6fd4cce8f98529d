// A change opens with the first event that makes the last layout pass stale: new bounds, an
// invalidation, a reload, a new data source or a new layout. The change closes when a layout pass
// succeeds. A fault before that rolls the whole change back. Under `.stop` no state is recorded,
// because a fault ends the program.

extension GridView {
  /// Opens a change: records the present state, unless a change is open already.
  ///
  /// Before the first layout pass, every call records the state again: a rollback keeps the setup.
  func openChange() {
    openMove()
    if !pass.isDecidingOnViews { completeEarlierState() }
  }

  /// Records the geometry before the content moves. A move changes nothing else. The rest of the
  /// state is recorded later, when a layout pass or other code opens a change (benchmark scenario
  /// `host-fling`).
  func openMove() {
    guard simulation.faultPolicy == .record, !pass.isDecidingOnViews,
      changes.earlierGeometry == nil || !content.hasLaidOut
    else { return }
    changes.earlierGeometry = GridState.Geometry(of: self)
    changes.earlierState = nil
  }

  /// Records the rest of the state, for a change that began with a move.
  func completeEarlierState() {
    guard let geometry = changes.earlierGeometry, changes.earlierState == nil else { return }
    changes.earlierState = CopyOnWrite(GridState(of: self, at: geometry))
  }

  /// Records the look of a view before the open change modifies the view.
  func keepLook(of view: GridReusableView) {
    if changes.earlierState != nil { changes.earlierState?.value.keepLook(of: view) }
  }

  /// Discards the recorded state.
  func forgetEarlierState() {
    // Checked first, because this runs after every pass, and most passes have no recorded state.
    if changes.earlierGeometry != nil { changes.earlierGeometry = nil }
    if changes.earlierState != nil { changes.earlierState = nil }
  }

  /// Closes the open change after a successful pass, and notifies observers.
  func closeChange() {
    forgetEarlierState()
    changes.isFailed = false
    // Most grids have no observers.
    if !observers.isEmpty { tellObservers { $0.changeDidEnd(isRefused: false) } }
    checkInvariants()
  }

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

  /// Rolls a failed change back, unless a call to the layout or a layout switch is still running.
  func rollBackIfFailed() {
    // Bounds about which the layout is asked are not stored yet: the outermost call rolls back.
    guard changes.isFailed, !pass.isLayoutAnswering, !pass.isOpen(.switching) else { return }
    rollBack()
  }

  /// Restores the state before the open change.
  ///
  /// The effects of callbacks are not undone. A view that the change recycled is shown again,
  /// unless it was reused for another element since. If it was reused, the data source is asked for
  /// the view again, provided that the latest counts still contain the element.
  func rollBack() {
    changes.isFailed = false
    completeEarlierState()
    guard let earlier = changes.earlierState?.value else { return }
    forgetEarlierState()
    let counts = content.counts ?? earlier.content.counts
    // Callbacks from here on start no layout pass and open no change.
    during(.rollingBack) {
      display.releaseKeptCells()
      simulation.withoutRecordingFaults { earlier.restore(in: self, counts: counts) }
      display.sectionScrolls.place()
      releaseSectionScrollViews()
      placeBackgroundView()
    }
    layoutState.needsLayout = false
    // A callback has moved the grid since: that is a new change.
    if bounds != earlier.geometry.bounds { setNeedsLayout() }
    tellObservers { $0.changeDidEnd(isRefused: true) }
    checkInvariants()
  }
}
