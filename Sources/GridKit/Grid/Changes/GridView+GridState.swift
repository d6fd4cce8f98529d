// A change opens with the first event that makes the last layout pass stale: new bounds, an
// invalidation, a reload, a new data source or a new layout. The change closes when a layout pass
// succeeds. A fault before that rolls the whole change back. Under `.stop` no state is recorded,
// because a fault ends the program.

extension GridView {
  /// Opens a change: records the present state, unless a change is open already.
  ///
  /// Before the first layout pass, every call records the state again, so that a rollback keeps the
  /// setup made so far.
  func openChange() {
    openMove()
    if !pass.isDecidingOnViews { completeEarlierState() }
  }

  /// Records the geometry before the content moves. A move changes nothing else. The rest of the
  /// state is recorded later, when a layout pass or other code opens a change (benchmark scenario
  /// `host-fling`).
  func openMove() {
    guard simulation.faultPolicy == .record, !pass.isDecidingOnViews else { return }
    guard changes.earlierGeometry == nil || !content.hasLaidOut else { return }
    changes.earlierGeometry = GridState.Geometry(of: self)
    changes.earlierState = nil
  }

  /// Records the rest of the state, for a change that began with a move.
  func completeEarlierState() {
    guard let geometry = changes.earlierGeometry, changes.earlierState == nil else { return }
    changes.earlierState = GridStateBox(GridState(of: self, at: geometry))
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

  /// Closes the open change after a successful pass: discards the recorded state and notifies
  /// observers.
  func closeChange() {
    forgetEarlierState()
    changes.isFailed = false
    // Most grids have no observers.
    if !observers.isEmpty { tellObservers { $0.changeDidEnd(isRefused: false) } }
    checkInvariants()
  }

  /// Rolls a failed change back, unless a call to the layout or a layout switch is still running.
  func rollBackIfFailed() {
    // While the layout is asked about new bounds, the bounds are not stored yet: the outermost call
    // rolls back.
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
      releaseKeptCells()
      simulation.withoutRecordingFaults {
        restoreSetup(earlier)
        restore(earlier.geometry)
        for section in earlier.geometry.sectionOffsets { section.scroll.move(to: section.offset) }
        restoreViews(earlier, counts: counts)
      }
      placeSectionScrollViews()
      releaseSectionScrollViews()
      placeBackgroundView()
    }
    layoutState.needsLayout = false
    // A callback has moved the grid since: that is a new change.
    if bounds != earlier.geometry.bounds { setNeedsLayout() }
    tellObservers { $0.changeDidEnd(isRefused: true) }
    checkInvariants()
  }

  private func restoreSetup(_ earlier: GridState) {
    restoreTransition(earlier.transition, layout: earlier.layout)
    if answers.layout !== earlier.layout {
      detach(answers.layout)
      use(earlier.layout)
      earlier.layout.installedView = self
    }
    // The layout's cache may belong to the failed change: the layout prepares again on the next
    // query.
    answers.layout.isPrepared = false
    answers.layout.wasInvalidatedWhilePreparing = false
    forgetAnswers()
    answers.sizeAdjustment = .zero
    answers.isSizeKnown = false
    changes.animatedResize = nil
    pass.isReloadPending = false
    restoreMovement(earlier.content)
    // A deallocated data source cannot be restored.
    if !earlier.isSourceGone { storedDataSource = earlier.dataSource }
    content.restore(earlier.content, isSourceGone: earlier.isSourceGone)
  }

  private func restore(_ geometry: GridState.Geometry) {
    changes.limitsBeforeChanges = geometry.limitsBeforeChanges
    during(.restoring) {
      contentSize = geometry.contentSize
      bounds = geometry.bounds
      center = geometry.center
    }
  }

  private func restoreViews(_ earlier: GridState, counts: SectionCounts?) {
    let shown = earlier.views(in: display)
    restoreKeys(shown)
    let views = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, $0.view) })
    let intruders = display.liveViews.filter { views[$0.key] !== $0.value }.map(\.key)
    for key in intruders.sorted(by: ElementKey.isOrdered) { recycle(key) }
    for shown in shown.sorted(by: { ElementKey.isOrdered($0.key, $1.key) }) {
      restore(shown, counts: counts)
    }
  }

  /// Restores the old keys of views that had received other keys or had left in a refused change.
  /// No callback is made, because the views never left the screen.
  private func restoreKeys(_ earlier: [ShownView]) {
    var owners: [ObjectIdentifier: ElementKey] = [:]
    // A view that was reused since belongs to another element.
    for shown in earlier where shown.view.reuse.useCount == shown.useCount {
      owners[ObjectIdentifier(shown.view)] = shown.key
    }
    var restored: [ElementKey: GridReusableView] = [:]
    for (key, view) in display.liveViews {
      guard let owner = owners[ObjectIdentifier(view)], owner != key else { continue }
      restored[owner] = view
      display.liveViews[key] = nil
    }
    for leaving in display.leavingViews {
      if let owner = owners[ObjectIdentifier(leaving.view)] { restored[owner] = leaving.view }
    }
    guard !restored.isEmpty else { return }
    display.leavingViews.removeAll { owners[ObjectIdentifier($0.view)] != nil }
    // Views that took these keys in the refused change are recycled.
    for key in restored.keys.sorted(by: ElementKey.isOrdered) where display.liveViews[key] != nil {
      recycle(key)
    }
    for (key, view) in restored {
      view.reuse.position = key.position
      display.liveViews[key] = view
    }
  }

  private func restore(_ shown: ShownView, counts: SectionCounts?) {
    let (key, view) = (shown.key, shown.view)
    let attributes = shown.attributes
    if display.liveViews[key] === view {
      update(view, with: attributes)
      if let cell = view as? GridViewCell { syncState(of: cell, at: key.position) }
      return
    }
    display.queues.take(view)
    if view.reuse.useCount != shown.useCount, canRequest(key, counts: counts) {
      // The next dequeue takes this view.
      display.queues.enqueue(view)
      if let answer = try? request(key, attributes: attributes) {
        return show(answer, key: key, attributes: attributes)
      }
      display.queues.take(view)
    }
    show(view, key: key, attributes: attributes)
  }

  private func canRequest(_ key: ElementKey, counts: SectionCounts?) -> Bool {
    guard storedDataSource != nil, let counts else { return false }
    return key.kind.category != .decorationView && key.exists(in: counts)
  }
}
