/// The differences of two texts, line by line, short enough to read in a failed test.
///
///     #expect(LineDiff(expected: golden, actual: text) == nil)
///
/// Its description marks lines that are only in the expected text with `-`, lines that are only in
/// the actual one with `+`, and leaves out long stretches in which both agree.
public struct LineDiff: Hashable, Sendable, CustomStringConvertible {
  /// A line of the description, or a stretch that it leaves out.
  public enum Line: Hashable, Sendable {
    /// A line of both texts, near a difference.
    case same(String)
    /// A line that was expected and is not there.
    case missing(String)
    /// A line that is there and was not expected.
    case unexpected(String)
    /// A number of lines of both texts, left out.
    case folded(Int)
    /// A number of further differences, left out at the end.
    case cut(Int)
  }

  /// The lines to print, in order. Within one change the missing lines come first.
  public let lines: [Line]

  /// Compares two lists of lines. Nil when they are equal.
  ///
  /// - Parameters:
  ///   - context: How many equal lines to show on each side of a change.
  ///   - limit: How many differing lines to show before the rest is only counted.
  /// - Complexity: O((*n* + *m*) · *d*) for *n* and *m* lines with *d* differences; texts with more
  ///   than 1000 differences are not matched up between what they share at both ends.
  public init?(expected: [String], actual: [String], context: Int = 2, limit: Int = 40) {
    if expected == actual { return nil }
    let script = EditScript(matching: expected, with: actual)
    let all = script.edits.map { edit -> Line in
      switch edit {
      case .keep(let old, _): .same(expected[old])
      case .remove(let old): .missing(expected[old])
      case .insert(let new): .unexpected(actual[new])
      }
    }
    lines = Folding.shortened(all, context: context, limit: limit) {
      if case .same = $0 { true } else { false }
    }.map { part in
      switch part {
      case .entry(let line): line
      case .folded(let count): .folded(count)
      case .cut(let count): .cut(count)
      }
    }
  }

  /// Compares two texts. Nil when they are equal.
  ///
  /// Lines end at `\n`. A line break at the very end counts: without it the last line is missing an
  /// empty successor.
  public init?(expected: String, actual: String, context: Int = 2, limit: Int = 40) {
    self.init(
      expected: Self.lines(of: expected), actual: Self.lines(of: actual), context: context,
      limit: limit)
  }

  /// Compares two tables. Nil when they are equal.
  ///
  /// One wider number moves every line of its column, so rows that differ only in their blanks are
  /// alike, unless nothing else differs.
  static func ofTables(expected: String, actual: String) -> LineDiff? {
    var old = lines(of: expected)
    let new = lines(of: actual)
    func words(_ line: String) -> [Substring] { line.split(separator: " ") }
    let script = EditScript(matching: old.map(words), with: new.map(words))
    for case .keep(let before, let after) in script.edits { old[before] = new[after] }
    return LineDiff(expected: old, actual: new) ?? LineDiff(expected: expected, actual: actual)
  }

  /// The lines that differ first, in words: the reader of a failed test looks at its first lines.
  var firstChange: String {
    var (missing, unexpected): ([String], [String]) = ([], [])
    changes: for line in lines {
      switch line {
      case .missing(let text): missing.append(Self.quoted(text))
      case .unexpected(let text): unexpected.append(Self.quoted(text))
      case .same, .folded, .cut: if !missing.isEmpty || !unexpected.isEmpty { break changes }
      }
    }
    if let (old, new) = zip(missing, unexpected).first(where: { $0 != $1 }) {
      return "\(new), not \(old)"
    }
    let alike = min(missing.count, unexpected.count)
    if let old = missing.dropFirst(alike).first { return "\(old) is missing" }
    if let new = unexpected.dropFirst(alike).first { return "\(new) is not expected" }
    return missing.first.map { "\($0) has other blanks" } ?? "more differs than is shown"
  }

  private static func quoted(_ line: String) -> String {
    "“\(printable(line).split(separator: " ").joined(separator: " "))”"
  }

  /// The diff as text, a line for each entry, without a line break at the end.
  public var description: String {
    lines.map { line in
      switch line {
      case .same(let text): text.isEmpty ? "" : "  \(Self.printable(text))"
      case .missing(let text): "- \(Self.printable(text))"
      case .unexpected(let text): "+ \(Self.printable(text))"
      case .folded(let count): "  … \(count) lines alike"
      case .cut(let count): "  … \(count) more \(count == 1 ? "line differs" : "lines differ")"
      }
    }.joined(separator: "\n")
  }

  // Split at the scalar: to a String "\r\n" is one character, and not a line feed.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A carriage return would hide the line on a terminal.
  private static func printable(_ text: String) -> String {
    VisibleText.line(text, keepsTabs: true)
  }
}
