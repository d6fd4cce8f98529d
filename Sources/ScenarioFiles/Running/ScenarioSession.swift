/// A case while it runs.
@MainActor
final class ScenarioSession {
  let scenario: ScenarioCase
  let registry: LayoutRegistry
  let simulation: Simulation
  let data: ScenarioData
  let log: TraceLog?
  let why: WhyLog?
  let grid: GridView
  /// The window of the grid. Without a window, the clock would not lay the grid out.
  private let window: GridWindow
  /// The grid's delegate if the layout has no delegate and callbacks are traced. Without any
  /// delegate, the trace would have no callbacks.
  let listener: ScrollListener?
  /// The recorder of the case's frames; nil unless `record()` was called.
  private(set) var recorder: PlayerRecorder?
  /// The layouts of the case by id. Each layout is made once, unless an action asks for a fresh
  /// layout or changes a parameter that requires a new object.
  var made: [String: Installation] = [:]
  /// Replaced layouts that the grid may still use, because a transition from such a layout is
  /// running.
  var dismissed: [LayoutRegistry.Made] = []
  var layoutID: String
  private(set) var steps: [ScenarioOutput.Step] = []
  var faults: [ScenarioOutput.Fault] = []
  /// The findings that layouts and runtime reported, each once.
  private(set) var findings: [LayoutFinding] = []
  /// The elements of `findings`, to see quickly whether a finding is new.
  private var knownFindings: Set<LayoutFinding> = []
  /// The calls that data source and delegate receive; nil if no action asks for them.
  let calls: ReceivedCalls?
  /// The delegate that records `calls` and forwards them to the layout's delegate. The session
  /// retains this delegate, because the grid's `delegate` is weak.
  var ear: (any GridViewDelegate)?
  /// The drag that is under way. The object is also the grid's drag delegate and drop delegate.
  var drag: ScenarioDrag?

  /// A layout with the parameters that it has now, defaults included.
  struct Installation {
    var made: LayoutRegistry.Made
    var parameters: JSONObject
  }

  /// State outside the grid that an action may change. This state is restored if the action causes
  /// a fault.
  private struct Mark {
    var layoutID: String
    var delegate: (any GridViewDelegate)?
    var made: [String: Installation]
    var sections: [ScenarioData.Section]
    /// The state of a diffable data source; nil if the action does not change this state.
    var shown: ShownSnapshot?
    var screenSize: CGSize
  }

  /// The current layout, with its id.
  var installed: (id: String, installation: Installation)? {
    made[layoutID].map { (layoutID, $0) }
  }

  init(
    _ scenario: ScenarioCase, registry: LayoutRegistry, traces: Bool, explains: Bool = false,
    listens: Bool = false, cellClass: GridViewCell.Type? = nil
  ) {
    self.scenario = scenario
    self.registry = registry
    let screen = GridScreen(size: scenario.viewport, scale: CGFloat(scenario.displayScale))
    let simulation = Simulation(screen: screen, frameRate: scenario.frameRate)
    simulation.faultPolicy = .record
    simulation.mostElementsOnScreen = ScenarioLimits.shown.whole
    self.simulation = simulation
    let data = ScenarioData(
      scenario.sections, before: scenario.actions, as: scenario.dataSource)
    data.preferredSizes = scenario.preferredSizes
    data.cellClass = cellClass
    self.data = data
    log = traces ? TraceLog(simulation) : nil
    layoutID = scenario.layout
    let first = simulation.perform {
      Self.install(scenario.layout, scenario.parameters, data, registry)
    }
    made[scenario.layout] = first
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: scenario.viewport),
        collectionViewLayout: first?.made.layout ?? GridViewLayout())
    }
    window = GridWindow(holding: grid)
    why = explains ? WhyLog(grid) : nil
    listener = traces || listens ? ScrollListener() : nil
    calls = scenario.actions.contains { $0.op == .observe } ? ReceivedCalls() : nil
    data.calls = calls
    grid.delegate = delegate(of: first?.made)
  }

  // MARK: Running

  /// Starts the recording of the case.
  func record() {
    let recorder = PlayerRecorder(grid, title: scenario.runTitle, why: why)
    recorder.screen = scenario.screen
    recorder.texts = scenario.texts
    recorder.nameOfLayout = { [weak self] in self?.words(for: $0) ?? "" }
    self.recorder = recorder
  }

  /// Sets the insets, lays the grid out for the first time, and scrolls to the case's content
  /// offset.
  func start() {
    begin()
    recorder?.capture()
    collectFaults(step: nil)
  }

  /// Starts the case like `start()`, but records no frame and leaves faults and findings with the
  /// simulation.
  func begin() {
    connect()
    layOut()
    if let offset = scenario.contentOffset {
      grid.setContentOffset(offset, animated: false)
      layOut()
    }
  }

  private func connect() {
    grid.queryPolicy = scenario.queryPolicy
    if scenario.safeArea != .zero { grid.setSafeAreaInsets(scenario.safeArea) }
    grid.contentInset = scenario.viewContentInset
    if let margins = scenario.layoutMargins { grid.layoutMargins = margins }
    if scenario.direction == .rightToLeft { grid.traitOverrides.layoutDirection = .rightToLeft }
    data.attach(to: grid)
  }

  /// Returns the number of elements that the layout has on the screen. The method is called instead
  /// of `start()` and makes no views.
  func elementsOnScreen() -> Int {
    connect()
    let screen = grid.bounds
    return grid.ask(elementsIn: screen).count { !$0.isHidden && $0.isShown(in: screen) }
  }

  /// Runs the pending layout pass, and a second pass if the layout has invalidated itself in
  /// `prepare()`. On a device, the second pass comes with the next frame, before the user acts.
  private func layOut() {
    grid.layoutIfNeeded()
    let layout = grid.collectionViewLayout
    guard !layout.isPrepared, layout.collectionView === grid, simulation.faults.isEmpty else {
      return
    }
    grid.setNeedsLayout()
    grid.layoutIfNeeded()
  }

  /// Performs an action, lays the grid out, and adds the result to `steps`.
  func perform(_ action: ScenarioAction, step: Int) {
    recorder?.beginStep(action.op.rawValue)
    simulation.emit(.grid, "step \(step): \(action.op.rawValue)", in: grid)
    let result = undoable(action)
    recorder?.capture()
    collectFaults(step: step)
    steps.append(
      .init(op: action.op, contentOffset: grid.contentOffset, result: finite(result, step: step)))
  }

  /// Performs an action for a caller that runs the case step by step. The action's faults and
  /// findings stay with the simulation.
  ///
  /// - Returns: The step: the action's name, the content offset afterwards and the answer.
  func carryOutStep(_ action: ScenarioAction) -> ScenarioOutput.Step {
    let result = undoable(action)
    let known = faults.count
    let step = ScenarioOutput.Step(
      op: action.op, contentOffset: grid.contentOffset, result: finite(result, step: nil))
    for fault in faults[known...] {
      simulation.raise(
        GridFault(code: fault.code, exceptionName: .fatalError, message: fault.message, advice: ""))
    }
    faults.removeSubrange(known...)
    return step
  }

  /// Carries an action out and lays the grid out. Restores the earlier state if there is a fault.
  ///
  /// - Returns: The action's answer.
  private func undoable(_ action: ScenarioAction) -> ScenarioOutput.Step.Result {
    let mark = Mark(
      layoutID: layoutID, delegate: grid.delegate, made: made, sections: data.sections,
      shown: action.op.changesSnapshot ? data.shownSnapshot(in: grid) : nil,
      screenSize: simulation.screen.bounds.size)
    let result = action.content.carryOut(in: self)
    layOut()
    guard !simulation.faults.isEmpty else { return result }
    goBack(to: mark)
    grid.layoutIfNeeded()
    return result
  }

  /// Returns an answer, or none after a fault: the answer is then not that of a user's object.
  func unlessFaulty(_ answer: ScenarioOutput.Step.Result) -> ScenarioOutput.Step.Result {
    simulation.faults.isEmpty ? answer : .none
  }

  // MARK: Faults

  /// Restores the state in `mark`. The grid has restored its own state already. This method
  /// restores the layouts, their parameters and the data.
  private func goBack(to mark: Mark) {
    simulation.screen.bounds.size = mark.screenSize
    for (id, installation) in made.sorted(by: { $0.key < $1.key }) {
      guard let marked = mark.made[id] else { continue }
      guard marked.made.layout === installation.made.layout else {
        made[id] = marked
        continue
      }
      guard marked.parameters != installation.parameters else { continue }
      let earlier = marked.parameters
      var changes = JSONObject()
      for key in earlier.keys + installation.parameters.keys
      where earlier[key] != installation.parameters[key] {
        // Null turns off a parameter that had no value before.
        changes[key] = earlier[key] ?? .null
      }
      configure(id, changes)
    }
    data.sections = mark.sections
    if let shown = mark.shown { data.goBack(to: shown, in: grid) }
    layoutID = mark.layoutID
    grid.delegate = mark.delegate
  }

  private func collectFaults(step: Int?) {
    for fault in simulation.faults {
      faults.append(.init(code: fault.code, message: fault.description, step: step))
    }
    for finding in simulation.findings where knownFindings.insert(finding).inserted {
      findings.append(finding)
    }
    simulation.removeRecords()
  }
}

extension ItemPosition {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension GridView.ScrollPosition {
  /// Makes the set of the scroll positions that an action names.
  init(_ names: [ScenarioAction.ScrollPosition]) {
    self = []
    for name in names {
      switch name {
      case .top: insert(.top)
      case .centeredVertically: insert(.centeredVertically)
      case .bottom: insert(.bottom)
      case .left: insert(.left)
      case .centeredHorizontally: insert(.centeredHorizontally)
      case .right: insert(.right)
      }
    }
  }
}
