/// Audits the layout of a scenario, with the scenario's data, parameters and insets.
@MainActor
public enum ScenarioAudit {
  /// Examines fresh layouts, then plays the scenario's actions once and adds what is reported
  /// meanwhile.
  ///
  /// - Throws: What the runner would refuse.
  public static func run(
    _ scenario: ScenarioCase, registry: LayoutRegistry
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    try ScenarioRunner(registry: registry).check(scenario)
    guard let entry = registry[scenario.layout] else { return AuditReport(layout: scenario.layout) }
    let setting = LayoutAudit.Setting(
      viewport: scenario.viewport, sections: scenario.sections.map(\.itemCount),
      viewContentInset: scenario.viewContentInset,
      queryPolicy: GridView.QueryPolicy(rawValue: scenario.queryPolicy.rawValue) ?? .whole,
      displayScale: CGFloat(scenario.displayScale))
    let subject = AuditSubject(setting) { variation in
      let data = ScenarioData(scenario.sections)
      let made = entry.make(scenario.parameters, data: data)
      return AuditSubject.Parts(layout: made.layout) { grid in
        data.attach(to: grid)
        grid.delegate = made.delegate
        return made.kept + [data]
      }
    }
    return AuditRun(subject).report()
  }
}
