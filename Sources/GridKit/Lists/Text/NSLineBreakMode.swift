/// Where text that is too long ends or breaks; kept only, estimates break at spaces.
///
/// - Note: After UIKit's type of this name.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// At the edge, in the middle of a character.
  case byClipping = 2
  /// On one line, without its beginning.
  case byTruncatingHead = 3
  /// On one line, without its end.
  case byTruncatingTail = 4
  /// On one line, without its middle.
  case byTruncatingMiddle = 5
}
