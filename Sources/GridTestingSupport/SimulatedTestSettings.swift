/// The settings for how tests run in simulations of their own, and for which findings fail them.
public struct SimulatedTestSettings: Sendable {
  /// The display of the simulation; nil for the display of `Simulation()`.
  public var screen: GridScreen?
  /// The severities of unread findings that fail a test. Unread faults always fail a test.
  public var findings: Set<LayoutFinding.Severity>
  /// Whether the run is recorded from its beginning, for the trace and the player page of a test
  /// that fails. Recording makes a test slower, and keeps its grids alive to the end.
  public var keepsRun: Bool

  /// Makes settings. Each argument has a default.
  public init(
    screen: GridScreen? = nil,
    findings: Set<LayoutFinding.Severity> = [.error, .warning], keepsRun: Bool = true
  ) {
    self.screen = screen
    self.findings = findings
    self.keepsRun = keepsRun
  }
}
