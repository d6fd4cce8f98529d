/// An object that lives in a simulation: a view or a view controller.
///
/// ```swift
/// grid.simulation.advance(by: 0.25)
/// ```
///
/// `simulation` belongs to this protocol and not to the classes, so that a view of an app may have
/// a property of that name for something else.
@preconcurrency @MainActor
public protocol Simulated: AnyObject {
  /// The value of `simulation`.
  var _simulation: Simulation { get }
}

extension Simulated {
  /// The world that this lives in: its clock, its screen, its faults and its trace.
  public var simulation: Simulation { _simulation }
}

extension BaseView: Simulated {
  /// The value of `simulation`.
  public final var _simulation: Simulation { simulation }
}

extension BaseViewController: Simulated {
  /// The value of `simulation`: the simulation that the view lives in, or will live in.
  public final var _simulation: Simulation { simulation }
}
