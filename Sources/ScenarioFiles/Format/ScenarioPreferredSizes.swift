import Foundation

/// The sizes that the cells of a case ask for where a layout lets them choose: a length for each
/// item, repeated along the items of a section.
///
///     {"heights": [40, 60, 80]}
public struct ScenarioPreferredSizes: Hashable, Sendable {
  /// The widths, in points, the first for item 0 of each section; empty where cells keep the
  /// layout's width.
  public var widths: [CGFloat]
  /// The heights, in points, the first for item 0 of each section; empty where cells keep the
  /// layout's height.
  public var heights: [CGFloat]

  /// Lists that may be empty.
  public init(widths: [CGFloat] = [], heights: [CGFloat] = []) {
    self.widths = widths
    self.heights = heights
  }

  /// The size that an item's cell asks for.
  ///
  /// - Parameter size: What the layout gives it; it stays where there is no list.
  public func size(ofItem item: Int, insteadOf size: CGSize) -> CGSize {
    func length(_ lengths: [CGFloat]) -> CGFloat? {
      lengths.isEmpty || item < 0 ? nil : lengths[item % lengths.count]
    }
    return CGSize(
      width: length(widths) ?? size.width, height: length(heights) ?? size.height)
  }
}

/// The reading direction of a case's surroundings: `leftToRight` or `rightToLeft`.
public enum ScenarioDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
