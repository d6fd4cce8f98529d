/// The look of a section that is a list.
///
/// - Note: After `UICollectionLayoutListConfiguration`.
public struct GridCollectionLayoutListConfiguration {
  /// The look as a whole, which decides on insets and on headers that stay.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge; headers and footers stay on screen.
    case plain
    /// Groups from edge to edge, with room between them.
    case grouped
    /// Groups with room around them.
    case insetGrouped
    /// Beside an app's content.
    case sidebar
    /// Beside an app's content, with headers that stay.
    case sidebarPlain
  }

  /// The sort of header above the items.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A view of kind `GridView.elementKindSectionHeader`.
    case supplementary
    /// The first item counts as the header; it is laid out as the others are.
    case firstItemInSection
  }

  /// The sort of footer below the items.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A view of kind `GridView.elementKindSectionFooter`.
    case supplementary
  }

  /// The views that are as wide as their content and no wider.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.ContentHuggingElements`.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each sort of view.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of `HeaderMode.supplementary`.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Answers what a swipe over an item offers; nil for nothing.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> GridSwipeActionsConfiguration?

  /// Answers an item's lines, given those of the section.
  public typealias ItemSeparatorHandler =
    (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: GridListSeparatorConfiguration
    ) -> GridListSeparatorConfiguration

  /// The look as a whole, as given on making the configuration.
  public private(set) var appearance: Appearance

  /// Whether there are lines between items: at first in all appearances but the two of sidebars.
  /// False overrules `separatorConfiguration` and `itemSeparatorHandler`.
  public var showsSeparators: Bool

  /// The lines of the section's items.
  public var separatorConfiguration: GridListSeparatorConfiguration

  /// The handler that is asked for each item that should have other lines than the section's; nil
  /// for none.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background colour; stored, without effect, as nothing is drawn. Nil stands for the
  /// appearance's own.
  public var backgroundColor: GridColor?

  /// The sort of header above the items; none at first.
  public var headerMode = HeaderMode.none

  /// The sort of footer below the items; none at first.
  public var footerMode = FooterMode.none

  /// The room above a header, in points; nil for the appearance's own.
  ///
  /// It counts for `HeaderMode.firstItemInSection`. Above a supplementary header no room was found
  /// in UIKit's sections, so there it is kept only.
  public var headerTopPadding: CGFloat?

  /// The provider of the actions that a swipe from the leading edge offers; nil for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The provider of the actions that a swipe from the trailing edge offers; nil for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The views that hug their content; stored, without effect, as headers are as wide as their
  /// section. None at first.
  public var contentHuggingElements: ContentHuggingElements = []

  /// The settings of an appearance, without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators =
      switch appearance {
      case .plain, .grouped, .insetGrouped: true
      case .sidebar, .sidebarPlain: false
      }
    separatorConfiguration = GridListSeparatorConfiguration(listAppearance: appearance)
  }

  /// An item's lines: both hidden without `showsSeparators`, else what the handler makes of
  /// the section's.
  func effectiveSeparators(at indexPath: IndexPath) -> GridListSeparatorConfiguration {
    guard showsSeparators else { return .hidden(separatorConfiguration) }
    return itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
  }
}
