// A change opens with the first thing that makes the last layout pass out of date (bounds,
// invalidation, reload, data source, layout) and closes when a pass has succeeded. A fault in
// between undoes all of it. Nothing is kept under `.stop`, where a fault ends the program.

extension GridView {
  /// Remembers the present state, unless a change is open already.
  ///
  /// Before the first pass there is nothing to go back to but what was set up meanwhile: then every
  /// change is remembered anew.
  func openChange() {
    openMove()
    if !pass.isDecidingOnViews { completeEarlierState() }
  }

  /// Remembers the geometry before the content moves. A move changes nothing else: the rest is only
  /// remembered when a pass, or other code that opens a change, is about to change it (`host-fling`
  /// of the benchmark).
  func openMove() {
    guard simulation.faultPolicy == .record, !pass.isDecidingOnViews else { return }
    guard changes.earlierGeometry == nil || !content.hasLaidOut else { return }
    changes.earlierGeometry = GridState.Geometry(of: self)
    changes.earlierState = nil
  }

  /// Remembers what a change that began with a move has left as it was so far.
  func completeEarlierState() {
    guard let geometry = changes.earlierGeometry, changes.earlierState == nil else { return }
    changes.earlierState = GridStateBox(GridState(of: self, at: geometry))
  }

  /// Remembers how a view looks before the open change does something to it.
  @inline(__always)
  func keepLook(of view: GridReusableView) {
    if changes.earlierState != nil { changes.earlierState?.value.keepLook(of: view) }
  }

  /// Leaves nothing to go back to.
  func forgetEarlierState() {
    // At the end of every pass, and most have nothing.
    if changes.earlierGeometry != nil { changes.earlierGeometry = nil }
    if changes.earlierState != nil { changes.earlierState = nil }
  }

  /// Forgets the state before the change: it has passed.
  func closeChange() {
    forgetEarlierState()
    changes.isFailed = false
    // Most grids have no observers.
    if !observers.isEmpty { tellObservers { $0.changeDidEnd(isRefused: false) } }
    checkInvariants()
  }

  /// Rolls a failed change back as soon as control is with the runtime again.
  func rollBackIfFailed() {
    // Inside a question about bounds a change is still to be stored: the outermost one rolls back.
    guard changes.isFailed, !pass.isLayoutAnswering, !pass.isOpen(.switching) else { return }
    rollBack()
  }

  /// Restores the state before the open change.
  ///
  /// Callbacks already made are not unsent. A view that was recycled in the change and was not used
  /// since is shown again; one that was used for another element meanwhile is requested anew, if
  /// the counts that the data source gave last still have the element.
  func rollBack() {
    changes.isFailed = false
    completeEarlierState()
    guard let earlier = changes.earlierState?.value else { return }
    forgetEarlierState()
    let counts = content.counts ?? earlier.content.counts
    // Code that is called from here on starts no pass and opens no change.
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
    needsLayout = false
    // A callback has moved the view on meanwhile: that is a change of its own.
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
    // The cache of the layout may belong to the failed change: the layout prepares again when
    // asked.
    answers.layout.isPrepared = false
    answers.layout.wasInvalidatedWhilePreparing = false
    forgetAnswers()
    answers.sizeAdjustment = .zero
    answers.isSizeKnown = false
    changes.animatedResize = nil
    pass.isReloadPending = false
    restoreMovement(earlier.content)
    // A data source that has died meanwhile cannot come back.
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

  /// Files views that a refused change has given other paths, or sent on their way out, under their
  /// old ones again. No callback is made: the views never left the screen.
  private func restoreKeys(_ earlier: [ShownView]) {
    var owners: [ObjectIdentifier: ElementKey] = [:]
    // A view that was used again meanwhile has left the screen for another element.
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
    // Views that took their places in the refused change go.
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
      if let answer = request(key, attributes: attributes) {
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
