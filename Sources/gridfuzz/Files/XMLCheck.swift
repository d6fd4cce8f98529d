/// Checks whether a text is well-formed XML. Only the parts that drawings use are supported:
/// elements, attributes, references, comments, text, and the declaration at the beginning.
struct XMLCheck: ByteReader {
  /// Returns the problem in a text, in words; nil if there is none.
  static func problem(in text: String) -> String? {
    var check = XMLCheck(bytes: Array(text.utf8))
    if let scalar = text.unicodeScalars.first(where: { !isLegal($0) }) {
      return "U+\(String(scalar.value, radix: 16)), which XML cannot hold"
    }
    return check.run().map { "\($0) at byte \(check.index)" }
  }

  let bytes: [UInt8]
  var index = 0

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
    while let byte = next {
      if byte == UInt8(ascii: "&") {
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
        if open.isEmpty, !isAtSpace { return "text outside of the root" }
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
      guard let byte = next else { return "the end in a tag" }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { return nil }
      let name = name()
      if name.isEmpty || index - name.count == start { return "an attribute without a name" }
      if names.contains(name) { return "an attribute twice" }
      names.append(name)
      guard take("=\"") else { return "an attribute without a value in quotes" }
      let first = index
      while let byte = next, byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "<") { return "< in an attribute" }
        if byte == UInt8(ascii: "&") {
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

  private mutating func reference() -> Bool {
    ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains { take($0) }
  }

  private mutating func name() -> [UInt8] {
    let start = index
    while let byte = next, !" \n\t\r=/><&\"'".utf8.contains(byte) { index += 1 }
    return Array(bytes[start..<index])
  }
}
