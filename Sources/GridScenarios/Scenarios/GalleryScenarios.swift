/// A scenario of the package that is run by its name: `gridview run switcher`.
public struct NamedScenario: Sendable {
  /// The name on the command line. No layout of the gallery has this name.
  public var id: String
  /// A summary of what the scenario shows, on one line.
  public var summary: String
  /// The cases. Each case contains its expected output, so that a run checks itself.
  public var cases: [ScenarioCase]

  /// Creates a scenario with a name. The cases run in the given order, each on a grid of its own.
  public init(id: String, summary: String, cases: [ScenarioCase]) {
    self.id = id
    self.summary = summary
    self.cases = cases
  }
}

/// The demonstrations of the gallery that need more than one layout.
///
/// ```swift
/// for scenario in GalleryScenarios["switcher"]?.cases ?? [] {
///   let run = try ScenarioRunner(registry: .gallery).run(scenario)
///   #expect(run.isPassed)
/// }
/// ```
@MainActor
public enum GalleryScenarios {
  /// The complete list of scenarios, in the order in which tools list them.
  public static let all: [NamedScenario] =
    [filterPanel, filterPanelAsPublished, switcher, switcherAsPublished] + articles

  /// The scenarios of the five articles on which the gallery is based. Each scenario is followed by
  /// its published form.
  public static let articles: [NamedScenario] = [
    conditionFilter, conditionFilterAsPublished, watchFlow, watchFlowAsPublished, watchFlowBlank,
    watchFlowBlankAsPublished, xmFlow, xmFlowAsPublished, ckSwitcher, ckSwitcherAsPublished,
    ckOriginal, ckOriginalAsPublished, yjBlocks, yjBlocksAsPublished,
  ]

  /// The scenario with the given id; nil if there is none.
  public static subscript(id: String) -> NamedScenario? {
    all.first { $0.id == id }
  }
}
