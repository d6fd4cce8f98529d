extension GridView {
  /// The counts, loaded now if they are stale (DL-3). Nil data source: no sections (DL-9).
  package var loadedModel: SectionCounts {
    if let model = content.counts { return model }
    if isDataSourceReleased {
      simulation.recordOnce("source gone \(ObjectIdentifier(self))", .sourceGone(self))
    }
    let (loaded, isFaulty) = watch {
      simulation.nesting(
        "collectionView(_:numberOfItemsInSection:)", orElse: SectionCounts()
      ) { sourceCaller?.loadCounts() ?? SectionCounts() }
    }
    // Counts that only stand in for an answer are not kept.
    if simulation.nestedQuestions.isRefusing { return loaded }
    let counts = shownCounts(of: loaded)
    content.areCountsFaulty = isFaulty
    // A query outside any action keeps no faulty counts: the next pass meets the fault itself.
    if !content.areCountsFaulty || pass.isDecidingOnViews || answers.layout.isPreparing {
      content.counts = counts
    }
    return counts
  }

  /// Whether there was a data source and it has been released.
  private var isDataSourceReleased: Bool { content.hasDataSource && storedDataSource == nil }

  /// Items of a section; 0 after E-20.
  func itemCount(inSection section: Int) -> Int {
    let model = loadedModel
    guard section >= 0, section < model.sectionCount else {
      // A question that is refused has been told.
      if !simulation.nestedQuestions.isRefusing {
        raise(
          .sectionOutOfRange(
            section, sections: model.sectionCount, isSourceGone: isDataSourceReleased))
      }
      return 0
    }
    return model.items[section]
  }

  // MARK: Reload

  /// Marks counts and layout as stale and has all views recycled (RD-1).
  func startReload() {
    // A request of a callback while a refused action is undone is refused with that action.
    guard !pass.isOpen(.rollingBack) else { return }
    if isUpdating {
      // Done when the update is.
      changes.updates.isReloadAsked = true
      return
    }
    if let key = display.openRequest?.withObject({ $0.key }) {
      simulation.recordOnce(
        "reload in request \(ObjectIdentifier(self))", .reloadInRequest(key, in: self))
    }
    openChange()
    discardMovement()
    if let running = changes.runningSwitch {
      simulation.record(.reloadCancelsTransition(from: running.old, to: answers.layout))
    }
    try? action {
      content.needsReload = false
      // What an earlier update still moves is finished at once. A switch that runs goes on
      // without its views (L5.25).
      for animation in changes.updates.animations { simulation.clock.animator.interrupt(animation) }
      content.forgetMarks()
      // A second reload has no further effect (RD-10), unless a query has asked for counts or
      // layout since the first.
      if !pass.isReloadPending || content.counts != nil || answers.layout.isPrepared {
        pass.isReloadPending = true
        content.counts = nil
        layoutCaller.invalidate(
          answers.layout, with: layoutCaller.makeContext(of: answers.layout, everything: true))
      }
      recycleEverything()
      setNeedsLayout()
    }
  }

  /// Replaces the data source: everything is stale, but nothing happens before the next pass or
  /// query (DL-6, DL-7).
  func replaceDataSource(with dataSource: (any GridViewDataSource)?) {
    guard storedDataSource !== dataSource else { return }
    simulation.examineMethods(of: dataSource)
    openChange()
    discardMovement()
    try? action {
      storedDataSource = dataSource
      content.hasDataSource = dataSource != nil
      content.forgetMarks()
      content.needsReload = true
      content.counts = nil
      layoutCaller.invalidate(
        answers.layout, with: layoutCaller.makeContext(of: answers.layout, everything: true))
      setNeedsLayout()
    }
  }

  /// Step 1 of a layout pass: does for a replaced data source what a reload does.
  func reloadIfNeeded() {
    guard content.needsReload else { return }
    content.needsReload = false
    recycleEverything()
  }

  private func recycleEverything() {
    forgetPrefetching()
    for key in display.liveViews.keys.sorted(by: ElementKey.isOrdered) { recycle(key) }
    if let running = changes.runningSwitch { recycleViews(of: running.animation) }
    releaseKeptCells()
  }
}
