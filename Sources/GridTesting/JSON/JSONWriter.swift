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
    try JSONWriter.check(self, at: JSONPath())
    switch style {
    case .line: return JSONWriter.line(self)
    case .pretty: return JSONWriter.pretty(self)
    }
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

  package init(path: JSONPath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

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

  package static func check(_ value: JSONValue, at path: JSONPath) throws(JSONWritingError) {
    // Paths are only made for a value with a mistake.
    guard !isValid(value) else { return }
    switch value {
    case .null, .bool, .string: break
    case .number(let number):
      if !number.isFinite { throw JSONWritingError(path: path, reason: .notFinite) }
    case .array(let entries):
      for (index, entry) in entries.enumerated() { try check(entry, at: path.index(index)) }
    case .object(let object):
      var seen: Set<String> = []
      for member in object.members {
        let place = path.key(member.key)
        if !seen.insert(member.key).inserted {
          throw JSONWritingError(path: place, reason: .repeatedKey)
        }
        try check(member.value, at: place)
      }
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

  package static func line(_ value: JSONValue) -> String {
    text { write(value, isSpaced: false, to: &$0) }
  }

  /// Returns a value on one line, with a space after commas and colons.
  package static func spacedLine(_ value: JSONValue) -> String {
    text { write(value, isSpaced: true, to: &$0) }
  }

  package static func pretty(_ value: JSONValue) -> String {
    text { writePretty(value, indent: 0, tail: 0, to: &$0) }
  }

  private static func text(_ write: (inout JSONText) -> Void) -> String {
    var text = JSONText()
    write(&text)
    return text.string
  }

  package static func write(_ value: JSONValue, isSpaced: Bool, to text: inout JSONText) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text.append(value)
    case .string(let value): text.append(quoting: value)
    case .array(let entries):
      text.append("[")
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += isSpaced ? ", " : "," }
        write(entry, isSpaced: isSpaced, to: &text)
      }
      text.append("]")
    case .object(let object):
      text.append("{")
      for (index, member) in object.sortedMembers.enumerated() {
        if index > 0 { text += isSpaced ? ", " : "," }
        text.append(quoting: member.key)
        text += isSpaced ? ": " : ":"
        write(member.value, isSpaced: isSpaced, to: &text)
      }
      text.append("}")
    }
  }

  /// Writes a value on one line if it fits, otherwise on several lines.
  ///
  /// - Parameters:
  ///   - indent: The column where the line of the value begins.
  ///   - tail: The number of columns that commas and brackets after the value take.
  package static func writePretty(
    _ value: JSONValue, indent: Int, tail: Int, to text: inout JSONText
  ) {
    if !isWide(value) {
      let start = text.length
      write(value, isSpaced: true, to: &text)
      if text.column + tail <= lineLength { return }
      text.cut(to: start)
    }
    writeLines(value, indent: indent, tail: tail, to: &text)
  }

  /// Writes a value that does not fit into its line.
  package static func writeLines(
    _ value: JSONValue, indent: Int, tail: Int, to text: inout JSONText
  ) {
    var lines = JSONLines(indent: indent + 2)
    switch value {
    case .array(let entries):
      text.append("[")
      for (index, entry) in entries.enumerated() {
        let end = index == entries.count - 1 ? tail + 1 : 1
        lines.add(entry, startsLine: entry.isFilledObject, tail: end, to: &text)
      }
      text.append("]")
    case .object(let object):
      text.append("{")
      for (index, member) in object.sortedMembers.enumerated() {
        let end = index == object.members.count - 1 ? tail + 1 : 1
        lines.add(member.value, key: member.key, tail: end, to: &text)
      }
      text.append("}")
    default: write(value, isSpaced: true, to: &text)
    }
  }

  /// Whether a value has more entries than a line has columns. Such a value is not tried on a line.
  fileprivate static func isWide(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let entries): entries.count >= lineLength
    case .object(let object): object.members.count >= lineLength
    default: false
    }
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
package struct JSONLines {
  /// The column where a new line begins.
  package let indent: Int
  private var isFirst = true
  /// Whether the last entry took several lines, so that the next one begins a line.
  private var isAfterLines = false

  package init(indent: Int) {
    self.indent = indent
  }

  /// Adds an entry: to the line if it fits there, otherwise to a new line, otherwise to several
  /// lines.
  ///
  /// - Parameters:
  ///   - startsLine: Whether the entry begins a line in any case.
  ///   - tail: The number of columns that commas and brackets after the entry take.
  package mutating func add(
    _ value: JSONValue, key: String? = nil, startsLine: Bool = false, tail: Int,
    to text: inout JSONText
  ) {
    if !JSONWriter.isWide(value) {
      for isOnNewLine in [false, true] where isOnNewLine || !(startsLine || isAfterLines) {
        let start = text.length
        begin(key: key, isOnNewLine: isOnNewLine, to: &text)
        JSONWriter.write(value, isSpaced: true, to: &text)
        if text.column + tail <= JSONWriter.lineLength {
          end(isLong: false)
          return
        }
        text.cut(to: start)
      }
    }
    beginLong(key: key, startsLine: startsLine || !value.isFilled, to: &text)
    JSONWriter.writeLines(value, indent: indent, tail: tail, to: &text)
    end(isLong: value.isFilled)
  }

  /// Begins an entry that fits into no line, up to its bracket. The bracket stays on the present
  /// line if it fits there.
  package mutating func beginLong(
    key: String?, startsLine: Bool = false, to text: inout JSONText
  ) {
    let start = text.length
    if !startsLine, !isAfterLines {
      begin(key: key, isOnNewLine: false, to: &text)
      if text.column < JSONWriter.lineLength { return }
      text.cut(to: start)
    }
    begin(key: key, isOnNewLine: true, to: &text)
  }

  /// Ends an entry.
  ///
  /// - Parameter isLong: Whether the entry takes several lines.
  package mutating func end(isLong: Bool) {
    isFirst = false
    isAfterLines = isLong
  }

  private func begin(key: String?, isOnNewLine: Bool, to text: inout JSONText) {
    if !isFirst { text.append(",") }
    if isOnNewLine {
      text.startLine(indent: indent)
    } else if !isFirst {
      text.append(" ")
    }
    if let key {
      text.append(quoting: key)
      text += ": "
    }
  }
}

extension JSONValue {
  /// Whether the value is a list or an object with entries.
  fileprivate var isFilled: Bool {
    if case .array(let entries) = self { return !entries.isEmpty }
    return isFilledObject
  }

  fileprivate var isFilledObject: Bool {
    if case .object(let object) = self { return !object.isEmpty }
    return false
  }
}

extension JSONObject {
  fileprivate var hasNoKeyTwice: Bool {
    if members.count > 12 { return Set(keys).count == members.count }
    return members.withUnsafeBufferPointer { members in
      var index = 1
      while index < members.count {
        var before = 0
        while before < index {
          if members[before].key == members[index].key { return false }
          before += 1
        }
        index += 1
      }
      return true
    }
  }
}
