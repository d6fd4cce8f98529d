/// A control with a title and an image per state. Its size is an estimate (`TextEstimate`).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button; stored, without effect: no type adds a title or an image.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// The type given to `init(type:)`; stored, without effect.
  open private(set) var buttonType = ButtonType.custom
  /// The insets around title and image, in points; part of the button's fitting size.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title; stored, without effect: the size does not depend on them.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image; stored, without effect: the size does not depend on them.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The label of the title. Each read of `titleLabel` sets the label's text.
  private let label = UILabel()
  private let picture = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
  }

  /// A button without titles and images: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
    addSubview(label)
  }

  /// A button of the given type, with size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button with an action's title and image. It performs the action for
  /// `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
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

  /// The label with the title of the present state. Each read of the property resets the label's
  /// text to the title.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view with the image of the present state. Each read of the property resets the view's
  /// image to the image of the present state.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  // A state without a value of its own uses the value for `normal`.

  /// Sets the title for a state. Nil removes the title, so that the state uses the title for
  /// `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    label.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Returns the title for a state, or else the title for `normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

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
    picture.image = currentImage
    invalidateIntrinsicContentSize()
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
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of image and title side by side, plus `contentEdgeInsets`.
  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Accessibility

  /// Whether the button is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title of the present state, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
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
