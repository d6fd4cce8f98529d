/// A change of the view's size inside an animation, until the pass that shows it has ended.
struct AnimatedResize {
  /// The stage that a pass has reached with a change of size.
  enum Stage {
    /// The change is noted; no pass has met it.
    case noted
    /// The layout has heard of it, and views that stay are asked for their sizes.
    case announced
    /// Views are on their way; later rounds of the pass move them in the same animation.
    case shown
  }

  /// The bounds before the first change.
  var oldBounds: CGRect
  /// The animation that the last change was made in.
  var animation: RunningAnimation
  var stage = Stage.noted
}

extension GridView {
  /// Remembers a change of size that is animated: the next pass, if it finds the layout stale, lets
  /// the elements move (B8.4).
  func recordAnimatedResize(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size, content.hasLaidOut, !pass.isOpen(.restoring),
      let animation = simulation.clock.animator.current
    else { return }
    let waiting = isAnimatedResizeShown ? nil : changes.animatedResize
    changes.animatedResize = AnimatedResize(
      oldBounds: waiting?.oldBounds ?? oldBounds, animation: animation)
  }

  /// Whether the pass under way has sent views on their way to a new size.
  var isAnimatedResizeShown: Bool { changes.animatedResize?.stage == .shown }

  /// The resize that waits; nil when there is none or its animation is over.
  func takeAnimatedResize() -> AnimatedResize? {
    guard let resize = changes.animatedResize, resize.stage != .shown else { return nil }
    changes.animatedResize = nil
    return resize.animation.isOver ? nil : resize
  }

  /// Carries out a round of a pass. Once the pass has shown a resize, the changes of a round belong
  /// to its animation.
  func inShownResize(_ round: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    guard let resize = changes.animatedResize, resize.stage == .shown else {
      return try rethrowingFaults(round)
    }
    let animation = presentAnimation(of: resize)
    try rethrowingFaults { () throws(ActionRejected) in
      try simulation.clock.animator.perform(animation, round)
    }
  }

  /// Shows the layout for a new size, each element on its way from where it was: the sequence of
  /// The offset after `prepare()` and the content size.
  ///
  /// Views that stay are asked for their sizes first, as often as the layout follows one of them,
  /// so that they move once, to where they belong. The views that have come are asked at the end,
  /// and the rounds that follow belong to the animation.
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
    // Final attributes are asked for everything that is on screen before, initial ones for
    // everything after.
    let change = try viewChange(
      ChangeDescription(old: layout, new: layout, keepsViews: false, asksForAll: true))
    // Not before: a callback may have ended the resize's own.
    let animation = presentAnimation(of: resize)
    // The views that leave are told of before the animation's own completion.
    animation.completions.insert({ [weak self] _ in self?.recycleViews(of: animation) }, at: 0)
    try carryOut(change, in: animation, isAnimated: true)
    try perform(in: animation) { layoutCaller.finalizeAnimatedBoundsChange(layout) }
    changes.updates.isSizingDue = true
    try perform(in: animation) { askForDueSizes() }
  }

  /// Gives views that stay the attributes of the new size, and asks those that have a say for the
  /// size that they would like.
  ///
  /// - Returns: Whether the layout is stale now: the round starts again.
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

  /// The resize's animation; one that is over at the next tick when a callback has ended it, or
  /// brought the view to another clock.
  private func presentAnimation(of resize: AnimatedResize) -> RunningAnimation {
    let animator = simulation.clock.animator
    if !resize.animation.isOver, animator.owns(resize.animation) { return resize.animation }
    let animation = simulation.makeAnimation(kind: "animate", duration: 0)
    animator.add(animation)
    return animation
  }
}
