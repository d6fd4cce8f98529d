/// A switch of layouts that waits for the one under way.
struct PendingSwitch {
  var layout: GridViewLayout
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

extension GridView {
  /// Replaces the layout: steps 1 to 20 of a switch, shortened as L5.9 says without animation.
  ///
  /// A switch that a callback asks for in the course of another, or of a batch update, follows it,
  /// or is refused with it.
  func switchLayout(
    to new: GridViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard !pass.isOpen(.rollingBack) else { return }
    let isAnimated = animated && !simulation.clock.animator.isSuppressed
    let next = PendingSwitch(layout: new, isAnimated: isAnimated, completion: completion)
    guard !pass.isOpen(.switching), !isUpdating else {
      changes.pendingSwitches.append(next)
      return
    }
    if carryOut(next) {
      carryOutPendingSwitches()
    } else {
      changes.pendingSwitches.removeAll()
    }
  }

  /// Carries out what was asked for meanwhile; one that is refused takes the others with it.
  func carryOutPendingSwitches() {
    while !changes.pendingSwitches.isEmpty {
      guard carryOut(changes.pendingSwitches.removeFirst()) else { break }
    }
    changes.pendingSwitches.removeAll()
  }

  /// Carries out a pending switch to another layout.
  ///
  /// - Returns: Whether the switch was not refused.
  private func carryOut(_ pending: PendingSwitch) -> Bool {
    let (new, completion) = (pending.layout, pending.completion)
    guard new !== answers.layout else { return true }  // L5.2: no completion either
    finishRunningChanges()
    // The end of another switch may have asked for this layout.
    let old = answers.layout
    guard new !== old else { return true }
    openChange()
    simulation.emit(.grid, "setCollectionViewLayout", "\(type(of: new))", in: self)
    guard install(new) else { return false }
    answers.borrowedLayout = nil
    do throws(ActionRejected) {
      try rethrowingFaults { invalidateEverything(new) }
      if pass.isDecidingOnViews || !content.hasLaidOut || bounds.isEmpty {
        takeOver(new, from: old)
        completion?(true)
        return true
      }
      try during(.switching) { () throws(ActionRejected) in
        if pending.isAnimated {
          try animateLayout(new, insteadOf: old, completion: completion)
        } else {
          try showLayout(new, insteadOf: old)
        }
      }
    } catch {
      if answers.layout !== new { detach(new) }
      if !pass.isDecidingOnViews { rollBack() }
      return false
    }
    closeChange()
    if !pending.isAnimated {
      setNeedsLayout()
      completion?(true)
    }
    return true
  }

  /// L5.3: the incoming layout is told to throw everything away.
  private func invalidateEverything(_ layout: GridViewLayout) {
    layoutCaller.invalidate(layout, with: layoutCaller.makeContext(of: layout, everything: true))
    content.counts = nil
  }

  /// L5.4: nothing has been shown, or a pass is under way that will show it: the layouts just
  /// change places.
  private func takeOver(_ new: GridViewLayout, from old: GridViewLayout) {
    detach(old)
    replaceLayout(by: new)
    setNeedsLayout()
  }

  /// Makes another layout the one in use, of whose answers nothing is known.
  func replaceLayout(by layout: GridViewLayout) {
    use(layout)
    forgetAnswers()
    answers.isSizeKnown = false
  }

  /// Forgets everything that is known of the answers of the layout in use.
  func forgetAnswers() {
    answers.cachedRegion.evictAll()
    store.removeAll()
    answers.namedElements.removeAll()
  }

  /// Steps 2 to 8 of a switch.
  ///
  /// - Parameter needsPivot: Whether a new layout that has no place for the item to centre is
  ///   refused (E-40).
  /// - Returns: Where the content goes, and its size.
  func prepareSwitch(
    to new: GridViewLayout, from old: GridViewLayout, needsPivot: Bool = true
  ) throws(ActionRejected) -> (target: CGPoint, contentSize: CGSize) {
    use(new)  // L5.7
    answers.sizeAdjustment = .zero
    try rethrowingFaults { prepareLayoutIfNeeded() }
    let size = try rethrowingFaults { () throws(ActionRejected) in
      let size = try readContentSize()
      layoutCaller.prepareForTransition(old, to: new)
      layoutCaller.prepareForTransition(new, from: old)
      return size
    }
    let target = try targetOffset(switchingTo: new, contentSize: size, needsPivot: needsPivot)
    for view in displayedElements.map(\.view) {
      simulation.perform { view.willTransition(from: old, to: new) }
    }
    forgetAnswers()
    return (target, size)
  }

  /// Steps 2 to 19 of a switch without animation.
  private func showLayout(
    _ new: GridViewLayout, insteadOf old: GridViewLayout
  ) throws(ActionRejected) {
    try rethrowingFaults { () throws(ActionRejected) in
      let goal = try prepareSwitch(
        to: new, from: old, needsPivot: !simulation.fidelity.switchesWithoutItemAttributes)
      try rethrowingFaults { move(to: goal.target, contentSize: goal.contentSize) }
      guard runLayoutPass() else { throw ActionRejected() }
      layoutCaller.finalizeTransition(old)
      layoutCaller.finalizeTransition(new)
      tellDidTransition(from: old, to: new)
    }
    detach(old)
  }

  /// Step 18 of a switch.
  func tellDidTransition(from old: GridViewLayout, to new: GridViewLayout) {
    for view in displayedElements.map(\.view) {
      simulation.perform { view.didTransition(from: old, to: new) }
    }
  }

  /// Step 9 of a switch: content size and offset change together, so the delegate hears of one
  /// scroll only. What a hook answers outside the limits is corrected as after any change of
  /// limits.
  private func move(to target: CGPoint, contentSize size: CGSize) {
    let limits = offsetLimits
    write(target, contentSize: size)
    // An offset within the limits is not touched, not even rounded.
    if !offsetLimits.contains(contentOffset) {
      clampOffsetAfterLimitsChanged(from: limits)
    }
  }

  /// Content size and offset in one go, as they are.
  func write(_ target: CGPoint, contentSize size: CGSize) {
    write(contentSize: size)
    if target != contentOffset { bounds = CGRect(origin: target, size: bounds.size) }
  }

  /// A content size whose offset follows, or is brought in by a later pass.
  func write(contentSize size: CGSize) {
    answers.isSizeKnown = true
    during(.writing) { contentSize = size }
  }

  // MARK: Target offset

  /// Steps 5 to 7 of a switch: a pivot is centred, then the layout and the delegate are asked.
  func targetOffset(
    switchingTo new: GridViewLayout, contentSize: CGSize, needsPivot: Bool = true
  ) throws(ActionRejected) -> CGPoint {
    let visible = bounds
    let candidates = displayedElements.map(\.attributes).filter { $0.shownFrame.overlaps(visible) }
    var proposed = candidates.isEmpty ? .zero : contentOffset
    if let pivot = pivot(among: candidates) {
      // An answer that was refused is not missing: its fault is told.
      let attributes = try rethrowingFaults { layoutCaller.attributes(of: new, for: pivot) }
      if attributes == nil, pivot.kind == .cell, needsPivot {
        try refuse(.missingItemAttributes(simulation.indexPath(pivot.position)), by: new)
      }
      if let frame = attributes.map({ mirrored($0, contentWidth: contentSize.width).frame }) {
        proposed = TargetOffset(boundsSize: visible.size, contentSize: contentSize).centring(frame)
      }
    }
    return try rethrowingFaults {
      let answer = layoutCaller.targetOffset(of: new, proposed: proposed)
      return gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
    }
  }

  /// The element that is centred; nil when there is none, or the data source does not have it any
  /// more.
  private func pivot(among displayed: [GridViewLayoutAttributes]) -> ElementKey? {
    let candidates = displayed.map {
      TargetOffset.Candidate(
        center: $0.center, isCell: $0.kind == .cell,
        isSelected: content.selection.contains($0.position))
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let index = TargetOffset.pivot(among: candidates, nearestTo: middle)
    return index.flatMap { existing(displayed[$0].key) }
  }

  private func existing(_ key: ElementKey) -> ElementKey? {
    key.exists(in: loadedModel) ? key : nil
  }
}
