/// A grid that another UI stack draws.
///
/// The session drives any grid: its data source, layout and cells are the user's. The host asks for
/// a frame when it wants to draw, hands in what was done at its screen since, and shows what the
/// frame says. Nothing happens between two requests, and the grid never calls the host.
///
/// ```swift
/// let session = HostSession(grid)
/// var state = HostState(try session.open())
/// let frame = try session.frame(
///   to: 0.1, input: [.wheel(by: CGPoint(x: 0, y: 40), at: 0.05, location: nil)],
///   base: state.sequence)
/// try state.apply(frame)
/// ```
@MainActor
public final class HostSession {
  /// The owner of the content offset.
  public enum Scroll: String, Hashable, Sendable, CaseIterable {
    /// The grid: touches and wheel go in, offsets come out.
    case engine
    /// A native scroller of the host: its offset goes in. The grid never moves it; where it would,
    /// frames propose a correction, which the host applies when its scroller rests.
    case host
  }

  /// Host time that one frame spans at most, in seconds: of a longer one the last part counts.
  public nonisolated static let longestFrame: TimeInterval = 0.25

  /// Animations and completions that changes begin at most while time stands: then a second of
  /// virtual time passes, in which they end.
  public nonisolated static let mostPending = 1000

  /// Inputs that wait for their tick at most.
  public nonisolated static let mostInputs = 1000

  /// The grid that the host draws.
  public let grid: GridView
  /// The owner of the grid's content offset.
  public let scroll: Scroll
  /// The closure that gives the text of an element; nil where no element has a text.
  public var textOfElement: ((GridElementID) -> String?)?
  /// Number of the latest frame; 0 before the first.
  public private(set) var sequence: Int
  /// Whether frames can be asked for.
  public var isOpen: Bool { watch != nil }

  let simulation: Simulation
  private let sources: Set<TraceEvent.Source>
  private var watch: HostWatch?
  /// The window that holds a grid without a window while frames are asked for: the clock lays out
  /// windows only.
  private var window: GridWindow?
  /// The number and the scene of the latest frame: a value that the next frame leaves out is as it
  /// was then.
  private var notified = (sequence: 0, scene: HostScene())
  private var knownFindings: Set<LayoutFinding> = []
  /// Virtual time less the host's.
  private var origin: TimeInterval = 0
  private var hostTime: TimeInterval = 0
  private var wasScrollEnabled = true

  /// Makes a session of a grid.
  ///
  /// - Parameters:
  ///   - events: The sources whose calls frames tell of. A call that no object receives is none: a
  ///     grid without a delegate has no events of it.
  public convenience init(
    _ grid: GridView, scroll: Scroll = .engine, events: Set<TraceEvent.Source> = []
  ) {
    self.init(grid, scroll: scroll, events: events, after: 0)
  }

  /// Makes a session that continues the numbers of an earlier one.
  ///
  /// - Parameter sequence: Number of the latest frame of an earlier session.
  package init(
    _ grid: GridView, scroll: Scroll, events: Set<TraceEvent.Source>, after sequence: Int
  ) {
    self.sequence = sequence
    self.grid = grid
    self.scroll = scroll
    simulation = grid.simulation
    sources = events
  }

  // MARK: Requests

  /// Lays the grid out and tells everything. The host's clock begins at 0.
  ///
  /// From here on the session takes the faults and findings that the simulation records, and the
  /// simulation records faults instead of stopping.
  public func open() throws(HostError) -> HostFrame {
    if isOpen { close() }
    simulation.faultPolicy = .record
    origin = simulation.now
    hostTime = 0
    notified = (0, HostScene())
    if scroll == .host {
      wasScrollEnabled = grid.isScrollEnabled
      grid.isScrollEnabled = false
    }
    if grid.window == nil {
      var root: BaseView = grid
      while let outer = root.superview { root = outer }
      window = GridWindow(holding: root)
    }
    simulation.perform { grid.layoutIfNeeded() }
    let watch = HostWatch(self, events: sources)
    self.watch = watch
    do throws(HostError) {
      try throwFaults(isRolledBack: true)
    } catch {
      close()
      throw error
    }
    return makeFrame(base: nil, watch)
  }

  /// Moves time on and tells what is on screen then.
  ///
  /// - Parameters:
  ///   - time: The host's clock, in seconds since `open()`. A moment that has passed moves nothing;
  ///     of more than a quarter of a second the last quarter counts, and the frame says so.
  ///   - input: What was done, in order; each at most a quarter of a second after `time`.
  ///   - measured: Sizes of views that had `wantsSize`.
  ///   - base: The frame that the host shows. The answer is whole unless that is the latest one.
  /// - Throws: `HostError`. After a fault time has passed and the inputs count, and the next frame
  ///   tells what changed.
  public func frame(
    to time: TimeInterval, input: [HostInput] = [], measured: [HostMeasurement] = [],
    base: Int? = nil
  ) throws(HostError) -> HostFrame {
    guard let watch else { throw .notOpen }
    try check(time, input, measured)
    let cut = cut(on: time)
    for measurement in measured { watch.take(measurement) }
    for input in input { watch.take(input, at: input.time + origin) }
    try come(to: time, watch)
    var frame = makeFrame(base: base, watch)
    frame.cut = cut
    return frame
  }

  /// Runs a change that the app makes: to its data, the layout, the selection. The host's clock
  /// stands meanwhile, whatever virtual time passes.
  ///
  /// - Parameters:
  ///   - time: The host's clock: time moves on to there first, as in `frame(to:)`. Without it, the
  ///     moment of the latest frame counts, and what a host has slept since then is taken for part
  ///     of what the change begins.
  ///   - base: The frame that the host shows.
  /// - Throws: `HostError.fault` when a contract is broken, and what `body` throws. After a fault
  ///   on the way to `time` nothing is changed.
  public func perform<Failure: Error>(
    to time: TimeInterval? = nil, base: Int? = nil, _ body: () throws(Failure) -> Void
  ) throws -> HostFrame {
    guard let watch else { throw HostError.notOpen }
    var cut: TimeInterval?
    if let time {
      try check(time, [], [])
      cut = self.cut(on: time)
      try come(to: time, watch)
    }
    defer { origin = simulation.now - hostTime }
    if simulation.pendingCount > Self.mostPending { simulation.advance(by: 1) }
    try body()
    simulation.perform { grid.layoutIfNeeded() }
    watch.look()
    try throwFaults(isRolledBack: true)
    var frame = makeFrame(base: base, watch)
    frame.cut = cut
    return frame
  }

  /// Returns the state of everything on screen, for comparing: the sum of all frames must equal it.
  public func state() throws(HostError) -> HostState {
    guard let watch else { throw .notOpen }
    return HostState(
      sequence: sequence, time: hostTime, scene: watch.scene(), views: watch.views.all)
  }

  /// The view of a number that the latest frames have told.
  package func view(numbered number: Int) -> GridReusableView? {
    watch.flatMap { $0.views[number] == nil ? nil : $0.views.view(number) }
  }

  /// Ends the session; the grid goes on. A finger that is down is taken away.
  public func close() {
    guard let watch else { return }
    watch.stop()
    self.watch = nil
    if scroll == .host { grid.isScrollEnabled = wasScrollEnabled }
    for view in window?.subviews ?? [] { view.removeFromSuperview() }
    window = nil
  }

  // MARK: Time

  /// Leaves out what a frame cannot span.
  ///
  /// - Returns: The seconds that are left out.
  private func cut(on time: TimeInterval) -> TimeInterval? {
    let way = time - hostTime
    guard way > Self.longestFrame else { return nil }
    origin = simulation.now + Self.longestFrame - time
    return way - Self.longestFrame
  }

  private func come(to time: TimeInterval, _ watch: HostWatch) throws(HostError) {
    let tick = simulation.tickCount
    // Nothing is laid out but in ticks: how often a host asks must not show.
    if time > hostTime {
      simulation.advance(to: time + origin)
      hostTime = time
    }
    watch.lookIfDue(after: tick)
    try throwFaults(isRolledBack: false)
  }

  // MARK: Numbers

  private func check(
    _ time: TimeInterval, _ input: [HostInput], _ measured: [HostMeasurement]
  ) throws(HostError) {
    let latest = Simulation.latestTime / 2
    func isTime(_ time: TimeInterval) -> Bool { abs(time) <= latest }
    guard isTime(time) else { throw .input("a frame to \(NumberText.short(time)) s") }
    for (index, input) in input.enumerated() {
      guard isTime(input.time) else {
        throw .input("input \(index) is at \(NumberText.short(input.time)) s")
      }
      guard input.time <= time + Self.longestFrame else {
        throw .input(
          "input \(index) is at \(NumberText.short(input.time)) s, more than "
            + "\(NumberText.short(Self.longestFrame)) s after the frame")
      }
      guard input.isFinite else { throw .input("input \(index) has a number that is not finite") }
    }
    let waiting = (watch?.waitingInputs ?? 0) + input.count
    guard waiting <= Self.mostInputs else {
      throw .limit("\(waiting) inputs, and at most \(Self.mostInputs) wait for their tick")
    }
    for (index, measurement) in measured.enumerated() {
      let size = measurement.size
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        throw .input("measurement \(index) is no size")
      }
    }
  }

  // MARK: Frames

  private func throwFaults(isRolledBack: Bool) throws(HostError) {
    guard simulation.hasRecords else { return }
    for finding in simulation.findings where knownFindings.insert(finding).inserted {
      watch?.findings.append(finding)
    }
    let fault = simulation.faults.first
    simulation.removeRecords()
    if let fault { throw .fault(HostFault(fault, isRolledBack: isRolledBack)) }
  }

  private func makeFrame(base: Int?, _ watch: HostWatch) -> HostFrame {
    let earlier = notified
    let isWhole = base == nil || base != earlier.sequence
    let sequence = sequence + 1
    self.sequence = sequence
    var frame = HostFrame(sequence: sequence, base: isWhole ? nil : base, time: hostTime)
    let scene = watch.scene()
    frame.tell(scene, after: isWhole ? nil : earlier.scene)
    watch.tell(&frame, isWhole: isWhole)
    if let next = simulation.nextTickWithWork { frame.next = max(0, next - simulation.now) }
    notified = (sequence, scene)
    return frame
  }
}

extension HostInput {
  fileprivate var isFinite: Bool {
    switch self {
    case .touch(_, _, _, let location): location.isFinitePoint
    case .wheel(let distance, _, let location):
      distance.isFinitePoint && (location?.isFinitePoint ?? true)
    case .scroll(let offset, _, _, let applied):
      offset.isFinitePoint && applied.isFinitePoint
    }
  }
}
