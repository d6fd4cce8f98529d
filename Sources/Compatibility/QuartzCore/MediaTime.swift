internal import GridKit

/// Virtual time of the current simulation, in seconds: it moves only when the simulation does.
///
/// - Note: After QuartzCore's function, which any thread may call; this one belongs to the main
///   actor.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Simulation.current.now
}
