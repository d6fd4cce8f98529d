/// The error for a table of frames or of a state that cannot be read. It lists every mistake.
public struct GridTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line that cannot be read.
  public struct Mistake: Hashable, Sendable {
    /// The number of the line, counted from 1.
    public var line: Int
    /// The expected and the found text, without the number of the line.
    public var message: String
  }

  /// The mistakes, in the order of lines; never empty.
  public var mistakes: [Mistake]

  /// A line for each mistake: `line 3: expected a number, found "12p"`.
  public var description: String {
    mistakes.map { "line \($0.line): \($0.message)" }.joined(separator: "\n")
  }
}

/// The reason why a line of a table cannot be read.
struct TableRefusal: Error {
  let message: String

  init(_ message: String) {
    self.message = VisibleText.line(message)
  }
}

extension GridTableError {
  /// Calls `take` with the words of each line of a table and with the number of the line. Empty
  /// lines and lines that begin with `#` are left out.
  ///
  /// - Throws: `GridTableError` with all lines that `take` refuses.
  static func read(
    _ table: String, _ take: (_ words: [String], _ line: Int) throws(TableRefusal) -> Void
  ) throws(GridTableError) {
    var mistakes: [Mistake] = []
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = words(line)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      do throws(TableRefusal) {
        try take(words, index + 1)
      } catch {
        mistakes.append(Mistake(line: index + 1, message: error.message))
      }
    }
    if !mistakes.isEmpty { throw GridTableError(mistakes: mistakes) }
  }

  /// Returns the words of a line. Text between double quotes belongs to one word.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for letter in line {
      if isQuoted {
        word.append(letter)
        if letter == "\"", !isEscaped { isQuoted = false }
        isEscaped = letter == "\\" && !isEscaped
      } else if letter == " " || letter == "\t" || letter == "," || letter == "\r" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if letter == "\"" { isQuoted = true }
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension GridFrames {
  /// Reads a table: a line for each element with kind, position, x, y, width and height.
  ///
  ///     header           1-0       0  120  320   24
  ///     cell             1-0       0  144  155   60
  ///     1-1                      165  144  155   60
  ///     decoration:card  1-0       0  120  320  104
  ///
  /// Spaces or commas separate the columns. A line without a kind describes a cell. A kind with
  /// spaces stands in double quotes. Empty lines and lines that begin with `#` are ignored.
  ///
  /// - Throws: `GridTableError` with all mistakes of the table.
  public init(parsing text: String) throws(GridTableError) {
    var entries: [GridElementState] = []
    var lines: [GridElementID: Int] = [:]
    try GridTableError.read(text) { words, line throws(TableRefusal) in
      let entry = try Self.entry(words)
      entries.append(entry)
      if let earlier = lines.updateValue(line, forKey: entry.id) {
        throw TableRefusal(
          "expected each element once, found \(entry.id.tableName) again (see line \(earlier))")
      }
    }
    self.init(entries)
  }

  private static func entry(_ line: [String]) throws(TableRefusal) -> GridElementState {
    let words = GridElementID.position(line[0]) == nil ? line : ["cell"] + line
    guard words.count == 6 else {
      throw TableRefusal(
        "expected \"cell 0-3  x y width height\", found \"\(line.joined(separator: " "))\"")
    }
    if let element = try GridElementState(words: words) { return element }
    guard GridElementID(kindText: words[0], positionText: words[1]) != nil else {
      throw TableRefusal(
        "expected an element like cell 0-3, found \"\(words[0]) \(words[1])\"")
    }
    let wrong = words[2...].first { Double($0)?.isFinite != true } ?? ""
    throw TableRefusal("expected a number, found \"\(wrong)\"")
  }
}
