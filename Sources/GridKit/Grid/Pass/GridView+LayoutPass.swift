extension GridView {
  /// Records that a pass never became stable, and stops the motion of the content, in which every
  /// pass would be refused. Makes no callback: under UIKit an exception ends the program here.
  func passDidLoop() {
    pass.hasLooped = true
    engine.stop()
  }

  /// Runs one layout pass. A call from inside a pass is ignored: the open pass covers it.
  ///
  /// - Throws: If the pass was rejected and the open change rolled back, or if no pass may run now.
  func runLayoutPass() throws(ActionRejected) {
    guard !pass.isDecidingOnViews else { throw ActionRejected() }
    guard !answers.layout.isPreparing else {
      pass.isPutOff = true
      throw ActionRejected()
    }
    installBorrowedLayout()
    openChange()
    if changes.isFailed {
      rollBack()
      throw ActionRejected()
    }
    let outer = pass.begin(.layingOut)
    defer {
      pass.end(outer)
      forgetReplacedLayouts()
    }
    simulation.work.layoutPasses += 1
    do throws(ActionRejected) {
      try refuseUnreturnedViews()
      try runRounds()
      // Step 8 of a layout pass.
      content.hasLaidOut = true
      try rethrowingFaults { prefetch() }
    } catch {
      rollBack()
      throw error
    }
    if answers.layout.wasInvalidatedWhilePreparing {
      // The layout is stale again for the next pass.
      answers.layout.wasInvalidatedWhilePreparing = false
      answers.layout.isPrepared = false
    }
  }

  /// Runs rounds until nothing is stale.
  private func runRounds() throws(ActionRejected) {
    // While animations of an update run, scrolling alone requests no views.
    let isScrollOnly =
      !changes.updates.animations.isEmpty && isStable && answers.namedElements.isEmpty
    var isRefused = true
    if layoutState.rounds <= 1 { pass.loopOrigin = nil }
    defer {
      pass.isInLastRound = false
      if changes.isAnimatedResizeShown { changes.animatedResize = nil }
      sizingPassDidEnd(isRefused: isRefused)
    }
    var round = 0
    repeat {
      round = display.beginRound(after: round, under: answers.layout, bounds.size)
      if round > pass.rounds { try refuseLoop() }
      pass.isInLastRound = round == pass.rounds
      try inShownResize { () throws(ActionRejected) in try runRound(isScrollOnly: isScrollOnly) }
    } while !isStable
    isRefused = false
  }

  private func refuseLoop() throws(ActionRejected) {
    let unstableElement = display.selfSizing.unstableElement
    if let unstableElement {
      simulation.record(.estimateNeverSettles(unstableElement, under: answers.layout))
    }
    let fault = GridFault.layoutLoop(self, because: unstableElement, rounds: pass.rounds)
    passDidLoop()
    simulation.raise(fault, in: self, from: unstableElement == nil ? pass.loopOrigin : nil)
    throw ActionRejected()
  }

  /// Whether no callback has made the layout, the content size or the counts stale.
  var isStable: Bool {
    answers.layout.isPrepared && answers.isSizeKnown && content.counts != nil
      && !content.needsReload
  }

  /// Steps 1 to 7 of a layout pass: validates the layout for the visible rectangle, then updates
  /// live views.
  private func runRound(isScrollOnly: Bool) throws(ActionRejected) {
    try rethrowingFaults { reloadIfNeeded() }
    let isFresh = answers.layout.isPrepared
    try rethrowingFaults { prepareLayoutIfNeeded() }
    if content.counts == nil { try rethrowingFaults { _ = loadedModel } }
    pass.isReloadPending = false
    try rethrowingFaults { () throws(ActionRejected) in try applyContentSize() }
    try rethrowingFaults { correctOffsetAfterChange() }
    if isScrollOnly, isFresh, answers.layout.isPrepared {
      askForDueSizes()
      display.shown = nil
      return placeBackgroundView()
    }
    changes.updates.isSizingDue = false
    try rethrowingFaults { () throws(ActionRejected) in try refreshNamedElements() }
    if var resize = changes.takeAnimatedResize(), !isFresh || resize.stage == .announced {
      try resize.show(in: self)
      return placeBackgroundView()
    }
    let keepsViews = try rethrowingFaults { () throws(ActionRejected) in try queryVisibleElements()
    }
    if !keepsViews {
      try tellVisibleItems()
      display.sectionScrolls.place()
      try updateVisibleViews()
      releaseSectionScrollViews()
    }
    placeBackgroundView()
  }

  /// Calls `prepare()` when the layout is stale.
  ///
  /// After a fault outside of a pass the layout stays stale: the next pass raises the fault itself
  /// and can be refused.
  func prepareLayoutIfNeeded() {
    guard !answers.layout.isPrepared, !answers.layout.isPreparing else { return }
    installBorrowedLayout()
    answers.isSizeKnown = false
    let layout = answers.layout
    if hasDelegate, (self as BaseScrollView).delegate == nil {
      simulation.recordOnce("delegate gone \(ObjectIdentifier(self))", .delegateGone(self))
    }
    let (_, isRefused) = watch { withLayoutCaller { $0.prepare(layout, for: bounds.size) } }
    if isRefused, !pass.isDecidingOnViews {
      layout.isPrepared = false
      if content.areCountsFaulty { content.counts = nil }
    }
    if pass.isPutOff {
      pass.isPutOff = false
      setNeedsLayout()
    }
  }

  /// Step 4 of a layout pass: reads the content size after `prepare()`, and moves the content
  /// offset inside its limits if they have changed.
  private func applyContentSize() throws(ActionRejected) {
    guard !answers.isSizeKnown else { return }
    answers.isSizeKnown = true
    let size = try readContentSize()
    guard !followTransition(contentSize: size) else { return }
    let isFirst = !content.hasLaidOut
    contentSize = size
    // The first pass of a mirrored layout shows the leading (right) edge.
    guard isFirst, isMirrored, offsetLimits.max.x > offsetLimits.min.x else { return }
    moveContent(to: CGPoint(x: offsetLimits.max.x, y: contentOffset.y))
  }

  /// Reads the layout's content size and adds the adjustments of invalidation contexts, which are
  /// then used up.
  func readContentSize() throws(ActionRejected) -> CGSize {
    var size = withLayoutCaller { $0.contentSize(of: answers.layout) }
    answers.unconfirmedSize = size
    size.width += answers.sizeAdjustment.width
    size.height += answers.sizeAdjustment.height
    answers.sizeAdjustment = .zero
    guard size.isFiniteSize else { try refuse(.nonFiniteContentSize(size, layout: answers.layout)) }
    if size.width < 0 || size.height < 0 {
      simulation.recordOnce(
        "negative content size \(size) \(ObjectIdentifier(answers.layout))",
        .negativeContentSize(size, layout: answers.layout))
    }
    // CS-6: negative lengths count as 0.
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Asks the displayed views for their preferred sizes after an update, one after the other. Stops
  /// at the first size that makes the layout stale: then the next round shows the change.
  func askForDueSizes() {
    guard changes.updates.isSizingDue else { return }
    changes.updates.isSizingDue = false
    for (view, attributes) in displayedElements
    where sizeChangesLayout(of: view, key: view.reuse.key, attributes: attributes) {
      return
    }
  }

  /// Moves the content offset inside the limits after an update or a switch has changed them.
  private func correctOffsetAfterChange() {
    guard !changes.limitsBeforeChanges.isEmpty,
      let old = changes.takeLimits(besides: offsetLimits)
    else { return }
    clampOffsetIfOutside(from: old)
  }

  /// Moves the content offset inside the limits after they have changed. An offset within the
  /// limits is not even rounded.
  func clampOffsetIfOutside(from old: OffsetLimits) {
    if !offsetLimits.contains(contentOffset) { clampOffsetAfterLimitsChanged(from: old) }
  }
}
