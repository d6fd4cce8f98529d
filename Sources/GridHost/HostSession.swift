/// A grid that another UI stack draws.
///
/// A session works with any grid. The app provides the data source, the layout and the cells. The
/// host requests a frame when it wants to draw, passes the inputs at its screen since the last
/// frame, and shows the new frame. Nothing happens between two requests, and the grid never calls
/// the host.
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
    /// The grid owns the offset. Touches and wheel inputs go to the grid, and frames return the new
    /// offset.
    case engine
    /// A native scroller of the host owns the offset and reports the offset to the session. The
    /// grid never moves the scroller. Where the grid would scroll, frames propose a correction. The
    /// host applies the correction when its scroller rests.
    case host
  }

  /// The longest host time that one frame spans, in seconds. If more time has passed, only the last
  /// 0.25 seconds count.
  public nonisolated static let longestFrame: TimeInterval = 0.25

  /// The largest number of animations and completions that may be pending when a change begins. If
  /// more animations are pending, one second of virtual time passes before the change, so that
  /// animations can end.
  public nonisolated static let mostPending = 1000

  /// The largest number of inputs that may wait for their tick.
  public nonisolated static let mostInputs = 1000

  /// The grid that the host draws.
  public let grid: GridView
  /// The owner of the grid's content offset.
  public let scroll: Scroll
  /// The closure that returns the text of an element; nil if no element has a text.
  public var textOfElement: ((GridElementID) -> String?)?
  /// The number of the latest frame; 0 before the first frame.
  public package(set) var sequence = 0
  /// Whether the session is open, so that frames can be requested.
  public var isOpen: Bool { watch != nil }

  let simulation: Simulation
  private let sources: Set<TraceEvent.Source>
  private var watch: HostWatch?
  /// The window of a grid without a window of its own, while the session is open. The clock lays
  /// out only windows.
  private var window: GridWindow?
  /// The state of the latest frame, without views. The next frame leaves out unchanged values.
  private var sent = HostState()
  private var knownFindings: Set<LayoutFinding> = []
  /// The virtual time minus the host's time, in seconds.
  private var origin: TimeInterval = 0
  private var hostTime: TimeInterval = 0
  private var wasScrollEnabled = true

  /// Makes a session for a grid.
  ///
  /// - Parameters:
  ///   - events: The sources whose calls the frames report. A call is reported only if an object
  ///     receives it. So a grid without a delegate has no delegate events.
  public init(
    _ grid: GridView, scroll: Scroll = .engine, events: Set<TraceEvent.Source> = []
  ) {
    self.grid = grid
    self.scroll = scroll
    simulation = grid.simulation
    sources = events
  }

  // MARK: Requests

  /// Lays out the grid and returns a whole frame. The host's clock starts at 0.
  ///
  /// After the call, the simulation records faults instead of stopping. The session removes
  /// recorded faults and findings from the simulation and reports them.
  public func open() throws(HostError) -> HostFrame {
    if isOpen { close() }
    simulation.faultPolicy = .record
    origin = simulation.now
    hostTime = 0
    sent = HostState()
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

  /// Advances time and returns a frame with the state on screen at that time.
  ///
  /// - Parameters:
  ///   - time: The host's clock, in seconds since `open()`. If `time` is not later than the latest
  ///     frame, no time passes. If more than 0.25 seconds have passed, only the last 0.25 seconds
  ///     count, and the frame's `cut` has the skipped seconds.
  ///   - input: The inputs in order. The time of an input may be at most 0.25 seconds after `time`.
  ///   - measured: Sizes of views that had `wantsSize`.
  ///   - base: The number of the frame that the host shows. The returned frame is whole unless
  ///     `base` is the latest frame.
  /// - Throws: `HostError`. Even if a fault is thrown, time has passed and the inputs have taken
  ///   effect. The next frame has the changes.
  public func frame(
    to time: TimeInterval, input: [HostInput] = [], measured: [HostMeasurement] = [],
    base: Int? = nil
  ) throws(HostError) -> HostFrame {
    guard let watch else { throw .notOpen }
    let cut = try advance(to: time, input, measured, watch)
    return makeFrame(base: base, cut: cut, watch)
  }

  /// Runs a change by the app, for example of its data, of the layout or of the selection. The
  /// host's clock stands still during the change, even if virtual time passes.
  ///
  /// - Parameters:
  ///   - time: The host's clock. Time first advances to `time`, as in `frame(to:)`. Without `time`,
  ///     the change happens at the time of the latest frame. The time since the latest frame then
  ///     counts as part of the animations that the change begins.
  ///   - base: The number of the frame that the host shows.
  /// - Throws: `HostError.fault` if a contract is broken, or the error that `body` throws. If a
  ///   fault is raised while time advances to `time`, `body` is not run.
  public func perform<Failure: Error>(
    to time: TimeInterval? = nil, base: Int? = nil, _ body: () throws(Failure) -> Void
  ) throws -> HostFrame {
    guard let watch else { throw HostError.notOpen }
    let cut = try time.flatMap { try advance(to: $0, [], [], watch) }
    defer { origin = simulation.now - hostTime }
    if simulation.pendingCount > Self.mostPending { simulation.advance(by: 1) }
    try body()
    simulation.perform { grid.layoutIfNeeded() }
    watch.look()
    try throwFaults(isRolledBack: true)
    return makeFrame(base: base, cut: cut, watch)
  }

  /// Returns the state of everything on screen, for comparison. A `HostState` that has applied all
  /// frames must be equal to the returned state.
  public func state() throws(HostError) -> HostState {
    guard let watch else { throw .notOpen }
    var state = watch.scene(sequence, at: hostTime)
    state.views = watch.views.all
    return state
  }

  /// Returns the view with a number from the latest frames; nil if the view is not on screen.
  package func view(numbered number: Int) -> GridReusableView? {
    watch.flatMap { $0.views[number] == nil ? nil : $0.views.view(number) }
  }

  /// Ends the session. The grid stays in use. A touch in progress is cancelled.
  public func close() {
    guard let watch else { return }
    watch.stop()
    self.watch = nil
    if scroll == .host { grid.isScrollEnabled = wasScrollEnabled }
    for view in window?.subviews ?? [] { view.removeFromSuperview() }
    window = nil
  }

  // MARK: Time

  /// Advances the host's clock, unless the request contains an invalid number. Skips the part of
  /// the host's time that one frame cannot span.
  ///
  /// - Returns: The skipped seconds; nil for none.
  private func advance(
    to time: TimeInterval, _ input: [HostInput], _ measured: [HostMeasurement], _ watch: HostWatch
  ) throws(HostError) -> TimeInterval? {
    try check(time, input, measured, watch)
    let skipped = time - hostTime - Self.longestFrame
    if skipped > 0 { origin = simulation.now + Self.longestFrame - time }
    for measurement in measured { watch.take(measurement) }
    for input in input { watch.take(input, at: input.time + origin) }
    let tick = simulation.tickCount
    // The grid is laid out only in ticks: the result must not depend on how often a host requests a
    // frame.
    if time > hostTime {
      simulation.advance(to: time + origin)
      hostTime = time
    }
    watch.lookIfDue(after: tick)
    try throwFaults(isRolledBack: false)
    return skipped > 0 ? skipped : nil
  }

  // MARK: Numbers

  private func check(
    _ time: TimeInterval, _ input: [HostInput], _ measured: [HostMeasurement], _ watch: HostWatch
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
    let waiting = watch.waitingInputs + input.count
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
    guard let fault else { return }
    throw .fault(
      HostFault(
        code: fault.code, text: fault.message, advice: fault.advice, isRolledBack: isRolledBack))
  }

  private func makeFrame(
    base: Int?, cut: TimeInterval? = nil, _ watch: HostWatch
  ) -> HostFrame {
    let earlier = sent
    let isWhole = base == nil || base != earlier.sequence
    sequence += 1
    var frame = HostFrame(sequence: sequence, base: isWhole ? nil : base, time: hostTime)
    frame.cut = cut
    sent = watch.scene(sequence, at: hostTime)
    frame.tell(sent, after: isWhole ? nil : earlier)
    watch.tell(&frame, isWhole: isWhole)
    if let next = simulation.nextTickWithWork { frame.next = max(0, next - simulation.now) }
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
