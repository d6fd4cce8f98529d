/// Lines about what happened, in order. Calls of the grid itself are in a `TraceLog`.
package final class Recorder {
  package private(set) var lines: [String] = []

  package init() {}

  package func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the text of the lines and removes them.
  package func take() -> String {
    defer { lines.removeAll() }
    return lines.joined(separator: "\n")
  }
}
