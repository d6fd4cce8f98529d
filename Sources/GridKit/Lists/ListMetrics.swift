/// The lengths of a list's section, in points (CL-62, CL-63).
///
/// The lengths of a Mac were read from sections that UIKit made. The lengths of a phone and of a
/// tablet were not: they are the Mac's but for the insets at the sides; see `sideInset`.
struct ListMetrics: Equatable, Sendable {
  typealias Configuration = GridCollectionLayoutListConfiguration

  /// The devices that the metrics tell apart.
  enum Device: Hashable, Sendable, CaseIterable {
    /// A phone or a tablet.
    case touch
    /// A Mac, in the idiom of that name.
    case mac

    /// `UIUserInterfaceIdiom.mac`, by its number.
    private static let macIdiom = 5

    init(_ traits: GridTraitCollection) {
      self = traits.userInterfaceIdiom.rawValue == Device.macIdiom ? .mac : .touch
    }
  }

  /// A header or footer.
  struct Boundary: Equatable, Sendable {
    var estimatedHeight: CGFloat
    var isPinned: Bool
    /// The stacking order of every header and footer.
    static let zIndex = 200
  }

  /// Around the rows, within the section.
  var contentInsets = NSDirectionalEdgeInsets.zero
  /// Height of a row that was not measured yet.
  var rowEstimate: CGFloat = 44
  /// The metrics of the supplementary header; nil without one.
  var header: Boundary?
  /// The metrics of the supplementary footer; nil without one.
  var footer: Boundary?

  /// Makes the metrics of a list's section.
  ///
  /// - Parameter width: Width of the view around the list, in points.
  init(_ configuration: Configuration, device: Device, width: CGFloat) {
    let appearance = configuration.appearance
    let boundary = ListMetrics.boundary(of: appearance)
    if configuration.headerMode == .supplementary { header = boundary }
    if configuration.footerMode == .supplementary { footer = boundary }
    contentInsets.top = ListMetrics.topInset(of: configuration)
    if configuration.footerMode == .none {
      contentInsets.bottom = ListMetrics.bottomInset(of: appearance)
    }
    let side = ListMetrics.sideInset(of: appearance, device: device, width: width)
    contentInsets.leading = side
    contentInsets.trailing = side
  }

  private static func boundary(of appearance: Configuration.Appearance) -> Boundary {
    switch appearance {
    case .plain, .sidebarPlain: Boundary(estimatedHeight: 28, isPinned: true)
    case .grouped, .insetGrouped, .sidebar: Boundary(estimatedHeight: 17.5, isPinned: false)
    }
  }

  /// Returns the space above the first row.
  private static func topInset(of configuration: Configuration) -> CGFloat {
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    switch configuration.headerMode {
    case .none: return isGrouped ? 35 : 0
    case .supplementary: return 0
    case .firstItemInSection:
      return configuration.headerTopPadding ?? (configuration.appearance == .plain ? 22 : 0)
    }
  }

  /// Returns the space below the last row where no footer is.
  private static func bottomInset(of appearance: Configuration.Appearance) -> CGFloat {
    switch appearance {
    case .grouped, .insetGrouped: 20
    case .sidebar: 10
    case .plain, .sidebarPlain: 0
    }
  }

  /// Returns the space at each side of the rows.
  ///
  /// A Mac shows a tablet's points at 0.77 of their size, so 10 points of its own are 10 / 0.77.
  /// Where nothing is scaled they are 10. Groups have a phone's layout margins: 16 points, and 20
  /// from a width of 414.
  private static func sideInset(
    of appearance: Configuration.Appearance, device: Device, width: CGFloat
  ) -> CGFloat {
    switch (appearance, device) {
    case (.plain, _), (.grouped, _): 0
    case (.insetGrouped, .mac): 16
    case (.insetGrouped, .touch): width < 414 ? 16 : 20
    case (.sidebar, .mac), (.sidebarPlain, .mac): 10 / 0.77
    case (.sidebar, .touch), (.sidebarPlain, .touch): 10
    }
  }
}
