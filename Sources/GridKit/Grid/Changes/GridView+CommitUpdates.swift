// Carrying out: steps 5 to 17 of a batch update, as one transaction. A fault before the end leaves
// the grid as it was.

extension GridView {
  /// Carries out the batch that has just closed.
  ///
  /// - Returns: Whether it was not refused.
  func commitUpdates() -> Bool {
    let animation: RunningAnimation
    let state: UpdateState
    do throws(ActionRejected) {
      animation = try during(.updating) { () throws(ActionRejected) in try commit() }
      state = changes.updates
      changes.updates.reset()
    } catch {
      changes.updates.reset()
      changes.pendingSwitches.removeAll()
      rollBack()
      // An empty view was not laid out before the batch: a pass that was due still is.
      if bounds.isEmpty { setNeedsLayout() }
      return false
    }
    closeChange()
    setNeedsLayout()
    let completions = state.completions
    animation.completions.append { [weak self] finished in
      self?.updateDidEnd(animation)
      for completion in completions { completion(finished) }
    }
    changes.updates.animations.append(animation)
    simulation.clock.animator.add(animation)
    if state.isReloadAsked { startReload() }
    carryOutPendingSwitches()
    return true
  }

  /// Step 17 of a batch update: views on their way out go first, then completions are told (CP-11).
  private func updateDidEnd(_ animation: RunningAnimation) {
    changes.updates.animations.removeAll { $0 === animation }
    recycleViews(of: animation)
    // Scrolling meanwhile made no views.
    if changes.updates.animations.isEmpty { setNeedsLayout() }
  }

  /// Commits the batch update.
  ///
  /// - Returns: The animation of the change, not yet started.
  private func commit() throws(ActionRejected) -> RunningAnimation {
    guard !changes.updates.isRefused else { throw ActionRejected() }
    // Stale before the update says so: the updates closure has invalidated it.
    let isInvalidated = !answers.layout.isPrepared
    let after = try rethrowingFaults { sourceCaller?.loadCounts() ?? SectionCounts() }
    let plan: UpdatePlan
    do {
      plan = try updatePlan(after: after)
    } catch {
      try refuse(.invalidUpdates(error, in: self))
    }
    try rethrowingFaults { () throws(ActionRejected) in try resignFirstResponder(in: plan) }
    let animation = simulation.makeAnimation(
      kind: "batch update", duration: ChangeDuration.batchUpdate)
    try carryOut(in: animation) { () throws(ActionRejected) in
      try adopt(plan)
      if bounds.isEmpty {
        recycleUnseen()
      } else {
        try show(
          plan, in: animation, mayDropElements: isInvalidated && answers.builtInLayout != nil)
      }
    }
    // CP-5: what moves nothing is over at the next tick.
    if animation.changedViews.isEmpty { animation.cutShort() }
    return animation
  }

  /// Steps 7 to 10 of a batch update: the new model, and what follows from it for the layout and
  /// the selection.
  private func adopt(_ plan: UpdatePlan) throws(ActionRejected) {
    try rethrowingFaults {
      content.counts = plan.after
      content.areCountsFaulty = false
      let context = layoutCaller.makeContext(of: answers.layout, everything: false)
      context.dataSourceCounts = true
      // A batch without operations says that sizes may have changed (BU-10).
      if !plan.items.isEmpty, showsSourceOrder { context.update = plan }
      changes.updates.context = context
      layoutCaller.invalidate(answers.layout, with: context)
      changes.updates.context = nil
      answers.builtInLayout?.itemsDidMove(by: plan)
      answers.cachedRegion.evictAll()
      answers.namedElements.removeAll()
    }
    mapPositions { plan.survivor(of: $0) }
    tellObservers { $0.elementsDidMove { plan.survivor(of: $0) } }
  }

  /// Recycles all live views: nothing shows in an empty view (BF-5), and what has been live until
  /// now stays under no path.
  private func recycleUnseen() {
    for key in display.liveViews.keys.sorted(by: ElementKey.isOrdered) { recycle(key) }
  }

  /// Selected, highlighted and announced items keep their marks under their new paths; deleted and
  /// reloaded ones lose them without a word.
  private func mapPositions(_ survivor: (Position) -> Position?) {
    content.move(survivor)
    display.prefetching.announced = Set(display.prefetching.announced.compactMap(survivor))
    moveKeptCells(survivor)
  }

  /// Steps 11 to 15 of a batch update, and the questions of step 8 before them.
  ///
  /// - Parameter mayDropElements: Whether headers and the like that the layout no longer has leave,
  ///   instead of being missed (E-40a): so it is where the updates closure has invalidated a layout
  ///   of the runtime's own.
  private func show(
    _ plan: UpdatePlan, in animation: RunningAnimation, mayDropElements: Bool
  ) throws(ActionRejected) {
    let layout = answers.layout
    let isAnimated = !simulation.clock.animator.isSuppressed
    let viewAnimation = isAnimated ? animation : nil
    let limits = offsetLimits
    let sizeAdjustment = answers.sizeAdjustment
    try prepareForChange()
    let hearsUpdates = simulation.layoutOverrides.mayHearUpdates(type(of: layout))
    var keepsViews = try rethrowingFaults { () throws(ActionRejected) in
      let answered = try queryVisibleElements()
      // Of a large batch there are many, and few layouts read them.
      let areRead = simulation.isTracing || hearsUpdates
      layoutCaller.prepareForUpdates(layout, areRead ? updateItems(of: plan) : [])
      return answered
    }
    if keepsViews || hearsUpdates && simulation.fidelity.asksAgainInUpdates {
      // A layout with a model of its own has nothing to answer before it is told how the
      // model changes, or answers for the old one. So it is with the size.
      if !keepsViews {
        answers.cachedRegion.evictAll()
        store.allowChanges()
      }
      answers.isSizeKnown = false
      answers.sizeAdjustment = sizeAdjustment
      try prepareForChange()
      keepsViews = try queryVisibleElements()
    }
    let deleted = try rethrowingFaults { elementsToDelete(layout) }
    let target = try rethrowingFaults { targetOffset(afterUpdateIn: layout) }
    if target != contentOffset {
      try perform(in: viewAnimation) { bounds = CGRect(origin: target, size: bounds.size) }
      try prepareForChange()
      keepsViews = try rethrowingFaults { () throws(ActionRejected) in try queryVisibleElements() }
    }
    changes.recordLimits(before: limits)
    // Step 14 of a batch update. Final attributes are asked for everything that is on screen
    // before, initial ones for everything after.
    let change = try viewChange(
      ChangeDescription(
        old: layout, new: layout, keepsViews: keepsViews, asksForAll: true,
        survivor: { deleted.contains($0) ? nil : plan.survivor(of: $0) },
        mayDropElements: mayDropElements))
    try carryOut(change, in: animation, isAnimated: isAnimated)
    // A simulation without any window shows its grids as they are.
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
    try perform(in: viewAnimation) { layoutCaller.finalizeUpdates(layout) }
    placeBackgroundView()
  }

  /// The changes as the layout is told of them.
  private func updateItems(of plan: UpdatePlan) -> [GridViewUpdateItem] {
    var items: [GridViewUpdateItem] = []
    items.reserveCapacity(plan.items.count)
    // No closure: each call of one would find out again which thread it is on.
    for item in plan.items { items.append(GridViewUpdateItem(item)) }
    return items
  }

  /// Prepares a stale layout in the course of a change and takes over its content size; the offset
  /// is brought into new limits by the next pass.
  func prepareForChange() throws(ActionRejected) {
    guard !answers.layout.isPrepared || !answers.isSizeKnown else { return }
    try rethrowingFaults { prepareLayoutIfNeeded() }
    try rethrowingFaults { () throws(ActionRejected) in
      let size = try readContentSize()
      write(contentSize: size)
    }
  }

  // MARK: Target offset

  /// Step 13 of a batch update: the layout's word, then the delegate's, on the present offset,
  /// moved back where the viewport sticks out past the end of the new content (T4.7).
  private func targetOffset(afterUpdateIn layout: GridViewLayout) -> CGPoint {
    let target = TargetOffset(boundsSize: bounds.size, contentSize: contentSize)
    let proposed = target.afterUpdate(from: contentOffset, adjustedInset: adjustedContentInset)
    let answer = layoutCaller.targetOffset(of: layout, proposed: proposed)
    return gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
  }

  // MARK: Views

  /// Step 12 of a batch update: elements that the layout itself takes away, asked once per known
  /// kind. What it brings is asked as well; those elements appear because they are in its answer.
  private func elementsToDelete(_ layout: GridViewLayout) -> Set<ElementKey> {
    let kinds = knownKinds()
    var deleted: Set<ElementKey> = []
    for kind in kinds {
      for path in layoutCaller.pathsToDelete(layout, kind: kind) {
        deleted.insert(ElementKey(kind, Position(path)))
      }
    }
    for kind in kinds { _ = layoutCaller.pathsToInsert(layout, kind: kind) }
    return deleted
  }

  /// Supplementary kinds, then decoration kinds, of live views and of the new answer, by name.
  private func knownKinds() -> [ElementKind] {
    var kinds = Set(display.liveViews.keys.lazy.map(\.kind))
    for entry in store.entries { kinds.insert(entry.key.kind) }
    kinds.remove(.cell)
    return kinds.sorted { a, b in
      a.category == b.category
        ? (a.name ?? "") < (b.name ?? "") : a.category == .supplementaryView
    }
  }

  // MARK: First responder

  /// VW-15: an item that goes gives up being the first responder first; a refusal is E-71.
  private func resignFirstResponder(in plan: UpdatePlan) throws(ActionRejected) {
    guard let responder = presentFirstResponder as? BaseView, responder.isDescendant(of: self)
    else { return }
    for (key, view) in display.liveViews where responder.isDescendant(of: view) {
      guard plan.survivor(of: key) == nil else { continue }
      if simulation.perform({ responder.resignFirstResponder() }) { continue }
      try refuse(.firstResponderRefused())
    }
  }
}

extension UpdatePlan {
  /// Returns the position of an item after the update; nil when it is deleted or reloaded.
  func survivor(of position: Position) -> Position? {
    guard position.raw >= 0 else { return nil }
    return fate(of: UpdatePosition(section: position.section, item: position.item)).survivor
      .map { Position($0.section, $0.item) }
  }

  /// Returns the key of an element after the update; nil when it is deleted or reloaded.
  /// Supplementary and decoration elements go with their sections (SV-6).
  func survivor(of key: ElementKey) -> ElementKey? {
    let position = key.position
    if key.kind == .cell { return survivor(of: position).map { ElementKey(.cell, $0) } }
    // An element may stand outside all sections.
    guard position.raw >= 0, position.section < before.sectionCount, position != .wholeLayout
    else { return key }
    return fate(ofSection: position.section).survivor
      .map { ElementKey(key.kind, Position($0, position.item)) }
  }
}
