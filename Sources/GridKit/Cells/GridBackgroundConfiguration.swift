/// A description of a cell's background.
///
/// - Note: After `UIBackgroundConfiguration`. What only drawing would show is kept and compared.
public struct GridBackgroundConfiguration: Hashable {
  /// A view that fills the background.
  public var customView: BaseView?
  /// Radius of rounded corners, in points; kept only.
  public var cornerRadius: CGFloat = 0
  /// Distance of the background from the cell's edges; negative values reach outside.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil stands for the view's tint.
  public var backgroundColor: GridColor?
  /// Colour of the line around the background; kept only.
  public var strokeColor: GridColor?
  /// Width of that line, in points; kept only.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background that line runs, in points; kept only.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// A background that shows nothing.
  public static func clear() -> GridBackgroundConfiguration {
    var configuration = GridBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The background of a plain list's cell.
  public static func listPlainCell() -> GridBackgroundConfiguration {
    var configuration = GridBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> GridBackgroundConfiguration {
    var configuration = GridBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }

  /// The same background for another state: none of the backgrounds here depends on it.
  public func updated(for state: any GridConfigurationState) -> GridBackgroundConfiguration {
    self
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

  private func show(replacing old: GridBackgroundConfiguration?) {
    backgroundColor = configuration.backgroundColor
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
