// A grid that comes into a window of another simulation, perhaps in the midst of something, goes on
// there: by the clock and with the faults of that one.

extension GridView {
  /// A serial number that grows with every fault that is met while the grid is in its simulation,
  /// so that an open action can tell whether it met one.
  var faultSerial: Int { simulation.faultSerial &+ changes.faultShift }

  /// Takes along the work that the clock of the old simulation would carry on: animations of
  /// changes, the end of a transition, and work that waits for the end of a turn. Perhaps no caller
  /// moves that clock on any more.
  func takeActions(from old: Simulation) {
    loseDrags()
    changes.faultShift = changes.faultShift &+ old.faultSerial &- simulation.faultSerial
    let shift = simulation.now - old.now
    let running = [changes.runningSwitch?.animation, changes.transition?.ending?.animation]
      .compactMap { $0 }
    for animation in changes.updates.animations + changes.openAnimations + running {
      simulation.clock.animator.take(animation, from: old.clock.animator, shift: shift)
    }
    changes.transition?.ending?.link.move(to: simulation)
    // Its animation is another's; the next pass shows the new size at once.
    changes.animatedResize = nil
    let animator = simulation.clock.animator
    if display.leavingViews.contains(where: { !animator.owns($0.animation) }) {
      // Views that leave in an animation of another animator are gone at the next tick.
      let animation = simulation.makeAnimation(kind: "animate", duration: 0)
      display.leavingViews = display.leavingViews.map {
        animator.owns($0.animation)
          ? $0 : LeavingView(view: $0.view, key: $0.key, animation: animation)
      }
      animation.completions.append { [weak self] _ in self?.recycleViews(of: animation) }
      animator.add(animation)
    }
    if interaction.hasMovementJustEnded {
      simulation.clock.enqueue { [weak self] in self?.interaction.hasMovementJustEnded = false }
    }
  }
}
