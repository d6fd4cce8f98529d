/// A case that is opened without actions and gets its actions later.
///
/// Reading goes on where it stood: an action may name a layout that an earlier one has made. Faults
/// and findings stay with the simulation.
@MainActor
package final class LiveScenario {
  /// The case as it was opened.
  package let scenario: ScenarioCase
  /// The grid that shows the case.
  package var grid: GridView { session.grid }
  /// The id of the layout that the grid has.
  package var layout: String { session.layoutID }
  private let session: ScenarioSession
  private let registry: LayoutRegistry
  private var reader: CaseReader

  /// Reads a case, without `actions`, `screen` and `expect`.
  ///
  /// - Parameters:
  ///   - keys: Keys of the object that the caller reads itself.
  ///   - tells: Whether callbacks that no delegate of the layout hears leave a trace.
  ///   - cell: The class of cells; nil for the one that the case asks for.
  /// - Returns: Nil when something is wrong, which is reported: as a mistake, or as too much.
  package init?(
    _ value: JSONValue, at path: JSONPath, beside keys: [String], registry: LayoutRegistry,
    tells: Bool, cell: GridViewCell.Type?, _ mistakes: MistakeCollector,
    excesses: MistakeCollector
  ) {
    var reader = CaseReader(
      parser: registry.parser, mistakes: mistakes, keysBesideOpening: keys)
    let before = mistakes.count
    guard let scenario = reader.read(value, at: path, number: 1, isAlone: false),
      mistakes.count == before
    else { return nil }
    reader.mistakes = excesses
    reader.checkTotals(of: scenario, at: path)
    registry.parser.checkWork(of: [scenario], at: path.key("sections"), excesses)
    if excesses.count == 0 {
      ScenarioRunner(registry: registry).checkElementsOnScreen(scenario, at: path, excesses)
    }
    guard excesses.count == 0 else { return nil }
    self.scenario = scenario
    self.registry = registry
    self.reader = reader
    session = ScenarioSession(
      scenario, registry: registry, traces: false, listens: tells, cellClass: cell)
  }

  /// Called with each view that the case's data source has filled for its element.
  package var didConfigure: ((GridReusableView) -> Void)? {
    get { session.data.didConfigure }
    set { session.data.didConfigure = newValue }
  }

  /// Lays the grid out for the first time.
  package func begin() {
    session.begin()
  }

  /// Reads actions that follow those that were carried out.
  ///
  /// - Returns: Nil when something is wrong, which is reported: then nothing is to be done.
  package func actions(
    _ value: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector,
    excesses: MistakeCollector
  ) -> [ScenarioAction]? {
    var next = reader
    next.mistakes = mistakes
    let before = mistakes.count
    let actions = next.actions(value, at: path)
    guard mistakes.count == before else { return nil }
    var whole = scenario
    whole.sections = session.data.wholeCounts.map { ScenarioSection(.count($0)) }
    whole.actions = actions
    whole.viewport = grid.bounds.size
    if let (id, installation) = session.installed {
      (whole.layout, whole.parameters) = (id, installation.parameters)
    }
    next.mistakes = excesses
    let place = JSONPath(Array(path.steps.dropLast()))
    next.checkTotals(of: whole, at: place)
    registry.parser.checkWork(of: [whole], at: place.key("actions"), excesses, isRunning: true)
    guard excesses.count == 0 else { return nil }
    reader = next
    return actions
  }

  /// Carries an action out.
  ///
  /// - Returns: The step with its result; an action that met a fault was undone.
  package func perform(_ action: ScenarioAction) -> ScenarioOutput.Step {
    let step = session.carryOutStep(action)
    // An action that was undone has made and installed nothing.
    reader.current = registry[session.layoutID]?.schema
    reader.made = Set(session.made.keys)
    return step
  }

  /// Changes the view's surroundings as a window does; nil leaves them.
  package func setSurroundings(safeArea: GridEdgeInsets?, direction: ScenarioDirection?) {
    if let safeArea { grid.setSafeAreaInsets(safeArea) }
    if let direction {
      grid.traitOverrides.layoutDirection =
        direction == .rightToLeft ? .rightToLeft : .leftToRight
      // Answers that are known are those of the direction before.
      grid.collectionViewLayout.invalidateLayout()
    }
  }

  /// Returns the display text of an element; nil where the case gives it none.
  package func text(of element: GridElementID) -> String? {
    scenario.texts?.text(of: element)
  }
}
