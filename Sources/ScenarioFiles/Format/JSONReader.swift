/// Reads one JSON text from its bytes, once from its beginning to its end.
struct JSONReader {
  /// Deeper nesting is refused: reading is recursive, and no scenario needs it.
  static let maximumDepth = ScenarioLimits.nesting.whole

  private let bytes: [UInt8]
  private var index: Int
  private var steps: [JSONPath.Step] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = Self.start(of: bytes)
  }

  /// Returns the index at which a text begins: after a byte order mark.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func document() throws(JSONSyntaxError) -> (value: JSONValue, place: JSONPlace) {
    if String(validating: bytes, as: UTF8.self) == nil, let offset = firstInvalidByte() {
      index = offset
      throw error("text in UTF-8", found: "the byte \(hexadecimal(bytes[offset]))")
    }
    skipSpace()
    let start = index
    let (value, inside) = try value()
    skipSpace()
    if index < bytes.count { throw error("the end of the text") }
    return (value, JSONPlace(offset: start, inside: inside))
  }

  /// A value with the places of the values in it.
  private typealias Read = (value: JSONValue, inside: [JSONPlace])

  private mutating func value() throws(JSONSyntaxError) -> Read {
    switch peek() {
    case UInt8(ascii: "{"): return try parts(isObject: true)
    case UInt8(ascii: "["): return try parts(isObject: false)
    case UInt8(ascii: "\""): return (.string(try string()), [])
    case UInt8(ascii: "-"): return (try number(), [])
    case let byte? where isDigit(byte): return (try number(), [])
    default: return (try word(), [])
    }
  }

  /// Reads a list or, if `isObject`, an object.
  private mutating func parts(isObject: Bool) throws(JSONSyntaxError) -> Read {
    if steps.count >= Self.maximumDepth {
      throw error("at most \(Self.maximumDepth) levels of nesting", found: "one more")
    }
    index += 1
    let end: Unicode.Scalar = isObject ? "}" : "]"
    var entries: [JSONValue] = []
    var members: [JSONObject.Member] = []
    var places: [JSONPlace] = []
    skipSpace()
    while !take(end) {
      if !places.isEmpty {
        guard take(",") else { throw error("a comma or \(end)") }
        skipSpace()
      }
      let start = index
      if isObject {
        let key = try key(orEnd: places.isEmpty)
        let (value, inside) = try value()
        members.append(.init(key: key, value: value))
        places.append(JSONPlace(offset: start, inside: inside))
      } else {
        steps.append(.index(entries.count))
        let (value, inside) = try value()
        entries.append(value)
        places.append(JSONPlace(offset: start, inside: inside))
      }
      steps.removeLast()
      skipSpace()
    }
    return (isObject ? .object(JSONObject(members: members)) : .array(entries), places)
  }

  /// Reads a key with its colon, and adds it to `steps`.
  private mutating func key(orEnd isFirst: Bool) throws(JSONSyntaxError) -> String {
    guard peek() == UInt8(ascii: "\"") else {
      throw error(isFirst ? "a key in double quotes or }" : "a key in double quotes")
    }
    let key = try string()
    steps.append(.key(key))
    skipSpace()
    guard take(":") else { throw error("a colon") }
    skipSpace()
    return key
  }

  // MARK: Words and numbers

  private mutating func word() throws(JSONSyntaxError) -> JSONValue {
    switch wordAhead(from: index) {
    case "true": return skip(4, .bool(true))
    case "false": return skip(5, .bool(false))
    case "null": return skip(4, .null)
    case "NaN": return skip(3, .number(.nan))
    case "Infinity": return skip(8, .number(.infinity))
    default: throw error("a value")
    }
  }

  private mutating func skip(_ count: Int, _ value: JSONValue) -> JSONValue {
    index += count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = index
    let isNegative = take("-")
    if isNegative, peek() == UInt8(ascii: "I"), wordAhead(from: index) == "Infinity" {
      return skip(8, .number(-.infinity))
    }
    let isZero = peek() == UInt8(ascii: "0")
    let first = index
    try digits()
    if isZero, index - start > (isNegative ? 2 : 1) {
      index = start
      throw error("a number without leading zeros")
    }
    if let whole = whole(from: first) { return .number(isNegative ? -whole : whole) }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = text(start..<index)
    guard let value = Double(text) else { throw error("a number", found: text) }
    return .number(value)
  }

  /// The digits up to here as a number, if they are all of it and a double holds any of so many.
  private func whole(from first: Int) -> Double? {
    guard index - first <= 15 else { return nil }
    switch peek() {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
    default: break
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var value = 0
      var place = first
      while place < index {
        value = value * 10 + Int(bytes[place] - 0x30)
        place += 1
      }
      return Double(value)
    }
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    index = end(from: start, while: isDigit)
    if index == start { throw error("a digit") }
  }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    let open = index
    index += 1
    var text: [UInt8] = []
    while true {
      let plainStart = index
      index = end(from: index) { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
      switch peek() {
      case UInt8(ascii: "\""):
        let end = index
        index += 1
        // Most texts have no escape.
        if text.isEmpty { return self.text(plainStart..<end) }
        text += bytes[plainStart..<end]
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[plainStart..<index]
        text += Array(String(try escape()).utf8)
        continue
      case nil: break
      default: throw error("an escape such as \\n, or the closing quote")
      }
      break
    }
    throw error("the closing quote of the text that begins at \(position(open))")
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = peek() else { throw error("the rest of an escape") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      index -= 1
      throw error("one of \" \\ / b f n r t u after a backslash")
    }
    let first = try fourHexadecimalDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A code unit D800…DBFF must be followed by one of DC00…DFFF.
    if first < 0xDC00, take("\\"), take("u") {
      let second = try fourHexadecimalDigits()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    index = start
    throw error("both halves of a surrogate pair", found: "one")
  }

  private mutating func fourHexadecimalDigits() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits after \\u")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Bytes

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    guard let byte = peek(), byte <= 0x20 else { return }
    index = end(from: index) { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  /// Returns the index of the first byte from `start` on that ends a run.
  private func end(from start: Int, while isInside: (UInt8) -> Bool) -> Int {
    // A debug build goes through a buffer ten times as fast as through an array.
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, isInside(bytes[end]) { end += 1 }
      return end
    }
  }

  private func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39
  }

  private func wordAhead(from start: Int) -> String {
    // A letter, a digit or _.
    let end = end(from: start) { byte in
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || isDigit(byte) || byte == 0x5F
    }
    return text(start..<end)
  }

  private func firstInvalidByte() -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    String(byte, radix: 16, uppercase: true)
  }

  // MARK: Errors

  private func error(_ expected: String, found: String? = nil) -> JSONSyntaxError {
    JSONSyntaxError(
      position: position(index), path: JSONPath(steps), expected: expected,
      found: found ?? ahead())
  }

  private func position(_ offset: Int) -> TextPosition {
    var sweep = TextSweep(bytes)
    return sweep.position(offset)
  }

  /// Returns a description of the text at the current place, for an error message.
  private func ahead() -> String {
    guard index < bytes.count else { return "the end of the text" }
    let word = wordAhead(from: index)
    if !word.isEmpty { return word.count > 24 ? "\(word.prefix(24))…" : word }
    if bytes[index] == 0x0A || bytes[index] == 0x0D { return "the end of the line" }
    if bytes[index] < 0x20 { return "the control character \(hexadecimal(bytes[index]))" }
    let end = bytes[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }
}
