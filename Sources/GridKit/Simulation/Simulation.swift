/// The world that views live in: one virtual clock, one screen, one fault policy, one trace.
///
/// Two simulations never share state, so tests run side by side. A view captures its simulation
/// when it is made and adopts its window's when it is attached.
///
/// ```swift
/// let simulation = Simulation(screen: GridScreen(scale: 2))
/// simulation.faultPolicy = .record
/// let grid = simulation.perform { GridView(frame: frame, collectionViewLayout: layout) }
/// ```
@preconcurrency @MainActor
public final class Simulation {
  /// The display that scales, rounds and sizes.
  public let screen: GridScreen

  // Unchecked for scenarios `steady-scroll` and `fling` of the benchmark: read for every call of a
  // user's object.

  /// The reaction to a broken contract. `.stop`, the default, ends the program as UIKit would.
  @exclusivity(unchecked) public var faultPolicy: FaultPolicy = .stop

  /// Elements that a grid shows at most: more are a fault before any of them has a view. Scenario
  /// files have such a limit, UIKit has none.
  package var mostElementsOnScreen = Int.max

  /// Departures from UIKit's default behaviour, each named after its rule.
  @exclusivity(unchecked) public var fidelity = FidelitySwitches()

  /// Faults met under `FaultPolicy.record`, in order.
  public var faults: [GridFault] { faultRecords.read() }

  /// Legal but suspicious behaviour that the runtime noticed, in order.
  public var findings: [LayoutFinding] { findingRecords.read() }

  /// The origin of each of the faults.
  public var faultOrigins: [RecordOrigin] { faultRecords.origins }

  /// The origin of each of the findings.
  public var findingOrigins: [RecordOrigin] { findingRecords.origins }

  /// Whether faults and findings remember how they came about: the lines of the user's sources
  /// that led to them, and the layout that was at work where that is not clear from the fault.
  ///
  /// Off by default: each takes some tenths of a millisecond, and frames are slower. It counts from
  /// the grids on that are made afterwards.
  public var remembersOrigins = false

  /// Whether texts of faults, findings and reports have the runtime's classes under UIKit's names:
  /// `UICollectionViewFlowLayout` instead of `GridViewFlowLayout`.
  ///
  /// True in a program with the product `UIKit`, false in others; where one simulation is made in
  /// another's `perform`, as the other has it. Words of UIKit's own messages are always UIKit's.
  public var usesUIKitNames: Bool

  // Unchecked for `host-fling`: a host looks after every frame whether there are any.
  @exclusivity(unchecked) package private(set) var faultRecords = Records<GridFault>()
  @exclusivity(unchecked) package private(set) var findingRecords = Records<LayoutFinding>()

  /// Called at once with a fault for which a stand-in view is handed out. The stand-in may be of
  /// another class than it is cast to, which ends the program: nothing later would tell.
  package var viewIsStandIn: ((GridFault, RecordOrigin) -> Void)?

  /// Called with every event while set. Nothing is computed for events while it is nil.
  @exclusivity(unchecked) public var traceHook: ((TraceEvent) -> Void)?

  /// Ticks of the virtual clock per second, in `Simulation.frameRates`. Another number is a fault,
  /// and the rate stays as it was.
  @exclusivity(unchecked) public var frameRate: Double {
    didSet {
      guard !Simulation.frameRates.contains(frameRate) else { return }
      raise(.frameRate(frameRate))
      frameRate = oldValue
    }
  }

  /// Virtual time since the simulation was made, in seconds.
  @exclusivity(unchecked) public package(set) var now: TimeInterval = 0

  /// Frames since the simulation was made.
  @exclusivity(unchecked) public package(set) var tickCount = 0

  /// Work done so far; see `WorkCounters`.
  public var counters: WorkCounters {
    var counters = work
    counters.attributesMade = attributeCounter.made
    counters.attributesLive = attributeCounter.live
    counters.indexPathsMade += attributeCounter.indexPaths
    return counters
  }

  /// The way in which the device is held; `rotate(to:)` changes it.
  public package(set) var orientation = GridDeviceOrientation.portrait

  private var windows = WeakList<GridWindow>()

  /// Windows that live here, in the order in which they came.
  package var presentWindows: [GridWindow] { windows.objects }

  func record(_ window: GridWindow) {
    windows.record(window) { [weak window] in window }
  }

  func forget(_ window: GridWindow) {
    windows.remove(window)
  }

  private var grids = WeakList<GridView>()

  /// Grids that were made here while origins are remembered, in the order in which they came.
  package var presentGrids: [GridView] { grids.objects }

  /// Called with every grid that is made here.
  package var gridWasMade: ((GridView) -> Void)?

  func record(_ grid: GridView) {
    // A weak reference to a grid makes every other one to it slower (`far-jump`).
    if remembersOrigins { grids.record(grid) { [weak grid] in grid } }
    gridWasMade?(grid)
  }

  /// The clock, with everything that waits for time to pass.
  package let clock = VirtualClock()
  @exclusivity(unchecked) package var work = WorkCounters()
  @exclusivity(unchecked) var nestedQuestions = NestedQuestions()
  /// Observers of the beginning and the end of ticks.
  @exclusivity(unchecked) var tickObservers = WeakList<any TickObserver>()
  /// The counter of attribute objects made while this simulation asks a layout.
  package let attributeCounter = AttributeCounter()
  /// A serial number that grows with every fault, so that an open action can tell whether it met
  /// one.
  @exclusivity(unchecked) package private(set) var faultSerial = 0
  private var ignoresFaults = false
  private var onceKeys: Set<String> = []
  /// Events that wait for the end of a call, innermost call last; see `emitAhead`.
  private var heldEvents: [[TraceEvent]] = []

  /// A world of its own, at time 0, with every switch at its default.
  ///
  /// It is the current one inside its `perform`, in its ticks and in `Simulation.scoped`.
  ///
  /// - Parameter frameRate: In `Simulation.frameRates`; another number ends the program, since
  ///   there is no policy yet that could record a fault.
  @_disfavoredOverload
  public convenience init(screen: GridScreen = GridScreen(), frameRate: Double = 60) {
    self.init(screen: screen, frameRate: frameRate, usesUIKitNames: nil)
  }

  /// Makes a simulation with a screen and a frame rate.
  ///
  /// - Parameter usesUIKitNames: Nil leaves it to the simulation whose `perform` runs, and to the
  ///   program.
  package init(screen: GridScreen, frameRate: Double, usesUIKitNames: Bool?) {
    self.screen = screen
    self.frameRate = frameRate
    self.usesUIKitNames =
      usesUIKitNames ?? Simulation.outer?.usesUIKitNames ?? Simulation.programUsesUIKitNames
    if !Simulation.frameRates.contains(frameRate) { raise(.frameRate(frameRate)) }
  }

  // MARK: The current simulation

  /// The simulation that new views and UIKit-named statics belong to: the one whose `perform`
  /// or tick runs, else the task's (`Simulation.scoped`), else a shared default.
  public static var current: Simulation { outer ?? shared }

  /// The current simulation; nil where that is the shared default.
  private static var outer: Simulation? { innermost?.object ?? SimulationScope.current }

  private static let shared = Simulation(
    screen: GridScreen(), frameRate: 60, usesUIKitNames: programUsesUIKitNames)
  /// The simulation whose `perform` runs, which its caller keeps meanwhile.
  @exclusivity(unchecked) private static var innermost: Unretained<Simulation>?

  /// Runs `body` with this simulation as `Simulation.current`.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Simulation.innermost
    Simulation.innermost = Unretained(self)
    defer { Simulation.innermost = outer }
    return try body()
  }

  /// Runs `body` with a view's simulation as `Simulation.current`: as `perform(_:)`, but counts no
  /// reference to it, for what is called for every cell that comes or goes. The view keeps it, or
  /// if it is moved to another one's window meanwhile, `departed` does.
  @inline(__always)
  static func perform<Result>(in view: BaseView, _ body: () -> Result) -> Result {
    let outer = innermost
    innermost = Unretained(view.simulation)
    defer { innermost = outer }
    return body()
  }

  /// Simulations that views have left while callbacks were under way. The method that calls a
  /// user's object refers to the view's simulation without a count, and has yet to return.
  private static var departed: [Simulation] = []

  /// Keeps a simulation that a view leaves till nothing can be using it.
  static func keepDeparted(_ simulation: Simulation) {
    guard innermost != nil || BaseView.isInPass else { return }
    departed.append(simulation)
  }

  /// Forgets the departed simulations, at the beginning of a frame that is in no callback.
  static func forgetDeparted() {
    guard !departed.isEmpty, innermost == nil, !BaseView.isInPass else { return }
    departed.removeAll()
  }

  /// Runs `operation` with this simulation as the task's current one, also across suspensions.
  @discardableResult
  public func scoped<Result>(
    _ operation: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await SimulationScope.$current.withValue(self, operation: operation)
  }

  // Unchecked for `far-jump`: asked for every size.

  /// The lookup of invalidation methods that layouts override; a test can give another one.
  @exclusivity(unchecked) package var layoutOverrides = LayoutOverrides.shared
  /// The lookup of view classes that can say a size; a test can give another one.
  @exclusivity(unchecked) package var sizeOverrides = SizeOverrides.shared

  // MARK: Faults, findings, console

  /// Raises a broken contract under the policy. Under `.record` this returns, and the caller
  /// answers neutrally.
  ///
  /// - Parameters:
  ///   - grid: The grid whose contract it is, where the caller knows one.
  ///   - layout: The layout that has broken it, where that may be another one than the grid's: both
  ///     layouts of a switch are asked.
  ///   - noted: How it came about, where that was noted before.
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

  /// A stand-in view is handed out because of the fault that was met last.
  func tellOfStandIn() {
    guard let viewIsStandIn, !ignoresFaults, let fault = faultRecords.latest,
      let origin = faultRecords.origins.last
    else { return }
    viewIsStandIn(fault, origin)
  }

  /// Runs `body` with faults that are met but not recorded: what breaks while a refused action is
  /// undone is a consequence of the fault that refused it.
  package func withoutRecordingFaults(_ body: () -> Void) {
    let outer = ignoresFaults
    ignoresFaults = true
    body()
    ignoresFaults = outer
  }

  /// Runs `body` without recording anything: no event, count, fault or finding is left of it.
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

  /// Drops recorded faults and findings, for instance between two steps of a scenario.
  public func removeRecords() {
    faultRecords = Records()
    findingRecords = Records()
  }

  package func record(_ finding: LayoutFinding) {
    findingRecords.append(finding, origin(of: nil))
    emit(.finding, finding.code, finding.message)
  }

  /// Records a finding the first time its key is met.
  package func recordOnce(_ key: String, _ finding: @autoclosure () -> LayoutFinding) {
    if onceKeys.insert(key).inserted { record(finding()) }
  }

  /// Emits a text that UIKit would print to the console, as an event.
  package func log(_ text: String) {
    emit(.console, "log", text)
  }

  // MARK: Trace

  package var isTracing: Bool { traceHook != nil }

  /// Adds an event to the trace. The detail is only computed while `traceHook` is set.
  package func emit(
    _ source: TraceEvent.Source, _ call: String, _ detail: @autoclosure () -> String = "",
    in scrollView: BaseScrollView? = nil
  ) {
    guard isTracing else { return }
    deliver(makeEvent(source, call, detail(), scrollView))
  }

  /// Adds an event ahead of a call, and ahead of what happens in it, if the call says that it was
  /// one: that is only known after it, so what happens meanwhile waits.
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

/// The home of the task-local: a nonisolated place, readable from any isolation.
enum SimulationScope {
  @TaskLocal static var current: Simulation?
}
