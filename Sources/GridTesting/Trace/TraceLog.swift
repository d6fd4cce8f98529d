/// A log that collects the trace events of a simulation, and returns the events as text that is
/// easy to compare and to read.
///
/// ```swift
/// let log = TraceLog(grid.simulation)
/// grid.layoutIfNeeded()
/// print(log.text)
/// ```
///
/// The log listens from its creation until `stop()`. Of two logs on one simulation, the newer log
/// receives every event first and passes the event on to the older log.
@MainActor
public final class TraceLog {
  /// The events since the log began to listen, in the order in which they happened.
  public private(set) var events: [TraceEvent] = []
  private weak var simulation: Simulation?
  private let outer: ((TraceEvent) -> Void)?

  /// Makes a log that listens to a simulation from now on. The log does not retain the simulation.
  public init(_ simulation: Simulation) {
    self.simulation = simulation
    outer = simulation.traceHook
    simulation.traceHook = { [weak self, outer] event in
      self?.events.append(event)
      outer?(event)
    }
  }

  /// Stops listening. The collected events stay.
  public func stop() {
    simulation?.traceHook = outer
  }

  /// Removes the events that were collected so far.
  public func removeAll() {
    events.removeAll()
  }

  /// The log as text: one line per event with time, tick, source, call, detail, offset and flags in
  /// columns.
  public var text: String { TraceText.log(events, foldsFrames: false) }

  /// The calls as text: one line per call, without time and offset, such as `L prepare()` or
  /// `DS cellForItemAt 0-3`.
  public var calls: String { TraceText.calls(events) }

  /// Returns the text of `calls` for the given sources only.
  public func calls(of sources: TraceEvent.Source...) -> String {
    TraceText.calls(events.filter { sources.contains($0.source) })
  }

  /// Returns the lines of `calls(of:)` with consecutive equal lines as one line:
  /// `DG scrollViewDidScroll x133`. Without an argument, the text has the calls of all sources.
  public func folded(of sources: TraceEvent.Source...) -> String {
    TraceText.folded(sources.isEmpty ? events : events.filter { sources.contains($0.source) })
  }
}
