/// The environment of views: one virtual clock, one screen, one fault policy, one trace.
///
/// Two simulations never share state, so tests can run in parallel. A view belongs to the
/// simulation that is current when the view is made. When the view is attached to a window, it
/// adopts the window's simulation.
///
/// ```swift
/// let simulation = Simulation(screen: GridScreen(scale: 2))
/// simulation.faultPolicy = .record
/// let grid = simulation.perform { GridView(frame: frame, collectionViewLayout: layout) }
/// ```
@preconcurrency @MainActor
public final class Simulation {
  /// The screen. Windows have its size, and views round lengths to its pixels.
  public let screen: GridScreen

  // Exclusivity is unchecked for scenarios `steady-scroll` and `fling` of the benchmark: the
  // properties are read for every call of a user's object.

  /// The reaction to a broken contract. `.stop`, the default, ends the program as UIKit would.
  public var faultPolicy: FaultPolicy = .stop

  /// The greatest number of elements that a grid shows. With more elements, the grid raises a fault
  /// before it makes their views. Scenario files set a limit. UIKit has no limit.
  package var mostElementsOnScreen = Int.max

  /// Switches for departures from the default behaviour.
  public var fidelity = FidelitySwitches()

  /// Faults that occurred under `FaultPolicy.record`, in order.
  public var faults: [GridFault] { faultRecords.read() }

  /// Findings about legal but suspicious behaviour, in order.
  public var findings: [LayoutFinding] { findingRecords.read() }

  /// The origins of the faults, in the order of `faults`.
  public var faultOrigins: [RecordOrigin] { faultRecords.origins }

  /// The origins of the findings, in the order of `findings`.
  public var findingOrigins: [RecordOrigin] { findingRecords.origins }

  /// Whether the origins of faults and findings include the lines of the user's sources that led to
  /// the fault or the finding. If true, an origin also has the layout at work when the fault or the
  /// finding names no grid.
  ///
  /// The default is false, because each origin then takes some tenths of a millisecond, and frames
  /// become slower. The property takes effect for grids that are made after it is set.
  public var remembersOrigins = false

  /// Whether faults, findings and reports name the runtime's classes as UIKit does:
  /// `UICollectionViewFlowLayout` instead of `GridViewFlowLayout`.
  ///
  /// The default is true in a program with the product `UIKit`, false in other programs. A
  /// simulation that is made in the `perform` of an outer simulation takes over the outer
  /// simulation's value. UIKit's own messages always have UIKit's names.
  public var usesUIKitNames: Bool

  // Exclusivity is unchecked for `host-fling`: after every frame a host looks for records.
  package private(set) var faultRecords = Records<GridFault>()
  package private(set) var findingRecords = Records<LayoutFinding>()

  /// A closure that is called with a fault as soon as the fault makes the grid hand out a stand-in
  /// for a missing view. If user code then casts the stand-in to another class, the program ends,
  /// so a later report would not come.
  package var viewIsStandIn: ((GridFault, RecordOrigin) -> Void)?

  /// A closure that is called with every trace event. While the closure is nil, nothing is computed
  /// for events.
  @exclusivity(unchecked) public var traceHook: ((TraceEvent) -> Void)?

  /// The number of ticks of the virtual clock per second, within `Simulation.frameRates`. Any other
  /// number is a fault, and the rate stays as it was.
  public var frameRate: Double {
    didSet {
      guard !Simulation.frameRates.contains(frameRate) else { return }
      raise(.frameRate(frameRate))
      frameRate = oldValue
    }
  }

  /// The virtual time since the simulation was made, in seconds.
  public package(set) var now: TimeInterval = 0

  /// The number of frames since the simulation was made.
  public package(set) var tickCount = 0

  /// The work done so far; see `WorkCounters`.
  public var counters: WorkCounters {
    var counters = work
    counters.attributesMade = attributeCounter.made
    counters.attributesLive = attributeCounter.live
    counters.indexPathsMade += attributeCounter.indexPaths
    return counters
  }

  /// The orientation of the device, which `rotate(to:)` changes.
  public package(set) var orientation = GridDeviceOrientation.portrait

  /// The rectangle that the keyboard covers, in points of the screen; nil for no keyboard. The
  /// layout guides of keyboards follow it.
  public var keyboardFrame: CGRect? {
    didSet {
      guard keyboardFrame != oldValue else { return }
      for guide in keyboardGuides.objects { guide.owner?.layoutInsetsDidChange() }
    }
  }
  var keyboardGuides = WeakList<GridKeyboardLayoutGuide>()

  /// The fonts that were registered in the simulation.
  var fonts = RegisteredFonts()

  private var windows = WeakList<GridWindow>()

  /// The windows of this simulation, in the order in which they came.
  package var presentWindows: [GridWindow] { windows.objects }

  func record(_ window: GridWindow) {
    windows.record(window) { [weak window] in window }
  }

  func forget(_ window: GridWindow) {
    windows.remove(window)
  }

  private var grids = WeakList<GridView>()

  /// The grids that were made in this simulation while `remembersOrigins` was on, in the order in
  /// which they came.
  package var presentGrids: [GridView] { grids.objects }

  /// A closure that is called with every grid that is made in this simulation.
  package var gridWasMade: ((GridView) -> Void)?

  func record(_ grid: GridView) {
    // A grid with a weak reference counts all its references more slowly (`far-jump`).
    if remembersOrigins { grids.record(grid) { [weak grid] in grid } }
    gridWasMade?(grid)
  }

  /// The clock, with everything that waits for time to pass.
  package let clock = VirtualClock()
  @exclusivity(unchecked) package var work = WorkCounters()
  var nestedQuestions = NestedQuestions()
  /// Observers of the beginning and the end of ticks.
  var tickObservers = WeakList<any TickObserver>()
  /// The counter of attribute objects made while this simulation calls a layout.
  package let attributeCounter = AttributeCounter()
  /// A serial number that grows with every fault. An action compares it to find out whether a fault
  /// occurred in the action.
  @exclusivity(unchecked) package private(set) var faultSerial = 0
  private var ignoresFaults = false
  private var onceKeys: Set<String> = []
  /// Events that wait for the end of a call, innermost call last; see `emitAhead`.
  private var heldEvents: [[TraceEvent]] = []

  /// Makes a simulation at time 0, with every switch at its default.
  ///
  /// The simulation is `Simulation.current` inside its `perform`, in its ticks and in its `scoped`.
  ///
  /// - Parameter frameRate: The frame rate, within `Simulation.frameRates`. Any other number ends
  ///   the program, since there is no policy yet that could record a fault.
  @_disfavoredOverload
  public convenience init(screen: GridScreen = GridScreen(), frameRate: Double = 60) {
    self.init(screen: screen, frameRate: frameRate, usesUIKitNames: nil)
  }

  /// Makes a simulation with a screen and a frame rate.
  ///
  /// - Parameter usesUIKitNames: The value of the property. If nil, the value comes from the
  ///   simulation whose `perform` or `scoped` runs, or else from the program's default.
  package init(screen: GridScreen, frameRate: Double, usesUIKitNames: Bool?) {
    self.screen = screen
    self.frameRate = frameRate
    self.usesUIKitNames =
      usesUIKitNames ?? Simulation.outer?.usesUIKitNames ?? Simulation.programUsesUIKitNames
    if !Simulation.frameRates.contains(frameRate) { raise(.frameRate(frameRate)) }
  }

  // MARK: The current simulation

  /// The simulation for new views and for static properties such as `GridScreen.main`. It is the
  /// simulation whose `perform` or tick runs. If none runs, it is the simulation of the task
  /// (`Simulation.scoped`), or else a shared default.
  public static var current: Simulation { outer ?? shared }

  /// The current simulation; nil if the shared default is current.
  private static var outer: Simulation? { innermost?.object ?? SimulationScope.current }

  private static let shared = Simulation(
    screen: GridScreen(), frameRate: 60, usesUIKitNames: programUsesUIKitNames)
  /// The simulation whose `perform` runs. The caller of `perform` keeps it alive meanwhile.
  private static var innermost: Unretained<Simulation>?

  /// Runs `body` with this simulation as `Simulation.current`.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Simulation.innermost
    Simulation.innermost = Unretained(self)
    defer { Simulation.innermost = outer }
    return try body()
  }

  /// Runs `body` with a view's simulation as `Simulation.current`, like `perform(_:)`. This method
  /// does not retain the simulation, because it is called for every cell that comes or goes. The
  /// view keeps the simulation alive. If the view moves to a window of another simulation
  /// meanwhile, `departed` keeps the old simulation alive.
  static func perform<Result>(in view: BaseView, _ body: () -> Result) -> Result {
    let outer = innermost
    innermost = Unretained(view.simulation)
    defer { innermost = outer }
    return body()
  }

  /// Simulations that views have left while callbacks were under way. A method that calls a user's
  /// object uses the view's simulation without retaining it, so the simulation must live until the
  /// method returns.
  private static var departed: [Simulation] = []

  /// Retains a simulation that a view leaves, until no caller can be using the simulation.
  static func keepDeparted(_ simulation: Simulation) {
    guard innermost != nil || BaseView.isInPass else { return }
    departed.append(simulation)
  }

  /// Releases the simulations of `departed`, at the beginning of a frame. Inside a callback, the
  /// method does nothing.
  static func forgetDeparted() {
    guard !departed.isEmpty, innermost == nil, !BaseView.isInPass else { return }
    departed.removeAll()
  }

  /// Runs `operation` with this simulation as the task's current simulation, also across
  /// suspensions.
  @discardableResult
  public func scoped<Result>(
    _ operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await SimulationScope.$current.withValue(self, operation: operation)
  }

  // Exclusivity is unchecked for `far-jump`: the lookups are read for every size.

  /// The lookup of the invalidation methods that layouts override. A test can replace the lookup.
  package var layoutOverrides = LayoutOverrides.shared
  /// The lookup of the view classes that override sizing. A test can replace the lookup.
  package var sizeOverrides = SizeOverrides.shared

  // MARK: Faults, findings, console

  /// Raises a fault under the fault policy. Under `.record` the method returns, and its caller must
  /// go on with a harmless value.
  ///
  /// - Parameters:
  ///   - grid: The grid whose contract is broken, if the caller knows it.
  ///   - layout: The layout that has broken the contract, if it may be another layout than the
  ///     grid's. A layout switch calls two layouts.
  ///   - noted: The origin of the fault, if the origin was recorded earlier.
  package func raise(
    _ fault: GridFault, in grid: GridView? = nil, by layout: GridViewLayout? = nil,
    from noted: NotedOrigin? = nil
  ) {
    switch faultPolicy {
    case .stop:
      stop(fault, noted?.origin ?? faultOrigin(of: grid, by: layout))
    case .record:
      faultSerial += 1
      guard !ignoresFaults else { return }
      faultRecords.append(fault, noted?.origin ?? faultOrigin(of: grid, by: layout))
      emit(.fault, fault.code, fault.message)
    }
  }

  /// Reports that a stand-in view is handed out because of the last recorded fault.
  func tellOfStandIn() {
    guard let viewIsStandIn, !ignoresFaults, let fault = faultRecords.latest,
      let origin = faultRecords.origins.last
    else { return }
    viewIsStandIn(fault, origin)
  }

  /// Runs `body` without recording the faults that occur in it. Faults that occur while a refused
  /// action is undone are consequences of the fault that refused the action.
  package func withoutRecordingFaults(_ body: () -> Void) {
    let outer = ignoresFaults
    ignoresFaults = true
    body()
    ignoresFaults = outer
  }

  /// Runs `body` without recording events, counts, faults or findings.
  package func unnoticed<Result>(_ body: () -> Result) -> Result {
    let (hook, policy, wereIgnored) = (traceHook, faultPolicy, ignoresFaults)
    let (work, findings, onceKeys) = (work, findingRecords, onceKeys)
    let (made, paths) = (attributeCounter.made, attributeCounter.indexPaths)
    traceHook = nil
    faultPolicy = .record
    ignoresFaults = true
    defer {
      traceHook = hook
      faultPolicy = policy
      ignoresFaults = wereIgnored
      self.work = work
      findingRecords = findings
      self.onceKeys = onceKeys
      attributeCounter.made = made
      attributeCounter.indexPaths = paths
    }
    return body()
  }

  /// Removes the recorded faults and findings, for instance between two steps of a scenario.
  public func removeRecords() {
    faultRecords = Records()
    findingRecords = Records()
  }

  package func record(_ finding: LayoutFinding) {
    findingRecords.append(finding, origin(of: nil))
    emit(.finding, finding.code, finding.message)
  }

  /// Records a finding if its key was not used before.
  ///
  /// - Parameter log: A closure that logs what UIKit says, before the finding.
  package func recordOnce(
    _ key: String, _ finding: @autoclosure () -> LayoutFinding, after log: () -> Void = {}
  ) {
    guard onceKeys.insert(key).inserted else { return }
    log()
    record(finding())
  }

  /// Emits an event with a text that UIKit would print to the console.
  package func log(_ text: String) {
    emit(.console, "log", text)
  }

  // MARK: Trace

  package var isTracing: Bool { traceHook != nil }

  /// Adds an event to the trace. `detail` is computed only while `traceHook` is set.
  package func emit(
    _ source: TraceEvent.Source, _ call: String, _ detail: @autoclosure () -> String = "",
    in scrollView: BaseScrollView? = nil
  ) {
    guard isTracing else { return }
    deliver(makeEvent(source, call, detail(), scrollView))
  }

  /// Adds an event for a call ahead of the events that occur in the call. `body` makes the call,
  /// and returns whether the receiver has the method. If the receiver lacks the method, the event
  /// is left out. This is known only after the call, so the events that occur in the call wait
  /// until then.
  package func emitAhead(
    _ source: TraceEvent.Source, _ call: String, _ detail: @autoclosure () -> String,
    in scrollView: BaseScrollView?, of body: () -> Bool
  ) {
    guard isTracing else {
      _ = body()
      return
    }
    let event = makeEvent(source, call, detail(), scrollView)
    heldEvents.append([])
    let isCall = body()
    let meanwhile = heldEvents.removeLast()
    if isCall { deliver(event) }
    for event in meanwhile { deliver(event) }
  }

  private func makeEvent(
    _ source: TraceEvent.Source, _ call: String, _ detail: String, _ scrollView: BaseScrollView?
  ) -> TraceEvent {
    var event = TraceEvent(
      time: now, tick: tickCount, source: source, call: call, detail: detail,
      contentOffset: scrollView?.contentOffset,
      state: scrollView.map { TraceEvent.ScrollState($0) })
    if remembersOrigins { event.grid = number(of: scrollView as? GridView) }
    return event
  }

  private func deliver(_ event: TraceEvent) {
    if heldEvents.isEmpty {
      traceHook?(event)
    } else {
      heldEvents[heldEvents.count - 1].append(event)
    }
  }
}

/// Holds the simulation of a task (`Simulation.scoped`). The type is nonisolated, so that code on
/// any actor can read the value.
enum SimulationScope {
  @TaskLocal static var current: Simulation?
}
