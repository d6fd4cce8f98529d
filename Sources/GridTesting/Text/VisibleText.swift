/// Functions that escape invisible characters in text from outside (ids, values, file names, words
/// of a command line) before people read the text in tables, messages, diffs and terminals.
///
/// Characters that a reader cannot see, or that a terminal executes instead of showing, are
/// replaced by their Swift escapes, such as `\u{1B}`. These characters are the control characters,
/// the marks that change the direction of writing, line and paragraph separators, the byte order
/// mark and all other invisible format characters. The zero-width joiner and the zero-width
/// non-joiner are kept, because letters and emoji fall apart without them.
///
/// Text is escaped where it is put into a sentence or a column. The console of the tool `gridview`
/// escapes the tool's whole output once more. JSON has its own escapes for the same characters
/// (`JSONWriter`).
package enum VisibleText {
  /// Returns the text with all invisible characters escaped, line breaks included, so the result is
  /// one line.
  ///
  /// - Parameter keepsTabs: Whether tabs stay tabs, for text that is not part of a column.
  package static func line(_ text: String, keepsTabs: Bool = false) -> String {
    writtenOut(text) { $0 == "\t" && keepsTabs }
  }

  /// Returns the text with all invisible characters escaped, except line feeds and tabs.
  package static func lines(_ text: String) -> String {
    writtenOut(text) { $0 == "\n" || $0 == "\t" }
  }

  /// Returns the lines of a text, each with its invisible characters escaped. Lines end at `\n` and
  /// `\r\n`.
  package static func split(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      line(String(part.last == "\r" ? part.dropLast() : part), keepsTabs: true)
    }
  }

  /// Returns the beginning of a text, short enough for a message. A character may carry any number
  /// of combining marks, so the number of characters and the number of scalars are limited.
  package static func shortened(_ text: String, to length: Int = 40) -> String {
    let most = length * 4
    let part = String(text.unicodeScalars.prefix(most))
    let isWhole = text.unicodeScalars.dropFirst(most).isEmpty && part.count <= length
    return isWhole ? text : String(part.prefix(length)) + "…"
  }

  /// Returns the text for a terminal that shows colours. The function works like `lines`, but keeps
  /// colour codes.
  package static func colored(_ text: String) -> String {
    guard hasHidden(text) else { return text }
    var result = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}", let code = colorCode(rest) {
        result.unicodeScalars += code
        rest = rest.dropFirst(code.count)
        continue
      }
      append(scalar, to: &result) { $0 == "\n" || $0 == "\t" }
      rest = rest.dropFirst()
    }
    return result
  }

  /// Whether a character is escaped.
  package static func hides(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    if scalar.value < 0xA0 { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // U+200C and U+200D separate and join letters. The number signs of Arabic are visible.
    case .format:
      return scalar.properties.isDefaultIgnorableCodePoint && !(0x200C...0x200D ~= scalar.value)
        || 0xFFF9...0xFFFB ~= scalar.value
    // U+FFFE, U+FFFF and their counterparts in other planes are no characters: XML parsers reject
    // them.
    default: return scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Returns the number of terminal columns that a text takes: two for ideographs and emoji, none
  /// for marks on a letter.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  // MARK: Parts

  private static func hasHidden(_ text: String) -> Bool {
    // Almost all text is ASCII, and bytes are faster to check than scalars.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return false }
    return text.unicodeScalars.contains(where: hides)
  }

  private static func writtenOut(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &result, keeping: isKept) }
    return result
  }

  private static func append(
    _ scalar: Unicode.Scalar, to text: inout String, keeping isKept: (Unicode.Scalar) -> Bool
  ) {
    if hides(scalar), !isKept(scalar) {
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Returns the colour code at the beginning of a text, such as `ESC [ 1 m`. `TextStyle` and
  /// drawings write these codes.
  private static func colorCode(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.dropFirst().first == "[" else { return nil }
    let digits = text.dropFirst(2).prefix(12).prefix { "0"..."9" ~= $0 || $0 == ";" }
    guard digits.endIndex < text.endIndex, text[digits.endIndex] == "m" else { return nil }
    return text[...digits.endIndex]
  }

  private static func width(of letter: Character) -> Int {
    letter.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      // U+FE0F asks for the emoji form: the character before it is drawn two columns wide.
      return scalar.value == 0xFE0F ? 2 : 0
    case .format: return 0
    default:
      return properties.isEmojiPresentation || wideRanges.contains { $0 ~= scalar.value } ? 2 : 1
    }
  }

  /// Characters that take two columns, according to the Unicode property East_Asian_Width.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]
}
