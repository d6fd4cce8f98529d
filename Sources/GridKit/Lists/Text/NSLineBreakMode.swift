/// The way in which a text that is too long is wrapped or cut off; stored, without effect. Text
/// estimates break lines at spaces.
///
/// - Note: After UIKit's type of this name.
public enum NSLineBreakMode: Int, Sendable {
  /// The mode that breaks lines between words.
  case byWordWrapping = 0
  /// The mode that breaks lines between characters.
  case byCharWrapping = 1
  /// The mode that clips text at the edge, also within a character.
  case byClipping = 2
  /// A single line, without its beginning.
  case byTruncatingHead = 3
  /// A single line, without its end.
  case byTruncatingTail = 4
  /// A single line, without its middle.
  case byTruncatingMiddle = 5
}
