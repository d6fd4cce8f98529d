/// What happens when a contract of the collection view is broken.
public enum FaultPolicy: String, Hashable, Codable, Sendable {
  /// The program ends with the fault's text, as under UIKit.
  case stop
  /// The action is refused and rolled back; the fault is kept in `Simulation.faults`.
  case record
}

/// Behaviours of real UIKit that are off by default because the documentation says otherwise.
public struct FidelitySwitches: Hashable, Sendable {
  /// FL-51: horizontal flow layouts with items of different heights use the two spacings the
  /// other way round.
  public var swapsHorizontalFlowSpacings = false

  public init() {}
}
