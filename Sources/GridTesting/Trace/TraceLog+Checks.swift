// Questions that tests ask a trace: how often methods were called, and in which order.

extension TraceLog {
  /// Returns the number of calls of a method: `log.count(of: "scrollViewDidScroll")`.
  ///
  /// - Parameters:
  ///   - call: The name of the method as in the trace, for instance `prepare()` with its
  ///     parentheses.
  ///   - source: The source of the calls; nil for any source.
  public func count(of call: String, from source: TraceEvent.Source? = nil) -> Int {
    events.lazy.filter { $0.call == call && (source == nil || $0.source == source) }.count
  }

  /// Returns the events of one method, in order.
  public func events(of call: String) -> [TraceEvent] {
    events.filter { $0.call == call }
  }

  /// Whether the named methods were called in this order. Other calls may come between them.
  public func contains(inOrder calls: [String]) -> Bool {
    missing(inOrder: calls) == nil
  }

  /// Returns the first method in `calls` that was not called after the methods before it; nil if
  /// all methods were called in this order. `#expect(log.missing(inOrder: […]) == nil)` prints the
  /// method.
  public func missing(inOrder calls: [String]) -> String? {
    var rest = events[...]
    for call in calls {
      guard let index = rest.firstIndex(where: { $0.call == call }) else { return call }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  /// Compares the text of `folded(of:)` with an expected text. Returns the difference of the two
  /// texts; nil when the texts are equal.
  ///
  /// ```swift
  /// #expect(log.difference(from: "DG scrollViewDidScroll x12", of: .delegate) == nil)
  /// ```
  public func difference(
    from expected: String, of sources: TraceEvent.Source...
  ) -> LineDiff? {
    let chosen = sources.isEmpty ? events : events.filter { sources.contains($0.source) }
    return LineDiff(expected: expected, actual: TraceText.folded(chosen))
  }
}
