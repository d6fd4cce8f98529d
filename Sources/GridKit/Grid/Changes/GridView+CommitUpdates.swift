// Steps 5 to 17 of a batch update, as one transaction. A fault before the end leaves the grid
// unchanged.

extension GridView {
  /// Carries out the batch that has just closed.
  func commitUpdates() throws(ActionRejected) {
    let animation: RunningAnimation
    do throws(ActionRejected) {
      animation = try during(.updating) { () throws(ActionRejected) in try commit() }
    } catch {
      changes.updates.reset()
      changes.pendingSwitches.removeAll()
      rollBack()
      // A grid with empty bounds was not laid out before the batch: its pass is still due.
      if bounds.isEmpty { setNeedsLayout() }
      throw error
    }
    let (completions, isReloadAsked) = (changes.updates.completions, changes.updates.isReloadAsked)
    changes.updates.reset()
    closeChange()
    setNeedsLayout()
    animation.completions.append { [weak self] finished in
      self?.updateDidEnd(animation)
      for completion in completions { completion(finished) }
    }
    changes.updates.animations.append(animation)
    simulation.clock.animator.add(animation)
    if isReloadAsked { startReload() }
    carryOutPendingSwitches()
  }

  /// Commits the batch update.
  ///
  /// - Returns: The animation of the change, not yet started.
  private func commit() throws(ActionRejected) -> RunningAnimation {
    guard !changes.updates.isRefused else { throw ActionRejected() }
    // True if the updates closure has invalidated the layout, before the update itself does.
    let isInvalidated = !answers.layout.isPrepared
    let after = try rethrowingFaults { sourceCaller?.loadCounts() ?? SectionCounts() }  // step 5
    let plan: UpdatePlan
    do {
      plan = try updatePlan(after: after)  // steps 6 and 7
    } catch {
      try refuse(.invalidUpdates(error, in: self))
    }
    try rethrowingFaults { () throws(ActionRejected) in try resignFirstResponder(in: plan) }
    let animation = simulation.makeAnimation(
      kind: "batch update", duration: ChangeDuration.batchUpdate)
    try carryOut(in: animation) { () throws(ActionRejected) in
      try adopt(plan)  // steps 8 and 9
      if bounds.isEmpty {
        // No elements show (BF-5), and no view may keep an index path from before the update.
        recycle(display.liveViews.keys)
      } else {
        try show(
          plan, in: animation, mayDropElements: isInvalidated && answers.builtInLayout != nil)
      }
    }
    // CP-5: an animation that changes no view ends at the next tick.
    if animation.changedViews.isEmpty { animation.cutShort() }
    return animation
  }

  /// Performs steps 8 and 9 of a batch update: stores the new counts, invalidates the layout, and
  /// moves selection, highlight, prefetch announcements and kept cells to the items' new positions.
  /// Deleted and reloaded items lose all of these without notification.
  private func adopt(_ plan: UpdatePlan) throws(ActionRejected) {
    try rethrowingFaults {
      content.counts = plan.after
      content.areCountsFaulty = false
      let context = layoutCaller.makeContext(of: answers.layout, everything: false)
      context.dataSourceCounts = true
      // A batch without operations means that sizes may have changed (BU-10).
      if !plan.items.isEmpty, showsSourceOrder { context.update = plan }
      changes.updates.context = context
      layoutCaller.invalidate(answers.layout, with: context)
      changes.updates.context = nil
      answers.builtInLayout?.itemsDidMove(by: plan)
      answers.cachedRegion.evictAll()
      answers.namedElements.removeAll()
    }
    let survivor: (Position) -> Position? = { plan.survivor(of: $0) }
    content.move(survivor)
    display.movePrefetching(survivor)
    tellObservers { $0.elementsDidMove { plan.survivor(of: $0) } }
  }

  /// Performs steps 10 to 15 of a batch update: prepares, asks and informs the layout, moves the
  /// content offset and moves the views.
  ///
  /// - Parameter mayDropElements: Whether the updates closure has invalidated a built-in layout. If
  ///   false, missing attributes of supplementary and decoration views are a fault (E-40a).
  private func show(
    _ plan: UpdatePlan, in animation: RunningAnimation, mayDropElements: Bool
  ) throws(ActionRejected) {
    let layout = answers.layout
    let isAnimated = !simulation.clock.animator.isSuppressed
    let viewAnimation = isAnimated ? animation : nil
    let limits = offsetLimits
    let sizeAdjustment = answers.sizeAdjustment
    try prepareForChange()  // step 10
    let hearsUpdates = simulation.layoutOverrides.mayHearUpdates(type(of: layout))
    var keepsViews = try rethrowingFaults { () throws(ActionRejected) in
      let answered = try queryVisibleElements()
      // A large batch has many update items, and few layouts read them.
      let areRead = simulation.isTracing || hearsUpdates
      layoutCaller.prepareForUpdates(layout, areRead ? plan.layoutItems : [])  // step 11
      return answered
    }
    if keepsViews || hearsUpdates && simulation.fidelity.asksAgainInUpdates {
      // A layout with its own model changes it in `prepare(forCollectionViewUpdates:)`. Its answers
      // and its content size before that call are missing or old, so they are requested again.
      if !keepsViews {
        answers.cachedRegion.evictAll()
        known.invalidate()
      }
      answers.isSizeKnown = false
      answers.sizeAdjustment = sizeAdjustment
      try prepareForChange()
      keepsViews = try queryVisibleElements()
    }
    let deleted = try rethrowingFaults { elementsToDelete(layout) }  // step 12
    let target = try rethrowingFaults {
      // T4.7: the present offset, moved back if the viewport extends past the end of the content.
      let target = TargetOffset(boundsSize: bounds.size, contentSize: contentSize)
      let proposed = target.afterUpdate(from: contentOffset, adjustedInset: adjustedContentInset)
      return targetOffset(of: layout, proposed: proposed)  // step 13
    }
    if target != contentOffset {
      try perform(in: viewAnimation) { bounds = CGRect(origin: target, size: bounds.size) }
      try prepareForChange()
      keepsViews = try rethrowingFaults { () throws(ActionRejected) in try queryVisibleElements() }
    }
    changes.recordLimits(before: limits)
    // Step 14 of a batch update.
    var change = try ViewChange(
      from: layout, to: layout, in: self, keepsViews: keepsViews, asksForAll: true,
      survivor: { deleted.contains($0) ? nil : plan.survivor(of: $0) },
      mayDropElements: mayDropElements)
    try change.carryOut(in: self, animation, isAnimated: isAnimated)
    // In a simulation without windows, all grids are displayed without one.
    if isAnimated, window == nil, !simulation.presentWindows.isEmpty,
      !animation.changedViews.isEmpty
    {
      simulation.recordOnce(
        "update without window \(ObjectIdentifier(self))", .updateWithoutWindow(self))
    }
    try reconfigureCells(plan, besides: change)
    if !change.entering.isEmpty || !changes.updates.reconfigured.isEmpty {
      changes.updates.isSizingDue = true
    }
    try perform(in: viewAnimation) { layoutCaller.finalizeUpdates(layout) }  // step 15
    placeBackgroundView()
  }

  /// Prepares a stale layout during a change and adopts its content size, without clamping.
  func prepareForChange() throws(ActionRejected) {
    guard !answers.layout.isPrepared || !answers.isSizeKnown else { return }
    try rethrowingFaults { prepareLayoutIfNeeded() }
    try rethrowingFaults { () throws(ActionRejected) in write(contentSize: try readContentSize()) }
  }

  /// Makes the first responder resign if the update removes the element that contains it (VW-15).
  /// Raises a fault if the responder refuses (E-71).
  private func resignFirstResponder(in plan: UpdatePlan) throws(ActionRejected) {
    guard let responder = presentFirstResponder as? BaseView, responder.isDescendant(of: self)
    else { return }
    for (key, view) in display.liveViews
    where responder.isDescendant(of: view) && plan.survivor(of: key) == nil {
      let isDone = simulation.perform { responder.resignFirstResponder() }
      if !isDone { try refuse(.firstResponderRefused()) }
    }
  }

  /// Performs step 12 of a batch update: asks the layout, once per known kind, for the elements
  /// that the layout deletes and inserts. Supplementary kinds come first, and each group is sorted
  /// by name. Returns the deleted elements. The inserted elements appear because the layout's
  /// answer for the visible rectangle contains them.
  private func elementsToDelete(_ layout: GridViewLayout) -> Set<ElementKey> {
    var present = Set(display.liveViews.keys.lazy.map(\.kind))
    for entry in known.entries { present.insert(entry.key.kind) }
    present.remove(.cell)
    let kinds = present.sorted {
      ($0.category.rawValue, $0.name ?? "") < ($1.category.rawValue, $1.name ?? "")
    }
    var deleted: Set<ElementKey> = []
    for kind in kinds {
      for path in layoutCaller.pathsToDelete(layout, kind: kind) {
        deleted.insert(ElementKey(kind, Position(path)))
      }
    }
    for kind in kinds { _ = layoutCaller.pathsToInsert(layout, kind: kind) }
    return deleted
  }

  /// Performs step 17 of a batch update: recycles leaving views, before the completions (CP-11).
  private func updateDidEnd(_ animation: RunningAnimation) {
    changes.updates.animations.removeAll { $0 === animation }
    recycleViews(of: animation)
    // Scrolling during the animation has made no views.
    if changes.updates.animations.isEmpty { setNeedsLayout() }
  }
}

extension UpdatePlan {
  /// The update items that a layout receives.
  @MainActor fileprivate var layoutItems: [GridViewUpdateItem] {
    var items: [GridViewUpdateItem] = []
    items.reserveCapacity(self.items.count)
    // A loop, because each call of a closure would check the current thread again.
    for item in self.items { items.append(GridViewUpdateItem(item)) }
    return items
  }

  /// Returns the position of an item after the update; nil when it is deleted or reloaded.
  func survivor(of position: Position) -> Position? {
    guard position.raw >= 0 else { return nil }
    return fate(of: UpdatePosition(section: position.section, item: position.item)).survivor
      .map { Position($0.section, $0.item) }
  }

  /// Returns the key of an element after the update; nil when it is deleted or reloaded.
  /// Supplementary and decoration elements move with their sections (SV-6).
  func survivor(of key: ElementKey) -> ElementKey? {
    let position = key.position
    if key.kind == .cell { return survivor(of: position).map { ElementKey(.cell, $0) } }
    // An element may belong to no section.
    guard position.raw >= 0, position.section < before.sectionCount, position != .wholeLayout
    else { return key }
    return fate(ofSection: position.section).survivor
      .map { ElementKey(key.kind, Position($0, position.item)) }
  }
}
