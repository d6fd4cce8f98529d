/// An object that lives in a simulation: a view or a view controller.
///
/// ```swift
/// grid.simulation.advance(by: 0.25)
/// ```
///
/// The property `simulation` belongs to this protocol and not to the classes, so that a view of an
/// app may have a property of its own with this name.
@preconcurrency @MainActor
public protocol Simulated: AnyObject {
  /// The value of `simulation`.
  var _simulation: Simulation { get }
}

extension Simulated {
  /// The simulation in which the object lives, with its clock, screen, faults and trace.
  public var simulation: Simulation { _simulation }
}

extension BaseView: Simulated {
  /// The value of `simulation`.
  public final var _simulation: Simulation { simulation }
}

extension BaseViewController: Simulated {
  /// The value of `simulation`: the simulation in which the controller's view lives or will live.
  public final var _simulation: Simulation { simulation }
}
