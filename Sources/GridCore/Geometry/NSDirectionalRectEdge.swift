/// Edges of a rectangle. Left and right are named leading and trailing, by reading direction.
///
/// - Note: After UIKit's type of this name, raw values included.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Codable, Sendable {
  /// The edges as bits, one per edge, with UIKit's values.
  public let rawValue: UInt

  /// Makes a set of edges from bits. Bits that stand for no edge are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which reading begins: the left edge if text runs from left to right.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which reading ends: the right edge if text runs from left to right.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// The set of all four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
