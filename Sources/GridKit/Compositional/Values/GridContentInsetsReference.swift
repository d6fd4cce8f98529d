/// The source of the insets that narrow a compositional layout, one of its sections or a section's
/// boundary items. Only the insets across the scroll axis count.
///
/// - Note: After `UIContentInsetsReference`, raw values included.
public enum GridContentInsetsReference: Int, Hashable, Codable, Sendable, CaseIterable {
  /// The inherited reference. Boundary items inherit the section's reference, and a section
  /// inherits the reference of the layout's configuration. In the configuration `automatic` means
  /// no insets.
  case automatic = 0
  /// No insets.
  case none = 1
  /// The view's safe area.
  case safeArea = 2
  /// The view's layout margins.
  case layoutMargins = 3
  /// The view's layout margins, enlarged so that at most 672 points in the middle are left: a width
  /// at which text reads well.
  case readableContent = 4
}
