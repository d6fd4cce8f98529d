/// A place on the border of a rectangle. Left and right are named leading and trailing, by reading
/// direction.
///
/// - Note: After UIKit's type of this name, raw values included.
public enum NSRectAlignment: Int, Hashable, Codable, Sendable {
  /// The alignment to no edge and no corner.
  case none = 0
  /// The middle of the upper edge.
  case top = 1
  /// The upper corner on the side where reading begins.
  case topLeading = 2
  /// The middle of the edge at which reading begins.
  case leading = 3
  /// The lower corner on the side where reading begins.
  case bottomLeading = 4
  /// The middle of the lower edge.
  case bottom = 5
  /// The lower corner on the side where reading ends.
  case bottomTrailing = 6
  /// The middle of the edge at which reading ends.
  case trailing = 7
  /// The upper corner on the side where reading ends.
  case topTrailing = 8
}
