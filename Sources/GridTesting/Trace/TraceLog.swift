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
  public private(set) var events: [TraceEvent] = []
  private weak var simulation: Simulation?
  private let outer: ((TraceEvent) -> Void)?

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

  /// One line per event with time, tick, source, call, detail, offset and flags in columns.
  public var text: String { TraceText.log(events, foldsFrames: false) }

  /// One line per call without time and offset: `L prepare()`, `DS cellForItemAt 0-3`.
  public var calls: String { TraceText.calls(events) }

  /// `calls` of some sources only.
  public func calls(of sources: TraceEvent.Source...) -> String {
    TraceText.calls(events.filter { sources.contains($0.source) })
  }

  /// As `calls(of:)` with equal neighbours in one line: `DG scrollViewDidScroll x133`. Without
  /// sources: all of them.
  public func folded(of sources: TraceEvent.Source...) -> String {
    TraceText.folded(sources.isEmpty ? events : events.filter { sources.contains($0.source) })
  }
}

/// The text forms of a trace.
public enum TraceText {
  /// `L prepare()`, one line per event.
  public static func calls(_ events: [TraceEvent]) -> String {
    events.map(call).joined(separator: "\n")
  }

  /// As `calls`, with equal neighbours in one line: `DG scrollViewDidScroll x133`.
  public static func folded(_ events: [TraceEvent]) -> String {
    var lines: [(call: String, count: Int)] = []
    for event in events {
      let call = call(event)
      if lines.last?.call == call {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((call, 1))
      }
    }
    return lines.map { $0.count == 1 ? $0.call : "\($0.call) x\($0.count)" }
      .joined(separator: "\n")
  }

  private static func call(_ event: TraceEvent) -> String {
    let call = "\(event.source.rawValue) \(event.call)"
    return event.detail.isEmpty ? call : "\(call) \(event.detail)"
  }

  /// Aligned columns: time in seconds, tick, source, offset and flags of the scroll view where the
  /// event has one, then the call with its detail.
  ///
  /// Flags: `T` tracking, `D` dragging, `S` slowing down.
  ///
  /// - Parameter foldsFrames: Whether frames in which the same calls came as in the frame before are
  ///   only counted, with time and place of the last. False gives one line per event.
  public static func log(_ events: [TraceEvent], foldsFrames: Bool = true) -> String {
    let rows = foldsFrames ? foldedRows(events) : events.map(row)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for column in 0..<5 where widths[column] > 0 {
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        // Numbers are read from the right, words from the left.
        line += (column < 2 ? padding + row[column] : row[column] + padding) + "  "
      }
      return line + singleLine(row[5])
    }.joined(separator: "\n")
  }

  private static func row(_ event: TraceEvent) -> [String] {
    [
      time(event.time), "\(event.tick)", event.source.rawValue,
      event.contentOffset.map { NumberText.short($0) } ?? "",
      event.state.map(flags) ?? "",
      event.detail.isEmpty ? event.call : "\(event.call) \(event.detail)",
    ]
  }

  /// The first frame of a stretch of like ones, and a line that says where the last of them led.
  private static func foldedRows(_ events: [TraceEvent]) -> [[String]] {
    var frames: [ArraySlice<TraceEvent>] = []
    for index in events.indices {
      if let last = frames.last, last.last?.tick == events[index].tick {
        frames[frames.count - 1] = events[last.startIndex...index]
      } else {
        frames.append(events[index...index])
      }
    }
    var rows: [[String]] = []
    var index = 0
    while index < frames.count {
      var end = index + 1
      while end < frames.count, isAlike(frames[end], frames[index]) { end += 1 }
      rows += frames[index].map(row)
      if end - index > 1 { rows.append(foldedRow(frames[end - 1], count: end - index - 1)) }
      index = end
    }
    return rows
  }

  private static func foldedRow(_ frame: ArraySlice<TraceEvent>, count: Int) -> [String] {
    let place = frame.last { $0.contentOffset != nil }
    return [
      frame.last.map { time($0.time) } ?? "", frame.last.map { "\($0.tick)" } ?? "", "",
      place?.contentOffset.map { NumberText.short($0) } ?? "", place?.state.map(flags) ?? "",
      count == 1 ? "... a frame like that" : "... \(count) frames like that",
    ]
  }

  private static func isAlike(
    _ frame: ArraySlice<TraceEvent>, _ other: ArraySlice<TraceEvent>
  ) -> Bool {
    frame.count == other.count
      && zip(frame, other).allSatisfy {
        $0.source == $1.source && $0.call == $1.call && $0.state == $1.state
      }
  }

  private static func time(_ seconds: TimeInterval) -> String {
    String(format: "%.3f", seconds)
  }

  private static func flags(_ state: TraceEvent.ScrollState) -> String {
    (state.contains(.tracking) ? "T" : "-") + (state.contains(.dragging) ? "D" : "-")
      + (state.contains(.decelerating) ? "S" : "-")
  }

  /// Texts of several lines, such as faults, stay on the event's line.
  private static func singleLine(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " / ")
  }
}
