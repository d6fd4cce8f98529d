extension GridView {
  /// The counts, loaded now if they are stale (DL-3). Nil data source: no sections (DL-9).
  package var loadedModel: SectionCounts {
    if let model { return model }
    let (loaded, isFaulty) = watch {
      simulation.nesting(
        "collectionView(_:numberOfItemsInSection:)", orElse: SectionCounts()
      ) { sourceCaller?.loadCounts() ?? SectionCounts() }
    }
    // Counts that only stand in for an answer are not kept.
    if simulation.nestedQuestions.isRefusing { return loaded }
    let counts = shownCounts(of: loaded)
    isModelFaulty = isFaulty
    // A query outside any action keeps no faulty counts: the next pass meets the fault itself.
    if !isModelFaulty || isInLayoutPass || currentLayout.isPreparing { model = counts }
    return counts
  }

  // MARK: Reload

  /// Marks counts and layout as stale and lets everything go (RD-1).
  func startReload() {
    // What a callback asks for while a refused action is undone is refused with it.
    guard !isRollingBack else { return }
    if updates.isBusy {
      // RD-7: done when the update is.
      updates.isReloadAsked = true
      return
    }
    openChange()
    discardMovement()
    if let running = runningSwitch {
      simulation.record(.reloadCancelsTransition(from: running.old, to: currentLayout))
    }
    try? action {
      needsReload = false
      // RD-8: what an earlier update still moves is finished at once. A switch that runs goes on
      // without its views (L5.25).
      for run in updates.runs { simulation.clock.animator.interrupt(run) }
      forgetSelection()
      // A second reload has no further effect (RD-10), unless a query has asked for counts or
      // layout since the first.
      if !isReloadPending || model != nil || currentLayout.isPrepared {
        isReloadPending = true
        model = nil
        layoutCaller.invalidate(
          currentLayout, with: layoutCaller.makeContext(of: currentLayout, everything: true))
      }
      letEverythingGo()
      setNeedsLayout()
    }
  }

  /// Replaces the data source: everything is stale, but nothing happens before the next pass or
  /// query (DL-6, DL-7).
  func replaceDataSource(with dataSource: (any GridViewDataSource)?) {
    guard storedDataSource !== dataSource else { return }
    openChange()
    discardMovement()
    try? action {
      storedDataSource = dataSource
      forgetSelection()
      needsReload = true
      model = nil
      layoutCaller.invalidate(
        currentLayout, with: layoutCaller.makeContext(of: currentLayout, everything: true))
      setNeedsLayout()
    }
  }

  /// At the start of a pass: does for a replaced data source what a reload does (4.1 step 1).
  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    letEverythingGo()
  }

  private func forgetSelection() {
    selection.removeAll()
    highlighted.removeAll()
  }

  private func letEverythingGo() {
    forgetPrefetching()
    for key in liveViews.keys.sorted(by: ElementKey.isOrdered) { letGo(key) }
    if let running = runningSwitch { retireViews(of: running.run) }
    releaseKeptCells()
  }
}
