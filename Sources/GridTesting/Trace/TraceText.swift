/// The text forms of a trace.
public enum TraceText {
  /// Returns one line per event, such as `L prepare()`.
  public static func calls(_ events: [TraceEvent]) -> String {
    events.map(call).joined(separator: "\n")
  }

  /// Returns the lines of `calls` with consecutive equal lines as one line:
  /// `DG scrollViewDidScroll x133`.
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

  /// Returns the source, the method and the detail of an event.
  static func call(_ event: TraceEvent) -> String {
    VisibleText.lines("\(event.source.rawValue) \(words(event))")
  }

  /// Returns aligned columns: time in seconds, tick, source, offset, flags, and the call with its
  /// detail. The event's scroll view gives the offset and the flags. Both columns are empty for an
  /// event without a scroll view.
  ///
  /// The flags are `T` for tracking, `D` for dragging, and `S` for slowing down. In a test with a
  /// simulation of its own and several grids, the number of the grid follows the source: `L #2`.
  /// Grids are numbered in the order in which they were made.
  ///
  /// - Parameters:
  ///   - foldsFrames: Whether repetitions are folded. Frames with the same calls as the frame
  ///     before become one line, with the number of these frames, and the time and offset of the
  ///     last of them. Repeated calls within a frame, such as calls for one cell after the other,
  ///     are folded in the same way. Without folding, every event has a line.
  ///   - hasHeader: Whether the columns have a heading, below a line that explains the letters of
  ///     sources and flags.
  public static func log(
    _ events: [TraceEvent], foldsFrames: Bool = true, hasHeader: Bool = false
  ) -> String {
    // The events of a single grid need no number.
    let hasSeveralGrids = Set(events.compactMap(\.grid)).count > 1
    let events = hasSeveralGrids ? events : withoutGrids(events)
    var rows = foldsFrames ? foldedRows(events) : events.map(row)
    if hasHeader, !rows.isEmpty { rows.insert(heading, at: 0) }
    let lines = aligned(rows)
    return (hasHeader && !rows.isEmpty ? [legend] + lines : lines).joined(separator: "\n")
  }

  /// Returns a line for each event. The tick is left out, because traces are compared by time.
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
        // Numbers are aligned right, words left.
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

  /// Returns the rows of all frames. If equal frames follow each other, only the first of them has
  /// its rows. One more row stands for the rest, with the time and the offset of the last frame.
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

  /// Returns the rows of a frame. If a group of calls repeats, only its first occurrence has rows.
  /// One more row gives the number of further occurrences, and the first call of the last
  /// occurrence.
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

  /// Returns the group of up to six calls that repeats at `start`. Of several groups, the function
  /// chooses the group whose folding saves the most rows. Returns nil if no group saves more than
  /// one row.
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

  /// Returns a text on one line, so that a text of several lines, such as the text of a fault,
  /// stays on the line of its event.
  private static func singleLine(_ text: String) -> String {
    VisibleText.line(text.replacingOccurrences(of: "\n", with: " / "))
  }
}
