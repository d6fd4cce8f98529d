/// JSON text in the making, as UTF-8: to append a few bytes to a long string costs several times as much.
struct JSONText {
  private var bytes: [UInt8] = []

  /// In bytes.
  var length: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout JSONText, words: String) {
    text.bytes += words.utf8
  }

  /// The shortest decimal that reads back as the same double, see `JSONWriter.number(_:)`.
  mutating func append(_ number: Double) {
    guard abs(number) < 1e9, let whole = Int(exactly: number) else {
      bytes += JSONWriter.number(number).utf8
      return
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = whole.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// See `JSONWriter.quoted(_:)`.
  mutating func append(quoting string: String) {
    bytes += JSONWriter.quoted(string).utf8
  }

  /// A key, a colon and a space.
  ///
  /// - Returns: The columns that they take.
  mutating func appendKey(_ key: String) -> Int {
    let start = length
    append(quoting: key)
    bytes += ": ".utf8
    return columns(from: start)
  }

  mutating func startLine(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
  }

  /// The characters after the first `start` bytes.
  func columns(from start: Int) -> Int {
    let tail = bytes[start...]
    // Controls are written out, so that each byte of ASCII is a character.
    if tail.allSatisfy({ $0 < 0x80 }) { return tail.count }
    return String(decoding: tail, as: UTF8.self).count
  }

  /// Takes back what was appended after the first `length` bytes.
  mutating func cut(to length: Int) {
    bytes.removeSubrange(length...)
  }
}
