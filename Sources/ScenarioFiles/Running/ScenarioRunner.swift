/// Runs cases of scenario files on grids of their own.
///
/// ```swift
/// let run = try ScenarioRunner(registry: registry).run(scenario)
/// print(try run.output.line())
/// ```
@MainActor
public final class ScenarioRunner {
  /// The error for a case that cannot be run at all.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The reasons, each on a line of its own with its place in the case: `actions[3].op: …`.
    public var description: String

    /// Makes a refusal from a text.
    public init(description: String) {
      self.description = description
    }
  }

  /// The layouts that cases may name.
  public let registry: LayoutRegistry
  /// Whether runs record a trace (`ScenarioRun.trace`).
  public var traces = false
  /// Whether runs are recorded frame by frame, for the player page. Implies `traces`.
  public var records = false
  /// Whether runs keep a log that explains the frames of elements (`ScenarioRun.why`).
  public var explains = false
  /// The elements that the output lists.
  public var scope = ElementScope.all
  /// The number of items above which the output lists only the elements around the viewport. The
  /// shorter list is enough for reports and pictures. The limit is ignored for a case with an
  /// `expect`. If nil, there is no limit.
  public var listingLimit: Int?

  /// Makes a runner. It keeps no trace, no recording and no explanations unless its properties are
  /// set.
  public init(registry: LayoutRegistry) {
    self.registry = registry
  }

  /// Throws the refusal that `run` would throw, without running the case. Asks the layout for the
  /// elements on screen if there could be more than the limits of scenario files allow.
  public func check(_ scenario: ScenarioCase) throws(Refusal) {
    let reasons = refusals(scenario)
    if !reasons.isEmpty { throw Refusal(description: reasons.joined(separator: "\n")) }
  }

  /// Runs a case to its end. Faults are part of the output.
  public func run(_ scenario: ScenarioCase) throws(Refusal) -> ScenarioRun {
    try check(scenario)
    let session = ScenarioSession(
      scenario, registry: registry, traces: traces || records, explains: explains)
    if records { session.record() }
    session.start()
    for (step, action) in scenario.actions.enumerated() { session.perform(action, step: step) }
    return session.finish(scope: scope, listingLimit: listingLimit)
  }

  /// Returns the reasons for which a parser would refuse the case in a file. They are checked here
  /// because a case that was made in code has passed no parser.
  private func refusals(_ scenario: ScenarioCase) -> [String] {
    var reasons: [String] = []
    func check(_ layout: String, at place: String) {
      guard registry[layout] == nil else { return }
      let words = registry.schemas.map(\.id)
      let nearest = NearestWord.nearest(to: layout, in: words).map { "; did you mean \"\($0)\"?" }
      let found = JSONValue.string(layout).inWords
      reasons.append("\(place): the layout \(found) is not registered" + (nearest ?? ""))
    }
    check(scenario.layout, at: "layout")
    for (step, action) in scenario.actions.enumerated() {
      if let needed = action.op.dataSource, needed != scenario.dataSource {
        reasons.append(
          "actions[\(step)].op: \"\(action.op.rawValue)\" needs a case with a "
            + "\(needed.rawValue) data source")
      }
      if let layout = action.layout { check(layout.id, at: "actions[\(step)].layout") }
    }
    for (index, section) in scenario.sections.enumerated()
    where scenario.dataSource == .diffable && section.names == nil {
      reasons.append("sections[\(index)]: a diffable data source needs names")
    }
    let items = ScenarioLimits.items
    if !items.allows(scenario.items) {
      reasons.append(
        "sections: \(NumberText.short(scenario.items)) items, at most \(items.whole) are run")
    }
    if reasons.isEmpty, let excess = excessOnScreen(scenario) {
      reasons.append("sections: expected \(excess.expected), found \(excess.found)")
    }
    return reasons
  }

  /// Returns the reason to refuse a case that starts with too many elements on screen; nil for
  /// other cases. Only the layout knows the number of elements on screen.
  private func excessOnScreen(_ scenario: ScenarioCase) -> (expected: String, found: String)? {
    let (limit, work) = (ScenarioLimits.shown, ScenarioLimits.work)
    let frames = scenario.tally.moving(at: scenario.frameRate)
    // A frame visits each element on screen. Four visits count as one handled item.
    let most = frames * min(scenario.items, limit.most) / 4
    guard !limit.allows(scenario.items) || !work.allows(most) else { return nil }
    let shown = ScenarioSession(scenario, registry: registry, traces: false).elementsOnScreen()
    guard limit.allows(shown) else { return ("\(limit.inWords) at the start", "\(shown)") }
    let handled = frames * Double(shown) / 4
    guard !work.allows(handled) else { return nil }
    return (
      "\(work.inWords) in a file",
      "\(JSONWriter.number(handled.rounded())), \(JSONWriter.number(frames.rounded())) frames that "
        + "move \(shown) elements on screen"
    )
  }

  /// Reports a case that starts with more elements on screen than the limits of scenario files
  /// allow.
  func checkElementsOnScreen(
    _ scenario: ScenarioCase, at path: JSONPath, _ mistakes: MistakeCollector
  ) {
    guard let excess = excessOnScreen(scenario) else { return }
    mistakes.report(path.key("sections"), expected: excess.expected, found: excess.found)
  }
}

/// The result of a case's run, with the grid in its final state.
@MainActor
public struct ScenarioRun {
  /// The case as it was run.
  public let scenario: ScenarioCase
  /// The output that `gridview run` prints: the final state, the answers to queries and the faults.
  public var output: ScenarioOutput
  /// The difference of the output from what the case expects; nil when there is none, or when
  /// nothing is expected.
  public let difference: ExpectationDiff?
  /// Whether the output lists only elements around the viewport (`ScenarioRunner.listingLimit`).
  public let isPartial: Bool
  /// The trace of the run; empty unless `traces` or `records` is set in the runner.
  public let trace: [TraceEvent]
  /// Findings that layouts and runtime reported during the run, each once. An audit finds more.
  public let findings: [LayoutFinding]
  /// The recording of the screen, frame by frame; nil unless `records` is set in the runner.
  public let recording: PlayerRecording?
  /// The log that explains the frames of elements; nil unless `explains` is set in the runner.
  public let why: WhyLog?
  /// The grid after the last action, still with its layout, its data and its simulation.
  public let grid: GridView
  /// Objects that must live as long as the grid.
  let companions: [AnyObject]

  /// Whether the run had no fault and the output is as expected.
  public var isPassed: Bool { output.faults.isEmpty && difference == nil }

  /// The layout that the grid shows.
  public let shown: ShownLayout

  /// A picture of the final state.
  public var picture: GridPicture { picture(.all) }

  /// Returns a picture of the final state, with all elements or only the elements that have a view.
  public func picture(_ scope: ElementScope) -> GridPicture {
    dressed(GridPicture(of: grid, title: caption, scope: scope))
  }
}
