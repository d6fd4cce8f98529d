/// A control with a title and an image per state, or with a configuration. The widths of texts
/// are estimates; nothing is drawn.
@preconcurrency @MainActor
open class UIButton: UIControl, MeasuredContent {
  /// The type of a button, which determines the title's font and the space above and below the
  /// title. No type adds a title or an image.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The purpose of a button; the raw values are UIKit's.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  private var titles: [State: String] = [:]
  private var styledTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// The type given to `init(type:)`.
  open private(set) var buttonType = ButtonType.custom
  /// The purpose; stored, without effect.
  open var role = Role.normal
  /// The insets around title and image, in points; part of the button's natural size. If they are
  /// zero, the title of a system button has 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title; stored, without effect: the size does not depend on them.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image; stored, without effect: the size does not depend on them.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The menu; stored, without effect: no menu opens.
  open var menu: UIMenu?
  /// Whether a press opens the menu; stored, without effect: no menu opens.
  open var showsMenuAsPrimaryAction = false
  /// Whether a press changes `isSelected`, before the actions are called.
  open var changesSelectionAsPrimaryAction = false
  /// The label of the title. Each read of `titleLabel` sets the label's text.
  private let label = UIButtonLabel()
  private let subtitle = UIButtonLabel()
  private let picture = UIImageView()

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button without titles and images: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = UIButton.titleFont(.custom)
    addSubview(picture)
    addSubview(label)
  }

  /// A button of the given type, with size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// A button with an action's title and image. It performs the action for
  /// `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    take(buttonType)
  }

  /// A system button with a configuration, which shows the action's title and image if the
  /// configuration has none. It performs the action for `primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Within an initialiser the property has no observer.
    configurationDidChange()
  }

  /// A button with a frame and with an action's title and image. It performs the action for
  /// `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func take(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    label.font = UIButton.titleFont(buttonType)
  }

  /// Returns the font of a title without a configuration: 18 points for custom buttons, else 15.
  private static func titleFont(_ buttonType: ButtonType) -> UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  // MARK: Content

  /// The label with the shown title. Each read of the property resets the label's text to the
  /// title.
  open var titleLabel: UILabel? {
    label.text = shownTitle
    return label
  }

  /// The label with the subtitle of the configuration; nil if there is none.
  open var subtitleLabel: UILabel? {
    subtitle.text = configuration?.subtitle
    return subtitle.text == nil ? nil : subtitle
  }

  /// The view with the shown image. Each read of the property resets the view's image to it.
  open var imageView: UIImageView? {
    picture.image = shownImage
    return picture
  }

  // A state without a value of its own uses the value for `normal`.

  /// Sets the title for a state. Nil removes the title, so that the state uses the title for
  /// `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    styledTitles[state] = nil
    contentDidChange()
  }

  /// Returns the title for a state, or else the title for `normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the title for a state with its attributes. Characters without a font have that of
  /// `titleLabel`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
    styledTitles[state] = title
  }

  /// Returns the title with its attributes for a state, or else that for `normal`; nil for a title
  /// that was set without attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state] == nil ? styledTitles[.normal] : styledTitles[state]
  }

  /// Sets the title colour for a state; nothing is drawn with it.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the title colour for a state, or else the title colour for `normal`.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the image for a state. Nil removes the image, so that the state uses the image for
  /// `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Returns the image for a state, or else the image for `normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the background image for a state. The image does not change the button's size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// Returns the background image for a state, or else the background image for `normal`.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title of the present state with its attributes; nil if it was set without attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title colour of the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .label }
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title of the configuration, or else of the present state.
  private var shownTitle: String? { configuration?.title ?? currentTitle }
  /// The image of the configuration, or else of the present state.
  private var shownImage: UIImage? { configuration?.image ?? currentImage }

  fileprivate func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Configuration

  /// The configuration; nil for a button with titles and images per state. Parts that the
  /// configuration lacks are those of the state.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  private func configurationDidChange() {
    label.font = configuration?.titleFont ?? UIButton.titleFont(buttonType)
    subtitle.font = configuration?.subtitleFont ?? subtitle.font
    contentDidChange()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// A closure that changes the configuration for a state. The button calls it in its next layout
  /// after a change of the state, of the configuration or of the closure.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Whether a change of the state updates the configuration.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false

  /// Requests an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration for the present state, and calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    if automaticallyUpdatesConfiguration { configuration = configuration?.updated(for: self) }
    configurationUpdateHandler?(self)
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: State

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    if automaticallyUpdatesConfiguration,
      configuration != nil || configurationUpdateHandler != nil
    {
      setNeedsUpdateConfiguration()
    }
    if titles.count > 1 || images.count > 1 { contentDidChange() }
  }

  // MARK: Size

  /// The parts of the button with their sizes.
  private var arrangement: ButtonArrangement {
    let isRightToLeft = readsFromRightToLeft
    var parts = ButtonArrangement(insets: contentEdgeInsets, isRightToLeft: isRightToLeft)
    if let title = shownTitle, !title.isEmpty {
      let styledTitle = configuration?.title == nil ? currentAttributedTitle : nil
      parts.title = controlTextSize(
        of: styledTitle ?? NSAttributedString(string: title), font: label.font)
    }
    parts.image = shownImage?.size
    guard let configuration else {
      parts.title = parts.title.map {
        CGSize(width: $0.width.rounded(.up), height: $0.height.rounded(.up))
      }
      return parts
    }
    if let text = configuration.subtitle, !text.isEmpty {
      parts.subtitle = controlTextSize(
        of: NSAttributedString(string: text), font: subtitle.font)
    }
    if configuration.showsActivityIndicator { parts.image = CGSize(width: 20, height: 20) }
    parts.imageEdge = configuration.imagePlacement
    parts.imagePadding = configuration.imagePadding
    parts.titlePadding = configuration.titlePadding
    parts.insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    return parts
  }

  /// The space above and below the title of a system button together, in points.
  private static let titleMargin: CGFloat = 12
  /// Width and height of a button without title and image, in points.
  private static let emptySide: CGFloat = 30

  /// The natural size. With a configuration: texts, image and `contentInsets`. Without one: image
  /// and title side by side, plus `contentEdgeInsets`; a button without both has 30 × 30 points.
  open override var intrinsicContentSize: CGSize {
    var parts = arrangement
    if configuration == nil {
      if parts.title == nil, parts.image == nil {
        parts.image = CGSize(width: UIButton.emptySide, height: UIButton.emptySide)
      }
      if buttonType == .system, contentEdgeInsets == .zero {
        parts.title?.height += UIButton.titleMargin
      }
    }
    return roundedUpToPixels(parts.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Updates the configuration if its update was requested, and places the image and the labels.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    _ = (titleLabel, imageView)
    if subtitleLabel == nil { subtitle.removeFromSuperview() } else { addSubview(subtitle) }
    let frames = arrangement.frames(
      in: bounds, horizontal: horizontalPlace, vertical: verticalPlace, text: textPlace)
    let pixels = simulation.screen.pixels
    for (view, frame) in [
      (picture, frames.image), (label, frames.title), (subtitle, frames.subtitle),
    ] {
      view.frame = CGRect(origin: pixels.rounded(frame.origin), size: frame.size)
    }
  }

  private var horizontalPlace: ButtonArrangement.Alignment {
    switch effectiveContentHorizontalAlignment {
    case .left: .start
    case .right: .end
    default: .middle
    }
  }

  private var verticalPlace: ButtonArrangement.Alignment {
    switch contentVerticalAlignment {
    case .top: .start
    case .bottom: .end
    default: .middle
    }
  }

  private var textPlace: ButtonArrangement.Alignment {
    let (start, end): (ButtonArrangement.Alignment, ButtonArrangement.Alignment) =
      readsFromRightToLeft ? (.end, .start) : (.start, .end)
    switch configuration?.titleAlignment {
    case .leading: return start
    case .trailing: return end
    case .automatic where arrangement.image != nil:
      let isBeside = configuration?.imagePlacement.isDisjoint(with: [.top, .bottom]) ?? true
      return isBeside ? start : .middle
    default: return .middle
    }
  }

  /// The baseline of the title, which is in the middle of the button.
  package final func baseline(isFirst: Bool) -> (share: Double, distance: Double) {
    shownTitle == nil ? (isFirst ? 0 : 1, 0) : (0.5, baselineBelowMiddle(of: label.font))
  }

  package final var lineHeight: CGFloat? { shownTitle == nil ? nil : label.font.lineHeight }

  package final var shownText: String? { shownTitle }

  // MARK: Touches

  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Changes the selection if the finger was lifted inside the bounds and
  /// `changesSelectionAsPrimaryAction` is true.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  /// Taps the button: sends `touchDown`, then `touchUpInside` together with
  /// `primaryActionTriggered`. UIKit does not have this method: it stands for a finger.
  ///
  /// - Returns: False if the button is disabled or no touches reach it. Then nothing happens.
  @discardableResult
  public final func press() -> Bool {
    touchAsUser { if changesSelectionAsPrimaryAction { isSelected.toggle() } }
  }

  // MARK: Accessibility

  /// Whether the button is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The shown title, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, or `button` if none were set. A disabled button has `notEnabled`,
  /// too.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = ownAccessibility?.traits ?? .button
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}

/// A label of a button. A change of its font changes the size of the button.
private final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.invalidateIntrinsicContentSize()
  }
}
