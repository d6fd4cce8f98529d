/// The way in which a text that is too long is wrapped or cut off.
///
/// - Note: After UIKit's type of this name.
public enum NSLineBreakMode: Int, Sendable {
  /// The mode that breaks lines between words.
  case byWordWrapping = 0
  /// The mode that breaks lines between characters.
  case byCharWrapping = 1
  /// The mode that clips the last line at the edge, also within a character.
  case byClipping = 2
  /// The mode that cuts the beginning of the last line.
  case byTruncatingHead = 3
  /// The mode that cuts the end of the last line.
  case byTruncatingTail = 4
  /// The mode that cuts the middle of the last line.
  case byTruncatingMiddle = 5

  package var containerMode: TextContainer.LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
