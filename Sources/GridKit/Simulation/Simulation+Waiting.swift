// The time of the next work, for hosts that advance the time by a clock of their own.

extension Simulation {
  /// The virtual time of the next tick in which something moves, is laid out or is due; nil when no
  /// later tick has work.
  ///
  /// A display link, and an animation that repeats for ever, need every tick, though `settle()`
  /// does not wait for them.
  package var nextTickWithWork: TimeInterval? {
    let next = nextTickTime
    return clock.hasWorkInEveryTick ? next : clock.nextDue.map { max(next, $0) }
  }

  /// Whether an animation of views runs.
  package var isAnimating: Bool { !clock.animator.animations.isEmpty }
}

extension BaseScrollView {
  /// Whether an animated scroll to an offset or to the top is in progress.
  package var isScrollingToOffset: Bool {
    if case .offset = engine.motion { true } else { false }
  }
}
