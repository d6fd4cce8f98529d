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

  package mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
  }

  /// The number of characters on the last line.
  package var column: Int {
    let tail = bytes[(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
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
  /// Appends the separator after the previous member, then a key that needs no escapes, then a
  /// colon. In a spaced text, commas and colons have a space after them.
  package mutating func append(key: StaticString, isFirst: Bool, isSpaced: Bool) {
    if !isFirst { append(",", isSpaced) }
    append("\"")
    key.withUTF8Buffer { bytes += $0 }
    append("\"")
    append(":", isSpaced)
  }

  /// Appends a key and a colon.
  mutating func append(key: String, isSpaced: Bool) {
    append(quoting: key)
    append(":", isSpaced)
  }

  /// Appends numbers in brackets, as the value of a member whose key has been written.
  package mutating func append(_ numbers: [CGFloat], isSpaced: Bool) {
    append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(",", isSpaced) }
      append(number)
    }
    append("]")
  }

  private mutating func append(_ mark: Unicode.Scalar, _ isSpaced: Bool) {
    append(mark)
    if isSpaced { append(" ") }
  }
}
