/// An animated change of the grid's size. It is kept until the end of the layout pass that shows
/// it.
struct AnimatedResize {
  /// The stage that the layout pass has reached.
  enum Stage {
    /// The stage in which the change is recorded, but no pass has handled it.
    case noted
    /// The stage in which the layout has been notified and staying views are asked for their sizes.
    case announced
    /// The stage in which views move in the animation. Later rounds of the pass use this animation
    /// too.
    case shown
  }

  /// The bounds before the first change.
  var oldBounds: CGRect
  /// The animation of the latest change.
  var animation: RunningAnimation
  var stage = Stage.noted
}

extension GridView {
  /// Records an animated change of size. If the layout is stale in the next pass, the pass animates
  /// the elements to their new frames (B8.4).
  func recordAnimatedResize(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size, content.hasLaidOut, !pass.isOpen(.restoring),
      let animation = simulation.clock.animator.current
    else { return }
    let waiting = isAnimatedResizeShown ? nil : changes.animatedResize
    changes.animatedResize = AnimatedResize(
      oldBounds: waiting?.oldBounds ?? oldBounds, animation: animation)
  }

  /// Whether the pass under way has started to animate views to a new size.
  var isAnimatedResizeShown: Bool { changes.animatedResize?.stage == .shown }

  /// Removes and returns the recorded resize that no pass has shown. Returns nil if there is no
  /// such resize or its animation is over.
  func takeAnimatedResize() -> AnimatedResize? {
    guard let resize = changes.animatedResize, resize.stage != .shown else { return nil }
    changes.animatedResize = nil
    return resize.animation.isOver ? nil : resize
  }

  /// Carries out a round of a layout pass. Once the pass has shown a resize, the view changes of a
  /// round belong to the animation of the resize.
  func inShownResize(_ round: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    guard let resize = changes.animatedResize, resize.stage == .shown else {
      return try rethrowingFaults(round)
    }
    let animation = presentAnimation(of: resize)
    try rethrowingFaults { () throws(ActionRejected) in
      try simulation.clock.animator.perform(animation, round)
    }
  }

  /// Shows the layout for a new size, and animates each element from its old frame. The method is
  /// called in a layout pass, after the layout is prepared and its content size is known.
  ///
  /// Staying views are asked for their preferred sizes first. Each size that changes the layout
  /// starts a new round, so that the views move only once, to their final frames. Entering views
  /// are asked for their sizes at the end. The view changes of later rounds belong to the
  /// animation.
  func showAnimatedResize(_ resize: AnimatedResize) throws(ActionRejected) {
    var resize = resize
    let layout = answers.layout
    let target = try rethrowingFaults {
      guard resize.stage == .noted else { return contentOffset }
      layoutCaller.prepareForAnimatedBoundsChange(layout, from: resize.oldBounds)
      let answer = layoutCaller.targetOffset(of: layout, proposed: contentOffset)
      return gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
    }
    let keepsViews = try rethrowingFaults { () throws(ActionRejected) in
      if target != contentOffset {
        simulation.clock.animator.perform(resize.animation) {
          bounds = CGRect(origin: target, size: bounds.size)
        }
        try prepareForChange()
      }
      return try queryVisibleElements()
    }
    guard !keepsViews else { return }
    if try stayingViewsChangeLayout(in: presentAnimation(of: resize)) {
      resize.stage = .announced
      changes.animatedResize = resize
      return
    }
    // A callback may make another change of size from here on.
    resize.stage = .shown
    changes.animatedResize = resize
    // The layout is asked for the final attributes of all elements on screen before, and for the
    // initial attributes of all elements on screen after.
    let change = try viewChange(
      ChangeDescription(old: layout, new: layout, keepsViews: false, asksForAll: true))
    // Not earlier: a callback may have ended the animation of the resize.
    let animation = presentAnimation(of: resize)
    // Leaving views are recycled before the animation's own completion is called.
    animation.completions.insert({ [weak self] _ in self?.recycleViews(of: animation) }, at: 0)
    try carryOut(change, in: animation, isAnimated: true)
    try perform(in: animation) { layoutCaller.finalizeAnimatedBoundsChange(layout) }
    changes.updates.isSizingDue = true
    try perform(in: animation) { askForDueSizes() }
  }

  /// Applies the attributes of the new size to staying views, and asks the views that can change
  /// their own size for their preferred sizes.
  ///
  /// - Returns: Whether the layout is stale now, so that the round must start again.
  private func stayingViewsChangeLayout(in animation: RunningAnimation) throws(ActionRejected)
    -> Bool
  {
    var isStale = false
    try perform(in: animation) {
      for attributes in wantedElements() {
        guard let view = display.liveViews[attributes.key],
          mayAskForSize(of: view, key: attributes.key, attributes: attributes)
        else { continue }
        update(view, with: attributes)
        isStale = sizeChangesLayout(of: view, key: attributes.key, attributes: attributes)
        if isStale { return }
      }
    }
    return isStale
  }

  /// Returns the animation of the resize. If a callback has ended this animation or moved the grid
  /// to another clock, returns a new animation that ends at the next tick.
  private func presentAnimation(of resize: AnimatedResize) -> RunningAnimation {
    let animator = simulation.clock.animator
    if !resize.animation.isOver, animator.owns(resize.animation) { return resize.animation }
    let animation = simulation.makeAnimation(kind: "animate", duration: 0)
    animator.add(animation)
    return animation
  }
}
