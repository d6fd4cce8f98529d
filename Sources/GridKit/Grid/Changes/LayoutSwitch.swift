/// A switch to another layout. If it is requested during another change, it waits for its end.
@MainActor
struct LayoutSwitch {
  let layout: GridViewLayout
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?

  /// Carries out the switch in a grid. If it is refused, the grid is as before.
  func carryOut(in grid: GridView) throws(ActionRejected) {
    guard layout !== grid.answers.layout else { return }  // L5.2: no completion either
    grid.finishRunningChanges()
    // A completion of an interrupted animation may have installed this layout.
    let old = grid.answers.layout
    guard layout !== old else { return }
    grid.openChange()
    grid.simulation.emit(.grid, "setCollectionViewLayout", "\(type(of: layout))", in: grid)
    try grid.install(layout)
    grid.answers.borrowedLayout = nil
    do throws(ActionRejected) {
      try grid.rethrowingFaults {
        grid.layoutCaller.invalidateEverything(of: layout)  // L5.3
        grid.content.counts = nil
      }
      if grid.pass.isDecidingOnViews || !grid.content.hasLaidOut || grid.bounds.isEmpty {
        // L5.4: the grid has shown nothing yet, or a pass is under way that will show the layout.
        old.detach(from: grid)
        grid.replaceLayout(by: layout)
        grid.setNeedsLayout()
        completion?(true)
        return
      }
      try grid.during(.switching) { () throws(ActionRejected) in
        if isAnimated {
          try animate(in: grid, insteadOf: old)
        } else {
          try show(in: grid, insteadOf: old)
        }
      }
    } catch {
      if grid.answers.layout !== layout { layout.detach(from: grid) }
      if !grid.pass.isDecidingOnViews { grid.rollBack() }
      throw error
    }
    grid.closeChange()
    if !isAnimated {
      grid.setNeedsLayout()
      completion?(true)
    }
  }

  /// Performs steps 2 to 8 of a switch: prepares the new layout, finds the target offset and
  /// notifies the displayed views.
  ///
  /// - Returns: The target content offset and the content size.
  private func prepare(
    in grid: GridView, insteadOf old: GridViewLayout
  ) throws(ActionRejected) -> (target: CGPoint, contentSize: CGSize) {
    let needsPivot = isAnimated || !grid.simulation.fidelity.switchesWithoutItemAttributes
    grid.use(layout)  // L5.7
    grid.answers.sizeAdjustment = .zero
    try grid.rethrowingFaults { grid.prepareLayoutIfNeeded() }
    let size = try grid.rethrowingFaults { () throws(ActionRejected) in
      let size = try grid.readContentSize()
      grid.layoutCaller.prepareForTransition(old, to: layout)
      grid.layoutCaller.prepareForTransition(layout, from: old)
      return size
    }
    let target = try grid.targetOffset(
      switchingTo: layout, contentSize: size, needsPivot: needsPivot)
    grid.tellViews { $0.willTransition(from: old, to: layout) }
    grid.forgetAnswers()
    return (target, size)
  }

  /// Performs steps 2 to 15 of a switch with animation: prepares the new layout, plans the change
  /// of the views and starts the animation. The remaining steps follow when the animation ends.
  private func animate(in grid: GridView, insteadOf old: GridViewLayout) throws(ActionRejected) {
    let oldVisible = grid.bounds
    let limits = grid.offsetLimits
    let goal = try prepare(in: grid, insteadOf: old)
    let animation = grid.simulation.makeAnimation(
      kind: "layout switch", duration: ChangeDuration.layoutSwitch)
    try grid.carryOut(in: animation) { () throws(ActionRejected) in
      try grid.perform(in: animation) { grid.write(goal.target, contentSize: goal.contentSize) }
      grid.changes.recordLimits(before: limits)
      try grid.prepareForChange()
      let keepsViews = try grid.queryVisibleElements()
      // Steps 11 to 13 of a switch.
      var change = try ViewChange(
        from: old, to: layout, in: grid, keepsViews: keepsViews, asksForAll: false,
        visibleBefore: oldVisible)
      try change.carryOut(in: grid, animation, isAnimated: true, placing: layout)
      try grid.perform(in: animation) {
        grid.layoutCaller.finalizeTransition(old)
        grid.layoutCaller.finalizeTransition(layout)
      }
      grid.placeBackgroundView()
    }
    grid.changes.runningSwitch = (old, animation)
    animation.completions.append { [weak grid] finished in
      if let grid {
        // Steps 17 to 19 of a switch.
        grid.changes.runningSwitch = nil
        grid.recycleViews(of: animation)
        grid.tellViews { $0.didTransition(from: old, to: layout) }
        old.detach(from: grid)
        grid.setNeedsLayout()
      }
      completion?(finished)
    }
    grid.simulation.clock.animator.add(animation)
  }

  /// Performs steps 2 to 19 of a switch without animation: prepares the new layout, moves the
  /// content and runs a layout pass.
  private func show(in grid: GridView, insteadOf old: GridViewLayout) throws(ActionRejected) {
    try grid.rethrowingFaults { () throws(ActionRejected) in
      let goal = try prepare(in: grid, insteadOf: old)
      try grid.rethrowingFaults {
        // The delegate is notified of one scroll only.
        let limits = grid.offsetLimits
        grid.write(goal.target, contentSize: goal.contentSize)
        grid.clampOffsetIfOutside(from: limits)
      }
      try grid.runLayoutPass()
      grid.layoutCaller.finalizeTransition(old)
      grid.layoutCaller.finalizeTransition(layout)
      grid.tellViews { $0.didTransition(from: old, to: layout) }
    }
    old.detach(from: grid)
  }
}
