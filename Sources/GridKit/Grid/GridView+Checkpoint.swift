// A change opens with the first thing that makes the last layout pass out of date (bounds,
// invalidation, reload, data source, layout) and closes when a pass has succeeded. A fault in
// between undoes all of it. Nothing is kept under `.stop`, where a fault ends the program.

extension GridView {
  /// Remembers the present state, unless a change is open already.
  ///
  /// Before the first pass there is nothing to go back to but what was set up meanwhile: then every
  /// change is remembered anew.
  func openChange() {
    guard simulation.faultPolicy == .record, !isInLayoutPass else { return }
    guard checkpoint == nil || !hasLaidOut else { return }
    checkpoint = CheckpointBox(
      Checkpoint(
        bounds: bounds, center: center, contentSize: contentSize, layout: currentLayout,
        transition: transition,
        dataSource: storedDataSource, hadDataSource: storedDataSource != nil,
        needsReload: needsReload, model: model, lifted: movement.lifted, selection: selection,
        highlighted: highlighted, hasLaidOut: hasLaidOut,
        limitsBeforeChanges: limitsBeforeChanges, views: shownViews()))
  }

  private func shownViews() -> [ElementKey: ShownView] {
    var views: [ElementKey: ShownView] = [:]
    views.reserveCapacity(liveViews.count)
    for (key, view) in liveViews { views[key] = ShownView(view) }
    return views
  }

  /// Forgets the state before the change: it has passed.
  func closeChange() {
    // At the end of every pass, and most have nothing to go back to and nobody to tell.
    if checkpoint != nil { checkpoint = nil }
    isChangeFailed = false
    if !witnesses.isEmpty { tellWitnesses { $0.changeDidEnd(isRefused: false) } }
  }

  /// Rolls a failed change back as soon as control is with the runtime again.
  func rollBackIfFailed() {
    // Inside a question about bounds a change is still to be stored: the outermost one rolls back.
    guard isChangeFailed, !isInLayoutPass, !isSwitchingLayout, boundsQuestions == 0 else { return }
    rollBack()
  }

  /// Goes back to the state before the open change.
  ///
  /// Callbacks already made are not unsent. A view that was let go in the change and was not used
  /// since is shown again; one that was used for another element meanwhile is requested anew, if
  /// the counts that the data source gave last still have the element.
  func rollBack() {
    isChangeFailed = false
    guard let checkpoint = checkpoint?.value else { return }
    self.checkpoint = nil
    let counts = model ?? checkpoint.model
    // Whoever is called from here on starts no pass and opens no change.
    let wasInLayoutPass = isInLayoutPass
    isInLayoutPass = true
    isRollingBack = true
    releaseKeptCells()
    simulation.withoutRecordingFaults {
      restoreSetup(checkpoint)
      restoreGeometry(checkpoint)
      restoreViews(checkpoint, counts: counts)
    }
    placeBackgroundView()
    isRollingBack = false
    isInLayoutPass = wasInLayoutPass
    needsLayout = false
    // A callback has moved the view on meanwhile: that is a change of its own.
    if bounds != checkpoint.bounds { setNeedsLayout() }
    tellWitnesses { $0.changeDidEnd(isRefused: true) }
  }

  private func restoreSetup(_ checkpoint: Checkpoint) {
    restoreTransition(checkpoint.transition, layout: checkpoint.layout)
    if currentLayout !== checkpoint.layout {
      detach(currentLayout)
      currentLayout = checkpoint.layout
      currentLayout.installedView = self
    }
    // What the layout has cached may belong to the failed change: it prepares again when asked.
    currentLayout.isPrepared = false
    currentLayout.wasInvalidatedWhilePreparing = false
    known.forgetEverything()
    store.removeAll()
    namedElements.removeAll()
    pendingContentSizeAdjustment = .zero
    limitsBeforeChanges = checkpoint.limitsBeforeChanges
    animatedResize = nil
    isSizeKnown = false
    isReloadPending = false
    restoreMovement(checkpoint.lifted)
    model = checkpoint.model
    isModelFaulty = false
    if checkpoint.dataSource != nil || !checkpoint.hadDataSource {
      storedDataSource = checkpoint.dataSource
      needsReload = checkpoint.needsReload
    } else {
      // It has died meanwhile and cannot come back: the next pass reloads from its successor.
      needsReload = true
      model = nil
    }
    selection = checkpoint.selection
    highlighted = checkpoint.highlighted
    hasLaidOut = checkpoint.hasLaidOut
  }

  private func restoreGeometry(_ checkpoint: Checkpoint) {
    isRestoring = true
    contentSize = checkpoint.contentSize
    bounds = checkpoint.bounds
    center = checkpoint.center
    isRestoring = false
  }

  private func restoreViews(_ checkpoint: Checkpoint, counts: SectionCounts?) {
    restoreKeys(checkpoint)
    let intruders = liveViews.filter { checkpoint.views[$0.key]?.view !== $0.value }.map(\.key)
    for key in intruders.sorted(by: ElementKey.isOrdered) { letGo(key) }
    for key in checkpoint.views.keys.sorted(by: ElementKey.isOrdered) {
      guard let shown = checkpoint.views[key] else { continue }
      restore(shown, key: key, counts: counts)
    }
  }

  /// Files views that a refused change has given other paths, or sent on their way out, under their
  /// old ones again. Nobody is told: they never left the screen.
  private func restoreKeys(_ checkpoint: Checkpoint) {
    var owners: [ObjectIdentifier: ElementKey] = [:]
    // A view that was used again meanwhile has left the screen for another element.
    for (key, shown) in checkpoint.views where shown.view.reuse.useCount == shown.useCount {
      owners[ObjectIdentifier(shown.view)] = key
    }
    var restored: [ElementKey: GridReusableView] = [:]
    for (key, view) in liveViews {
      guard let owner = owners[ObjectIdentifier(view)], owner != key else { continue }
      restored[owner] = view
      liveViews[key] = nil
    }
    for leaving in leavingViews {
      if let owner = owners[ObjectIdentifier(leaving.view)] { restored[owner] = leaving.view }
    }
    guard !restored.isEmpty else { return }
    leavingViews.removeAll { owners[ObjectIdentifier($0.view)] != nil }
    // What took their places in the refused change goes.
    for key in restored.keys.sorted(by: ElementKey.isOrdered) where liveViews[key] != nil {
      letGo(key)
    }
    for (key, view) in restored {
      view.reuse.position = key.position
      liveViews[key] = view
    }
  }

  private func restore(_ shown: ShownView, key: ElementKey, counts: SectionCounts?) {
    let view = shown.view
    let attributes = shown.attributes
    if liveViews[key] === view {
      update(view, with: attributes)
      if let cell = view as? GridViewCell { syncState(of: cell, at: key.position) }
      return
    }
    queues.take(view)
    if view.reuse.useCount != shown.useCount, canRequest(key, counts: counts) {
      // The next dequeue takes this view.
      queues.enqueue(view)
      if let answer = request(key, attributes: attributes) {
        return show(answer, key: key, attributes: attributes)
      }
      queues.take(view)
    }
    show(view, key: key, attributes: attributes)
  }

  private func canRequest(_ key: ElementKey, counts: SectionCounts?) -> Bool {
    guard storedDataSource != nil, let counts else { return false }
    let position = key.position
    switch key.kind.category {
    case .cell: return counts.contains(section: position.section, item: position.item)
    case .supplementaryView: return position.section < counts.sectionCount
    case .decorationView: return false
    }
  }
}
