/// Edges of a rectangle; the raw values are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per edge, numbered as in UIKit.
  public let rawValue: UInt
  /// Makes a set from its bits. Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge, in either reading direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge, in either reading direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The set of all four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
