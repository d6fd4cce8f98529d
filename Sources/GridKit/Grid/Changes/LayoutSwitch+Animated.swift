/// An animated layout switch whose animation is running.
struct RunningSwitch {
  let old: GridViewLayout
  let animation: RunningAnimation
}

extension LayoutSwitch {
  /// Performs steps 2 to 15 of a switch with animation: prepares the new layout, plans the change
  /// of the views and starts the animation. The remaining steps follow when the animation ends.
  func animate(in grid: GridView, insteadOf old: GridViewLayout) throws(ActionRejected) {
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
      var change = try views(
        ChangeDescription(
          old: old, new: layout, keepsViews: keepsViews, asksForAll: false,
          visibleBefore: oldVisible),
        in: grid)
      try change.carryOut(in: grid, animation, isAnimated: true, placing: layout)
      try grid.perform(in: animation) {
        grid.layoutCaller.finalizeTransition(old)
        grid.layoutCaller.finalizeTransition(layout)
      }
      grid.placeBackgroundView()
    }
    grid.changes.runningSwitch = RunningSwitch(old: old, animation: animation)
    animation.completions.append { [weak grid] finished in
      if let grid { didEnd(in: grid, insteadOf: old, animation) }
      completion?(finished)
    }
    grid.simulation.clock.animator.add(animation)
  }

  /// Performs steps 11 to 13 of a switch: plans the change of the views. By default, initial
  /// attributes come from the old layout and final attributes from the new layout (L5.16, L5.17).
  private func views(
    _ description: ChangeDescription, in grid: GridView
  ) throws(ActionRejected) -> ViewChange {
    description.old.otherLayoutInSwitch = layout
    layout.otherLayoutInSwitch = description.old
    defer {
      description.old.otherLayoutInSwitch = nil
      layout.otherLayoutInSwitch = nil
    }
    return try ViewChange(description, in: grid)
  }

  /// Performs steps 17 to 19 of a switch, at the end of the animation: recycles leaving views,
  /// notifies the displayed views and releases the old layout.
  private func didEnd(
    in grid: GridView, insteadOf old: GridViewLayout, _ animation: RunningAnimation
  ) {
    grid.changes.runningSwitch = nil
    grid.recycleViews(of: animation)
    grid.tellViews { $0.didTransition(from: old, to: layout) }
    old.detach(from: grid)
    grid.setNeedsLayout()
  }
}
