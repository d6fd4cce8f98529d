/// A change of the view's size inside an animation, until the pass that shows it.
struct AnimatedResize {
  /// The bounds before the first change.
  var oldBounds: CGRect
  /// The animation that the last change was made in.
  var animation: RunningAnimation
}

extension GridView {
  /// Remembers a change of size that is animated: the next pass, if it finds the layout stale, lets
  /// the elements move (B8.4).
  func noteAnimatedResize(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size, content.hasLaidOut, !pass.isOpen(.restoring),
      let animation = simulation.clock.animator.current
    else { return }
    changes.animatedResize = AnimatedResize(
      oldBounds: changes.animatedResize?.oldBounds ?? oldBounds, animation: animation)
  }

  /// The resize that waits; nil when there is none or its animation is over.
  func takeAnimatedResize() -> AnimatedResize? {
    guard let resize = changes.animatedResize else { return nil }
    changes.animatedResize = nil
    return resize.animation.isOver ? nil : resize
  }

  /// Shows the layout for a new size, each element on its way from where it was: the sequence of
  /// B8.4 after `prepare()` and the content size.
  func showAnimatedResize(_ resize: AnimatedResize) throws(Refused) {
    let layout = answers.layout
    let target = try step {
      layoutCaller.prepareForAnimatedBoundsChange(layout, from: resize.oldBounds)
      let answer = layoutCaller.targetOffset(of: layout, proposed: contentOffset)
      return gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
    }
    let keepsViews = try step { () throws(Refused) in
      if target != contentOffset {
        simulation.clock.animator.perform(resize.animation) {
          bounds = CGRect(origin: target, size: bounds.size)
        }
        try prepareForChange()
      }
      return try queryVisibleElements()
    }
    guard !keepsViews else { return }
    // Final attributes are asked for everything that is on screen before, initial ones for
    // everything after (BC-4).
    let change = try viewChange(
      ChangeDescription(old: layout, new: layout, keepsViews: false, asksForAll: true))
    let animation = presentAnimation(of: resize)
    // The views that leave are told of before the animation's own completion.
    animation.completions.insert({ [weak self] _ in self?.recycleViews(of: animation) }, at: 0)
    try carryOut(change, in: animation, isAnimated: true)
    try perform(in: animation) { layoutCaller.finalizeAnimatedBoundsChange(layout) }
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
