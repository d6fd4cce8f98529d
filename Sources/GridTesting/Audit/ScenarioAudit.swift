/// Audits the layouts of a scenario, with its data, parameters and insets.
@MainActor
public enum ScenarioAudit {
  /// Examines fresh layouts of the case and of its switches, then plays its actions once and adds
  /// what is reported meanwhile.
  ///
  /// - Throws: What the runner would refuse.
  public static func run(
    _ scenario: ScenarioCase, registry: LayoutRegistry
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    try run(scenario, registry: registry, progress: nil)
  }

  static func run(
    _ scenario: ScenarioCase, registry: LayoutRegistry, progress: AuditProgress?
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    progress?.willProbe(AuditProbe.first)
    let played = try ScenarioRunner(registry: registry).run(scenario)
    var reports: [AuditReport] = []
    for (index, subject) in subjects(of: scenario, registry).enumerated() {
      let audit = AuditRun(subject, progress: progress)
      if index == 0 { audit.keep(played.findings) }
      reports.append(audit.report())
    }
    return AuditReport(combining: reports)
  }

  /// The case's layout, then those that its actions switch to, each once.
  private static func subjects(
    of scenario: ScenarioCase, _ registry: LayoutRegistry
  ) -> [AuditSubject] {
    var used = [(id: scenario.layout, parameters: scenario.parameters)]
    for action in scenario.actions {
      switch action {
      case .setLayout(let id, let parameters, _, _),
        .interactiveTransition(let id, let parameters, _, _):
        if !used.contains(where: { $0.id == id }) { used.append((id, parameters)) }
      default: break
      }
    }
    return used.compactMap { use in
      registry[use.id].map { subject($0, use.parameters, scenario) }
    }
  }

  private static func subject(
    _ entry: LayoutRegistry.Entry, _ parameters: JSONObject, _ scenario: ScenarioCase
  ) -> AuditSubject {
    let setting = LayoutAudit.Setting(
      viewport: scenario.viewport, sections: scenario.sections.map(\.itemCount),
      viewContentInset: scenario.viewContentInset, safeArea: scenario.safeArea,
      queryPolicy: GridView.QueryPolicy(rawValue: scenario.queryPolicy.rawValue) ?? .whole,
      displayScale: CGFloat(scenario.displayScale))
    return AuditSubject(setting) { variation in
      let sections = variation.sections.map { resized(scenario.sections, to: $0) }
      let data = ScenarioData(sections ?? scenario.sections)
      let made = entry.make(parameters, data: data)
      return AuditSubject.Parts(layout: made.layout) { grid in
        data.attach(to: grid)
        grid.delegate = made.delegate
        return made.kept + [data] + (variation.dress?(grid) ?? [])
      }
    }
  }

  /// Sections with other counts: items come round again, further sections are like the last one.
  private static func resized(
    _ sections: [ScenarioSection], to counts: [Int]
  ) -> [ScenarioSection] {
    counts.enumerated().map { index, count in
      guard let last = sections.last else { return ScenarioSection(.count(count)) }
      let model = sections.indices.contains(index) ? sections[index] : last
      guard case .items(let items) = model.content, !items.isEmpty else {
        return ScenarioSection(.count(count), keys: model.keys)
      }
      return ScenarioSection(
        .items((0..<count).map { items[$0 % items.count] }), keys: model.keys)
    }
  }
}
