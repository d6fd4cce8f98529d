/// A case that is opened without actions and gets its actions later.
///
/// Later actions are read as a continuation of earlier actions, so they may name a layout that an
/// earlier action has made. Faults and findings stay with the simulation.
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

  /// Reads a case, which may not have the keys `actions`, `screen` and `expect`.
  ///
  /// - Parameters:
  ///   - keys: Keys of the object that the caller reads itself.
  ///   - tells: Whether the trace has the callbacks of the delegate, even if the layout has no
  ///     delegate.
  ///   - cell: The class of cells; nil for the class that the case asks for.
  /// - Returns: Nil if the case has a mistake or exceeds a limit. Mistakes are reported to
  ///   `mistakes`, exceeded limits to `excesses`.
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

  /// A closure that is called with each cell or supplementary view after the case's data source has
  /// configured the view.
  package var didConfigure: ((GridReusableView) -> Void)? {
    get { session.data.didConfigure }
    set { session.data.didConfigure = newValue }
  }

  /// Lays the grid out for the first time.
  package func begin() {
    session.begin()
  }

  /// Reads actions to carry out after the earlier actions.
  ///
  /// - Returns: The actions; nil if any action has a mistake or exceeds a limit. Mistakes and
  ///   exceeded limits are reported. The caller must then carry out no action.
  package func actions(
    _ value: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector,
    excesses: MistakeCollector
  ) -> [ScenarioAction]? {
    var next = reader
    next.mistakes = mistakes
    let before = mistakes.count
    guard let actions = Form.action.list("actions").read(value, path, &next),
      mistakes.count == before
    else { return nil }
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
  /// - Returns: The step with its result. An action that causes a fault is undone.
  package func perform(_ action: ScenarioAction) -> ScenarioOutput.Step {
    let step = session.carryOutStep(action)
    // Read from the session, because an undone action has made and installed no layout.
    reader.current = registry[session.layoutID]?.schema
    reader.made = Set(session.made.keys)
    return step
  }

  /// Changes the safe area and the layout direction, as a window does. Nil leaves a value
  /// unchanged.
  package func setSurroundings(safeArea: GridEdgeInsets?, direction: ScenarioDirection?) {
    if let safeArea { grid.setSafeAreaInsets(safeArea) }
    if let direction {
      grid.traitOverrides.layoutDirection =
        direction == .rightToLeft ? .rightToLeft : .leftToRight
      // The layout's cached answers are for the previous direction.
      grid.collectionViewLayout.invalidateLayout()
    }
  }

  /// Returns the display text of an element; nil if the case has no text for the element.
  package func text(of element: GridElementID) -> String? {
    scenario.texts?.text(of: element)
  }
}
