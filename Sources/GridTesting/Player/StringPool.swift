/// A pool of texts. Texts that differ only in their numbers share one pattern.
///
/// A phrase such as `3 0 120.5 17` holds the position of its pattern in `patterns`, then the
/// numbers that replace the marks of the pattern. Numbers are kept as text, so `0.250` comes back
/// as `0.250`.
struct StringPool {
  /// The character that stands for a number in a pattern. A text that has passed through
  /// `VisibleText` never contains this character.
  static let mark: Character = "\u{1}"

  private(set) var patterns = Numbering<String>()
  private(set) var phrases: [String] = []
  private var texts = Numbering<String>()

  /// The position of a text's phrase in `phrases`. A new text is added.
  subscript(text: String) -> Int {
    mutating get {
      let position = texts[text]
      if position == phrases.count {
        let (pattern, numbers) = Self.parts(text)
        phrases.append(([String(patterns[pattern])] + numbers).joined(separator: " "))
      }
      return position
    }
  }

  /// Splits a text into its pattern and its numbers. A number is a run of digits with at most one
  /// decimal point inside.
  private static func parts(_ text: String) -> (pattern: String, numbers: [String]) {
    var pattern: [UInt8] = []
    var numbers: [String] = []
    let bytes = Array(text.utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var index = 0
    while index < bytes.count {
      guard digits.contains(bytes[index]) else {
        pattern.append(bytes[index])
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, digits.contains(bytes[end]) { end += 1 }
      if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), digits.contains(bytes[end + 1]) {
        end += 1
        while end < bytes.count, digits.contains(bytes[end]) { end += 1 }
      }
      numbers.append(String(decoding: bytes[index..<end], as: UTF8.self))
      pattern += mark.utf8
      index = end
    }
    return (String(decoding: pattern, as: UTF8.self), numbers)
  }
}
