import Foundation

/// Distances from the four edges of a rectangle. Left and right are named leading and trailing, by
/// reading direction.
///
/// - Note: After UIKit's type of this name.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// Distance from the top edge, downwards, in points.
  public var top: CGFloat
  /// Distance from the edge at which reading begins, in points.
  public var leading: CGFloat
  /// Distance from the bottom edge, upwards, in points.
  public var bottom: CGFloat
  /// Distance from the edge at which reading ends, in points.
  public var trailing: CGFloat

  /// The insets with no distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets from distances in points. A negative distance reaches outside the rectangle.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0, like `zero`.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The sum of the leading and trailing distances.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and bottom distances.
  package var vertical: CGFloat { top + bottom }

  /// Returns the insets with left and right distances. Leading is left, or right if text runs from
  /// right to left.
  package func resolved(isRightToLeft: Bool) -> GridEdgeInsets {
    GridEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading,
      bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
