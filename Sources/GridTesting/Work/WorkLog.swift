/// Counts the work of every frame: cells made and used again, calls to the layout, elements that it
/// returned and that the grid kept.
///
/// ```swift
/// let log = WorkLog(grid)
/// grid.fling(velocity: 1000)
/// grid.settle()
/// #expect(log.expectPerFrame(cellsMade: ...1, layoutQueries: ...1) == nil)
/// ```
///
/// The log counts from its creation until `stop()`, and all grids of the simulation together.
@MainActor
public final class WorkLog: TickObserver {
  private var closed: [WorkFrame] = []
  /// The counts when the present frame began.
  private var start: WorkCounters
  /// Virtual time when the last tick ended, or the log began.
  private var lastTime: TimeInterval
  private var isInTick = false
  private var isStopped = false
  private let simulation: Simulation
  @UnretainedGrid private var grid: GridView?
  private let emitsEvents: Bool

  /// Counts what is done in a simulation.
  ///
  /// - Parameter emitsEvents: Whether each frame with work is told in the trace as well, at its
  ///   end, as an event `G work` with the counts that are not 0.
  public init(_ simulation: Simulation, emitsEvents: Bool = false) {
    self.simulation = simulation
    self.emitsEvents = emitsEvents
    start = simulation.counters
    lastTime = simulation.now
    simulation.add(self)
  }

  /// Counts what is done in a grid's simulation; frames tell where the grid was.
  public convenience init(_ grid: GridView, emitsEvents: Bool = false) {
    self.init(grid.simulation, emitsEvents: emitsEvents)
    self.grid = grid
  }

  /// The class of the layout of the grid that the log was made for.
  var layout: String? { grid?.collectionViewLayout.nameInTexts }

  // MARK: Reading

  /// The frames, in order: every tick, and what was done between ticks. The last frame may still
  /// grow.
  public var frames: [WorkFrame] {
    guard !isStopped, let open = openFrame else { return closed }
    return closed + [open]
  }

  /// The work of all frames together.
  public var total: WorkCounters {
    frames.reduce(WorkCounters()) { $0.adding($1.work) }
  }

  /// A line for each frame in which something was done, with columns for what was done at all.
  public var text: String {
    let frames = frames.filter { $0.work != WorkCounters() }
    let total = frames.reduce(WorkCounters()) { sum, frame in
      var sum = sum
      // A number that grows and shrinks may add up to 0.
      for (_, path) in WorkCounters.quantities {
        sum[keyPath: path] += abs(frame.work[keyPath: path])
      }
      return sum
    }
    let used = WorkCounters.quantities.filter { total[keyPath: $0.path] != 0 }
    guard !used.isEmpty else { return "" }
    return TableText(
      alignments: WorkFrame.alignments + used.map { _ in .right },
      rows: [WorkFrame.heading + used.map(\.name)]
        + frames.map { frame in
          frame.columns + used.map { "\(frame.work[keyPath: $0.path])" }
        }
    ).description
  }

  // MARK: Frames

  /// Ends the present frame: what follows counts for the next one. For tests that scroll and lay
  /// out by themselves, without ticks.
  public func endFrame() {
    guard !isStopped else { return }
    if let frame = openFrame { close(frame) }
  }

  /// Forgets what was counted so far.
  public func removeAll() {
    closed.removeAll()
    start = simulation.counters
  }

  /// Stops counting; what was counted stays.
  public func stop() {
    guard !isStopped else { return }
    endFrame()
    isStopped = true
    simulation.remove(self)
  }

  package func tickDidBegin() {
    // The number and the time of the tick that begins are in force already.
    if var frame = openFrame {
      frame.tick = simulation.tickCount - 1
      frame.time = lastTime
      close(frame)
    }
    isInTick = true
  }

  package func tickDidEnd() {
    if let frame = openFrame { close(frame) }
    isInTick = false
    lastTime = simulation.now
  }

  /// The work since the last frame; nil when there is none, outside a tick.
  private var openFrame: WorkFrame? {
    let work = simulation.counters.since(start)
    guard isInTick || work != WorkCounters() else { return nil }
    return WorkFrame(
      tick: simulation.tickCount, time: simulation.now, isTick: isInTick,
      contentOffset: grid?.contentOffset, work: work)
  }

  private func close(_ frame: WorkFrame) {
    closed.append(frame)
    start = simulation.counters
    if emitsEvents, frame.work != WorkCounters() {
      simulation.emit(.grid, "work", frame.work.text, in: grid)
    }
  }
}
