/// A description of a cell's background.
///
/// - Note: After `UIBackgroundConfiguration`. What only drawing would show is kept and compared.
/// It has no `visualEffect` and no `shadowProperties`: there are no types for them.
public struct GridBackgroundConfiguration: Hashable {
  /// A view that fills the background.
  public var customView: BaseView?
  /// Radius of rounded corners, in points; kept only.
  public var cornerRadius: CGFloat = 0
  /// Distance of the background from the cell's edges; negative values reach outside.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins add to `backgroundInsets`; kept only.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the background; nil stands for the view's tint.
  public var backgroundColor: GridColor?
  /// A picture in front of the colour; kept only.
  public var image: GridImage?
  /// The way in which the picture fills the background; kept only.
  public var imageContentMode = BaseView.ContentMode.scaleToFill
  /// Colour of the line around the background; kept only.
  public var strokeColor: GridColor?
  /// Width of that line, in points; kept only.
  public var strokeWidth: CGFloat = 0
  /// The distance outside the background at which its line runs, in points; kept only.
  public var strokeOutset: CGFloat = 0

  private var backgroundTransformer: GridConfigurationColorTransformer.Stored?
  private var strokeTransformer: GridConfigurationColorTransformer.Stored?
  /// The list style that the looks are of, if they follow the list around.
  private var style = AdoptedListStyle()

  private init(_ backgroundColor: GridColor?) {
    self.backgroundColor = backgroundColor
  }

  // MARK: Colours

  /// The transformer that makes the colour that is shown out of `backgroundColor`; nil for none.
  public var backgroundColorTransformer: GridConfigurationColorTransformer? {
    get { backgroundTransformer?.transformer }
    set { backgroundTransformer = .init(newValue) }
  }

  /// The colour of the background in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: GridColor) -> GridColor {
    backgroundTransformer.resolved(backgroundColor ?? tintColor)
  }

  /// The transformer that makes the colour of the line around out of `strokeColor`; nil for none.
  public var strokeColorTransformer: GridConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = .init(newValue) }
  }

  /// The colour of the line around in a view of a tint.
  public func resolvedStrokeColor(for tintColor: GridColor) -> GridColor {
    strokeTransformer.resolved(strokeColor ?? tintColor)
  }

  // MARK: Looks

  /// A background that shows nothing.
  public static func clear() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.clear)
  }

  /// The background of any list's cell: as `listPlainCell()`, until it is updated for a cell in
  /// another list.
  public static func listCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .cell, in: .plain)
  }

  /// The background of any list's header: that of a plain list's, until it is updated for a view in
  /// another list.
  public static func listHeader() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .header, in: .plain)
  }

  /// The background of any list's footer: that of a plain list's, until it is updated for a view in
  /// another list.
  public static func listFooter() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .footer, in: .plain)
  }

  /// The background of a plain list's cell.
  public static func listPlainCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.systemBackground)
  }

  /// The background of a plain list's header or footer.
  @available(iOS, deprecated: 18.0, message: "Use listHeader() or listFooter().")
  public static func listPlainHeaderFooter() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.systemBackground)
  }

  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  /// The background of a grouped list's header or footer: nothing.
  @available(iOS, deprecated: 18.0, message: "Use listHeader() or listFooter().")
  public static func listGroupedHeaderFooter() -> GridBackgroundConfiguration { clear() }

  /// The background of a sidebar's header: nothing.
  @available(iOS, deprecated: 18.0, message: "Use listHeader().")
  public static func listSidebarHeader() -> GridBackgroundConfiguration { clear() }

  /// The background of a sidebar's cell that is not selected: nothing, with rounded corners.
  public static func listSidebarCell() -> GridBackgroundConfiguration {
    var configuration = clear()
    configuration.cornerRadius = 10
    return configuration
  }

  /// The background of a cell of a sidebar that accompanies another one; otherwise like
  /// `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> GridBackgroundConfiguration {
    listSidebarCell()
  }

  /// The background in the style of the list that a state's traits name.
  ///
  /// Backgrounds that a cell answers as its default, and `listCell()`, `listHeader()` and
  /// `listFooter()`, follow the list; what was set otherwise stays.
  public func updated(for state: any GridConfigurationState) -> GridBackgroundConfiguration {
    guard let role = style.role,
      let appearance = GridCollectionLayoutListConfiguration.Appearance(
        state.traitCollection.listEnvironment), appearance != style.appearance
    else { return self }
    var updated = self
    let old = GridBackgroundConfiguration(role: role, in: style.appearance)
    let new = GridBackgroundConfiguration(role: role, in: appearance)
    if backgroundColor == old.backgroundColor { updated.backgroundColor = new.backgroundColor }
    if cornerRadius == old.cornerRadius { updated.cornerRadius = new.cornerRadius }
    updated.style = new.style
    return updated
  }

  /// The background of a view in a list; it follows the list.
  init(role: ListRole, in appearance: GridCollectionLayoutListConfiguration.Appearance) {
    switch (role, appearance) {
    case (.cell, .plain): self = .listPlainCell()
    case (.cell, .grouped), (.cell, .insetGrouped): self = .listGroupedCell()
    case (.cell, .sidebar), (.cell, .sidebarPlain): self = .listSidebarCell()
    case (.header, .plain), (.header, .sidebarPlain), (.footer, .plain), (.footer, .sidebarPlain):
      self = GridBackgroundConfiguration(.systemBackground)
    case (.header, _), (.footer, _): self = .clear()
    }
    style = AdoptedListStyle(role: role, appearance: appearance)
  }
}

/// Shows a background configuration behind a cell.
final class BackgroundConfigurationView: BaseView {
  var configuration: GridBackgroundConfiguration {
    didSet { if configuration != oldValue { show(replacing: oldValue) } }
  }

  init(configuration: GridBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(replacing: nil)
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private var shownColor: GridColor? {
    configuration.backgroundColor.map { configuration.resolvedBackgroundColor(for: $0) }
  }

  private func show(replacing old: GridBackgroundConfiguration?) {
    backgroundColor = shownColor
    if let customView = old?.customView, customView !== configuration.customView,
      customView.superview === self
    {
      customView.removeFromSuperview()
    }
    if let customView = configuration.customView {
      customView.frame = bounds
      customView.autoresizingMask = .flexibleSize
      addSubview(customView)
    }
  }

  /// Takes the place in a cell's bounds that the insets leave.
  func fit(_ bounds: CGRect) {
    let insets = configuration.backgroundInsets.resolved(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    frame = CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: max(0, bounds.size.width - insets.left - insets.right),
      height: max(0, bounds.size.height - insets.top - insets.bottom))
  }
}
