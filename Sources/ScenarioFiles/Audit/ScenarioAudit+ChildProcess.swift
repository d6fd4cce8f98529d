extension ScenarioAudit {
  /// Runs the audit of `run(_:registry:)` in a process of its own. See
  /// `LayoutAudit.inChildProcess`.
  public static func inChildProcess(
    _ scenario: ScenarioCase, registry: LayoutRegistry, name: String,
    timeLimit: TimeInterval = 60
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    try ScenarioRunner(registry: registry).check(scenario)
    return LayoutAudit.inChildProcess(name, timeLimit: timeLimit) { progress in
      // The case has passed `check`, so the run does not throw.
      (try? run(scenario, registry: registry, progress: progress))
        ?? AuditReport(layout: scenario.layout)
    }
  }
}
