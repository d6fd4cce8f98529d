import Foundation

/// JSON text under construction, stored as UTF-8 bytes. With a long `String`, appending a few bytes
/// would cost several times as much.
package struct JSONText {
  private var bytes: [UInt8] = []

  package init() {}

  /// The length of the text, in bytes.
  package var length: Int { bytes.count }
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package static func += (text: inout JSONText, words: String) {
    var words = words
    words.withUTF8 { text.bytes.append(contentsOf: $0) }
  }

  /// Appends the shortest decimal that reads back as the same double; see `JSONWriter.number(_:)`.
  package mutating func append(_ number: Double) {
    guard abs(number) < 1e9, let whole = Int(exactly: number) else {
      self += JSONWriter.number(number)
      return
    }
    if whole < 0 { append("-") }
    var rest = UInt32(whole.magnitude)
    var left = length
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    // The digits were appended from right to left.
    var right = length - 1
    while left < right {
      bytes.swapAt(left, right)
      left += 1
      right -= 1
    }
  }

  package mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends a text in quotes; see `JSONWriter.quoted(_:)`.
  package mutating func append(quoting string: String) {
    guard JSONWriter.isPlain(string) else {
      self += JSONWriter.quoted(string)
      return
    }
    append("\"")
    self += string
    append("\"")
  }

  /// Appends a key, a colon and a space.
  ///
  /// - Returns: The number of columns that the key, the colon and the space take.
  package mutating func appendKey(_ key: String) -> Int {
    let start = length
    append(quoting: key)
    self += ": "
    return columns(from: start)
  }

  package mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
  }

  /// Returns the number of characters after the first `start` bytes.
  package func columns(from start: Int) -> Int {
    let tail = bytes[start...]
    // Control characters are escaped, so each ASCII byte is one character.
    if tail.allSatisfy({ $0 < 0x80 }) { return tail.count }
    return String(decoding: tail, as: UTF8.self).count
  }

  /// Removes all bytes after the first `length` bytes.
  package mutating func cut(to length: Int) {
    bytes.removeSubrange(length...)
  }
}

// MARK: Members

extension JSONText {
  /// The way to write an object's members: on one line, or each on its own line.
  package enum Spread {
    /// A form without spaces and line breaks.
    case line
    /// A single line with a space after commas and colons.
    case spacedLine
    /// A line for each member. The object's braces stand at column `indent`. Commas and colons in
    /// values have a space after them.
    case lines(indent: Int)

    fileprivate var isSpaced: Bool {
      if case .line = self { return false }
      return true
    }
  }

  /// Appends a comma or a colon within a line. A space follows unless `spread` is `.line`.
  private mutating func append(_ mark: Unicode.Scalar, _ spread: Spread) {
    append(mark)
    if spread.isSpaced { append(" ") }
  }

  /// Appends the separator after the previous member, then a key that needs no escapes, then a
  /// colon.
  package mutating func append(key: StaticString, isFirst: Bool, _ spread: Spread) {
    if case .lines(let indent) = spread {
      if !isFirst { append(",") }
      startLine(indent: indent + 2)
    } else if !isFirst {
      append(",", spread)
    }
    append("\"")
    key.withUTF8Buffer { bytes += $0 }
    append("\"")
    append(":", spread)
  }

  /// Appends numbers in brackets, as the value of a member whose key has been written.
  package mutating func append(_ numbers: [CGFloat], _ spread: Spread) {
    let start = length
    append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(",", spread) }
      append(number)
    }
    append("]")
    // Six numbers with all their digits and a comma may be too long for a line.
    if case .lines(let indent) = spread, columnsOfLine + 1 > JSONWriter.lineLength {
      cut(to: start)
      JSONWriter.writePretty(
        JSONValue(numbers), indent: indent + 2, used: columnsOfLine + 1, to: &self)
    }
  }

  /// The number of columns that the last line takes.
  private var columnsOfLine: Int {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return columns(from: 0) }
    return columns(from: end + 1)
  }
}
