/// The source of the insets of a compositional layout, of one of its sections or of boundary items;
/// only the insets across the scroll axis count.
///
/// - Note: After `UIContentInsetsReference`, raw values included.
public enum GridContentInsetsReference: Int, Hashable, Codable, Sendable, CaseIterable {
  /// The inherited reference: for a section that of the layout's configuration, for the
  /// configuration no insets.
  case automatic = 0
  /// The reference without insets.
  case none = 1
  /// The view's safe area.
  case safeArea = 2
  /// The view's layout margins.
  case layoutMargins = 3
  /// The view's margins, and more where text would be too wide to read well: at most 672 points are
  /// left, in the middle.
  case readableContent = 4
}
