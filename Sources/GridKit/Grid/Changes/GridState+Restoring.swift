extension GridState {
  /// Restores the state in a grid.
  ///
  /// - Parameter counts: The latest counts. A view whose element they contain is requested again if
  ///   it was reused for another element.
  func restore(in grid: GridView, counts: SectionCounts?) {
    restoreSetup(of: grid)
    grid.changes.limitsBeforeChanges = geometry.limitsBeforeChanges
    grid.during(.restoring) {
      grid.contentSize = geometry.contentSize
      grid.bounds = geometry.bounds
      grid.center = geometry.center
    }
    for section in geometry.sectionOffsets { section.scroll.move(to: section.offset) }
    restoreViews(of: grid, counts: counts)
  }

  private func restoreSetup(of grid: GridView) {
    restoreTransition(of: grid)
    if grid.answers.layout !== layout {
      grid.answers.layout.detach(from: grid)
      grid.use(layout)
      layout.installedView = grid
    }
    // The layout's cache may belong to the failed change, so it prepares again on the next query.
    grid.answers.layout.isPrepared = false
    grid.answers.layout.wasInvalidatedWhilePreparing = false
    grid.forgetAnswers()
    grid.answers.sizeAdjustment = .zero
    grid.answers.isSizeKnown = false
    grid.changes.animatedResize = nil
    grid.pass.isReloadPending = false
    grid.restoreMovement(content)
    // A deallocated data source cannot be restored.
    if !isSourceGone { grid.storedDataSource = dataSource }
    grid.content.restore(content, isSourceGone: isSourceGone)
  }

  /// Restores the transition. A transition that the change started is removed. If a step was
  /// refused, the ending stops as well, and the transition stays open.
  private func restoreTransition(of grid: GridView) {
    let animator = grid.simulation.clock.animator
    if let present = grid.changes.transition, present.layout !== transition?.layout {
      present.ending?.stop(on: animator)
      for member in present.layouts where member !== layout { member.detach(from: grid) }
    }
    grid.changes.transition = transition
    guard let transition else { return }
    for layout in transition.layouts {
      layout.installedView = grid
      layout.isPrepared = false
    }
    let isStepRefused = transition.layout.transitionProgress != transition.shownProgress
    if isStepRefused || transition.ending?.animation.isOver == true {
      transition.ending?.stop(on: animator)
      grid.changes.transition?.ending = nil
    }
    transition.layout.storedProgress = transition.shownProgress
  }

  private func restoreViews(of grid: GridView, counts: SectionCounts?) {
    let shown = views(in: grid.display)
    // Views that had received other keys or had left get their old keys without a callback, because
    // they never left the screen. Views that took these keys in the refused change are recycled.
    let restored = grid.display.takeRekeyed(shown)
    grid.recycle(Array(restored.keys))
    for (key, view) in restored {
      view.reuse.position = key.position
      grid.display.liveViews[key] = view
    }
    let views = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, $0.view) })
    grid.recycle(grid.display.liveViews.filter { views[$0.key] !== $0.value }.map(\.key))
    for shown in shown.sorted(by: { ElementKey.isOrdered($0.key, $1.key) }) {
      shown.restore(in: grid, counts: counts)
    }
  }
}

extension Display {
  /// Removes the live and leaving views that had other keys, and returns them by these keys.
  mutating func takeRekeyed(_ earlier: [ShownView]) -> [ElementKey: GridReusableView] {
    var owners: [ObjectIdentifier: ElementKey] = [:]
    // A view that was reused since belongs to another element.
    for shown in earlier where shown.view.reuse.useCount == shown.useCount {
      owners[ObjectIdentifier(shown.view)] = shown.key
    }
    var views: [ElementKey: GridReusableView] = [:]
    for (key, view) in liveViews {
      guard let owner = owners[ObjectIdentifier(view)], owner != key else { continue }
      views[owner] = view
      liveViews[key] = nil
    }
    for leaving in leavingViews {
      if let owner = owners[ObjectIdentifier(leaving.view)] { views[owner] = leaving.view }
    }
    if !views.isEmpty { leavingViews.removeAll { owners[ObjectIdentifier($0.view)] != nil } }
    return views
  }
}

extension ShownView {
  /// Shows the view with its earlier attributes again.
  @MainActor
  fileprivate func restore(in grid: GridView, counts: SectionCounts?) {
    let attributes = attributes
    if grid.display.liveViews[key] === view {
      grid.update(view, with: attributes)
      if let cell = view as? GridViewCell { grid.syncState(of: cell, at: key.position) }
      return
    }
    grid.display.queues.take(view)
    if view.reuse.useCount != useCount, grid.storedDataSource != nil, let counts,
      key.kind.category != .decorationView, key.exists(in: counts)
    {
      // The next dequeue takes this view.
      grid.display.queues.enqueue(view)
      if let answer = try? grid.request(key, attributes: attributes, from: grid.storedDataSource) {
        return grid.show(answer, key: key, attributes: attributes)
      }
      grid.display.queues.take(view)
    }
    grid.show(view, key: key, attributes: attributes)
  }
}
