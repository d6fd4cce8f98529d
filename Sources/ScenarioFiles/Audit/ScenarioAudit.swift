/// Audits the layouts of a scenario, with its data, parameters and insets.
@MainActor
public enum ScenarioAudit {
  /// Audits new objects of the case's layout and of the layouts that its actions switch to. Also
  /// runs the actions once, and adds the findings of this run to the report.
  ///
  /// - Throws: The runner's refusal if the case cannot be run.
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
    for (index, subject) in subjects(of: scenario, played.output, registry).enumerated() {
      let audit = AuditRun(subject, progress: progress)
      if index == 0 { audit.keep(played.findings) }
      reports.append(audit.report())
    }
    return AuditReport(combining: reports)
  }

  /// A layout of the case, with the parameters that it has when it is first installed. `offsets`
  /// has the content offsets after the actions for which the layout is installed.
  private struct Use {
    var layout: LayoutChoice
    var offsets: [CGPoint] = []
  }

  /// The maximum number of content offsets to audit in a layout.
  private static let offsetLimit = 12

  /// Returns the case's layout, then the layouts that its actions switch to, each once.
  private static func subjects(
    of scenario: ScenarioCase, _ output: ScenarioOutput, _ registry: LayoutRegistry
  ) -> [AuditSubject] {
    let first = LayoutChoice(id: scenario.layout, parameters: scenario.parameters)
    var uses = [Use(layout: first)]
    var current = 0
    let refused = Set(output.faults.compactMap(\.step))
    for (step, action) in scenario.actions.enumerated() {
      if let layout = action.layout {
        let next = uses.firstIndex { $0.layout.id == layout.id } ?? uses.count
        if next == uses.count { uses.append(Use(layout: layout)) }
        // After a fault or a cancelled transition, the grid has the previous layout again.
        let finishes = action.values(of: .interactiveTransition).map(\.2) ?? true
        if !refused.contains(step), finishes { current = next }
      }
      if output.steps.indices.contains(step) {
        uses[current].offsets.append(output.steps[step].contentOffset)
      }
    }
    return uses.compactMap { use in
      registry[use.layout.id].map { subject($0, use, scenario) }
    }
  }

  private static func subject(
    _ entry: LayoutRegistry.Entry, _ use: Use, _ scenario: ScenarioCase
  ) -> AuditSubject {
    let setting = LayoutAudit.Setting(
      viewport: scenario.viewport, sections: scenario.sections.map(\.itemCount),
      viewContentInset: scenario.viewContentInset, safeArea: scenario.safeArea,
      queryPolicy: scenario.queryPolicy,
      displayScale: CGFloat(scenario.displayScale),
      contentOffset: use.layout.id == scenario.layout ? scenario.contentOffset : nil)
    var subject = AuditSubject(setting) { variation, dress in
      let sections = variation.sections.map { resized(scenario.sections, to: $0) }
      let data = ScenarioData(sections ?? scenario.sections, before: scenario.actions)
      var parameters = use.layout.parameters
      for member in variation.parameters.members { parameters[member.key] = member.value }
      let made = entry.make(parameters, data: data)
      return (
        layout: made.layout,
        dress: { grid in
          data.attach(to: grid)
          grid.delegate = made.delegate
          return made.kept + [data] + (dress?(grid) ?? [])
        }
      )
    }
    subject.changes = ParameterChanges.all(
      of: entry, use.layout.parameters, sections: scenario.sections)
    subject.declaredScreens = declaredScreens(entry.schema.completed(use.layout.parameters))
    subject.offsets = Array(use.offsets.prefix(offsetLimit))
    return subject
  }

  /// Returns a wider and a narrower screen if the layout has the parameter `screenWidth`, otherwise
  /// no screen.
  private static func declaredScreens(_ parameters: JSONObject) -> [AuditSubject.Screen] {
    let key = "screenWidth"
    guard let width = parameters[key]?.doubleValue else { return [] }
    return [width + 100, width - 100].filter { $0 > 0 }.map { other in
      (
        text: "with a \(key) of \(NumberText.short(other)) instead of \(NumberText.short(width))",
        variation: .init(parameters: [key: .number(other)])
      )
    }
  }

  /// Returns sections with the given numbers of items. A section that gets more items than it has
  /// repeats its items in order. An added section takes its items and keys from the last section.
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
