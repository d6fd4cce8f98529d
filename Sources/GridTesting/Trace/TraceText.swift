/// The text forms of a trace.
public enum TraceText {
  /// `L prepare()`, one line per event.
  public static func calls(_ events: [TraceEvent]) -> String {
    events.map(call).joined(separator: "\n")
  }

  /// Returns the lines of `calls` with equal neighbours in one line: `DG scrollViewDidScroll x133`.
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
    return VisibleText.lines(event.detail.isEmpty ? call : "\(call) \(event.detail)")
  }

  /// Aligned columns: time in seconds, tick, source, offset and flags of the scroll view where the
  /// event has one, then the call with its detail.
  ///
  /// Flags: `T` tracking, `D` dragging, `S` slowing down. Where a test has several grids and keeps
  /// its run, the source has the grid's number, in the order in which they were made: `L #2`.
  ///
  /// - Parameters:
  ///   - foldsFrames: Whether frames in which the same calls came as in the frame before are only
  ///     counted, with time and place of the last, and so are calls of one frame that come over and
  ///     over, as for one cell after the other. False gives one line per event.
  ///   - hasHeader: Whether the columns have a heading, below a line that spells the letters out.
  public static func log(
    _ events: [TraceEvent], foldsFrames: Bool = true, hasHeader: Bool = false
  ) -> String {
    // Of one grid there is nothing to tell apart.
    let hasSeveralGrids = Set(events.compactMap(\.grid)).count > 1
    let events = hasSeveralGrids ? events : withoutGrids(events)
    var rows = foldsFrames ? foldedRows(events) : events.map(row)
    if hasHeader, !rows.isEmpty { rows.insert(heading, at: 0) }
    let lines = aligned(rows)
    return (hasHeader && !rows.isEmpty ? [legend] + lines : lines).joined(separator: "\n")
  }

  /// A line for each event, without the tick: two traces compare by time.
  static func timedLines(_ events: [TraceEvent]) -> [String] {
    aligned(
      withoutGrids(events).map { event in
        var row = row(event)
        row[1] = ""
        return row
      })
  }

  private static func withoutGrids(_ events: [TraceEvent]) -> [TraceEvent] {
    events.map { event in
      var event = event
      event.grid = nil
      return event
    }
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (0..<5).map { column in rows.map { VisibleText.width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for column in 0..<5 where widths[column] > 0 {
        let padding = String(repeating: " ", count: widths[column] - VisibleText.width(row[column]))
        // Numbers are read from the right, words from the left.
        line += (column < 2 ? padding + row[column] : row[column] + padding) + "  "
      }
      return line + singleLine(row[5])
    }
  }

  private static let heading = ["time", "tick", "who", "offset", "flags", "what"]
  private static let legend =
    "who: L layout, DS data source, DG delegate, C view, G grid; "
    + "flags: T tracking, D dragging, S slowing down"

  private static func row(_ event: TraceEvent) -> [String] {
    [
      time(event.time), "\(event.tick)",
      event.source.rawValue + (event.grid.map { " #\($0)" } ?? ""),
      event.contentOffset.map { NumberText.short($0) } ?? "",
      event.state.map(flags) ?? "",
      words(event),
    ]
  }

  private static func words(_ event: TraceEvent) -> String {
    event.detail.isEmpty ? event.call : "\(event.call) \(event.detail)"
  }

  // MARK: Folding

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
      rows += self.rows(ofFrame: frames[index])
      if end - index > 1 {
        let count = end - index - 1
        rows.append(
          foldedRow(
            frames[end - 1],
            count == 1 ? "... a frame like that" : "... \(count) frames like that"))
      }
      index = end
    }
    return rows
  }

  /// The calls of a frame. Of calls that come over and over the first round is told, then how many
  /// follow and what the last one begins with.
  private static func rows(ofFrame events: ArraySlice<TraceEvent>) -> [[String]] {
    var rows: [[String]] = []
    var index = events.startIndex
    while index < events.endIndex {
      guard let round = longestRepetition(at: index, in: events) else {
        rows.append(row(events[index]))
        index += 1
        continue
      }
      let end = index + round.length * round.count
      let last = events[end - round.length..<end]
      rows += events[index..<index + round.length].map(row)
      rows.append(
        foldedRow(
          last, "... \(round.count - 1) more like that, the last: \(words(last[last.startIndex]))"))
      index = end
    }
    return rows
  }

  /// Rounds of up to six calls that come several times in a row, if that saves more than a line.
  private static func longestRepetition(
    at start: Int, in events: ArraySlice<TraceEvent>
  ) -> (length: Int, count: Int)? {
    var best: (length: Int, count: Int)?
    var mostSaved = 1
    for length in 1...6 where start + 2 * length <= events.endIndex {
      var end = start + length
      while end < events.endIndex, isAlike(events[end], events[end - length]) { end += 1 }
      let count = (end - start) / length
      let saved = length * (count - 1) - 1
      if saved > mostSaved {
        mostSaved = saved
        best = (length, count)
      }
    }
    return best
  }

  private static func foldedRow(_ events: ArraySlice<TraceEvent>, _ text: String) -> [String] {
    let place = events.last { $0.contentOffset != nil }
    return [
      events.last.map { time($0.time) } ?? "", events.last.map { "\($0.tick)" } ?? "", "",
      place?.contentOffset.map { NumberText.short($0) } ?? "", place?.state.map(flags) ?? "",
      text,
    ]
  }

  private static func isAlike(
    _ frame: ArraySlice<TraceEvent>, _ other: ArraySlice<TraceEvent>
  ) -> Bool {
    frame.count == other.count && zip(frame, other).allSatisfy { isAlike($0, $1) }
  }

  private static func isAlike(_ event: TraceEvent, _ other: TraceEvent) -> Bool {
    event.source == other.source && event.call == other.call && event.state == other.state
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
    VisibleText.line(text.replacingOccurrences(of: "\n", with: " / "))
  }
}
