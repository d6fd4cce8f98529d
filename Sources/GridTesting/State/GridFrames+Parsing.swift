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
    var entries: [Entry] = []
    var lines: [GridElementID: Int] = [:]
    var mistakes: [GridTableError.Mistake] = []
    let table = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in table.enumerated() {
      let number = index + 1
      let words = Self.words(line)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch Self.entry(words) {
      case .success(let entry):
        if let earlier = lines.updateValue(number, forKey: entry.element) {
          mistakes.append(
            .init(
              line: number,
              message:
                "expected each element once, found \(entry.element.tableName) again (see line "
                + "\(earlier))"))
        }
        entries.append(entry)
      case .failure(let refusal):
        mistakes.append(.init(line: number, message: refusal.message))
      }
    }
    if !mistakes.isEmpty { throw GridTableError(mistakes: mistakes) }
    self.init(entries)
  }

  private struct Refusal: Error {
    var message: String

    init(message: String) {
      self.message = VisibleText.line(message)
    }
  }

  private static func entry(_ words: [String]) -> Result<Entry, Refusal> {
    var words = words
    let all = words.joined(separator: " ")
    if GridElementID.position(words[0]) != nil { words.insert("cell", at: 0) }
    guard words.count == 6 else {
      return .failure(
        Refusal(message: "expected \"cell 0-3  x y width height\", found \"\(all)\""))
    }
    guard let element = GridElementID(kindText: words[0], positionText: words[1]) else {
      return .failure(
        Refusal(message: "expected an element like cell 0-3, found \"\(words[0]) \(words[1])\""))
    }
    let numbers = words[2...].map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    if let wrong = numbers.firstIndex(where: { $0 == nil }) {
      return .failure(Refusal(message: "expected a number, found \"\(words[2 + wrong])\""))
    }
    let values = numbers.compactMap(\.self)
    return .success(
      Entry(element, CGRect(x: values[0], y: values[1], width: values[2], height: values[3])))
  }

  /// Returns the words of a line. Text between double quotes belongs to one word.
  static func words(_ line: Substring) -> [String] {
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
