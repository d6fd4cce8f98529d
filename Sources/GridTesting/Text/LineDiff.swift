/// The differences of two texts, line by line, short enough to read in a failed test.
///
///     #expect(LineDiff(expected: golden, actual: text) == nil)
///
/// In the description, `-` marks lines that are only in the expected text, and `+` marks lines that
/// are only in the actual text. Long runs of equal lines are left out.
public struct LineDiff: Hashable, Sendable, CustomStringConvertible {
  /// A line of the description, or a number of lines that the description leaves out.
  public typealias Line = DiffLine<String>

  /// The lines to print, in order. Within one change the missing lines come first.
  public let lines: [Line]

  /// Compares two lists of lines. The result is nil if the lists are equal.
  ///
  /// - Parameters:
  ///   - context: The number of equal lines to show on each side of a change.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  /// - Complexity: O((*n* + *m*) · *d*) for *n* and *m* lines with *d* differences. If there are
  ///   more than 1000 differences, only the common lines at the beginning and at the end are
  ///   matched.
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
    lines = Line.shortened(all, context: context, limit: limit)
  }

  /// Compares two texts. The result is nil if the texts are equal.
  ///
  /// Lines end at `\n`. A text with a line break at its end has an empty last line.
  public init?(expected: String, actual: String, context: Int = 2, limit: Int = 40) {
    self.init(
      expected: Self.lines(of: expected), actual: Self.lines(of: actual), context: context,
      limit: limit)
  }

  /// Compares two tables. Returns nil if the tables are equal.
  ///
  /// A wider number changes the spaces in every row. Rows that differ only in their spaces
  /// therefore count as equal, unless the tables have no other difference.
  static func ofTables(expected: String, actual: String) -> LineDiff? {
    var old = lines(of: expected)
    let new = lines(of: actual)
    func words(_ line: String) -> [Substring] { line.split(separator: " ") }
    let script = EditScript(matching: old.map(words), with: new.map(words))
    for case .keep(let before, let after) in script.edits { old[before] = new[after] }
    return LineDiff(expected: old, actual: new) ?? LineDiff(expected: expected, actual: actual)
  }

  /// The number of missing and unexpected lines that are shown.
  package var differingLines: Int { lines.count { $0.content != nil && !$0.isSame } }

  /// The first difference in words. The text is part of a message's first line, because the reader
  /// of a failed test looks there first.
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
    lines.map { $0 == .same("") ? "" : $0.marked(folded: "lines alike", Self.printable) }
      .joined(separator: "\n")
  }

  // Splits scalars, not characters: in a String, "\r\n" is one character and no line feed.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a line in which invisible characters are escaped. A carriage return, for instance,
  /// would hide the line on a terminal.
  private static func printable(_ text: String) -> String {
    VisibleText.line(text, keepsTabs: true)
  }
}
