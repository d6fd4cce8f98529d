/// The clock of a host that can be held: its time goes on with the machine's, or step by step.
package struct LiveClock: Hashable, Sendable {
  /// The host's time while it is held; nil while it goes on.
  package private(set) var held: TimeInterval?
  /// Steps since it was held.
  package private(set) var steps = 0
  /// The machine's time less the host's.
  private var shift: TimeInterval

  /// Makes the host's clock, set by the machine's time.
  ///
  /// - Parameter start: The machine's time at which the host's is 0.
  package init(start: TimeInterval) {
    shift = start
  }

  /// The host's time at a moment of the machine.
  package func time(at machine: TimeInterval) -> TimeInterval { held ?? machine - shift }

  /// Holds the clock a little later than it is.
  package mutating func hold(at machine: TimeInterval, later: TimeInterval) {
    held = time(at: machine) + later
    steps = 0
  }

  /// Releases the clock: it goes on from where it is.
  package mutating func release(at machine: TimeInterval) {
    shift = machine - time(at: machine)
    held = nil
  }

  /// Advances the clock by a time while it is held.
  package mutating func step(_ time: TimeInterval) {
    guard let present = held else { return }
    held = present + time
    steps += 1
  }
}
