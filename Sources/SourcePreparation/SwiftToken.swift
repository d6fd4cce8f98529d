/// A word, sign or literal of a Swift source. Blanks and comments are not tokens.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier or a keyword.
    case word
    /// A directive or macro with its number sign: `#if`, `#selector`.
    case directive
    /// A whole string or regular expression, interpolations included.
    case literal
    case number
    /// A bracket, comma, colon, semicolon, full stop or at sign, alone.
    case punctuation
    /// A run of operator characters.
    case operation
  }

  var kind: Kind
  var text: String
  /// Place in the source, as offsets of UTF-8 bytes.
  var range: Range<Int>
  /// Line of the first byte, from 1.
  var line: Int
  /// Byte within the line, from 1.
  var column: Int

  /// Returns the error that the token makes a source invalid.
  func error(_ message: String) -> SwiftSyntaxError {
    SwiftSyntaxError(line: line, column: column, message: message)
  }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isPunctuation(_ sign: String) -> Bool { kind == .punctuation && text == sign }

  /// The change of the nesting depth: 1 for an opening bracket, -1 for a closing bracket, else 0.
  var nesting: Int {
    guard kind == .punctuation else { return 0 }
    return "([{".contains(text) ? 1 : ")]}".contains(text) ? -1 : 0
  }

  /// The opening angle brackets minus the closing ones; 0 if the token is no operator.
  var angles: Int {
    kind == .operation
      ? text.count { $0 == "<" } - text.count { $0 == ">" } : 0
  }
}

extension RandomAccessCollection<SwiftToken> where Index == Int {
  /// Whether the tokens from an index on are given words and signs.
  func reads(_ texts: String..., at start: Int) -> Bool {
    start >= startIndex && endIndex - start >= texts.count
      && texts.indices.allSatisfy { self[start + $0].text == texts[$0] }
  }
}

/// The error for a source that is not valid Swift.
struct SwiftSyntaxError: Error, Hashable {
  var line: Int
  var column: Int
  var message: String
}
