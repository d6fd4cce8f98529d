/// How a character behaves where a line may break (AL-102).
///
/// A line breaks after spaces, which stay on it, after hyphens and dashes, and on both sides of
/// Chinese, Japanese and Korean characters, attachments and emoji. It does not break before closing
/// punctuation and small kana, after opening punctuation, or beside quotes and characters that
/// glue. A hyphen before a digit or at the start of a word belongs to it. These are the main rules
/// of Unicode's UAX 14; there is no dictionary for Thai, Lao and Khmer.
struct BreakClass: OptionSet, Sendable {
  let rawValue: UInt16

  /// A space. It may hang over the end of a line.
  static let space = BreakClass(rawValue: 1 << 0)
  /// A line break in the text.
  static let lineEnd = BreakClass(rawValue: 1 << 1)
  /// A line break that also ends the paragraph.
  static let paragraphEnd = BreakClass(rawValue: 1 << 2)
  static let allowsBreakAfter = BreakClass(rawValue: 1 << 3)
  static let allowsBreakBefore = BreakClass(rawValue: 1 << 4)
  static let forbidsBreakAfter = BreakClass(rawValue: 1 << 5)
  static let forbidsBreakBefore = BreakClass(rawValue: 1 << 6)
  static let hyphen = BreakClass(rawValue: 1 << 7)
  static let digit = BreakClass(rawValue: 1 << 8)
  /// A line may break between the character and the next one.
  static let opportunity = BreakClass(rawValue: 1 << 9)

  static let newline: BreakClass = [.lineEnd, .paragraphEnd]
  static let ideograph: BreakClass = [.allowsBreakAfter, .allowsBreakBefore]
  private static let glue: BreakClass = [.forbidsBreakAfter, .forbidsBreakBefore]
  private static let dash: BreakClass = [.allowsBreakAfter, .forbidsBreakBefore]
  private static let wideOpening: BreakClass = [.allowsBreakBefore, .forbidsBreakAfter]

  /// Returns whether a line may break between two characters.
  static func allowsBreak(_ first: BreakClass, _ second: BreakClass) -> Bool {
    if !second.isDisjoint(with: [.space, .lineEnd]) { return false }
    if first.contains(.space) { return true }
    if first.contains(.forbidsBreakAfter) || second.contains(.forbidsBreakBefore) { return false }
    if first.contains(.hyphen), second.contains(.digit) { return false }
    return first.contains(.allowsBreakAfter) || second.contains(.allowsBreakBefore)
  }

  /// Makes the class of the character that begins with a scalar.
  init(_ scalar: Unicode.Scalar) {
    self =
      scalar.value < 0x80 ? BreakClass(ascii: scalar.value) : BreakClass(unicode: scalar)
  }

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  private init(ascii code: UInt32) {
    switch code {
    case 0x20, 0x09: self = .space
    case 0x0A, 0x0D: self = .newline
    case 0x0B, 0x0C: self = .lineEnd
    case 0x30...0x39: self = .digit
    // The hyphen.
    case 0x2D: self = [.hyphen, .allowsBreakAfter, .forbidsBreakBefore]
    // ( [ {
    case 0x28, 0x5B, 0x7B: self = .forbidsBreakAfter
    // ) ] } ! % , . : ; ?
    case 0x29, 0x5D, 0x7D, 0x21, 0x25, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: self = .forbidsBreakBefore
    // " '
    case 0x22, 0x27: self = BreakClass.glue
    default: self = []
    }
  }

  private init(unicode scalar: Unicode.Scalar) {
    switch scalar.value {
    // Most Chinese characters, and Hangul.
    case 0x3400...0x9FFF, 0xAC00...0xD7A3: self = .ideograph
    case 0x85, 0x2029: self = .newline
    case 0x2028: self = .lineEnd
    // Spaces and the word joiner that glue, and the hyphen that does.
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x2011: self = BreakClass.glue
    case 0x1680, 0x2000...0x200B, 0x205F, 0x3000: self = .space
    case 0x2010: self = [.hyphen, .allowsBreakAfter, .forbidsBreakBefore]
    // The soft hyphen, and dashes.
    case 0xAD, 0x2012...0x2014: self = BreakClass.dash
    // Quotes.
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: self = BreakClass.glue
    // Two and three dots.
    case 0x2025, 0x2026: self = .forbidsBreakBefore
    case _ where BreakClass.wideOpenings.contains(scalar): self = BreakClass.wideOpening
    case _ where BreakClass.wideClosings.contains(scalar): self = BreakClass.dash
    // Katakana of half the width.
    case 0xFF66...0xFF9D: self = .ideograph
    case _ where scalar.isFullWidth: self = .ideograph
    default:
      switch scalar.properties.generalCategory {
      // They belong to what is before them, in another run.
      case .nonspacingMark, .enclosingMark, .spacingMark, .format: self = .forbidsBreakBefore
      default: self = []
      }
    }
  }

  private static let wideOpenings = Set("〈《「『【〔〖〘〚〝（［｛｟｢".unicodeScalars)
  private static let wideClosings = Set(
    """
    、。，．：；！？％〉》」』】〕〗〙〛〞〟）］｝｠｣｡､･・ー々〻ゝゞヽヾ゛゜ぁぃぅぇぉっゃゅょゎゕゖ\
    ァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ
    """.unicodeScalars)
}

extension Unicode.Scalar {
  /// Whether the character is a line break.
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
