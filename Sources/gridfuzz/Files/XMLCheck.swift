import GridScenarios

/// Checks whether a text is well-formed XML. Only the parts that drawings use are supported:
/// elements, attributes, references, comments, text, and the declaration at the beginning.
struct XMLCheck {
  /// Returns the problem in a text, in words; nil if there is none.
  static func problem(in text: String) -> String? {
    var check = XMLCheck(Array(text.utf8))
    if let scalar = text.unicodeScalars.first(where: { !isLegal($0) }) {
      return "U+\(String(scalar.value, radix: 16)), which XML cannot hold"
    }
    return check.run().map { "\($0) at byte \(check.index)" }
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value != 0xFFFE && scalar.value != 0xFFFF
      : [0x09, 0x0A, 0x0D].contains(scalar.value)
  }

  private mutating func run() -> String? {
    if take("<?xml") {
      while index < bytes.count, !take("?>") { index += 1 }
    }
    var open: [[UInt8]] = []
    var hasRoot = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&") {
        if open.isEmpty || !reference() { return "an ampersand that begins no reference" }
      } else if take("</") {
        let name = name()
        skipSpace()
        guard open.popLast() == name, take(">") else { return "an end tag that does not fit" }
      } else if take("<!--") {
        while index < bytes.count, !take("-->") { index += 1 }
      } else if take("<") {
        if open.isEmpty, hasRoot { return "a second root" }
        hasRoot = true
        let name = name()
        if name.isEmpty { return "a tag without a name" }
        if let problem = attributes() { return problem }
        if take("/>") { continue }
        guard take(">") else { return "a tag that does not end" }
        open.append(name)
      } else {
        if open.isEmpty, !Self.isSpace(bytes[index]) {
          return "text outside of the root"
        }
        index += 1
      }
    }
    return open.isEmpty && hasRoot ? nil : "the end, with \(open.count) elements open"
  }

  private mutating func attributes() -> String? {
    var names: [[UInt8]] = []
    while true {
      let start = index
      skipSpace()
      guard index < bytes.count else { return "the end in a tag" }
      if bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: ">") { return nil }
      let name = name()
      if name.isEmpty || index - name.count == start { return "an attribute without a name" }
      if names.contains(name) { return "an attribute twice" }
      names.append(name)
      guard take("=\"") else { return "an attribute without a value in quotes" }
      let first = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "<") { return "< in an attribute" }
        if bytes[index] == UInt8(ascii: "&") {
          if !reference() { return "an ampersand that begins no reference" }
        } else {
          index += 1
        }
      }
      if let number = Self.strayNumber(in: bytes[first..<index]),
        !name.elementsEqual("aria-label".utf8)
      {
        return "the number \(number)"
      }
      guard take("\"") else { return "the end in an attribute" }
    }
  }

  /// Returns a word such as `nan` or `inf` in place of a number in an attribute; nil if there is
  /// none.
  private static func strayNumber(in value: ArraySlice<UInt8>) -> Substring? {
    // `nan` and `inf` both have an n, and few attributes do.
    guard value.contains(where: { $0 | 0x20 == UInt8(ascii: "n") }) else { return nil }
    let text = String(decoding: value, as: UTF8.self)
    return text.firstMatch(of: /(^|[ ,(])[-+]?(nan|inf|infinity)($|[ ,)])/.ignoresCase())
      .map { $0.0 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func reference() -> Bool {
    ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains { take($0) }
  }

  private mutating func name() -> [UInt8] {
    let start = index
    while index < bytes.count, !" \n\t\r=/><&\"'".utf8.contains(bytes[index]) { index += 1 }
    return Array(bytes[start..<index])
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }
}
