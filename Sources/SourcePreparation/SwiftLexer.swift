/// Splits a Swift source into tokens.
///
/// The lexer understands nested comments, raw strings, strings of several lines and interpolations.
/// A string with its interpolations is one token, so an edit of other tokens never touches a
/// comment or a string.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SwiftToken] = []

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Returns the tokens of a source.
  ///
  /// - Throws: An error for the first literal or comment that is not closed.
  static func tokens(of source: String) throws(SwiftSyntaxError) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    try lexer.read()
    return lexer.tokens
  }

  // MARK: Reading

  private mutating func read() throws(SwiftSyntaxError) {
    if starts(with: "#!") { skipLine() }
    while position < bytes.count {
      if try skipBlank() { continue }
      try readToken()
    }
  }

  private mutating func readToken() throws(SwiftSyntaxError) {
    let mark = (position: position, line: line, column: position - lineStart + 1)
    let kind = try advanceOverToken()
    tokens.append(
      SwiftToken(
        kind: kind, text: String(decoding: bytes[mark.position..<position], as: UTF8.self),
        range: mark.position..<position, line: mark.line, column: mark.column))
  }

  private mutating func advanceOverToken() throws(SwiftSyntaxError) -> SwiftToken.Kind {
    let byte = bytes[position]
    if let hashes = hashesBefore(UInt8(ascii: "\"")) {
      try skipString(hashes: hashes)
      return .literal
    }
    if let hashes = hashesBefore(UInt8(ascii: "/")), hashes > 0 {
      try skipExtendedExpression(hashes: hashes)
      return .literal
    }
    if byte == UInt8(ascii: "/"), let end = endOfBareExpression() {
      position = end
      return .literal
    }
    if byte == UInt8(ascii: "`") {
      position += 1
      skip { $0 != byte && $0 != Self.newline }
      position = min(position + 1, bytes.count)
      return .word
    }
    if byte == UInt8(ascii: "#") {
      position += 1
      skipWord()
      return .directive
    }
    if Self.isDigit(byte) {
      skipNumber()
      return .number
    }
    if Self.isWordByte(byte) {
      skipWord()
      return .word
    }
    if Self.operatorBytes.contains(byte) {
      while position < bytes.count, Self.operatorBytes.contains(bytes[position]),
        !starts(with: "//"), !starts(with: "/*")
      {
        position += 1
      }
      return .operation
    }
    position += 1
    return .punctuation
  }

  // MARK: Blanks and comments

  /// Skips a blank, a line break, a comment or the byte order mark at the start.
  ///
  /// - Returns: Whether something was skipped.
  private mutating func skipBlank() throws(SwiftSyntaxError) -> Bool {
    let byte = bytes[position]
    if byte == Self.newline {
      advance()
      return true
    }
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
      position += 1
      return true
    }
    // A file may begin with a byte order mark.
    if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      return true
    }
    if starts(with: "//") {
      skipLine()
      return true
    }
    guard starts(with: "/*") else { return false }
    let start = here("the comment that starts here does not end")
    var depth = 0
    repeat {
      guard position < bytes.count else { throw start }
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0
    return true
  }

  private mutating func skipLine() {
    skip { $0 != Self.newline }
  }

  // MARK: Words and numbers

  private mutating func skipWord() {
    skip(while: Self.isWordByte)
  }

  private mutating func skip(while isMeant: (UInt8) -> Bool) {
    while position < bytes.count, isMeant(bytes[position]) { position += 1 }
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      let byte = bytes[position]
      let isFraction =
        byte == UInt8(ascii: ".") && position + 1 < bytes.count
        && Self.isDigit(bytes[position + 1])
      guard Self.isWordByte(byte) || isFraction else { return }
      position += 1
    }
  }

  // MARK: Literals

  /// Returns how many number signs (`#`) are at the current position; nil if the given byte does
  /// not follow the number signs.
  private func hashesBefore(_ byte: UInt8) -> Int? {
    var index = position
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    guard index < bytes.count, bytes[index] == byte else { return nil }
    return index - position
  }

  private mutating func skipString(hashes: Int) throws(SwiftSyntaxError) {
    let start = here("the string that starts here does not end")
    position += hashes
    let isLong = starts(with: "\"\"\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + Self.signs(hashes)
    let escape = [UInt8(ascii: "\\")] + Self.signs(hashes)
    while true {
      guard position < bytes.count, isLong || bytes[position] != Self.newline else { throw start }
      if starts(with: end) {
        position += end.count
        return
      }
      guard starts(with: escape) else {
        advance()
        continue
      }
      position += escape.count
      guard position < bytes.count else { throw start }
      if bytes[position] == UInt8(ascii: "(") {
        try skipInterpolation(start)
      } else {
        advance()
      }
    }
  }

  /// Skips an interpolation, from its opening bracket to its closing bracket.
  private mutating func skipInterpolation(
    _ start: SwiftSyntaxError
  ) throws(SwiftSyntaxError) {
    var depth = 0
    repeat {
      guard position < bytes.count else { throw start }
      if try skipBlank() { continue }
      if bytes[position] == UInt8(ascii: "(") {
        depth += 1
      } else if bytes[position] == UInt8(ascii: ")") {
        depth -= 1
      } else if let hashes = hashesBefore(UInt8(ascii: "\"")) {
        try skipString(hashes: hashes)
        continue
      }
      position += 1
    } while depth > 0
  }

  private mutating func skipExtendedExpression(hashes: Int) throws(SwiftSyntaxError) {
    let start = here("the regular expression that starts here does not end")
    position += hashes + 1
    let end = [UInt8(ascii: "/")] + Self.signs(hashes)
    while position < bytes.count {
      if starts(with: end) {
        position += end.count
        return
      }
      if bytes[position] == UInt8(ascii: "\\") { advance() }
      if position < bytes.count { advance() }
    }
    throw start
  }

  /// Returns the end of a regular expression between bare slashes; nil if the slash is an operator.
  ///
  /// As in Swift, such an expression stands where a value may begin, does not begin with a blank,
  /// and ends on its line.
  private func endOfBareExpression() -> Int? {
    if let last = tokens.last {
      switch last.kind {
      case .number, .literal: return nil
      case .word where !Self.wordsBeforeValues.contains(last.text): return nil
      case .punctuation where [")", "]", "}"].contains(last.text): return nil
      case .operation where last.range.upperBound == position: return nil
      default: break
      }
    }
    var index = position + 1
    guard index < bytes.count, ![32, 9, 10, 47, 42].contains(bytes[index]) else { return nil }
    while index < bytes.count, bytes[index] != Self.newline {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "try", "await", "throw", "else",
    "switch", "is", "as",
  ]

  // MARK: Bytes

  private mutating func advance() {
    if bytes[position] == Self.newline {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func starts(with text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }

  private func here(_ message: String) -> SwiftSyntaxError {
    SwiftSyntaxError(line: line, column: position - lineStart + 1, message: message)
  }

  private static func signs(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "#"), count: count)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let operatorBytes = Set("=-+!*%<>&|^~?/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Returns whether a byte belongs to a word: a letter, a digit, the underscore, the dollar sign,
  /// or a byte that is not ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte == 36 || byte >= 128
  }
}
