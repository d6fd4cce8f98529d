// The time of the next work, for hosts that move time on by a clock of their own.

extension Simulation {
  /// Virtual time of the next tick in which something moves, is laid out or is due; nil when time
  /// would pass over all ticks to come.
  ///
  /// Display links and animations that repeat for ever want every tick, though `settle()` does not
  /// wait for them.
  package var nextTickWithWork: TimeInterval? {
    let next = nextTickTime
    if !clock.queued.isEmpty || clock.hasScrollers || clock.hasRoots
      || !clock.animator.animations.isEmpty || clock.links.contains(where: { !$0.isPaused })
    {
      return next
    }
    return clock.nextDue.map { max(next, $0) }
  }

  /// Whether an animation of views runs.
  package var isAnimating: Bool { !clock.animator.animations.isEmpty }
}

extension BaseScrollView {
  /// Whether code moves the content to an offset, over time.
  package var isScrollingToOffset: Bool {
    switch engine.motion {
    case .offset, .toTop: true
    case .deceleration, .page, nil: false
    }
  }
}
