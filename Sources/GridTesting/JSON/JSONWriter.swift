extension JSONValue {
  /// The form of a JSON text: on one line or on several lines.
  public enum Style: Hashable, Sendable {
    /// A form without spaces and line breaks.
    case line
    /// A form on lines of 100 columns. A value that fits into its line stays on it. The entries of
    /// any other list or object follow its bracket and fill lines, two columns further in. An
    /// object in a list begins a line, and so does an entry after one that takes several lines.
    case pretty
  }

  /// Returns the value as JSON text, without a line break at the end.
  ///
  /// Keys are sorted by their Unicode scalars. A number is the shortest decimal that reads back as
  /// the same double. A whole number has no fraction, and `-0` is written as `0`. Escapes are only
  /// written for characters that need them, and for invisible characters such as control characters
  /// and marks of direction.
  ///
  /// - Throws: `JSONWritingError` for a number that is not finite and for a repeated key.
  public func text(_ style: Style = .line) throws(JSONWritingError) -> String {
    try JSONWriter.text(.value(self), style)
  }
}

/// The error for a value that cannot be written as JSON.
public struct JSONWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a value cannot be written.
  public enum Reason: Hashable, Sendable {
    /// A number is NaN or infinite.
    case notFinite
    /// An object has a key twice. Programs that read JSON do not agree on the value of such a key.
    case repeatedKey
  }

  /// The path to the value that cannot be written.
  public var path: JSONPath
  /// The reason why the value cannot be written.
  public var reason: Reason

  /// The error on one line: the path, what was expected, and what was found.
  public var description: String {
    switch reason {
    case .notFinite: "\(path): expected a finite number, found NaN or infinity"
    case .repeatedKey: "\(path): expected each key once, found it twice"
    }
  }
}

package enum JSONWriter {
  package static let lineLength = 100

  /// Returns the text that `JSONValue.text(_:)` returns for the value of a source.
  package static func text(
    _ source: JSONSource, _ style: JSONValue.Style
  ) throws(JSONWritingError) -> String {
    try check(source, at: JSONPath())
    var text = JSONText()
    switch style {
    case .line: write(source, isSpaced: false, to: &text)
    case .pretty: writePretty(source, to: &text)
    }
    return text.string
  }

  private static func check(
    _ source: JSONSource, at path: JSONPath
  ) throws(JSONWritingError) {
    // Paths are only made for a value with a mistake.
    guard !isValid(source) else { return }
    guard let count = source.count else {
      throw JSONWritingError(path: path, reason: .notFinite)
    }
    var seen: Set<String> = []
    for index in 0..<count {
      let (key, value) = source.part(at: index)
      let place = key.map { path.key($0) } ?? path.index(index)
      if let key, !seen.insert(key).inserted {
        throw JSONWritingError(path: place, reason: .repeatedKey)
      }
      try check(value, at: place)
    }
  }

  private static func isValid(_ source: JSONSource) -> Bool {
    switch source {
    case .value(let value): isValid(value)
    case .list(let list): (0..<list.count).allSatisfy(list.isFinite)
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    case .entry(let list, let index): list.isFinite(at: index)
    case .array, .object: false
    }
  }

  private static func isValid(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .string: true
    case .number(let number): number.isFinite
    case .array(let entries): entries.allSatisfy(isValid)
    case .object(let object):
      object.members.allSatisfy { isValid($0.value) } && object.hasNoKeyTwice
    }
  }

  /// Returns a value on one line, with a space after commas and colons.
  package static func spacedLine(_ value: JSONValue) -> String { line(value, isSpaced: true) }

  package static func line(_ value: JSONValue, isSpaced: Bool = false) -> String {
    var text = JSONText()
    write(value, isSpaced: isSpaced, to: &text)
    return text.string
  }

  package static func write(_ value: JSONValue, isSpaced: Bool, to text: inout JSONText) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text.append(value)
    case .string(let value): text.append(quoting: value)
    case .array(let entries):
      writeParts(entries.count, in: ("[", "]"), isSpaced: isSpaced, to: &text) { index, text in
        write(entries[index], isSpaced: isSpaced, to: &text)
      }
    case .object(let object):
      let members = object.sortedMembers
      writeParts(members.count, in: ("{", "}"), isSpaced: isSpaced, to: &text) { index, text in
        text.append(key: members[index].key, isSpaced: isSpaced)
        write(members[index].value, isSpaced: isSpaced, to: &text)
      }
    }
  }

  package static func write(_ source: JSONSource, isSpaced: Bool, to text: inout JSONText) {
    switch source {
    case .value(let value): write(value, isSpaced: isSpaced, to: &text)
    case .numbers(let numbers): text.append(numbers, isSpaced: isSpaced)
    case .list(let list):
      writeParts(list.count, in: source.brackets, isSpaced: isSpaced, to: &text) { index, text in
        list.write(index, isSpaced: isSpaced, to: &text)
      }
    case .entry(let list, let index): list.write(index, isSpaced: isSpaced, to: &text)
    case .array, .object:
      let count = source.count ?? 0
      writeParts(count, in: source.brackets, isSpaced: isSpaced, to: &text) { index, text in
        let (key, value) = source.part(at: index)
        if let key { text.append(key: key, isSpaced: isSpaced) }
        write(value, isSpaced: isSpaced, to: &text)
      }
    }
  }

  private static func writeParts(
    _ count: Int, in brackets: (Unicode.Scalar, Unicode.Scalar), isSpaced: Bool,
    to text: inout JSONText, _ write: (_ index: Int, inout JSONText) -> Void
  ) {
    text.append(brackets.0)
    for index in 0..<count {
      if index > 0 { text += isSpaced ? ", " : "," }
      write(index, &text)
    }
    text.append(brackets.1)
  }

  /// Writes a value on one line if it fits, otherwise on several lines.
  private static func writePretty(_ source: JSONSource, to text: inout JSONText) {
    if !source.isWide {
      write(source, isSpaced: true, to: &text)
      if text.column <= lineLength { return }
      text.cut(to: 0)
    }
    writeLines(source, indent: 0, tail: 0, to: &text)
  }

  /// Writes a value that does not fit into its line.
  ///
  /// - Parameters:
  ///   - indent: The column where the line of the value begins.
  ///   - tail: The number of columns that commas and brackets after the value take.
  fileprivate static func writeLines(
    _ source: JSONSource, indent: Int, tail: Int, to text: inout JSONText
  ) {
    var source = source
    switch source {
    case .value(.object(let object)):
      source = .value(.object(JSONObject(members: object.sortedMembers)))
    case .entry(let list, let index): source = .value(list.json(at: index))
    default: break
    }
    guard let count = source.count else { return write(source, isSpaced: true, to: &text) }
    var lines = JSONLines(indent: indent + 2)
    text.append(source.brackets.0)
    for index in 0..<count {
      let (key, value) = source.part(at: index)
      lines.add(
        value, key: key, startsLine: key == nil && value.isObject && value.isFilled,
        tail: index == count - 1 ? tail + 1 : 1, to: &text)
    }
    text.append(source.brackets.1)
  }

  /// Returns the shortest decimal that reads back as the same double. The results `NaN` and
  /// `Infinity` occur only in error messages.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    // Most numbers are small whole numbers. The description of a larger number may have an
    // exponent.
    if abs(value) < 1e9, let whole = Int(exactly: value) { return String(whole) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether no character of a text has to be escaped.
  static func isPlain(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
        index += 1
      }
      return true
    }
  }

  /// Returns a text in quotes. Invisible characters (`VisibleText.hides(_:)`) are escaped, because
  /// JSON may be printed to a terminal.
  package static func quoted(_ string: String) -> String {
    if isPlain(string) { return "\"\(string)\"" }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where VisibleText.hides(scalar):
        for unit in String(scalar).utf16 {
          text += "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst()
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// The entries of a list or an object that takes several lines, while they are written.
private struct JSONLines {
  /// The column where a new line begins.
  let indent: Int
  private var isFirst = true
  /// Whether the last entry took several lines, so that the next one begins a line.
  private var isAfterLines = false

  init(indent: Int) {
    self.indent = indent
  }

  /// Adds an entry: to the line if it fits there, otherwise to a new line, otherwise to several
  /// lines.
  ///
  /// - Parameters:
  ///   - startsLine: Whether the entry begins a line in any case.
  ///   - tail: The number of columns that commas and brackets after the entry take.
  mutating func add(
    _ source: JSONSource, key: String?, startsLine: Bool, tail: Int, to text: inout JSONText
  ) {
    let isFilled = source.isFilled
    defer { isFirst = false }
    isAfterLines = isAfterLines || startsLine
    if !source.isWide {
      for isOnNewLine in [false, true] where isOnNewLine || !isAfterLines {
        let start = text.length
        begin(key, isOnNewLine: isOnNewLine, to: &text)
        JSONWriter.write(source, isSpaced: true, to: &text)
        if text.column + tail <= JSONWriter.lineLength {
          isAfterLines = false
          return
        }
        text.cut(to: start)
      }
    }
    // The bracket of a long entry stays on the present line if it fits there.
    let start = text.length
    begin(key, isOnNewLine: isAfterLines || !isFilled, to: &text)
    if !isAfterLines, isFilled, text.column >= JSONWriter.lineLength {
      text.cut(to: start)
      begin(key, isOnNewLine: true, to: &text)
    }
    JSONWriter.writeLines(source, indent: indent, tail: tail, to: &text)
    isAfterLines = isFilled
  }

  private func begin(_ key: String?, isOnNewLine: Bool, to text: inout JSONText) {
    if !isFirst { text.append(",") }
    if isOnNewLine {
      text.startLine(indent: indent)
    } else if !isFirst {
      text.append(" ")
    }
    if let key { text.append(key: key, isSpaced: true) }
  }
}

extension JSONObject {
  fileprivate var hasNoKeyTwice: Bool {
    // Most objects are small, and making a set takes longer than comparing a few keys.
    if members.count > 12 { return Set(keys).count == members.count }
    return members.indices.allSatisfy { index in
      members[..<index].allSatisfy { $0.key != members[index].key }
    }
  }
}
