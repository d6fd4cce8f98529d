internal import GridKit

/// Returns the virtual time of the current simulation, in seconds. Only the simulation advances
/// this time.
///
/// - Note: After QuartzCore's function, which any thread may call. This function belongs to the
///   main actor.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Simulation.current.now
}
