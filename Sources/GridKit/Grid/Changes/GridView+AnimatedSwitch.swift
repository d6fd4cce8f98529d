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
      let change = try switchedViews(
        ChangeDescription(
          old: old, new: new, keepsViews: keepsViews, asksForAll: false, visibleBefore: oldVisible))
      try carryOut(change, in: animation, isAnimated: true) {
        (change: inout ViewChange) throws(ActionRejected) in
        try askWhereViewsStay(&change, in: new)
      }
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

  /// Carries out a change with an animation that is not on the clock yet. If the change is refused,
  /// the animation is abandoned.
  func carryOut(
    in animation: RunningAnimation, _ body: () throws(ActionRejected) -> Void
  ) throws(ActionRejected) {
    changes.openAnimations.append(animation)
    defer { changes.openAnimations.removeAll { $0 === animation } }
    do throws(ActionRejected) {
      try rethrowingFaults(body)
    } catch {
      abandon(animation)
      throw error
    }
  }

  /// Performs steps 17 to 19 of a switch, at the end of the animation: recycles leaving views,
  /// notifies the displayed views and releases the old layout.
  private func switchDidEnd(
    from old: GridViewLayout, to new: GridViewLayout, _ animation: RunningAnimation
  ) {
    changes.runningSwitch = nil
    recycleViews(of: animation)
    tellDidTransition(from: old, to: new)
    detach(old)
    setNeedsLayout()
  }

  /// Performs steps 11 to 13 of a switch: plans which views stay, leave and enter. By default,
  /// initial attributes come from the old layout and final attributes from the new layout (L5.16,
  /// L5.17).
  private func switchedViews(
    _ description: ChangeDescription
  ) throws(ActionRejected) -> ViewChange {
    let (old, new) = (description.old, description.new)
    old.otherLayoutInSwitch = new
    new.otherLayoutInSwitch = old
    defer {
      old.otherLayoutInSwitch = nil
      new.otherLayoutInSwitch = nil
    }
    return try viewChange(description)
  }

  /// Performs step 14 of a switch: asks the new layout for the attributes of each staying view, as
  /// UIKit does. A nil answer is a fault (E-40).
  private func askWhereViewsStay(
    _ change: inout ViewChange, in new: GridViewLayout
  ) throws(ActionRejected) {
    for index in change.staying.indices where store[change.staying[index].key] != nil {
      change.staying[index].attributes =
        try requiredAttributes(new, for: change.staying[index].key)
    }
  }
}
