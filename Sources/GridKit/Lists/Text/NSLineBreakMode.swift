/// The place where text that is too long ends or breaks; stored, without effect: estimates break at
/// spaces.
///
/// - Note: After UIKit's type of this name.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks lines between words.
  case byWordWrapping = 0
  /// Breaks lines between characters.
  case byCharWrapping = 1
  /// Clips text at the edge, in the middle of a character.
  case byClipping = 2
  /// A single line, without its beginning.
  case byTruncatingHead = 3
  /// A single line, without its end.
  case byTruncatingTail = 4
  /// A single line, without its middle.
  case byTruncatingMiddle = 5
}
