/// The appearance and the behaviour of a section that is a list.
///
/// - Note: After `UICollectionLayoutListConfiguration`.
public struct GridCollectionLayoutListConfiguration {
  /// The appearance of a list, which determines its insets and whether headers stay on screen.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge. The headers and footers stay on screen.
    case plain
    /// Groups from edge to edge, with space between them.
    case grouped
    /// Groups with space around them.
    case insetGrouped
    /// A sidebar beside an app's content.
    case sidebar
    /// A sidebar beside an app's content. The headers stay on screen.
    case sidebarPlain
  }

  /// The kind of header above the items.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A view of kind `GridView.elementKindSectionHeader`.
    case supplementary
    /// The first item of the section, used as the header and laid out like the other items.
    case firstItemInSection
  }

  /// The kind of footer below the items.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A view of kind `GridView.elementKindSectionFooter`.
    case supplementary
  }

  /// The views that are only as wide as their content.
  ///
  /// - Note: After `UICollectionLayoutListConfiguration.ContentHuggingElements`.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each kind of view.
    public let rawValue: UInt
    /// Makes a set from its bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The headers of `HeaderMode.supplementary`.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Returns the actions that a swipe over an item offers; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> GridSwipeActionsConfiguration?

  /// Returns the separator lines of an item, given the separator lines of its section.
  public typealias ItemSeparatorHandler =
    (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: GridListSeparatorConfiguration
    ) -> GridListSeparatorConfiguration

  /// The appearance, as given to the initialiser.
  public private(set) var appearance: Appearance

  /// Whether there are lines between items. The default is false for `sidebar` and `sidebarPlain`,
  /// else true. If false, all lines are hidden, whatever `separatorConfiguration` and
  /// `itemSeparatorHandler` say.
  public var showsSeparators: Bool

  /// The separator lines of the section's items.
  public var separatorConfiguration: GridListSeparatorConfiguration

  /// The handler that returns the separator lines of an item. If nil, all items have the lines of
  /// `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background colour; nil for the appearance's default. The colour is stored, without effect,
  /// because nothing is drawn.
  public var backgroundColor: GridColor?

  /// The kind of header above the items.
  public var headerMode = HeaderMode.none

  /// The kind of footer below the items.
  public var footerMode = FooterMode.none

  /// The space above a header, in points; nil for the appearance's default.
  ///
  /// Only `HeaderMode.firstItemInSection` uses the value. In UIKit's sections, a supplementary
  /// header had no such padding above it.
  public var headerTopPadding: CGFloat?

  /// The provider of the actions that a swipe from the leading edge offers; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The provider of the actions that a swipe from the trailing edge offers; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The views that are only as wide as their content; none by default. The set is stored, without
  /// effect, because headers are as wide as their section.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a configuration with an appearance, without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators =
      switch appearance {
      case .plain, .grouped, .insetGrouped: true
      case .sidebar, .sidebarPlain: false
      }
    separatorConfiguration = GridListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns the separator lines of an item. If `showsSeparators` is false, both lines are hidden.
  /// Otherwise the lines come from `itemSeparatorHandler`, or without a handler from
  /// `separatorConfiguration`.
  func effectiveSeparators(at indexPath: IndexPath) -> GridListSeparatorConfiguration {
    guard showsSeparators else { return .hidden(separatorConfiguration) }
    return itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
  }
}
