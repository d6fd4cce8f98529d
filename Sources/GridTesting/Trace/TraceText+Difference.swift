extension TraceText {
  /// Returns the difference of one trace from another one, event by event; nil when there is none.
  ///
  /// Events are alike when the same method of the same object was called with the same words, at
  /// the same time and place. Lines are those of `log`, without the tick.
  ///
  /// ```swift
  /// // A refresh rate of 120 changes when frames are, not what happens.
  /// #expect(TraceText.difference(log.events, from: slow.events, timeTolerance: 1.0 / 60) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - timeTolerance: How far the times of two events may be apart, in seconds.
  ///   - offsetTolerance: How far their content offsets may be apart, in points.
  ///   - context: How many equal lines to show on each side of a change.
  ///   - limit: How many differing lines to show before the rest is only counted.
  /// - Complexity: As that of `LineDiff`.
  public static func difference(
    _ events: [TraceEvent], from expected: [TraceEvent], timeTolerance: TimeInterval = 0,
    offsetTolerance: CGFloat = 0, context: Int = 2, limit: Int = 40
  ) -> LineDiff? {
    // A sum of frame lengths may miss the bound by a rounding error.
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
    for (before, after) in matches(expected, events) {
      if isAlike(expected[before], events[after]) {
        // Alike, so they read alike.
        new[after] = old[before]
      } else if old[before] == new[after] {
        // They differ in decimals that lines leave out.
        old[before] += exactly(expected[before])
        new[after] += exactly(events[after])
      }
    }
    return LineDiff(expected: old, actual: new, context: context, limit: limit)
  }

  /// Time and offset in full.
  private static func exactly(_ event: TraceEvent) -> String {
    let offset = event.contentOffset.map {
      ", offset \(NumberText.exact($0.x)), \(NumberText.exact($0.y))"
    }
    return "  (time \(NumberText.exact(event.time))\(offset ?? ""))"
  }

  /// Events of both traces that are the same call with the same words, in order.
  private static func matches(
    _ old: [TraceEvent], _ new: [TraceEvent]
  ) -> [(old: Int, new: Int)] {
    let script = EditScript(matching: old.map { calls([$0]) }, with: new.map { calls([$0]) })
    return script.edits.compactMap { edit in
      if case .keep(let old, let new) = edit { (old, new) } else { nil }
    }
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
