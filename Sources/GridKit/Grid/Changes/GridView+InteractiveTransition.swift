extension GridView {
  /// Performs steps 1 to 7 of a transition: installs a transition layout between the present layout
  /// and another layout (I6.1).
  ///
  /// - Returns: The transition layout, which is not installed after a fault. If a transition is
  ///   already running, that is a fault (E-72), and its layout is returned.
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
        changes.transition = try InteractiveTransition(layout, in: self, completion: completion)
        replaceLayout(by: layout)
        if !changes.pendingSwitches.isEmpty {
          try refuse(.transitionInProgress("setCollectionViewLayout"))
        }
      }
    } catch {
      // Detach layouts that were attached but never installed.
      if changes.transition == nil {
        layout.detach(from: self)
        if new !== old { new.detach(from: self) }
      }
      recordRefusal()
      rollBackIfFailed()
      return layout
    }
    layOutNow()
    return layout
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

  /// Performs step 9 of a transition: drives the progress to 1 or 0, then installs the layout.
  func endTransition(finishing isFinish: Bool) {
    let name = isFinish ? "finishInteractiveTransition()" : "cancelInteractiveTransition()"
    guard let transition = changes.transition else { return raise(.noTransition(name)) }
    guard transition.ending == nil else { return raise(.transitionIsEnding(name)) }
    simulation.emit(.grid, name, in: self)
    let isAtOnce = simulation.clock.animator.isSuppressed && !pass.isDecidingOnViews
    let animation = simulation.makeAnimation(
      kind: "layout transition", duration: isAtOnce ? 0 : ChangeDuration.transitionEnding)
    let link = simulation.makeDisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      driveTransition()
    }
    changes.transition?.ending = InteractiveTransition.Ending(
      isFinish: isFinish, start: transition.layout.transitionProgress, animation: animation,
      link: link)
    animation.completions.append { [weak self] isCompleted in
      guard let self, let transition = changes.transition else { return }
      transition.conclude(in: self, isCompleted: isCompleted)
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
}
