/// A text of several lines that scrolls and that the user edits. Nothing is drawn and there is no
/// keyboard. A touch makes the view the first responder, and a test types with `enter(_:)` and
/// `type(_:)`. A view from an archive has no text: nothing is read from an archive.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, MeasuredContent, RefusingEndOfEditing,
  FontAdjusting, UIContentSizeCategoryAdjusting
{
  /// The notification that editing has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The delegate, which is informed of editing and scrolling; held weakly.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      simulation.examineMethods(of: newValue)
    }
  }

  private var storedText = ""
  private var styledText: NSAttributedString?
  private var storedSelection = NSRange(location: 0, length: 0)

  /// The text; never nil: nil that is set becomes an empty text. Setting the property moves the
  /// insertion point to the end and calls no delegate method, unlike `enter(_:)`.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      styledText = nil
      storedSelection = NSRange(location: storedText.utf16.count, length: 0)
      contentDidChange()
    }
  }

  /// The text with its attributes. Characters without a font have that of the view.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: storedText) }
    set {
      text = newValue?.string
      styledText = newValue
      contentDidChange()
    }
  }

  /// The font of the text; nil, as at first, stands for the system font of 12 points.
  open var font: UIFont? { didSet { contentDidChange() } }
  /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the text size
  /// that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  package final func adjustFonts() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: traitCollection)
  }

  /// Whether the user can edit the text.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether the user can select text; stored, without effect: `selectedRange` always can be set.
  open var isSelectable = true
  /// Whether the next typed character replaces the text.
  open var clearsOnInsertion = false
  /// The space around the text, in points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// The room for the text, with 5 points of space at both ends of a line.
  public let textContainer = NSTextContainer()

  // The properties from here to the next mark are stored, without effect.
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var allowsEditingTextAttributes = false
  open var usesStandardTextScaling = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType?

  /// A view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view without text: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A view without text. The text container of the argument is not used: the view makes its own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  private func setUp() {
    alwaysBounceVertical = true
    textContainer.didChange = { [unowned self] in contentDidChange() }
    updateContentSize()
  }

  // MARK: Selection

  /// The selected text in UTF16 units; of length 0 for an insertion point. A range that reaches
  /// beyond the text is cut off. A change calls `textViewDidChangeSelection(_:)`.
  open var selectedRange: NSRange {
    get { storedSelection }
    set {
      let count = storedText.utf16.count
      let start = min(max(0, newValue.location), count)
      let range = NSRange(
        location: start, length: min(max(0, newValue.length), count - start))
      guard range != storedSelection else { return }
      storedSelection = range
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// Scrolls until a part of the text is visible. A part takes the lines up to its end.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let width = bounds.width - textInsets.horizontal
    func bottom(_ end: Int) -> CGFloat {
      let part = NSRange(location: 0, length: min(max(0, end), storedText.utf16.count))
      var text = MeasuredText(
        attributedText.attributedSubstring(from: part).textRuns(font: measuringFont))
      return textContainerInset.top + text.size(in: container(width: width)).height
    }
    let (top, end) = (bottom(range.location), bottom(range.location + range.length))
    let line = measuringFont.lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: top - line, width: 1, height: end - top + line), animated: false)
  }

  // MARK: Size

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var measuringFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The space around the lines, in points.
  private var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The text with the sizes that were asked for; nil after a change.
  private var knownText: MeasuredText?

  /// Returns the room for the lines. A line break at the end begins an empty line.
  private func container(width: CGFloat) -> TextContainer {
    var container = TextContainer(
      width: width, lineLimit: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode.containerMode)
    container.keepsEmptyLastLine = true
    return container
  }

  /// Returns the size of the text and the space around it, rounded up to pixels.
  ///
  /// - Parameter width: The width of the view; 0 for one line per paragraph.
  private func fittingSize(forWidth width: CGFloat) -> CGSize {
    let insets = textInsets
    let isLimited = width > 0 && width.isFinite
    var text = knownText ?? MeasuredText(attributedText.textRuns(font: measuringFont))
    let size = size(
      of: &text, in: container(width: isLimited ? max(1, width - insets.horizontal) : 0))
    knownText = text
    return roundedUpToPixels(
      CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical))
  }

  /// The natural size: none while the view scrolls, else the size of the text with one line for
  /// each paragraph. Constraints that make the view narrower give it the height for its width.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : fittingSize(forWidth: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

  package final var wrapsText: Bool { !isScrollEnabled }
  package final func height(forWidth width: CGFloat) -> CGFloat {
    fittingSize(forWidth: width).height
  }

  package final var lineHeight: CGFloat? { measuringFont.lineHeight }

  /// The baselines of the first and the last line.
  package final func baseline(isFirst: Bool) -> (share: Double, distance: Double) {
    isFirst
      ? (0, Double(textContainerInset.top + measuringFont.ascender))
      : (1, Double(measuringFont.descender - textContainerInset.bottom))
  }

  private func contentDidChange() {
    knownText = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets `contentSize` to the size of the text at the width of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  private func updateContentSize() {
    let size = CGSize(
      width: bounds.width, height: fittingSize(forWidth: max(1, bounds.width)).height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Editing

  final var ignoresRefusal = false
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing. The delegate is asked with `textViewShouldBeginEditing(_:)`; the present first
  /// responder resigns; then follow `textViewDidBeginEditing(_:)` and the notification.
  ///
  /// - Returns: Whether the view is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing. The delegate is asked with `textViewShouldEndEditing(_:)`; then follow
  /// `textViewDidEndEditing(_:)` and the notification.
  ///
  /// - Returns: Whether the view is not the first responder any more.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true || ignoresRefusal,
      super.resignFirstResponder()
    else { return false }
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  /// Begins editing if the finger was lifted inside the bounds.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
    becomeFirstResponder()
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Replaces the selected text, without asking the delegate. `textViewDidChangeSelection(_:)` and
  /// `textViewDidChange(_:)` follow.
  open func insertText(_ text: String) { change(storedSelection, to: text) }

  /// Removes the selected text, or else the character before the insertion point, without asking
  /// the delegate.
  open func deleteBackward() {
    if let range = rangeToDelete { change(range, to: "") }
  }

  /// The selected text, or else the character before the insertion point; nil at the beginning.
  private var rangeToDelete: NSRange? {
    if storedSelection.length > 0 { return storedSelection }
    guard let last = prefix(storedSelection.location).last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: storedSelection.location - length, length: length)
  }

  /// Returns the text before a position in UTF16 units.
  private func prefix(_ count: Int) -> String {
    String(decoding: Array(storedText.utf16.prefix(count)), as: UTF16.self)
  }

  private func change(_ range: NSRange, to newText: String) {
    let units = Array(storedText.utf16)
    let rest = units.dropFirst(range.location + range.length)
    text = prefix(range.location) + newText + String(decoding: Array(rest), as: UTF16.self)
    storedSelection = NSRange(location: range.location + newText.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: User actions

  // These methods do what a user would do with a finger or a keyboard. UIKit does not have them.

  /// Begins editing, and replaces the whole text at once, as pasting over the selected text does.
  /// The delegate is asked with `textView(_:shouldChangeTextIn:replacementText:)`; then follow
  /// `textViewDidChangeSelection(_:)`, `textViewDidChange(_:)` and the notification.
  ///
  /// - Returns: Whether the text was replaced: false if no touches reach the view, it does not
  ///   become the first responder, or the delegate refuses the text.
  @discardableResult
  public final func enter(_ newText: String) -> Bool {
    edit { replace(NSRange(location: 0, length: storedText.utf16.count), with: newText) }
  }

  /// Begins editing, and types characters one after another in place of the selected text, each
  /// like `enter(_:)`. The return key is the character `\n`.
  ///
  /// - Returns: Whether every character was accepted.
  @discardableResult
  public final func type(_ characters: String) -> Bool {
    edit {
      characters.reduce(true) { isAccepted, character in
        let all = NSRange(location: 0, length: storedText.utf16.count)
        let range = clearsOnInsertion ? all : storedSelection
        clearsOnInsertion = false
        return replace(range, with: String(character)) && isAccepted
      }
    }
  }

  /// Begins editing, and removes the selected text or the character before the insertion point,
  /// with the calls of `enter(_:)`.
  ///
  /// - Returns: Whether anything was removed.
  @discardableResult
  public final func pressDelete() -> Bool {
    edit { rangeToDelete.map { replace($0, with: "") } ?? false }
  }

  private func edit(_ change: () -> Bool) -> Bool {
    guard takesTouches else { return false }
    return simulation.perform { becomeFirstResponder() && change() }
  }

  private func replace(_ range: NSRange, with newText: String) -> Bool {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: newText) ?? true
    else { return false }
    change(range, to: newText)
    return true
  }

  // MARK: Accessibility

  /// Whether the view is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
