/// An animated change of the grid's size, kept until the end of the layout pass that shows it.
@MainActor
struct AnimatedResize {
  /// The stage that the layout pass has reached.
  enum Stage {
    /// The stage in which the change is recorded, but no pass has handled it.
    case noted
    /// The stage in which the layout has been notified and staying views are asked for their sizes.
    case announced
    /// The stage in which views move in the animation, also in later rounds of the pass.
    case shown
  }

  /// The bounds before the first change.
  var oldBounds: CGRect
  /// The animation of the latest change.
  var animation: RunningAnimation
  var stage = Stage.noted

  /// Returns the animation of the resize. If a callback has ended this animation or moved the grid
  /// to another clock, returns a new animation that ends at the next tick.
  func presentAnimation(in simulation: Simulation) -> RunningAnimation {
    let animator = simulation.clock.animator
    if !animation.isOver, animator.owns(animation) { return animation }
    let animation = simulation.makeAnimation(kind: "animate", duration: 0)
    animator.add(animation)
    return animation
  }

  /// Shows the layout for a new size, and animates each element from its old frame. The method is
  /// called in a layout pass, after the layout is prepared and its content size is known.
  ///
  /// Staying views are asked for their preferred sizes first. Each size that changes the layout
  /// starts a new round, so that the views move only once, to their final frames. Entering views
  /// are asked for their sizes at the end.
  mutating func show(in grid: GridView) throws(ActionRejected) {
    let layout = grid.answers.layout
    let target = try grid.rethrowingFaults {
      guard stage == .noted else { return grid.contentOffset }
      grid.layoutCaller.prepareForAnimatedBoundsChange(layout, from: oldBounds)
      return grid.targetOffset(of: layout, proposed: grid.contentOffset)
    }
    let keepsViews = try grid.rethrowingFaults { () throws(ActionRejected) in
      if target != grid.contentOffset {
        grid.simulation.clock.animator.perform(self.animation) {
          grid.bounds = CGRect(origin: target, size: grid.bounds.size)
        }
        try grid.prepareForChange()
      }
      return try grid.queryVisibleElements()
    }
    guard !keepsViews else { return }
    let isStale = try stayingViewsChangeLayout(in: grid, presentAnimation(in: grid.simulation))
    stage = isStale ? .announced : .shown
    // A callback may make another change of size from here on.
    grid.changes.animatedResize = self
    if isStale { return }
    var change = try ViewChange(
      from: layout, to: layout, in: grid, keepsViews: false, asksForAll: true)
    // Not earlier: a callback may have ended the animation of the resize.
    let animation = presentAnimation(in: grid.simulation)
    // Leaving views are recycled before the animation's own completion is called.
    animation.completions.insert({ [weak grid] _ in grid?.recycleViews(of: animation) }, at: 0)
    try change.carryOut(in: grid, animation, isAnimated: true)
    try grid.perform(in: animation) { grid.layoutCaller.finalizeAnimatedBoundsChange(layout) }
    grid.changes.updates.isSizingDue = true
    try grid.perform(in: animation) { grid.askForDueSizes() }
  }

  /// Applies the attributes of the new size to staying views, and asks the views that can change
  /// their own size for their preferred sizes.
  ///
  /// - Returns: Whether the layout is stale now, so that the round must start again.
  private func stayingViewsChangeLayout(
    in grid: GridView, _ animation: RunningAnimation
  ) throws(ActionRejected) -> Bool {
    var isStale = false
    try grid.perform(in: animation) {
      isStale = grid.wantedElements().contains { attributes in
        let key = attributes.key
        guard let view = grid.display.liveViews[key],
          grid.mayAskForSize(of: view, key: key, attributes: attributes)
        else { return false }
        grid.update(view, with: attributes)
        return grid.sizeChangesLayout(of: view, key: key, attributes: attributes)
      }
    }
    return isStale
  }
}

extension GridView {
  /// Records an animated change of size. If the layout is stale in the next pass, the pass animates
  /// the elements to their new frames (B8.4).
  func recordAnimatedResize(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size, content.hasLaidOut, !pass.isOpen(.restoring),
      let animation = simulation.clock.animator.current
    else { return }
    let waiting = changes.isAnimatedResizeShown ? nil : changes.animatedResize
    changes.animatedResize = AnimatedResize(
      oldBounds: waiting?.oldBounds ?? oldBounds, animation: animation)
  }

  /// Carries out a round of a layout pass. Once the pass has shown a resize, the view changes of a
  /// round belong to the animation of the resize.
  func inShownResize(_ round: () throws(ActionRejected) -> Void) throws(ActionRejected) {
    guard let resize = changes.animatedResize, resize.stage == .shown else {
      return try rethrowingFaults(round)
    }
    try perform(in: resize.presentAnimation(in: simulation), round)
  }
}
