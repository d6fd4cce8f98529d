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
    for animation in changes.animations {
      simulation.clock.animator.take(animation, from: old.clock.animator, shift: shift)
    }
    changes.transition?.ending?.link.move(to: simulation)
    // Its animation belongs to the old clock; the next pass shows the new size at once.
    changes.animatedResize = nil
    let animator = simulation.clock.animator
    if display.leavingViews.contains(where: { !animator.owns($0.animation) }) {
      // Views that leave in an animation of another clock are recycled at the next tick.
      let animation = simulation.makeAnimation(kind: "animate", duration: 0)
      for index in display.leavingViews.indices
      where !animator.owns(display.leavingViews[index].animation) {
        display.leavingViews[index].animation = animation
      }
      animation.completions.append { [weak self] _ in self?.recycleViews(of: animation) }
      animator.add(animation)
    }
    if interaction.hasMovementJustEnded {
      simulation.clock.enqueue { [weak self] in self?.interaction.hasMovementJustEnded = false }
    }
  }
}
