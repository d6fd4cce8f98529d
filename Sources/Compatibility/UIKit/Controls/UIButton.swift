/// A control with a title and an image per state. Its size is an estimate (`TextEstimate`).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type that a button is made with; kept only, no type brings a title or an image along.
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

  /// The type given to `init(type:)`; nothing follows from it.
  open private(set) var buttonType = ButtonType.custom
  /// The insets around title and image, in points; part of the size that the button would fit.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title; stored, without effect: no size follows from them.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image; stored, without effect: no size follows from them.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Views inside, with the title and the image of the present state when they are asked for.
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

  /// A button without size that answers the type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button with an action's title and image, which performs it for `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Makes a button like `init(frame:)`, with an action's title and image, for
  /// `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The view with the title of the present state; text set in it counts until it is asked for
  /// again.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The view with the image of the present state; an image set in it counts until it is asked for
  /// again.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  // A state without a value of its own has the normal one.

  /// Keeps a title for a state; nil takes it away, so that the state has the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    label.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a state, or else of the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Keeps a colour for a state; nothing is drawn with it.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the title colour of a state, or else of the normal one.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Keeps an image for a state; nil takes it away, so that the state has the normal one.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    picture.image = currentImage
    invalidateIntrinsicContentSize()
  }

  /// Returns the image of a state, or else of the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Keeps an image for a state; no size follows from it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// Returns the background image of a state, or else of the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The image beside the title, and the insets around them.
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

  /// `button`, unless something else was set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = ownAccessibility?.traits ?? .button
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
