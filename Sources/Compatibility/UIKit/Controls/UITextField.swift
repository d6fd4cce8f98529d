/// A line of text that the user edits. Nothing is drawn and there is no keyboard. A touch makes the
/// field the first responder, and a test types with `enter(_:)` and `type(_:)`. The insertion point
/// is always behind the text. A field from an archive has no text: nothing is read from an archive.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, MeasuredContent, RefusingEndOfEditing,
  FontAdjusting, UIContentSizeCategoryAdjusting
{
  /// The border of a field, which determines its natural size; the raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text, or the clear button, is there; the raw values are UIKit's.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended; the raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// The notification that editing has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that the user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The notification that editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The delegate, which is informed of editing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }

  private var storedText = ""
  private var styledText: NSAttributedString?

  /// The text; never nil: nil that is set becomes an empty text. Setting the property sends no
  /// event and calls no delegate method, unlike `enter(_:)`.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      styledText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes. Characters without a font have that of the field.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: storedText) }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  /// The text that an empty field shows. It counts in the natural size.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The placeholder with its attributes. Characters without a font have that of the field.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder?.string == placeholder
        ? styledPlaceholder : placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }
  private var styledPlaceholder: NSAttributedString?

  /// The font of the text; nil stands for the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the text size
  /// that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  package final func adjustFonts() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(to: traitCollection)
  }

  /// The border, which determines the natural size.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// When the clear button is there, which `pressClear()` presses.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next typed character replaces the text.
  open var clearsOnInsertion = false
  /// Whether the field is being edited: whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  // The properties from here to the next mark are stored, without effect.
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
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

  // MARK: Views beside the text

  /// The view at the left end of the field, which is a subview while `leftViewMode` wants it.
  open var leftView: UIView? { didSet { sideViewDidChange(oldValue) } }
  /// When the left view is there; at first never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the right end of the field, which is a subview while `rightViewMode` wants it.
  open var rightView: UIView? { didSet { sideViewDidChange(oldValue) } }
  /// When the right view is there; at first never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func sideViewDidChange(_ oldView: UIView?) {
    oldView?.removeFromSuperview()
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Adds, places and removes the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, mode, frame) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown(mode) {
        if view.superview !== self { addSubview(view) }
        view.frame = frame
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }

  // MARK: Places

  /// Returns the place of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the place of the text: the bounds between the views beside the text, 7 points inside a
  /// border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : UITextField.padding / 2
    let left = isShown(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let right = isShown(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    return CGRect(
      x: bounds.minX + border + left, y: bounds.minY,
      width: max(0, bounds.width - 2 * border - left - right), height: bounds.height)
  }

  /// Returns the place of the placeholder: `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the place of the text that is being edited: `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the place of the clear button: 19 × 19 points, 5 points from the right edge. The
  /// numbers are GridKit's choice.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the place of the left view: its own size, in the middle of the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the place of the right view: its own size, in the middle of the right edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  // MARK: Size

  /// The width that a border adds to the text, in points.
  private static let padding: CGFloat = 14
  /// The height that a border adds to a line in whole points: 34 at 17 points, 30 at 14 points.
  private static let borderHeight: CGFloat = 13

  private var measuringFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// The size of the text, or of the placeholder while there is no text. A border adds 14 points to
  /// the width, and 13 points to the height in whole points. The views beside the text do not
  /// count.
  open override var intrinsicContentSize: CGSize {
    let size = controlTextSize(
      of: storedText.isEmpty ? attributedPlaceholder : attributedText, font: measuringFont)
    guard borderStyle != .none else { return roundedUpToPixels(size) }
    return CGSize(
      width: roundedUpToPixels(size).width + UITextField.padding,
      height: measuringFont.lineHeight.rounded(.up) + UITextField.borderHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package final var lineHeight: CGFloat? { measuringFont.lineHeight }

  /// The baseline of the text, which is in the middle of the field.
  package final func baseline(isFirst: Bool) -> (share: Double, distance: Double) {
    (0.5, baselineBelowMiddle(of: measuringFont))
  }

  // MARK: Editing

  final var ignoresRefusal = false
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing. The delegate is asked with `textFieldShouldBeginEditing(_:)`; the present
  /// first responder resigns; then follow `textFieldDidBeginEditing(_:)`, the event
  /// `editingDidBegin` and the notification.
  ///
  /// - Returns: Whether the field is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      changeText(to: "")
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing. The delegate is asked with `textFieldShouldEndEditing(_:)`; then follow
  /// `textFieldDidEndEditing(_:reason:)`, the event `editingDidEnd` and the notification.
  ///
  /// - Returns: Whether the field is not the first responder any more.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true || ignoresRefusal,
      super.resignFirstResponder()
    else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  /// Begins editing if the finger was lifted inside the bounds.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Adds text, without asking the delegate. The event `editingChanged` is sent.
  open func insertText(_ text: String) { changeText(to: storedText + text) }

  /// Removes the last character, without asking the delegate. The event `editingChanged` is sent.
  open func deleteBackward() {
    if hasText { changeText(to: String(storedText.dropLast())) }
  }

  private func changeText(to newText: String) {
    text = newText
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: User actions

  // These methods do what a user would do with a finger or a keyboard. UIKit does not have them.

  /// Begins editing, and replaces the whole text at once, as pasting over the selected text does.
  /// The delegate is asked with `textField(_:shouldChangeCharactersIn:replacementString:)`; then
  /// follow `textFieldDidChangeSelection(_:)`, the event `editingChanged` and the notification.
  ///
  /// - Returns: Whether the text was replaced: false if no touches reach the field, it does not
  ///   become the first responder, or the delegate refuses the text.
  @discardableResult
  public final func enter(_ newText: String) -> Bool {
    edit { replace(0, with: newText) }
  }

  /// Begins editing, and types characters one after another behind the text, each like `enter(_:)`.
  ///
  /// - Returns: Whether every character was accepted.
  @discardableResult
  public final func type(_ characters: String) -> Bool {
    edit {
      characters.reduce(true) { isAccepted, character in
        let start = clearsOnInsertion ? 0 : storedText.utf16.count
        clearsOnInsertion = false
        return replace(start, with: String(character)) && isAccepted
      }
    }
  }

  /// Begins editing, and removes the last character, with the calls of `enter(_:)`.
  ///
  /// - Returns: Whether a character was removed.
  @discardableResult
  public final func pressDelete() -> Bool {
    edit {
      guard let last = storedText.last else { return false }
      return replace(storedText.utf16.count - String(last).utf16.count, with: "")
    }
  }

  /// Presses the return key. If `textFieldShouldReturn(_:)` does not return false, the events
  /// `editingDidEndOnExit` and `primaryActionTriggered` follow. Editing ends if something was added
  /// for `editingDidEndOnExit`.
  ///
  /// - Returns: False if the field is not being edited, or if it has
  ///   `enablesReturnKeyAutomatically` and no text.
  @discardableResult
  public final func pressReturn() -> Bool {
    guard isEditing, hasText || !enablesReturnKeyAutomatically else { return false }
    simulation.perform {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }
    return true
  }

  /// Presses the clear button. If `textFieldShouldClear(_:)` does not return false, the text is
  /// removed with the calls of typed text, and editing begins.
  ///
  /// - Returns: False if the button is not there, the field is disabled, or the delegate refuses.
  @discardableResult
  public final func pressClear() -> Bool {
    guard isEnabled, takesTouches, hasText, isShown(clearButtonMode) else { return false }
    return simulation.perform {
      guard delegate?.textFieldShouldClear(self) ?? true else { return false }
      changeText(to: "")
      becomeFirstResponder()
      return true
    }
  }

  private func edit(_ change: () -> Bool) -> Bool {
    guard isEnabled, takesTouches else { return false }
    return simulation.perform { becomeFirstResponder() && change() }
  }

  /// Replaces the text from a position in UTF16 units on, if the delegate lets it.
  private func replace(_ start: Int, with newText: String) -> Bool {
    let range = NSRange(location: start, length: storedText.utf16.count - start)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: newText) ?? true
    else { return false }
    let kept = String(decoding: Array(storedText.utf16.prefix(start)), as: UTF16.self)
    changeText(to: kept + newText)
    return true
  }

  // MARK: Accessibility

  /// Whether the field is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, or the placeholder while there is no text, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? text : placeholder) }
    set { super.accessibilityValue = newValue }
  }
}
