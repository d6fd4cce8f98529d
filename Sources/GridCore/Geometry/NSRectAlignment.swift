/// A place on the border of a rectangle, left and right named by reading direction.
///
/// - Note: After UIKit's type of this name, raw values included.
public enum NSRectAlignment: Int, Hashable, Codable, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}
