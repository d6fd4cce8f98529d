/// The look of the lines above and below a list's item; stored, without effect: nothing is drawn.
///
/// - Note: After `UIListSeparatorConfiguration`. It has no `visualEffect`: there are no effects.
public struct GridListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Hashable, Sendable {
    /// The list decides, by the item's place.
    case automatic
    /// The line always shows.
    case visible
    /// The line never shows.
    case hidden
  }

  /// The placeholder for insets that the list chooses; the number on each edge is the greatest
  /// there is.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Distance of the upper line's ends from the cell's edges, in points.
  public var topSeparatorInsets = GridListSeparatorConfiguration.automaticInsets
  /// Distance of the lower line's ends from the cell's edges, in points.
  public var bottomSeparatorInsets = GridListSeparatorConfiguration.automaticInsets
  /// Colour of the lines.
  public var color = GridColor.separator
  /// Colour of the lines between selected items where several can be selected.
  public var multipleSelectionColor = GridColor.separator

  /// The lines of a list of an appearance; all appearances have the same here.
  public init(listAppearance: GridCollectionLayoutListConfiguration.Appearance) {}

  /// Neither line.
  static func hidden(_ base: GridListSeparatorConfiguration) -> GridListSeparatorConfiguration {
    var configuration = base
    configuration.topSeparatorVisibility = .hidden
    configuration.bottomSeparatorVisibility = .hidden
    return configuration
  }
}
