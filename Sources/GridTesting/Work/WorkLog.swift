/// A log that counts the work of every frame: cells made and reused, calls to the layout, elements
/// that the layout returned, and elements that the grid kept.
///
/// ```swift
/// let log = WorkLog(grid)
/// grid.fling(velocity: 1000)
/// grid.settle()
/// #expect(log.expectPerFrame(cellsMade: ...1, layoutQueries: ...1) == nil)
/// ```
///
/// The log counts from its creation until `stop()`. It counts all grids of the simulation together.
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

  /// Makes a log that counts the work in a simulation from now on.
  ///
  /// - Parameter emitsEvents: Whether the trace gets an event `G work` at the end of each frame
  ///   with work. The event has the counts that are not 0.
  public init(_ simulation: Simulation, emitsEvents: Bool = false) {
    self.simulation = simulation
    self.emitsEvents = emitsEvents
    start = simulation.counters
    lastTime = simulation.now
    simulation.add(self)
  }

  /// Makes a log that counts the work in a grid's simulation from now on. Each frame also has the
  /// content offset of the grid.
  public convenience init(_ grid: GridView, emitsEvents: Bool = false) {
    self.init(grid.simulation, emitsEvents: emitsEvents)
    self.grid = grid
  }

  /// The class of the layout of the grid that the log was made for.
  var layout: String? { grid?.collectionViewLayout.nameInTexts }

  // MARK: Reading

  /// The frames, in order: one for every tick, and one for work between two ticks. The counts of
  /// the last frame may still grow.
  public var frames: [WorkFrame] {
    guard !isStopped, let open = openFrame else { return closed }
    return closed + [open]
  }

  /// The work of all frames together.
  public var total: WorkCounters {
    frames.reduce(WorkCounters()) { $0.adding($1.work) }
  }

  /// A table with a line for each frame with work, and a column for each count that is not 0 in at
  /// least one frame.
  public var text: String {
    let frames = frames.filter { $0.work != WorkCounters() }
    let used = WorkCounters.quantities.filter { quantity in
      frames.contains { $0.work[keyPath: quantity.path] != 0 }
    }
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

  /// Ends the present frame. Later work counts for the next frame. Call this function in a test
  /// that scrolls and lays out the grid without ticks.
  public func endFrame() {
    guard !isStopped else { return }
    if let frame = openFrame { close(frame) }
  }

  /// Removes all counts so far.
  public func removeAll() {
    closed.removeAll()
    start = simulation.counters
  }

  /// Stops counting. The frames stay.
  public func stop() {
    guard !isStopped else { return }
    endFrame()
    isStopped = true
    simulation.remove(self)
  }

  package func tickDidBegin() {
    // The simulation already has the number and the time of the new tick, but the frame ended
    // before it.
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

  /// The frame with the work since the last closed frame; nil outside a tick if there was no work.
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
