/// An interactive transition between two layouts.
struct InteractiveTransition {
  /// The ending of a transition, in which the grid drives the progress to 0 or 1 (I6.8).
  @MainActor
  struct Ending {
    /// The duration, in seconds.
    static let duration: TimeInterval = 0.25

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
  @MainActor var layouts: [GridViewLayout] { [layout] + layout.members }
}

extension GridView {
  /// Performs steps 1 to 7 of a transition: installs a transition layout between the present layout
  /// and another layout (I6.1).
  ///
  /// - Returns: The transition layout. After a fault, it is not installed. It is a fault (E-72) if
  ///   a transition is already running. In this case, the layout of the running transition is
  ///   returned.
  func startTransition(
    to new: GridViewLayout, completion: ((Bool, Bool) -> Void)?
  ) -> GridViewTransitionLayout {
    if let transition = changes.transition {
      raise(.transitionInProgress("startInteractiveTransition(to:completion:)"))
      return transition.layout
    }
    guard !pass.isOpen(.rollingBack), !pass.isOpen(.switching), !isUpdating else {
      raise(.transitionInSwitch())
      return GridViewTransitionLayout(currentLayout: answers.layout, nextLayout: new)
    }
    finishRunningChanges()
    layoutIfNeeded()
    let old = answers.layout
    openChange()
    simulation.emit(.grid, "startInteractiveTransition(to:)", "\(type(of: new))", in: self)
    var layout = GridViewTransitionLayout(currentLayout: old, nextLayout: new)
    do throws(ActionRejected) {
      try rethrowingFaults { () throws(ActionRejected) in
        layout = gridDelegateCaller?.transitionLayout(from: old, to: new) ?? layout
        if layout.currentLayout !== old || layout.nextLayout !== new {
          try refuse(.foreignTransitionLayout(layout))
        }
      }
      if new !== old { try install(new) }
      try install(layout)
      defer { changes.pendingSwitches.removeAll() }
      try during(.switching) { () throws(ActionRejected) in
        try prepareTransition(layout, completion: completion)
        if !changes.pendingSwitches.isEmpty {
          try refuse(.transitionInProgress("setCollectionViewLayout"))
        }
      }
    } catch {
      // Detach layouts that were attached but never installed.
      if changes.transition == nil {
        detach(layout)
        if new !== old { detach(new) }
      }
      recordRefusal()
      rollBackIfFailed()
      return layout
    }
    setNeedsLayout()
    layoutIfNeeded()
    return layout
  }

  /// Performs steps 3 to 7 of a transition: prepares the new layout, finds the target offset and
  /// installs the transition layout. Both layouts stay attached to the grid.
  private func prepareTransition(
    _ layout: GridViewTransitionLayout, completion: ((Bool, Bool) -> Void)?
  ) throws(ActionRejected) {
    let (old, new) = (layout.currentLayout, layout.nextLayout)
    let size = try rethrowingFaults {
      if new !== old {
        // The counts stay, because the layout in use still depends on them.
        layoutCaller.invalidateEverything(of: new)
        layoutCaller.prepare(new, for: bounds.size)
      }
      return layoutCaller.contentSize(of: new)
    }
    if !size.width.isFinite || !size.height.isFinite {
      try refuse(.nonFiniteContentSize(size, layout: new), by: new)
    }
    try rethrowingFaults {
      layoutCaller.prepareForTransition(old, to: new)
      layoutCaller.prepareForTransition(new, from: old)
    }
    let target = try targetOffset(switchingTo: new, contentSize: size)
    tellViews { $0.willTransition(from: old, to: new) }
    layout.path = TransitionPath(start: contentOffset, target: target)
    changes.transition = InteractiveTransition(
      layout: layout, completion: completion, limits: offsetLimits,
      shownProgress: layout.transitionProgress)
    replaceLayout(by: layout)
  }

  /// Performs step 8 of a transition, in a layout pass: if the progress has changed, sets the
  /// content size and the interpolated content offset together. The offset is not clamped (I6.6).
  ///
  /// - Returns: Whether the progress has changed.
  func followTransition(contentSize size: CGSize) -> Bool {
    guard let transition = changes.transition, transition.layout === answers.layout else {
      return false
    }
    let layout = transition.layout
    let progress = layout.transitionProgress
    guard progress != transition.shownProgress else { return false }
    changes.transition?.shownProgress = progress
    layout.movesViewport = true
    write(layout.path.offset(at: progress), contentSize: size)
    layout.movesViewport = false
    return true
  }

  /// Refuses a switch to another layout while a transition is running (I6.2).
  func refuseSwitchInTransition(to layout: GridViewLayout) throws(ActionRejected) {
    guard changes.transition != nil, layout !== answers.layout else { return }
    try refuse(.transitionInProgress("setCollectionViewLayout"))
  }

  /// Performs step 9 of a transition: drives the progress to 1 or 0, then installs the next or the
  /// current layout.
  func endTransition(finishing isFinish: Bool) {
    let name = isFinish ? "finishInteractiveTransition()" : "cancelInteractiveTransition()"
    guard let transition = changes.transition else { return raise(.noTransition(name)) }
    guard transition.ending == nil else { return raise(.transitionIsEnding(name)) }
    simulation.emit(.grid, name, in: self)
    let isAtOnce = simulation.clock.animator.isSuppressed && !pass.isDecidingOnViews
    let animation = simulation.makeAnimation(
      kind: "layout transition", duration: isAtOnce ? 0 : InteractiveTransition.Ending.duration)
    let link = simulation.makeDisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      driveTransition()
    }
    changes.transition?.ending = InteractiveTransition.Ending(
      isFinish: isFinish, start: transition.layout.transitionProgress, animation: animation,
      link: link)
    animation.completions.append { [weak self] isCompleted in
      self?.concludeTransition(completed: isCompleted)
    }
    if isAtOnce {
      driveTransition()
      layoutIfNeeded()
      // A refused step has already stopped the ending.
      if changes.transition?.ending?.animation === animation { animation.finish(true) }
    } else {
      simulation.clock.animator.add(animation)
    }
  }

  private func driveTransition() {
    guard let transition = changes.transition, let ending = transition.ending else { return }
    transition.layout.transitionProgress = ending.progress(at: simulation.now)
  }

  /// Performs steps 10 to 13 of a transition, when the progress has reached 0 or 1: installs the
  /// layout, then calls the completion (I6.9).
  private func concludeTransition(completed: Bool) {
    guard let transition = changes.transition, let ending = transition.ending else { return }
    let layout = transition.layout
    let (old, new) = (layout.currentLayout, layout.nextLayout)
    let (present, absent) = ending.isFinish ? (new, old) : (old, new)
    openChange()
    ending.link.invalidate()
    changes.transition = nil
    replaceLayout(by: present)
    do throws(ActionRejected) {
      try during(.switching) { () throws(ActionRejected) in
        try conclude(ending, of: transition, at: present, insteadOf: absent)
      }
    } catch {
      changes.pendingSwitches.removeAll()
      return
    }
    detach(layout)
    if absent !== present { detach(absent) }
    closeChange()
    transition.completion?(completed, ending.isFinish)
    carryOutPendingSwitches()
  }

  /// Runs the layout pass at the end of a transition, then notifies layouts and views of the end.
  private func conclude(
    _ ending: InteractiveTransition.Ending, of transition: InteractiveTransition,
    at present: GridViewLayout, insteadOf absent: GridViewLayout
  ) throws(ActionRejected) {
    try runLayoutPass()
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    do throws(ActionRejected) {
      try rethrowingFaults {
        if ending.isFinish, !offsetLimits.contains(contentOffset) {
          clampOffsetAfterLimitsChanged(from: transition.limits)
        }
        layoutCaller.finalizeTransition(old)
        if new !== old { layoutCaller.finalizeTransition(new) }
        tellViews { $0.didTransition(from: absent, to: present) }
      }
    } catch {
      rollBack()
      throw error
    }
  }
}
