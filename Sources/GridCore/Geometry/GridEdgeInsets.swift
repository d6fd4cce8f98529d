import Foundation

/// Distances from the four edges of a rectangle, in points. Positive values point inwards.
///
/// - Note: After `UIEdgeInsets`.
public struct GridEdgeInsets: Hashable, Codable, Sendable {
  /// Distance from the top edge, downwards.
  public var top: CGFloat
  /// Distance from the left edge, to the right.
  public var left: CGFloat
  /// Distance from the bottom edge, upwards.
  public var bottom: CGFloat
  /// Distance from the right edge, to the left.
  public var right: CGFloat

  /// The insets with no distance from any edge.
  @inlinable public static var zero: GridEdgeInsets { GridEdgeInsets() }

  /// Makes insets from distances in points. A negative distance reaches outside the rectangle.
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of 0, like `zero`.
  @inlinable
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Whether every distance is finite.
  public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}

// Not public: UIKit has no such operators, and libraries bring their own.
extension GridEdgeInsets {
  /// The sum of the left and right distances.
  @inlinable package var horizontal: CGFloat { left + right }

  /// The sum of the top and bottom distances.
  @inlinable package var vertical: CGFloat { top + bottom }

  @inlinable
  package static func + (first: GridEdgeInsets, second: GridEdgeInsets) -> GridEdgeInsets {
    GridEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  @inlinable
  package static func - (first: GridEdgeInsets, second: GridEdgeInsets) -> GridEdgeInsets {
    GridEdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset, or outwards if the inset is
  /// negative.
  ///
  /// Origin and size are computed by plain arithmetic, as in UIKit. So insets larger than the
  /// rectangle give a negative size.
  public func inset(by insets: GridEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }
}
