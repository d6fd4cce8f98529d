extension GridView {
  /// Performs a step whose view changes belong to an animation, or to none for nil.
  func perform(
    in animation: RunningAnimation?, _ body: () throws(ActionRejected) -> Void
  ) throws(ActionRejected) {
    try rethrowingFaults { () throws(ActionRejected) in
      try simulation.clock.animator.perform(animation, body)
    }
  }

  /// Carries out a change with an animation that is not on the clock yet. If the change is refused,
  /// the animation is abandoned, and no completion is called.
  func carryOut(
    in animation: RunningAnimation, _ body: () throws(ActionRejected) -> Void
  ) throws(ActionRejected) {
    changes.openAnimations.append(animation)
    defer { changes.openAnimations.removeAll { $0 === animation } }
    do throws(ActionRejected) {
      try rethrowingFaults(body)
    } catch {
      animation.completions.removeAll()
      animation.finish(false)
      throw error
    }
  }

  /// Interrupts the running animations of earlier changes, before a switch (L5.28) and before a
  /// reload (RD-8).
  func finishRunningChanges() {
    if let running = changes.runningSwitch {
      simulation.clock.animator.interrupt(running.animation)
    }
    for animation in changes.updates.animations { simulation.clock.animator.interrupt(animation) }
  }

  /// Recycles live views, ascending by element.
  func recycle(_ keys: [ElementKey]) {
    for key in keys.sorted(by: ElementKey.isOrdered) { recycle(key) }
  }

  /// Recycles the views that have left the screen in an animation.
  func recycleViews(of animation: RunningAnimation) {
    let recycled = display.leavingViews.filter { $0.animation === animation }
    guard !recycled.isEmpty else { return }
    display.leavingViews.removeAll { $0.animation === animation }
    for leaving in recycled { recycle(leaving.view, key: leaving.key) }
    releaseSectionScrollViews()
  }

  /// Returns the attributes of the visible elements, in the order of the layout's answer.
  func wantedElements() -> [GridViewLayoutAttributes] {
    let visible = bounds
    return known.inAnswerOrder.filter { !$0.isHidden && $0.isShown(in: visible) }
  }

  /// Returns the attributes of an element. It is a fault if the layout returns nil (E-40, L5.22).
  func requiredAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) throws(ActionRejected) -> GridViewLayoutAttributes {
    let answer = try rethrowingFaults { layoutCaller.attributes(of: layout, for: key) }
    guard let answer else {
      try refuse(.missingAttributes(key, isBuiltIn: layout is any BuiltInLayout), by: layout)
    }
    return mirrored(answer)
  }

  /// Asks a layout, then the delegate, for the target content offset of a change.
  func targetOffset(of layout: GridViewLayout, proposed: CGPoint) -> CGPoint {
    let answer = layoutCaller.targetOffset(of: layout, proposed: proposed)
    return gridDelegateCaller?.targetOffset(proposed: answer) ?? answer
  }

  /// Calls a method of every displayed view, ascending by element.
  func tellViews(_ message: (GridReusableView) -> Void) {
    for view in displayedElements.map(\.view) { simulation.perform { message(view) } }
  }

  /// Views that stay on screen until an animated change ends, with their former elements.
  package var viewsOnTheirWayOut: [(view: GridReusableView, key: ElementKey)] {
    display.leavingViews.map { ($0.view, $0.key) }
  }
}

extension GridViewLayout {
  /// Returns the default initial or final attributes of an element, for a layout class that does
  /// not override the methods for these attributes. During an animated switch, the result is the
  /// attributes in the other layout of the switch. At any other time, the result is nil.
  ///
  /// It is a fault (E-40) if the other layout has no attributes for an item. If the other layout is
  /// stale, or the data source no longer has the item, the result is nil and the element fades.
  func attributesInOtherLayout(_ key: ElementKey) -> GridViewLayoutAttributes? {
    guard let other = otherLayoutInSwitch, let grid = installedView, other.isPrepared else {
      return nil
    }
    guard key.kind == .cell else { return grid.layoutCaller.attributes(of: other, for: key) }
    guard key.position.raw >= 0, key.exists(in: grid.loadedModel) else { return nil }
    // The fault is recorded; the action that asked is refused.
    return try? grid.requiredAttributes(other, for: key)
  }
}
