// The looks that UIKit has. Their fonts, colours and lengths were chosen: a row of one line is 44
// points high as on a phone, a plain header 28.

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
    let size = GridFont.preferredFont(forTextStyle: style).pointSize
    return GridListContentConfiguration(
      textProperties: TextProperties(.systemFont(ofSize: size, weight: weight), color),
      secondaryTextProperties: TextProperties(
        .preferredFont(forTextStyle: .footnote), .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16),
      minimumHeight: minimumHeight)
  }

  // MARK: Cells

  /// A cell of any list.
  public static func cell() -> GridListContentConfiguration {
    cell(secondary: TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
      .following(.cell, in: .plain)
  }

  /// A cell with a smaller second text below the first.
  public static func subtitleCell() -> GridListContentConfiguration {
    cell(secondary: TextProperties(.preferredFont(forTextStyle: .caption1)))
  }

  /// A cell with a second text beside the first, at the other edge.
  public static func valueCell() -> GridListContentConfiguration {
    var configuration = cell(
      secondary: TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// A cell of a sidebar; here as `cell()`.
  public static func sidebarCell() -> GridListContentConfiguration { cell() }

  /// A cell of a sidebar with a second text below the first; here as `subtitleCell()`.
  public static func sidebarSubtitleCell() -> GridListContentConfiguration { subtitleCell() }

  /// A cell of a sidebar that accompanies another one; here as `cell()`.
  public static func accompaniedSidebarCell() -> GridListContentConfiguration { cell() }

  /// Such a cell with a second text below the first; here as `subtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> GridListContentConfiguration {
    subtitleCell()
  }

  // MARK: Headers and footers

  /// A header of any list: as `plainHeader()`, until it is updated for a view in another list.
  public static func header() -> GridListContentConfiguration {
    plainHeader().following(.header, in: .plain)
  }

  /// A footer of any list: as `plainFooter()`, until it is updated for a view in another list.
  public static func footer() -> GridListContentConfiguration {
    plainFooter().following(.footer, in: .plain)
  }

  /// A header of a plain list.
  public static func plainHeader() -> GridListContentConfiguration {
    boundary(
      .subheadline, weight: .semibold, color: .secondaryLabel, top: 5, bottom: 5,
      minimumHeight: 28)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> GridListContentConfiguration {
    boundary(.subheadline, color: .secondaryLabel, top: 5, bottom: 5, minimumHeight: 28)
  }

  /// A header of a grouped list.
  public static func groupedHeader() -> GridListContentConfiguration {
    var configuration = boundary(
      .footnote, color: .secondaryLabel, top: 17.5, bottom: 5, minimumHeight: 17.5)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> GridListContentConfiguration {
    boundary(.footnote, color: .secondaryLabel, top: 5, bottom: 17.5, minimumHeight: 17.5)
  }

  /// A header of an inset grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> GridListContentConfiguration {
    boundary(
      .headline, weight: .semibold, color: .label, top: 17.5, bottom: 5, minimumHeight: 17.5)
  }

  /// A header of an inset grouped list that stands out most.
  public static func extraProminentInsetGroupedHeader() -> GridListContentConfiguration {
    boundary(.title3, weight: .bold, color: .label, top: 17.5, bottom: 5, minimumHeight: 17.5)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> GridListContentConfiguration {
    boundary(
      .headline, weight: .semibold, color: .label, top: 11, bottom: 11, minimumHeight: 17.5)
  }

  // MARK: Lists

  /// The look of a view in a list; it follows the list.
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
