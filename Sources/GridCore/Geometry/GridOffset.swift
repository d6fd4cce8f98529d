import Foundation

/// A distance to move something by, in points: right and down are positive.
///
/// - Note: After `UIOffset`.
public struct GridOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = GridOffset()

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }
}
