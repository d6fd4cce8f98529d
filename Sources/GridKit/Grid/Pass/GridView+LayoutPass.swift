extension GridView {
  /// Rounds after which a pass that never becomes stable is a fault (E-42).
  package static let roundLimit = 100
  /// Rounds of the passes that follow such a fault, until one becomes stable: a layout that has not
  /// settled in many rounds is not worth as many in every frame.
  static let roundLimitAfterLoop = 8

  /// Rounds that the next pass may take.
  var rounds: Int { pass.hasLooped ? GridView.roundLimitAfterLoop : GridView.roundLimit }

  /// Notes that a pass never became stable, and stops the motion of the content: nothing comes of
  /// the motion, since every pass of it is refused. No callback is made, as nothing follows an
  /// exception.
  func passDidLoop() {
    pass.hasLooped = true
    engine.stop()
  }

  /// Runs one layout pass. A request for a layout from inside a pass is ignored: the open pass
  /// takes care of it.
  ///
  /// - Returns: Whether the pass succeeded; if not, everything is as it was before the open change.
  @discardableResult
  func runLayoutPass() -> Bool {
    guard !pass.isDecidingOnViews else { return false }
    guard !answers.layout.isPreparing else {
      pass.isPutOff = true
      return false
    }
    installBorrowedLayout()
    if dueWork.isEmpty, display.unreturnedViews.isEmpty, showsTheSame, queryWithoutNews() {
      simulation.work.layoutPasses += 1
      if backgroundView != nil { placeBackgroundView() }
      return true
    }
    openChange()
    if changes.isFailed {
      rollBack()
      return false
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
      return false
    }
    if answers.layout.wasInvalidatedWhilePreparing {
      // Stale again, for the next pass.
      answers.layout.wasInvalidatedWhilePreparing = false
      answers.layout.isPrepared = false
    }
    return true
  }

  /// Rounds until nothing is stale any more.
  private func runRounds() throws(ActionRejected) {
    // While update animations run, scrolling alone makes no views.
    let isScrollOnly =
      !changes.updates.animations.isEmpty && isStable && answers.namedElements.isEmpty
    do throws(ActionRejected) {
      var round = 0
      if layoutRounds <= 1 { pass.loopOrigin = nil }
      defer {
        pass.isInLastRound = false
        if isAnimatedResizeShown { changes.animatedResize = nil }
      }
      repeat {
        round = nextRound(after: round)
        if round > rounds { try refuseLoop() }
        pass.isInLastRound = round == rounds
        try inShownResize { () throws(ActionRejected) in try runRound(isScrollOnly: isScrollOnly) }
      } while !isStable
    } catch {
      sizingPassDidEnd(isRefused: true)
      throw error
    }
    sizingPassDidEnd(isRefused: false)
  }

  private func refuseLoop() throws(ActionRejected) {
    let unstableElement = display.selfSizing.unstableElement
    if let unstableElement {
      simulation.record(.estimateNeverSettles(unstableElement, under: answers.layout))
    }
    let rounds = rounds
    passDidLoop()
    let fault = GridFault.layoutLoop(self, because: unstableElement, rounds: rounds)
    simulation.raise(fault, in: self, from: unstableElement == nil ? pass.loopOrigin : nil)
    throw ActionRejected()
  }

  /// Whether nothing that a callback did in this round has made its result stale.
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
      display.shown.forget()
      placeBackgroundView()
      return
    }
    changes.updates.isSizingDue = false
    try rethrowingFaults { () throws(ActionRejected) in try refreshNamedElements() }
    if let resize = takeAnimatedResize(), !isFresh || resize.stage == .announced {
      try showAnimatedResize(resize)
      placeBackgroundView()
      return
    }
    let keepsViews = try rethrowingFaults { () throws(ActionRejected) in try queryVisibleElements()
    }
    if !keepsViews {
      try tellVisibleItems()
      placeSectionScrollViews()
      try updateVisibleViews()
      releaseSectionScrollViews()
    }
    placeBackgroundView()
  }

  /// Calls `prepare()` when the layout is stale.
  ///
  /// A fault outside any action leaves the layout stale: the next pass meets the fault itself and
  /// can be refused.
  func prepareLayoutIfNeeded() {
    guard !answers.layout.isPrepared, !answers.layout.isPreparing else { return }
    installBorrowedLayout()
    answers.isSizeKnown = false
    let layout = answers.layout
    if hasDelegate, (self as BaseScrollView).delegate == nil {
      simulation.recordOnce("delegate gone \(ObjectIdentifier(self))", .delegateGone(self))
    }
    do throws(ActionRejected) {
      try rethrowingFaults { withLayoutCaller { $0.prepare(layout, for: bounds.size) } }
    } catch {
      if !pass.isDecidingOnViews {
        layout.isPrepared = false
        if content.areCountsFaulty { content.counts = nil }
      }
    }
    if pass.isPutOff {
      pass.isPutOff = false
      setNeedsLayout()
    }
  }

  /// Step 4 of a layout pass: reads the content size after a preparation and brings the offset in
  /// if the limits moved.
  private func applyContentSize() throws(ActionRejected) {
    guard !answers.isSizeKnown else { return }
    answers.isSizeKnown = true
    let size = try readContentSize()
    guard !followTransition(contentSize: size) else { return }
    let isFirst = !content.hasLaidOut
    contentSize = size
    if isFirst, isMirrored { showLeadingEdge() }
  }

  /// The layout's content size with what contexts add to it.
  func readContentSize() throws(ActionRejected) -> CGSize {
    var size = withLayoutCaller { $0.contentSize(of: answers.layout) }
    answers.unconfirmedSize = size
    size.width += answers.sizeAdjustment.width
    size.height += answers.sizeAdjustment.height
    answers.sizeAdjustment = .zero
    guard size.width.isFinite, size.height.isFinite else {
      try refuse(.nonFiniteContentSize(size, layout: answers.layout))
    }
    if size.width < 0 || size.height < 0 {
      // CS-6: negative lengths count as 0.
      simulation.recordOnce(
        "negative content size \(size) \(ObjectIdentifier(answers.layout))",
        .negativeContentSize(size, layout: answers.layout))
      size.width = max(0, size.width)
      size.height = max(0, size.height)
    }
    return size
  }

  /// Views that came with an update are asked for their sizes, one after the other until one
  /// of them makes the layout stale: then the next round shows what has changed.
  func askForDueSizes() {
    guard changes.updates.isSizingDue else { return }
    changes.updates.isSizingDue = false
    for (view, attributes) in displayedElements
    where sizeChangesLayout(of: view, key: view.reuse.key, attributes: attributes) {
      return
    }
  }

  /// Brings the offset into limits that an update or a switch has changed.
  private func correctOffsetAfterChange() {
    guard !changes.limitsBeforeChanges.isEmpty else { return }
    let limits = offsetLimits
    let old = changes.takeLimits(besides: limits)
    // An offset within the limits is not touched, not even rounded.
    if let old, !limits.contains(contentOffset) { clampOffsetAfterLimitsChanged(from: old) }
  }

  /// The first pass of a mirrored layout shows the leading (right) edge.
  private func showLeadingEdge() {
    let limits = offsetLimits
    guard limits.max.x > limits.min.x else { return }
    moveContent(to: CGPoint(x: limits.max.x, y: contentOffset.y))
  }

  // MARK: Passes that change nothing

  /// Whether live views are those of the visible rectangle, as far as the layout has answered.
  ///
  /// - Complexity: O(1): so it is while content scrolls slowly, most of the time.
  private var showsTheSame: Bool {
    let visible = bounds
    guard let generation = store.generation(ifReadAround: visible) else { return false }
    return display.shown.holds(in: visible, generation: generation)
  }
}
