/// A scenario that the package brings along, run by its name: `gridview run switcher`.
public struct NamedScenario: Sendable {
  /// The name on the command line; no layout of the gallery has it.
  public var id: String
  /// A summary of what the scenario shows, on one line.
  public var summary: String
  /// The cases; each carries what it expects, so that a run checks itself.
  public var cases: [ScenarioCase]

  /// A scenario under a name; the cases run in the order given, each on a grid of its own.
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
  /// The complete list of scenarios, in the order in which they are listed.
  public static let all: [NamedScenario] =
    [filterPanel, filterPanelAsPublished, switcher, switcherAsPublished] + articles

  /// The scenarios of the five articles that the gallery was founded on, each with its published
  /// form behind it.
  public static let articles: [NamedScenario] = [
    conditionFilter, conditionFilterAsPublished, watchFlow, watchFlowAsPublished, watchFlowBlank,
    watchFlowBlankAsPublished, xmFlow, xmFlowAsPublished, ckSwitcher, ckSwitcherAsPublished,
    ckOriginal, ckOriginalAsPublished, yjBlocks, yjBlocksAsPublished,
  ]

  /// The scenario of a name; nil for any other word.
  public static subscript(id: String) -> NamedScenario? {
    all.first { $0.id == id }
  }
}
