/// What happens when a contract of the collection view is broken.
public enum FaultPolicy: String, Hashable, Codable, Sendable {
  /// The program ends with the fault's text, as under UIKit.
  case stop
  /// The action is refused and rolled back; the fault is kept in `Simulation.faults`.
  case record
}

/// Behaviours of real UIKit that are off by default: where the documentation says otherwise, or
/// where a simpler course is easier to test against.
public struct FidelitySwitches: Hashable, Sendable {
  /// FL-51: horizontal flow layouts with items of different heights use the two spacings the
  /// other way round.
  public var swapsHorizontalFlowSpacings = false

  /// PF-1, PF-3: cells are made a row ahead of display and kept for a while when they scroll off.
  /// Off, `cellForItemAt`, `willDisplay` and `didEndDisplaying` are strictly paired (DP-1).
  ///
  /// `GridView.isPrefetchingEnabled` must be on too.
  public var prefetchesCells = false

  /// IM-22: content scrolls by itself while an item that is moved by hand, or something dragged, is
  /// near an edge, also while the finger stays still. Off, it stays where it is.
  public var scrollsAtEdges = false

  /// Every switch off.
  public init() {}
}
