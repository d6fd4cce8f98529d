/// A change of the view's size inside an animation, until the pass that shows it.
struct AnimatedResize {
  /// The bounds before the first change.
  var oldBounds: CGRect
  /// The animation that the last change was made in.
  var run: AnimationRun
}

extension GridView {
  /// Remembers a change of size that is animated: the next pass, if it finds the layout stale, lets
  /// the elements move (B8.4).
  func noteAnimatedResize(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size, hasLaidOut, !isRestoring,
      let run = simulation.clock.animator.current
    else { return }
    animatedResize = AnimatedResize(
      oldBounds: animatedResize?.oldBounds ?? oldBounds, run: run)
  }

  /// The resize that waits; nil when there is none or its animation is over.
  func takeAnimatedResize() -> AnimatedResize? {
    guard let resize = animatedResize else { return nil }
    animatedResize = nil
    return resize.run.isOver ? nil : resize
  }

  /// Shows the layout for a new size, each element on its way from where it was: the sequence of
  /// B8.4 after `prepare()` and the content size. Faults are left to the pass.
  func showAnimatedResize(_ resize: AnimatedResize) {
    let layout = currentLayout
    let animator = simulation.clock.animator
    let serial = faultSerial
    layoutCaller.prepareForAnimatedBoundsChange(layout, from: resize.oldBounds)
    let answer = layoutCaller.targetOffset(of: layout, proposed: contentOffset)
    let target = gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
    guard faultSerial == serial else { return }
    if target != contentOffset {
      animator.perform(resize.run) { bounds = CGRect(origin: target, size: bounds.size) }
      guard prepareForChange() else { return }
    }
    guard let keepsViews = queryVisibleElements(), faultSerial == serial,
      !keepsViews, let change = changeOfResize()
    else { return }
    let run = presentRun(of: resize)
    // The views that leave are told of before the animation's own completion.
    run.completions.insert({ [weak self] _ in self?.retireViews(of: run) }, at: 0)
    guard carryOut(change, in: run, isAnimated: true) else { return }
    animator.perform(run) { layoutCaller.finalizeAnimatedBoundsChange(layout) }
  }

  /// The resize's animation; one that is over at the next tick when a callback has ended it, or
  /// brought the view to another clock.
  private func presentRun(of resize: AnimatedResize) -> AnimationRun {
    let animator = simulation.clock.animator
    if !resize.run.isOver, animator.owns(resize.run) { return resize.run }
    let run = simulation.makeRun(kind: "animate", duration: 0)
    animator.add(run)
    return run
  }

  /// Final attributes are asked for everything that is on screen before, initial ones for
  /// everything after (BC-4); nil after a fault.
  private func changeOfResize() -> ViewChange? {
    let layout = currentLayout
    let serial = faultSerial
    let wanted = wantedElements()
    var targets: [ElementKey: GridViewLayoutAttributes] = [:]
    for attributes in wanted { targets[attributes.key] = attributes }
    var change = ViewChange()
    for (view, present) in displayedElements {
      let key = view.reuse.key
      let final = finalAttributes(layout, for: key)
      guard faultSerial == serial else { return nil }
      if let attributes = targets[key] {
        change.staying.append(.init(view: view, key: key, attributes: attributes))
      } else {
        change.leaving.append(.init(view: view, key: key, final: final ?? faded(present)))
      }
    }
    guard
      let entering = entering(
        wanted, besides: Set(change.staying.map(\.key)), by: layout, asksForAll: true)
    else { return nil }
    change.entering = entering
    return change
  }
}
