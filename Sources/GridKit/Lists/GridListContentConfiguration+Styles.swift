// UIKit's styles. Their fonts, colours and lengths are GridKit's choice: a row with one line is 44
// points high, as on a phone, and a plain header 28.

extension GridListContentConfiguration {
  private static var body: TextProperties { TextProperties(.preferredFont(forTextStyle: .body)) }

  private static func cell(secondary: TextProperties) -> GridListContentConfiguration {
    GridListContentConfiguration(
      textProperties: body, secondaryTextProperties: secondary,
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      minimumHeight: 44)
  }

  private static func boundary(
    _ style: GridFont.TextStyle, weight: GridFont.Weight = .regular, color: GridColor,
    top: CGFloat, bottom: CGFloat, minimumHeight: CGFloat
  ) -> GridListContentConfiguration {
    GridListContentConfiguration(
      textProperties: TextProperties(.preferred(style, weight: weight), color),
      secondaryTextProperties: TextProperties(
        .preferredFont(forTextStyle: .footnote), .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16),
      minimumHeight: minimumHeight)
  }

  // MARK: Cells

  /// Returns the style of a cell in any list.
  public static func cell() -> GridListContentConfiguration {
    cell(secondary: TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
      .following(.cell, in: .plain)
  }

  /// Returns the style of a cell with a smaller second text below the first.
  public static func subtitleCell() -> GridListContentConfiguration {
    cell(secondary: TextProperties(.preferredFont(forTextStyle: .caption1)))
  }

  /// Returns the style of a cell with a second text beside the first, at the trailing edge.
  public static func valueCell() -> GridListContentConfiguration {
    var configuration = cell(
      secondary: TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the style of a sidebar's cell. It is like `cell()` here.
  public static func sidebarCell() -> GridListContentConfiguration { cell() }

  /// Returns the style of a sidebar's cell with a second text below the first. It is like
  /// `subtitleCell()` here.
  public static func sidebarSubtitleCell() -> GridListContentConfiguration { subtitleCell() }

  /// Returns the style of a cell in a sidebar that accompanies another sidebar. It is like `cell()`
  /// here.
  public static func accompaniedSidebarCell() -> GridListContentConfiguration { cell() }

  /// Returns the style of a cell with a second text below the first, in a sidebar that accompanies
  /// another sidebar. It is like `subtitleCell()` here.
  public static func accompaniedSidebarSubtitleCell() -> GridListContentConfiguration {
    subtitleCell()
  }

  // MARK: Headers and footers

  /// Returns the style of a header in any list. The style is `plainHeader()` until the
  /// configuration is updated for a view in another kind of list.
  public static func header() -> GridListContentConfiguration {
    plainHeader().following(.header, in: .plain)
  }

  /// Returns the style of a footer in any list. The style is `plainFooter()` until the
  /// configuration is updated for a view in another kind of list.
  public static func footer() -> GridListContentConfiguration {
    plainFooter().following(.footer, in: .plain)
  }

  /// Returns the style of a plain list's header.
  public static func plainHeader() -> GridListContentConfiguration {
    boundary(
      .subheadline, weight: .semibold, color: .secondaryLabel, top: 5, bottom: 5,
      minimumHeight: 28)
  }

  /// Returns the style of a plain list's footer.
  public static func plainFooter() -> GridListContentConfiguration {
    boundary(.subheadline, color: .secondaryLabel, top: 5, bottom: 5, minimumHeight: 28)
  }

  /// Returns the style of a grouped list's header.
  public static func groupedHeader() -> GridListContentConfiguration {
    var configuration = boundary(
      .footnote, color: .secondaryLabel, top: 17.5, bottom: 5, minimumHeight: 17.5)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// Returns the style of a grouped list's footer.
  public static func groupedFooter() -> GridListContentConfiguration {
    boundary(.footnote, color: .secondaryLabel, top: 5, bottom: 17.5, minimumHeight: 17.5)
  }

  /// Returns the style of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> GridListContentConfiguration {
    boundary(
      .headline, weight: .semibold, color: .label, top: 17.5, bottom: 5, minimumHeight: 17.5)
  }

  /// Returns the style of the most prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> GridListContentConfiguration {
    boundary(.title3, weight: .bold, color: .label, top: 17.5, bottom: 5, minimumHeight: 17.5)
  }

  /// Returns the style of a sidebar's header.
  public static func sidebarHeader() -> GridListContentConfiguration {
    boundary(
      .headline, weight: .semibold, color: .label, top: 11, bottom: 11, minimumHeight: 17.5)
  }

  // MARK: Lists

  /// Makes the default style of a view in a list. `updated(for:)` adapts the style to another list.
  init(role: ListRole, in appearance: GridCollectionLayoutListConfiguration.Appearance) {
    let look: GridListContentConfiguration =
      switch (role, appearance) {
      case (.cell, .plain), (.cell, .grouped), (.cell, .insetGrouped): .cell()
      case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell()
      case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
      case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
      case (.header, .sidebar): .sidebarHeader()
      case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
      case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter()
      }
    self = look.following(role, in: appearance)
  }
}
