extension JSONValue {
  /// The form of a JSON text: on one line or on several lines.
  public enum Style: Hashable, Sendable {
    /// A form without spaces and line breaks.
    case line
    /// A form with an indent of two spaces. A value that fits into 100 columns stays on one line.
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
    text { writePretty(value, indent: 0, used: 0, to: &$0) }
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

  /// Writes a value: on one line if it fits, otherwise with each entry on a line of its own.
  ///
  /// - Parameter used: The number of columns that the text before the value and the comma after the
  ///   value take on the line.
  package static func writePretty(
    _ value: JSONValue, indent: Int, used: Int, to text: inout JSONText
  ) {
    // The value is written on one line, then measured. A value with more entries than a line has
    // columns is not tried.
    if !isWide(value) {
      let start = text.length
      write(value, isSpaced: true, to: &text)
      if used + text.columns(from: start) <= lineLength { return }
      text.cut(to: start)
    }
    switch value {
    case .array(let entries) where !entries.isEmpty:
      text.append("[")
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        text.startLine(indent: indent + 2)
        writePretty(entry, indent: indent + 2, used: indent + 3, to: &text)
      }
      text.startLine(indent: indent)
      text.append("]")
    case .object(let object) where !object.isEmpty:
      text.append("{")
      for (index, member) in object.sortedMembers.enumerated() {
        if index > 0 { text += "," }
        text.startLine(indent: indent + 2)
        let used = text.appendKey(member.key)
        writePretty(member.value, indent: indent + 2, used: indent + 3 + used, to: &text)
      }
      text.startLine(indent: indent)
      text.append("}")
    default: write(value, isSpaced: true, to: &text)
    }
  }

  private static func isWide(_ value: JSONValue) -> Bool {
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
