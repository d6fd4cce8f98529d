import Foundation

extension ScenarioAudit {
  /// Runs the audit in a process of its own; otherwise like `run(_:registry:)`. See
  /// `LayoutAudit.inChildProcess`.
  public static func inChildProcess(
    _ scenario: ScenarioCase, registry: LayoutRegistry, name: String,
    timeLimit: TimeInterval = 60
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    try ScenarioRunner(registry: registry).check(scenario)
    return LayoutAudit.inChildProcess(name, timeLimit: timeLimit) { progress in
      // It was checked before.
      (try? run(scenario, registry: registry, progress: progress))
        ?? AuditReport(layout: scenario.layout)
    }
  }
}
