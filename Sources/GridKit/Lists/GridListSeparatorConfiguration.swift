/// The separator lines above and below a list's item. They are stored, without effect, because
/// nothing is drawn.
///
/// - Note: After `UIListSeparatorConfiguration`, without `visualEffect`.
public struct GridListSeparatorConfiguration: Hashable {
  /// The visibility of a line.
  public enum Visibility: Hashable, Sendable {
    /// The visibility that the list chooses, depending on the index of the item.
    case automatic
    /// The visibility of a line that always shows.
    case visible
    /// The visibility of a line that never shows.
    case hidden
  }

  /// A placeholder for insets that the list chooses. Every edge is the greatest finite number.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the line above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line below the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the upper line from the cell's edges, in points.
  public var topSeparatorInsets = GridListSeparatorConfiguration.automaticInsets
  /// The insets of the lower line from the cell's edges, in points.
  public var bottomSeparatorInsets = GridListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = GridColor.separator
  /// The colour of the lines between selected items in multiple selection.
  public var multipleSelectionColor = GridColor.separator

  /// Makes the default lines of a list. They are the same for all appearances here.
  public init(listAppearance: GridCollectionLayoutListConfiguration.Appearance) {}

  /// Returns a configuration with both lines hidden.
  static func hidden(_ base: GridListSeparatorConfiguration) -> GridListSeparatorConfiguration {
    var configuration = base
    configuration.topSeparatorVisibility = .hidden
    configuration.bottomSeparatorVisibility = .hidden
    return configuration
  }
}
