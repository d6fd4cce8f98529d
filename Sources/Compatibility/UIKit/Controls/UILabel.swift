/// A view for text. Its fitting size is an estimate (`TextEstimate`); asking for the size records a
/// finding.
@preconcurrency @MainActor
open class UILabel: UIView, GridHighlightable, MeasuredContent {
  /// The text, which determines the fitting size. A new text removes the attributes that were set.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The text with its attributes. Setting the property also sets `text`. If only `text` was set,
  /// the value has no attributes.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  private var styledText: NSAttributedString?

  /// The font of the text. Estimates of the fitting size depend only on the font's point size.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { textDidChange() }
  }

  /// The greatest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size breaks lines, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // The properties from here on are stored, without effect: nothing is drawn.
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    textSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  // MARK: Constraints

  package final var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package final func height(forWidth width: CGFloat) -> CGFloat { textSize(width: width).height }

  package final var shownText: String? { text }

  /// A label hugs its text by 250 across and by 251 upright (AL-42).
  package final func defaultHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : .defaultLow
  }

  /// Returns the size of the text, rounded up to whole pixels.
  private func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    simulation.recordTextEstimate(for: nameWithCell)
    let size = TextEstimate(
      text, pointSize: font.pointSize, width: width, lineLimit: numberOfLines
    ).size
    let pixels = simulation.screen.pixels
    return CGSize(
      width: pixels.roundedUp(size.width), height: pixels.roundedUp(size.height))
  }

  private func textDidChange() {
    if text != styledText?.string { styledText = nil }
    invalidateIntrinsicContentSize()
  }

  // MARK: Accessibility

  /// Whether the label is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, else `staticText`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}
