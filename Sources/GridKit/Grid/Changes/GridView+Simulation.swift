// A grid can move into a window of another simulation, even during a change. The grid then uses the
// clock and the fault records of the new simulation.

extension GridView {
  /// A serial number that grows with every fault in the grid's simulation. An action compares the
  /// numbers before and after a call to find out whether a fault occurred.
  var faultSerial: Int { simulation.faultSerial &+ changes.faultShift }

  /// Moves pending work from the clock of the old simulation to the new clock: animations of
  /// changes, the ending of a transition, and work for the end of the next tick. The old clock may
  /// never advance again.
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
    // The animation of the resize belongs to the old clock; the next pass shows the new size at
    // once.
    changes.animatedResize = nil
    let animator = simulation.clock.animator
    if display.leavingViews.contains(where: { !animator.owns($0.animation) }) {
      // Views that leave in an animation of another clock are recycled at the next tick.
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
