extension GridView {
  /// Replaces the layout: performs steps 1 to 20 of a switch. Without animation, some steps are
  /// left out (L5.9).
  ///
  /// If a callback requests a switch during another switch or a batch update, the requested switch
  /// waits for the end of this change. If this change is refused, the requested switch is dropped.
  func switchLayout(to new: GridViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    // I6.2: no other layout while a transition is running.
    if changes.transition != nil, new !== answers.layout {
      return raise(.transitionInProgress("setCollectionViewLayout"))
    }
    guard !pass.isOpen(.rollingBack) else { return }
    let isAnimated = animated && !simulation.clock.animator.isSuppressed
    let next = LayoutSwitch(layout: new, isAnimated: isAnimated, completion: completion)
    guard !pass.isOpen(.switching), !isUpdating else {
      return changes.pendingSwitches.append(next)
    }
    changes.pendingSwitches.insert(next, at: 0)
    carryOutPendingSwitches()
  }

  /// Carries out the pending switches in order, up to the first that is refused. Drops the others.
  func carryOutPendingSwitches() {
    while !changes.pendingSwitches.isEmpty {
      if (try? changes.pendingSwitches.removeFirst().carryOut(in: self)) == nil {
        changes.pendingSwitches.removeAll()
      }
    }
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
    known.removeAll()
    answers.namedElements.removeAll()
  }

  // MARK: Target offset

  /// Performs steps 5 to 7 of a switch: chooses an element on screen, proposes an offset that
  /// centres the element, then asks the layout and the delegate for the target offset. With
  /// `needsPivot`, it is a fault (E-40) if the new layout has no attributes for the item to centre.
  func targetOffset(
    switchingTo new: GridViewLayout, contentSize: CGSize, needsPivot: Bool = true
  ) throws(ActionRejected) -> CGPoint {
    let visible = bounds
    let candidates = displayedElements.map(\.attributes).filter { $0.shownFrame.overlaps(visible) }
    var proposed = candidates.isEmpty ? .zero : contentOffset
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    let index = TargetOffset.pivot(
      among: candidates.map {
        TargetOffset.Candidate(
          center: $0.center, isCell: $0.kind == .cell,
          isSelected: content.selection.contains($0.position))
      }, nearestTo: middle)
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

  /// Performs step 9 of a switch: sets content size and content offset together, without clamping.
  /// Without a target, the caller sets the content offset, or a later pass clamps it.
  func write(_ target: CGPoint? = nil, contentSize size: CGSize) {
    answers.isSizeKnown = true
    during(.writing) { contentSize = size }
    if let target, target != contentOffset {
      bounds = CGRect(origin: target, size: bounds.size)
    }
  }
}

extension LayoutCaller {
  /// Invalidates a layout with a context that invalidates everything.
  func invalidateEverything(of layout: GridViewLayout) {
    invalidate(layout, with: makeContext(of: layout, everything: true))
  }
}
