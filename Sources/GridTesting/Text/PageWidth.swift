/// The width of a terminal in columns, with functions that break text between words to fit this
/// width.
///
/// Words that do not fit continue on the next line. This line begins below the last table column of
/// the broken line. If the broken line has no table column, the next line is indented a little
/// further than the broken line:
///
///     --html FILE          writes a page that plays
///                          what happened
///
/// Ideographs and emoji take two columns. Colour codes take no column. A word that is longer than a
/// line is not broken, so that a path can still be copied. A word with ideographs, however, may be
/// broken at any character.
package struct PageWidth: Hashable, Sendable {
  package var columns: Int

  package init(_ columns: Int) {
    self.columns = max(20, columns)
  }

  /// Returns the text, with every line that is too long broken into several lines.
  package func fitted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { fittedLine(String($0)) }.joined(separator: "\n")
  }

  /// Returns a page whose lines were broken for more columns, broken anew for this width. The
  /// function first joins each continuation line to the line before.
  package func rewrapped(_ text: String) -> String {
    var joined: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let last = joined.last, continues(line, last) {
        joined[joined.count - 1] += " " + line.drop { $0 == " " }
      } else {
        joined.append(line)
      }
    }
    return joined.map(fittedLine).joined(separator: "\n")
  }

  /// Returns as much of a line as fits, with `…` for the rest.
  package func cut(_ line: String) -> String {
    guard Self.width(line) > columns else { return line }
    var result = ""
    var width = 0
    for letter in line {
      let next = VisibleText.width(String(letter))
      if width + next > columns - 1 { break }
      result.append(letter)
      width += next
    }
    return result + "…"
  }

  // MARK: Lines

  private func fittedLine(_ line: String) -> String {
    guard Self.width(line) > columns else { return line }
    let indent = hangingIndent(line)
    var lines: [String] = []
    var current = ""
    var width = 0
    func startLine() {
      lines.append(current)
      current = String(repeating: " ", count: indent)
      width = indent
    }
    var isAtStart = true
    for (gap, word) in Self.pieces(line) {
      if !isAtStart, width + gap.count + Self.width(word) > columns {
        startLine()
      } else {
        current += gap
        width += gap.count
      }
      // Only a word with ideographs may be broken, at any of its characters.
      let isBroken =
        width + Self.width(word) > columns && VisibleText.width(word) > word.count
        && !word.contains("\u{1B}")
      for part in isBroken ? word.map({ String($0) }) : [word] {
        if isBroken, width + Self.width(part) > columns { startLine() }
        current += part
        width += Self.width(part)
      }
      isAtStart = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the indent for the rest of a broken line: the start of the line's last table column
  /// that leaves enough room. Without such a column, the rest is indented by two more than the line
  /// itself, or by 0 if the line has no indent.
  private func hangingIndent(_ line: String) -> Int {
    let start = line.prefix { $0 == " " }.count
    let most = columns * 3 / 5
    let indent = Self.lastColumn(line, within: most) ?? (start == 0 ? 0 : start + 2)
    return indent <= most ? indent : start
  }

  /// Whether a line of a page continues the line before it.
  private func continues(_ line: String, _ last: String) -> Bool {
    guard !line.isEmpty, !last.isEmpty else { return false }
    let indent = line.prefix { $0 == " " }.count
    if indent == 0 {
      return last.first != " " && !last.hasPrefix("gridview ") && !last.hasSuffix(":")
    }
    let isListed = last.hasSuffix(",") && indent == last.prefix { $0 == " " }.count
    return isListed || indent > 2 && indent == Self.lastColumn(last, within: .max)
  }

  /// Returns the start of the last table column in a line. Two spaces or more separate table
  /// columns.
  private static func lastColumn(_ line: String, within limit: Int) -> Int? {
    var column = 0
    var gap = 0
    var found: Int?
    var hasText = false
    for letter in line {
      if letter == " " {
        gap += 1
      } else {
        if gap > 1, hasText, column <= limit { found = column }
        gap = 0
        hasText = true
      }
      column += VisibleText.width(String(letter))
    }
    return found
  }

  private static func pieces(_ line: String) -> [(gap: Substring, word: String)] {
    var pieces: [(gap: Substring, word: String)] = []
    var rest = line[...]
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      rest = rest[gap.endIndex...]
      let word = rest.prefix { $0 != " " }
      rest = rest[word.endIndex...]
      pieces.append((gap, String(word)))
    }
    return pieces
  }

  /// Returns the number of terminal columns that a text takes. Colour codes take no columns.
  private static func width(_ text: String) -> Int {
    guard text.contains("\u{1B}") else { return VisibleText.width(text) }
    return VisibleText.width(text.replacing(/\u{1B}\[[0-9;]*m/, with: ""))
  }
}
