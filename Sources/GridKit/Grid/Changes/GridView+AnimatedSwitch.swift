/// An animated layout switch whose animation is running.
struct RunningSwitch {
  let old: GridViewLayout
  let animation: RunningAnimation
}

extension GridView {
  /// Performs steps 2 to 15 of a switch with animation: prepares the new layout, plans the change
  /// of the views and starts the animation. The remaining steps follow when the animation ends.
  func animateLayout(
    _ new: GridViewLayout, insteadOf old: GridViewLayout, completion: ((Bool) -> Void)?
  ) throws(ActionRejected) {
    let oldVisible = bounds
    let limits = offsetLimits
    let goal = try prepareSwitch(to: new, from: old)
    let animation = simulation.makeAnimation(
      kind: "layout switch", duration: ChangeDuration.layoutSwitch)
    try carryOut(in: animation) { () throws(ActionRejected) in
      try perform(in: animation) { write(goal.target, contentSize: goal.contentSize) }
      changes.recordLimits(before: limits)
      try prepareForChange()
      let keepsViews = try queryVisibleElements()
      var change = try switchedViews(
        ChangeDescription(
          old: old, new: new, keepsViews: keepsViews, asksForAll: false, visibleBefore: oldVisible))
      try change.carryOut(in: self, animation, isAnimated: true, placing: new)
      try perform(in: animation) {
        layoutCaller.finalizeTransition(old)
        layoutCaller.finalizeTransition(new)
      }
      placeBackgroundView()
    }
    changes.runningSwitch = RunningSwitch(old: old, animation: animation)
    animation.completions.append { [weak self] finished in
      self?.switchDidEnd(from: old, to: new, animation)
      completion?(finished)
    }
    simulation.clock.animator.add(animation)
  }

  /// Performs steps 17 to 19 of a switch, at the end of the animation: recycles leaving views,
  /// notifies the displayed views and releases the old layout.
  private func switchDidEnd(
    from old: GridViewLayout, to new: GridViewLayout, _ animation: RunningAnimation
  ) {
    changes.runningSwitch = nil
    recycleViews(of: animation)
    tellViews { $0.didTransition(from: old, to: new) }
    detach(old)
    setNeedsLayout()
  }

  /// Performs steps 11 to 13 of a switch: plans which views stay, leave and enter. By default,
  /// initial attributes come from the old layout and final attributes from the new layout (L5.16,
  /// L5.17).
  private func switchedViews(
    _ description: ChangeDescription
  ) throws(ActionRejected) -> ViewChange {
    description.old.otherLayoutInSwitch = description.new
    description.new.otherLayoutInSwitch = description.old
    defer {
      description.old.otherLayoutInSwitch = nil
      description.new.otherLayoutInSwitch = nil
    }
    return try ViewChange(description, in: self)
  }
}
