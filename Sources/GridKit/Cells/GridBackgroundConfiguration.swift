/// A description of a cell's background.
///
/// - Note: After `UIBackgroundConfiguration`. Properties that only affect drawing are stored and
///   compared. `visualEffect` and `shadowProperties` are missing, because GridKit has no types for
///   them.
public struct GridBackgroundConfiguration: Hashable {
  /// A view that fills the background.
  public var customView: BaseView?
  /// The radius of rounded corners, in points. The value is stored without effect.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the cell's edges. With a negative value, the background
  /// reaches beyond the edge.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins add to `backgroundInsets`. The value is stored
  /// without effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the background. Nil stands for the view's tint colour.
  public var backgroundColor: GridColor?
  /// The picture in front of the colour. The value is stored without effect.
  public var image: GridImage?
  /// The way in which the picture fills the background. The value is stored without effect.
  public var imageContentMode = BaseView.ContentMode.scaleToFill
  /// The colour of the line around the background. The value is stored without effect.
  public var strokeColor: GridColor?
  /// The width of the line around the background, in points. The value is stored without effect.
  public var strokeWidth: CGFloat = 0
  /// The outward distance of the line from the background, in points. The value is stored without
  /// effect.
  public var strokeOutset: CGFloat = 0

  private var backgroundTransformer: GridConfigurationColorTransformer.Stored?
  private var strokeTransformer: GridConfigurationColorTransformer.Stored?
  /// The list style of the default colours and corners, if the background adapts to the list.
  private var style = AdoptedListStyle()

  private init(_ backgroundColor: GridColor?) {
    self.backgroundColor = backgroundColor
  }

  // MARK: Colours

  /// The transformer from `backgroundColor` to the shown colour; nil for none.
  public var backgroundColorTransformer: GridConfigurationColorTransformer? {
    get { backgroundTransformer?.transformer }
    set { backgroundTransformer = .init(newValue) }
  }

  /// Returns the shown colour of the background in a view with the tint colour `tintColor`.
  public func resolvedBackgroundColor(for tintColor: GridColor) -> GridColor {
    backgroundTransformer.resolved(backgroundColor ?? tintColor)
  }

  /// The transformer from `strokeColor` to the shown colour of the line; nil for none.
  public var strokeColorTransformer: GridConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = .init(newValue) }
  }

  /// Returns the shown colour of the line around the background in a view with the tint colour
  /// `tintColor`.
  public func resolvedStrokeColor(for tintColor: GridColor) -> GridColor {
    strokeTransformer.resolved(strokeColor ?? tintColor)
  }

  // MARK: Looks

  /// Returns a clear background.
  public static func clear() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.clear)
  }

  /// Returns the background of a cell in any list. It equals `listPlainCell()` until it is updated
  /// for a cell in a list of another style.
  public static func listCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .cell, in: .plain)
  }

  /// Returns the background of a header in any list. It equals the background of a plain list's
  /// header until it is updated for a view in a list of another style.
  public static func listHeader() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .header, in: .plain)
  }

  /// Returns the background of a footer in any list. It equals the background of a plain list's
  /// footer until it is updated for a view in a list of another style.
  public static func listFooter() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(role: .footer, in: .plain)
  }

  /// Returns the background of a plain list's cell.
  public static func listPlainCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.systemBackground)
  }

  /// Returns the background of a plain list's header or footer.
  @available(iOS, deprecated: 18.0, message: "Use listHeader() or listFooter().")
  public static func listPlainHeaderFooter() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.systemBackground)
  }

  /// Returns the background of a grouped list's cell.
  public static func listGroupedCell() -> GridBackgroundConfiguration {
    GridBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a grouped list's header or footer: clear.
  @available(iOS, deprecated: 18.0, message: "Use listHeader() or listFooter().")
  public static func listGroupedHeaderFooter() -> GridBackgroundConfiguration { clear() }

  /// Returns the background of a sidebar's header: clear.
  @available(iOS, deprecated: 18.0, message: "Use listHeader().")
  public static func listSidebarHeader() -> GridBackgroundConfiguration { clear() }

  /// Returns the background of a sidebar's cell that is not selected: clear, with rounded corners.
  public static func listSidebarCell() -> GridBackgroundConfiguration {
    var configuration = clear()
    configuration.cornerRadius = 10
    return configuration
  }

  /// Returns the background of a cell in a sidebar that accompanies another sidebar. It equals
  /// `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> GridBackgroundConfiguration {
    listSidebarCell()
  }

  /// Returns the background, adapted to the list style in the traits of the state.
  ///
  /// Only four backgrounds adapt to the list: the default background of a cell, `listCell()`,
  /// `listHeader()` and `listFooter()`. A property that was changed from its default keeps its
  /// value.
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

  /// Makes the background of a view in a list. The background adapts to the list.
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

/// A view that shows a background configuration behind a cell.
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

  /// Sets the frame to a cell's bounds less the background insets.
  func fit(_ bounds: CGRect) {
    let insets = configuration.backgroundInsets.resolved(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    frame = CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: max(0, bounds.size.width - insets.left - insets.right),
      height: max(0, bounds.size.height - insets.top - insets.bottom))
  }
}
