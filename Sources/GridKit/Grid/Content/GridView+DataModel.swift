extension GridView {
  /// The numbers of sections and items. Reading the property loads stale numbers again (DL-3).
  /// Without a data source there are no sections (DL-9).
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
    // Counts that replace a refused answer are not stored.
    if simulation.nestedQuestions.isRefusing { return loaded }
    let counts = shownCounts(of: loaded)
    content.areCountsFaulty = isFaulty
    // A query outside any action stores no faulty counts: the next pass raises the fault itself.
    if !isFaulty || pass.isDecidingOnViews || answers.layout.isPreparing { content.counts = counts }
    return counts
  }

  /// Whether the grid had a data source that has been released.
  private var isDataSourceReleased: Bool { content.hasDataSource && storedDataSource == nil }

  /// Returns the number of items in a section; 0 after a fault, if there is no such section (E-20).
  func itemCount(inSection section: Int) -> Int {
    let model = loadedModel
    guard section >= 0, section < model.sectionCount else {
      // A refused query has already raised its fault.
      if !simulation.nestedQuestions.isRefusing {
        raise(
          .sectionOutOfRange(
            section, sections: model.sectionCount, isSourceGone: isDataSourceReleased))
      }
      return 0
    }
    return model.items[section]
  }

  /// Marks counts and layout as stale, and recycles all views (RD-1).
  func startReload() {
    // Requests from callbacks during a rollback are refused.
    guard !pass.isOpen(.rollingBack) else { return }
    if isUpdating {
      // Carried out after the update.
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
      // Earlier updates end at once. A running switch continues without its views (L5.25).
      for animation in changes.updates.animations { simulation.clock.animator.interrupt(animation) }
      content.forgetMarks()
      // A second reload has no effect (RD-10), unless counts or layout were queried in between.
      if !pass.isReloadPending || content.counts != nil || answers.layout.isPrepared {
        pass.isReloadPending = true
        content.counts = nil
        layoutCaller.invalidateEverything(of: answers.layout)
      }
      recycleEverything()
      setNeedsLayout()
    }
  }

  /// Replaces the data source. The next pass or query loads counts and layout (DL-6, DL-7).
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
      layoutCaller.invalidateEverything(of: answers.layout)
      setNeedsLayout()
    }
  }

  /// Performs step 1 of a layout pass: recycles all views if the data source was replaced.
  func reloadIfNeeded() {
    guard content.needsReload else { return }
    content.needsReload = false
    recycleEverything()
  }

  private func recycleEverything() {
    display.forgetPrefetching(at: contentOffset)
    recycle(display.liveViews.keys)
    if let running = changes.runningSwitch { recycleViews(of: running.animation) }
    display.releaseKeptCells()
  }
}
