extension TraceText {
  /// Returns the difference of one trace from another trace, event by event; nil when there is
  /// none.
  ///
  /// Two events are equal if they have the same source, method, detail and flags, at the same time
  /// and the same content offset. The lines of the difference are the lines of `log` without the
  /// tick.
  ///
  /// ```swift
  /// // A refresh rate of 120 changes the times of frames, but not the events.
  /// #expect(TraceText.difference(log.events, from: slow.events, timeTolerance: 1.0 / 60) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - timeTolerance: The greatest allowed difference of two events' times, in seconds.
  ///   - offsetTolerance: The greatest allowed difference of two events' content offsets, in
  ///     points.
  ///   - context: The number of equal lines to show on each side of a change.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  /// - Complexity: As for `LineDiff`.
  public static func difference(
    _ events: [TraceEvent], from expected: [TraceEvent], timeTolerance: TimeInterval = 0,
    offsetTolerance: CGFloat = 0, context: Int = 2, limit: Int = 40
  ) -> LineDiff? {
    // Times are sums of frame durations, so they may exceed the tolerance by a rounding error.
    let reach = timeTolerance + 1e-9
    func isAlike(_ a: TraceEvent, _ b: TraceEvent) -> Bool {
      guard abs(a.time - b.time) <= reach, a.state == b.state else { return false }
      switch (a.contentOffset, b.contentOffset) {
      case (nil, nil): return true
      case (let a?, let b?): return isNear(a, b, offsetTolerance)
      default: return false
      }
    }
    let lines = timedLines(expected + events)
    var old = Array(lines[..<expected.count])
    var new = Array(lines[expected.count...])
    // Events with the same source, method and detail are pairs, whatever their times and offsets.
    let script = EditScript(matching: expected.map(call), with: events.map(call))
    for case .keep(let before, let after) in script.edits {
      if isAlike(expected[before], events[after]) {
        // Events within the tolerances get the same line.
        new[after] = old[before]
      } else if old[before] == new[after] {
        // The events differ only in decimals that their lines do not show.
        old[before] += exactly(expected[before])
        new[after] += exactly(events[after])
      }
    }
    return LineDiff(expected: old, actual: new, context: context, limit: limit)
  }

  /// Returns the time and the offset of an event with all decimals.
  private static func exactly(_ event: TraceEvent) -> String {
    let offset = event.contentOffset.map {
      ", offset \(NumberText.exact($0.x)), \(NumberText.exact($0.y))"
    }
    return "  (time \(NumberText.exact(event.time))\(offset ?? ""))"
  }
}

extension TraceLog {
  /// Returns the difference of the collected events from another trace; nil when there is none. See
  /// `TraceText.difference`.
  public func difference(
    from expected: [TraceEvent], timeTolerance: TimeInterval = 0, offsetTolerance: CGFloat = 0
  ) -> LineDiff? {
    TraceText.difference(
      events, from: expected, timeTolerance: timeTolerance, offsetTolerance: offsetTolerance)
  }
}
