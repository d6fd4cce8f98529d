/// A layout switch that waits for the end of another change.
struct PendingSwitch {
  var layout: GridViewLayout
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

extension GridView {
  /// Replaces the layout: performs steps 1 to 20 of a switch. Without animation, some steps are
  /// left out (L5.9).
  ///
  /// If a callback requests a switch during another switch or a batch update, the requested switch
  /// waits for the end of this change. If this change is refused, the requested switch is dropped.
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
    if (try? carryOut(next)) != nil { carryOutPendingSwitches() }
    changes.pendingSwitches.removeAll()
  }

  /// Carries out the pending switches in order. If a switch is refused, the remaining switches are
  /// dropped.
  func carryOutPendingSwitches() {
    while !changes.pendingSwitches.isEmpty {
      guard (try? carryOut(changes.pendingSwitches.removeFirst())) != nil else { break }
    }
    changes.pendingSwitches.removeAll()
  }

  /// Carries out a pending switch to another layout.
  private func carryOut(_ pending: PendingSwitch) throws(ActionRejected) {
    let (new, completion) = (pending.layout, pending.completion)
    guard new !== answers.layout else { return }  // L5.2: no completion either
    finishRunningChanges()
    // A completion of an interrupted animation may have installed this layout.
    let old = answers.layout
    guard new !== old else { return }
    openChange()
    simulation.emit(.grid, "setCollectionViewLayout", "\(type(of: new))", in: self)
    try install(new)
    answers.borrowedLayout = nil
    do throws(ActionRejected) {
      try rethrowingFaults {
        layoutCaller.invalidateEverything(of: new)  // L5.3
        content.counts = nil
      }
      if pass.isDecidingOnViews || !content.hasLaidOut || bounds.isEmpty {
        takeOver(new, from: old)
        completion?(true)
        return
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
      throw error
    }
    closeChange()
    if !pending.isAnimated {
      setNeedsLayout()
      completion?(true)
    }
  }

  /// Replaces the layout without the other steps of a switch. The method is used for a grid that
  /// has shown nothing yet, and inside a layout pass, which will show the new layout (L5.4).
  private func takeOver(_ new: GridViewLayout, from old: GridViewLayout) {
    detach(old)
    replaceLayout(by: new)
    setNeedsLayout()
  }

  /// Makes a layout the layout in use, and discards the recorded answers.
  func replaceLayout(by layout: GridViewLayout) {
    use(layout)
    forgetAnswers()
    answers.isSizeKnown = false
  }

  /// Discards all recorded answers of the layout in use.
  func forgetAnswers() {
    answers.cachedRegion.evictAll()
    store.removeAll()
    answers.namedElements.removeAll()
  }

  /// Performs steps 2 to 8 of a switch: prepares the new layout, finds the target offset and
  /// notifies the displayed views.
  ///
  /// - Parameter needsPivot: Whether the switch is refused (E-40) if the new layout has no
  ///   attributes for the item to centre.
  /// - Returns: The target content offset and the content size.
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
    tellViews { $0.willTransition(from: old, to: new) }
    forgetAnswers()
    return (target, size)
  }

  /// Performs steps 2 to 19 of a switch without animation: prepares the new layout, moves the
  /// content and runs a layout pass.
  private func showLayout(
    _ new: GridViewLayout, insteadOf old: GridViewLayout
  ) throws(ActionRejected) {
    try rethrowingFaults { () throws(ActionRejected) in
      let goal = try prepareSwitch(
        to: new, from: old, needsPivot: !simulation.fidelity.switchesWithoutItemAttributes)
      try rethrowingFaults { move(to: goal.target, contentSize: goal.contentSize) }
      try runLayoutPass()
      layoutCaller.finalizeTransition(old)
      layoutCaller.finalizeTransition(new)
      tellViews { $0.didTransition(from: old, to: new) }
    }
    detach(old)
  }

  /// Performs step 9 of a switch: changes content size and content offset together, so that the
  /// delegate is notified of one scroll only. A target offset outside the limits is clamped, as
  /// after any change of the limits.
  private func move(to target: CGPoint, contentSize size: CGSize) {
    let limits = offsetLimits
    write(target, contentSize: size)
    // An offset within the limits is not touched, not even rounded.
    if !offsetLimits.contains(contentOffset) { clampOffsetAfterLimitsChanged(from: limits) }
  }

  /// Sets content size and content offset together, without clamping.
  func write(_ target: CGPoint, contentSize size: CGSize) {
    write(contentSize: size)
    if target != contentOffset { bounds = CGRect(origin: target, size: bounds.size) }
  }

  /// Sets the content size without clamping. The caller sets the content offset, or a later pass
  /// clamps it.
  func write(contentSize size: CGSize) {
    answers.isSizeKnown = true
    during(.writing) { contentSize = size }
  }

  // MARK: Target offset

  /// Performs steps 5 to 7 of a switch: chooses an element on screen, proposes an offset that
  /// centres the element, then asks the layout and the delegate for the target offset.
  func targetOffset(
    switchingTo new: GridViewLayout, contentSize: CGSize, needsPivot: Bool = true
  ) throws(ActionRejected) -> CGPoint {
    let visible = bounds
    let candidates = displayedElements.map(\.attributes).filter { $0.shownFrame.overlaps(visible) }
    var proposed = candidates.isEmpty ? .zero : contentOffset
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    let index = TargetOffset.pivot(
      among: candidates, selection: content.selection, nearestTo: middle)
    if let pivot = index.map({ candidates[$0].key }), pivot.exists(in: loadedModel) {
      // A refused answer is not a missing one: its fault is already raised.
      let attributes = try rethrowingFaults { layoutCaller.attributes(of: new, for: pivot) }
      if attributes == nil, pivot.kind == .cell, needsPivot {
        try refuse(.missingItemAttributes(simulation.indexPath(pivot.position)), by: new)
      }
      if let frame = attributes.map({ mirrored($0, contentWidth: contentSize.width).frame }) {
        proposed = TargetOffset(boundsSize: visible.size, contentSize: contentSize).centring(frame)
      }
    }
    return try rethrowingFaults { targetOffset(of: new, proposed: proposed) }
  }
}

extension LayoutCaller {
  /// Invalidates a layout with a context that invalidates everything.
  func invalidateEverything(of layout: GridViewLayout) {
    invalidate(layout, with: makeContext(of: layout, everything: true))
  }
}

extension TargetOffset {
  /// Returns the index of the element that a switch of layouts centres.
  @MainActor
  fileprivate static func pivot(
    among displayed: [GridViewLayoutAttributes], selection: Set<Position>,
    nearestTo middle: CGPoint
  ) -> Int? {
    let candidates = displayed.map {
      Candidate(
        center: $0.center, isCell: $0.kind == .cell, isSelected: selection.contains($0.position))
    }
    return pivot(among: candidates, nearestTo: middle)
  }
}
