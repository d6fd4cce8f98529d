/// Checks whether bytes are one JSON value of RFC 8259 with finite numbers. The check is
/// independent of the code that writes JSON, stores no values, and does not recurse.
struct JSONLineCheck: ByteReader {
  /// Returns the problem in some bytes, in words; nil if there is none.
  static func problem(in bytes: some Collection<UInt8>) -> String? {
    var check = JSONLineCheck(bytes: Array(bytes))
    return check.run() ? nil : "no JSON at byte \(check.index) of \(check.bytes.count)"
  }

  let bytes: [UInt8]
  var index = 0

  private mutating func run() -> Bool {
    // The closing brackets that are still expected.
    var open: [UInt8] = []
    while true {
      skipSpace()
      guard let byte = next else { return false }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let close = byte + 2
        index += 1
        skipSpace()
        if next == close {
          index += 1
        } else {
          open.append(close)
          if close == UInt8(ascii: "}"), !key() { return false }
          continue
        }
      case UInt8(ascii: "\""): if !text() { return false }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): if !number() { return false }
      default:
        guard take("true") || take("false") || take("null") else { return false }
      }
      // After a value.
      while true {
        skipSpace()
        guard let close = open.last else { return index == bytes.count }
        guard let byte = next else { return false }
        index += 1
        if byte == close {
          open.removeLast()
          continue
        }
        guard byte == UInt8(ascii: ",") else { return false }
        if close == UInt8(ascii: "}"), !key() { return false }
        break
      }
    }
  }

  private mutating func key() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "\""), text() else { return false }
    skipSpace()
    return take(":")
  }

  private mutating func text() -> Bool {
    index += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return true
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { return false }
        let letter = bytes[index + 1]
        index += 2
        if letter == UInt8(ascii: "u") {
          guard bytes[index...].prefix(4).count(where: Self.isHexadecimal) == 4 else {
            return false
          }
          index += 4
        } else if !"\"\\/bfnrt".utf8.contains(letter) {
          return false
        }
      case 0..<0x20: return false
      default: index += 1
      }
    }
    return false
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private mutating func number() -> Bool {
    let start = index
    _ = take("-")
    let isZero = next == UInt8(ascii: "0")
    guard let whole = digits(), !isZero || whole == 1 else { return false }
    if take("."), digits() == nil { return false }
    guard take("e") || take("E") else {
      // A double has at most 309 digits before the point.
      return whole < 309
    }
    if !take("+") { _ = take("-") }
    guard digits() != nil else { return false }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))?.isFinite == true
  }

  /// Reads digits and returns their number; nil for none.
  private mutating func digits() -> Int? {
    let start = index
    while let byte = next, 0x30...0x39 ~= byte { index += 1 }
    return index == start ? nil : index - start
  }
}
