/// Collects what happens in a simulation, as text that compares and reads well.
///
/// ```swift
/// let log = TraceLog(grid.simulation)
/// grid.layoutIfNeeded()
/// print(log.text)
/// ```
///
/// The log listens from its creation until `stop()`; of two logs on one simulation the newer one
/// hears everything and passes it on to the older.
@MainActor
public final class TraceLog {
  /// The events since the log began to listen, in the order in which they happened.
  public private(set) var events: [TraceEvent] = []
  private weak var simulation: Simulation?
  private let outer: ((TraceEvent) -> Void)?

  /// Begins to listen. The simulation is not kept alive.
  public init(_ simulation: Simulation) {
    self.simulation = simulation
    outer = simulation.traceHook
    simulation.traceHook = { [weak self, outer] event in
      self?.events.append(event)
      outer?(event)
    }
  }

  /// Stops listening; what was collected stays.
  public func stop() {
    simulation?.traceHook = outer
  }

  /// Forgets what was collected so far.
  public func removeAll() {
    events.removeAll()
  }

  /// The log as text: one line per event with time, tick, source, call, detail, offset and flags in
  /// columns.
  public var text: String { TraceText.log(events, foldsFrames: false) }

  /// The calls as text: one line per call without time and offset, `L prepare()`,
  /// `DS cellForItemAt 0-3`.
  public var calls: String { TraceText.calls(events) }

  /// `calls` of some sources only.
  public func calls(of sources: TraceEvent.Source...) -> String {
    TraceText.calls(events.filter { sources.contains($0.source) })
  }

  /// Returns the lines of `calls(of:)` with equal neighbours in one line:
  /// `DG scrollViewDidScroll x133`. Without sources: all of them.
  public func folded(of sources: TraceEvent.Source...) -> String {
    TraceText.folded(sources.isEmpty ? events : events.filter { sources.contains($0.source) })
  }
}
