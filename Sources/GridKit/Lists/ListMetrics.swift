/// The insets and heights of a list's section, in points (CL-62, CL-63).
///
/// The values for a Mac were read from UIKit's sections. The values for a phone or a tablet were
/// not measured. They equal the values for a Mac, except for the side insets (see `sideInset`).
struct ListMetrics: Equatable, Sendable {
  typealias Configuration = GridCollectionLayoutListConfiguration

  /// The kinds of devices that have different metrics.
  enum Device: Hashable, Sendable, CaseIterable {
    /// A phone or a tablet.
    case touch
    /// A Mac app in the idiom `UIUserInterfaceIdiom.mac`.
    case mac

    /// The raw value of `UIUserInterfaceIdiom.mac`.
    private static let macIdiom = 5

    init(_ traits: GridTraitCollection) {
      self = traits.userInterfaceIdiom.rawValue == Device.macIdiom ? .mac : .touch
    }
  }

  /// The metrics of a header or footer.
  struct Boundary: Equatable, Sendable {
    var estimatedHeight: CGFloat
    var isPinned: Bool
    /// The `zIndex` of every header and footer.
    static let zIndex = 200
  }

  /// The insets of the rows within the section.
  var contentInsets = NSDirectionalEdgeInsets.zero
  /// The height of a row that is not measured yet.
  var rowEstimate: CGFloat = 44
  /// The metrics of the supplementary header; nil without one.
  var header: Boundary?
  /// The metrics of the supplementary footer; nil without one.
  var footer: Boundary?

  /// Makes the metrics of a list's section.
  ///
  /// - Parameter width: The width of the view around the list, in points.
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

  /// Returns the space below the last row of a section without a footer.
  private static func bottomInset(of appearance: Configuration.Appearance) -> CGFloat {
    switch appearance {
    case .grouped, .insetGrouped: 20
    case .sidebar: 10
    case .plain, .sidebarPlain: 0
    }
  }

  /// Returns the space at each side of the rows.
  ///
  /// A Mac shows a tablet's points at 0.77 of their size. On a Mac, a sidebar's inset is 10 points
  /// of the screen, so 10 / 0.77 points here. On a phone or a tablet, a sidebar's inset is 10
  /// points. An inset grouped list has a phone's layout margins. They are 16 points, but 20 points
  /// on a phone or a tablet if the view is at least 414 points wide.
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
