/// The clock of a host. The host's time runs with the machine's time. While the clock is held, the
/// host's time advances only by `step(_:)`.
package struct LiveClock: Hashable, Sendable {
  /// The host's time while the clock is held; nil while the clock runs.
  package private(set) var held: TimeInterval?
  /// The number of steps since the clock was held.
  package private(set) var steps = 0
  /// The machine's time minus the host's time.
  private var shift: TimeInterval

  /// Creates a running clock.
  ///
  /// - Parameter start: The machine's time at which the host's time is 0.
  package init(start: TimeInterval) {
    shift = start
  }

  /// Returns the host's time at a time of the machine.
  package func time(at machine: TimeInterval) -> TimeInterval { held ?? machine - shift }

  /// Holds the clock at the present host time plus `later`.
  package mutating func hold(at machine: TimeInterval, later: TimeInterval) {
    held = time(at: machine) + later
    steps = 0
  }

  /// Releases the clock, which runs on from its present time.
  package mutating func release(at machine: TimeInterval) {
    shift = machine - time(at: machine)
    held = nil
  }

  /// Advances a held clock by `time`.
  package mutating func step(_ time: TimeInterval) {
    guard let present = held else { return }
    held = present + time
    steps += 1
  }
}
