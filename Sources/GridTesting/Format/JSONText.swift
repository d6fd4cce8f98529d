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
    var rest = UInt32(whole.magnitude)
    var unit: UInt32 = 1
    while rest / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// See `JSONWriter.quoted(_:)`.
  mutating func append(quoting string: String) {
    guard JSONWriter.isPlain(string) else {
      bytes += JSONWriter.quoted(string).utf8
      return
    }
    append("\"")
    bytes += string.utf8
    append("\"")
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
