/// What lives in a simulation: views and their controllers.
///
/// ```swift
/// grid.simulation.advance(by: 0.25)
/// ```
///
/// `simulation` belongs to this protocol and not to the classes, so that a view of an app may have
/// a property of that name for something else.
@preconcurrency @MainActor
public protocol Simulated: AnyObject {
  /// What `simulation` answers.
  var _simulation: Simulation { get }
}

extension Simulated {
  /// The world that this lives in: its clock, its screen, its faults and its trace.
  public var simulation: Simulation { _simulation }
}

extension BaseView: Simulated {
  /// What `simulation` answers.
  public final var _simulation: Simulation { simulation }
}

extension BaseViewController: Simulated {
  /// What `simulation` answers: the simulation that the view lives in, or will live in.
  public final var _simulation: Simulation { simulation }
}
