/// An interactive transition between two layouts.
@MainActor
struct InteractiveTransition {
  /// The ending of a transition, in which the grid drives the progress to 0 or 1 (I6.8).
  @MainActor
  struct Ending {
    let isFinish: Bool
    let start: CGFloat
    let animation: RunningAnimation
    let link: GridDisplayLink

    /// Returns the progress of the transition at a time.
    func progress(at time: TimeInterval) -> CGFloat {
      Interpolation.linear(
        from: start, to: isFinish ? 1 : 0, at: CGFloat(animation.progress(at: time)))
    }

    /// Stops the ending without its completion.
    func stop(on animator: Animator) {
      link.invalidate()
      animation.completions.removeAll()
      animator.interrupt(animation)
    }
  }

  let layout: GridViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?
  /// The limits of the content offset before the transition.
  let limits: OffsetLimits
  /// The progress that the present content size and content offset correspond to.
  var shownProgress: CGFloat = 0
  var ending: Ending?

  /// The transition layout and the layouts that it is between.
  var layouts: [GridViewLayout] { [layout] + layout.members }

  /// Performs steps 3 to 7 of a transition: prepares the new layout and finds the target offset.
  /// Both layouts stay attached to the grid.
  init(
    _ layout: GridViewTransitionLayout, in grid: GridView, completion: ((Bool, Bool) -> Void)?
  ) throws(ActionRejected) {
    let (old, new) = (layout.currentLayout, layout.nextLayout)
    let size = try grid.rethrowingFaults {
      if new !== old {
        // The counts stay, because the layout in use still depends on them.
        grid.layoutCaller.invalidateEverything(of: new)
        grid.layoutCaller.prepare(new, for: grid.bounds.size)
      }
      return grid.layoutCaller.contentSize(of: new)
    }
    guard size.isFiniteSize else {
      try grid.refuse(.nonFiniteContentSize(size, layout: new), by: new)
    }
    try grid.rethrowingFaults {
      grid.layoutCaller.prepareForTransition(old, to: new)
      grid.layoutCaller.prepareForTransition(new, from: old)
    }
    let target = try grid.targetOffset(switchingTo: new, contentSize: size)
    grid.tellViews { $0.willTransition(from: old, to: new) }
    layout.path = TransitionPath(start: grid.contentOffset, target: target)
    self.layout = layout
    self.completion = completion
    limits = grid.offsetLimits
    shownProgress = layout.transitionProgress
  }

  /// Performs steps 10 to 13 of a transition, when the progress has reached 0 or 1: installs the
  /// layout, then calls the completion (I6.9).
  func conclude(in grid: GridView, isCompleted: Bool) {
    guard let ending else { return }
    let (old, new) = (layout.currentLayout, layout.nextLayout)
    let (present, absent) = ending.isFinish ? (new, old) : (old, new)
    grid.openChange()
    ending.link.invalidate()
    grid.changes.transition = nil
    grid.replaceLayout(by: present)
    do throws(ActionRejected) {
      try grid.during(.switching) { () throws(ActionRejected) in
        try grid.runLayoutPass()
        do throws(ActionRejected) {
          try grid.rethrowingFaults {
            if ending.isFinish { grid.clampOffsetIfOutside(from: limits) }
            grid.layoutCaller.finalizeTransition(old)
            if new !== old { grid.layoutCaller.finalizeTransition(new) }
            grid.tellViews { $0.didTransition(from: absent, to: present) }
          }
        } catch {
          grid.rollBack()
          throw error
        }
      }
    } catch {
      grid.changes.pendingSwitches.removeAll()
      return
    }
    layout.detach(from: grid)
    if absent !== present { absent.detach(from: grid) }
    grid.closeChange()
    completion?(isCompleted, ending.isFinish)
    grid.carryOutPendingSwitches()
  }
}
