/// Sentences that differ in their numbers only, kept as patterns and numbers.
///
/// A phrase reads `3 0 120.5 17`: the position of its pattern, then what stands where the pattern
/// has its mark. Digits come back as they were, so that `0.250` stays so.
struct StringPool {
  /// The mark that stands for a number; texts that have passed `VisibleText` never hold it.
  static let mark: Character = "\u{1}"

  private(set) var patterns: [String] = []
  private(set) var phrases: [String] = []
  private var patternNumbers: [String: Int] = [:]
  private var phraseNumbers: [String: Int] = [:]

  /// The phrase's position.
  subscript(text: String) -> Int {
    mutating get {
      if let known = phraseNumbers[text] { return known }
      let (pattern, numbers) = Self.parts(text)
      let position = patternNumbers[pattern] ?? patterns.count
      if position == patterns.count {
        patternNumbers[pattern] = position
        patterns.append(pattern)
      }
      phraseNumbers[text] = phrases.count
      phrases.append(([String(position)] + numbers).joined(separator: " "))
      return phrases.count - 1
    }
  }

  /// Numbers are digits with at most one point between them.
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
