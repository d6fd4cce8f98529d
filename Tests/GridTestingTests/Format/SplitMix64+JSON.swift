import GridTesting

/// Values of JSON and bytes that spoil them.
extension SplitMix64 {
  /// A JSON value of any sort, all numbers finite and all keys of an object different.
  mutating func json(depth: Int = 4) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2, 3: return .number(number())
    case 4: return .string(string())
    case 5, 6:
      return .array((0..<Int.random(in: 0...5, using: &self)).map { _ in json(depth: depth - 1) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...5, using: &self) { object[string()] = json(depth: depth - 1) }
      return .object(object)
    }
  }

  /// A finite number: small and whole, with decimals, or of any bits at all.
  mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return Double(Int.random(in: -20...1000, using: &self))
    case 1: return Double(Int.random(in: -100_000...100_000, using: &self)) / 1000
    case 2: return Double(Int.random(in: .min ... .max, using: &self))
    default:
      let number = Double(bitPattern: next())
      return number.isFinite ? number : 0.1
    }
  }

  mutating func string() -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "b", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{8}", "\u{C}",
      "\u{1F}", "\u{7F}", "é", "漢", "😀", "\u{2028}", "{", "]", ",", ":",
    ]
    var result = ""
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      result.unicodeScalars.append(alphabet.randomElement(using: &self) ?? "a")
    }
    return result
  }

  /// Bytes with a few of them replaced, dropped or added.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let likely = Array("{}[]\",:0123456789.eE+-tfnNI\\u \n".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      let byte =
        Bool.random(using: &self)
        ? UInt8.random(in: 0...255, using: &self) : likely.randomElement(using: &self) ?? 0
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes[place] = byte
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(byte, at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
