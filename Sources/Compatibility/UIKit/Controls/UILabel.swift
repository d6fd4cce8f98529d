/// A view for text. It is as large as its text, up to the next pixel. Widths are estimates: asking
/// for the size records a finding.
@preconcurrency @MainActor
open class UILabel: UIView, GridHighlightable, MeasuredContent, FontAdjusting,
  UIContentSizeCategoryAdjusting
{
  /// The text, which determines the fitting size. A new text removes the attributes that were set.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The text with its attributes. Setting the property also sets `text`. If only `text` was set,
  /// the value has no attributes. Characters without a font have the font of the label.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      guard styledText != newValue else { return }
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      adjustFonts()
      sizeDidChange()
    }
  }

  private var styledText: NSAttributedString?

  /// The font of the text. A new font also takes the place of the fonts in `attributedText`.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      guard font != oldValue else { return }
      if let styledText {
        let text = NSMutableAttributedString(attributedString: styledText)
        text.addAttribute(.font, value: font!, range: NSRange(location: 0, length: text.length))
        self.styledText = text
      }
      sizeDidChange()
    }
  }

  /// Whether fonts of text styles, and fonts that `UIFontMetrics` has scaled, follow the text size
  /// that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// The greatest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { sizeDidChange() } }
  }

  /// The way in which lines break, and in which the last one is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { sizeDidChange() } }
  }

  /// The width at which the intrinsic size breaks lines, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { sizeDidChange() } }
  }

  // The properties from here on are stored, without effect: nothing is drawn.
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
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

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

  open override var intrinsicContentSize: CGSize {
    fittingSize(forWidth: preferredMaxLayoutWidth)
  }

  /// Returns the place of the text in bounds, from their top left corner, up to whole pixels. The
  /// fitting size of the label is that of this rectangle in bounds of the greatest height, and of
  /// the greatest width where no width is given or the label has one line.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    var text = measuredText
    let container = TextContainer(
      width: max(1, bounds.width), lineLimit: numberOfLines,
      lineBreakMode: lineBreakMode.containerMode)
    // The width at which a text wraps is not known yet; its lines are measured later.
    let isPreliminary = wrapsText && bounds.width >= .greatestFiniteMagnitude
    var size = simulation.screen.pixels.roundedUp(
      isPreliminary ? text.size(in: container) : self.size(of: &text, in: container))
    knownText = text
    if text.isEmpty { size = .zero }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, max(0, bounds.width)),
      height: min(size.height, max(0, bounds.height)))
  }

  /// The text with the sizes that were asked for; nil after a change.
  private var knownText: MeasuredText?

  private var measuredText: MeasuredText {
    knownText ?? MeasuredText(attributedText?.textRuns(font: font) ?? [])
  }

  private func fittingSize(forWidth width: CGFloat) -> CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    let isLimited = numberOfLines != 1 && width > 0 && width.isFinite
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: isLimited ? width : most, height: most),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private func textDidChange() {
    if text != styledText?.string { styledText = nil }
    sizeDidChange()
  }

  private func sizeDidChange() {
    knownText = nil
    invalidateIntrinsicContentSize()
  }

  package final func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let styledText = styledText?.withFonts(adjustedTo: traitCollection)
    font = font.adjusted(to: traitCollection)
    guard let styledText, styledText != self.styledText else { return }
    self.styledText = styledText
    sizeDidChange()
  }

  // MARK: Constraints

  package final var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package final func height(forWidth width: CGFloat) -> CGFloat {
    fittingSize(forWidth: width).height
  }

  package final var lineHeight: CGFloat? { font.lineHeight }

  package final var shownText: String? { text }

  /// A label hugs its text by 250 across and by 251 upright (AL-42).
  package final func defaultHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : .defaultLow
  }

  /// The baselines of the first and the last line, on whole pixels. One line is in the middle of
  /// the label; several fill the label from top to bottom.
  package final func baseline(isFirst: Bool) -> (share: Double, distance: Double) {
    var text = measuredText
    let lines = text.layout(in: TextContainer(lineLimit: numberOfLines)).lines
    knownText = text
    guard let line = isFirst || numberOfLines == 1 ? lines.first : lines.last else {
      return (isFirst ? 0 : 1, 0)
    }
    let pixels = simulation.screen.pixels
    let ascent = Double(pixels.rounded(line.baseline - line.frame.minY))
    let height = Double(pixels.roundedUp(line.frame.height))
    if numberOfLines == 1 { return (0.5, ascent - height / 2) }
    return isFirst ? (0, ascent) : (1, ascent - height)
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
