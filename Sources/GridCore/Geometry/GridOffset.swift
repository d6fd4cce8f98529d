import Foundation

/// A distance along both axes, in points: right and down are positive.
///
/// - Note: After `UIOffset`.
public struct GridOffset: Hashable, Codable, Sendable {
  /// Distance to the right, in points; negative to the left.
  public var horizontal: CGFloat
  /// Distance downwards, in points; negative upwards.
  public var vertical: CGFloat

  /// The offset that moves nothing.
  public static let zero = GridOffset()

  /// Makes an offset from a distance in points along each axis.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of 0, like `zero`.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }
}
