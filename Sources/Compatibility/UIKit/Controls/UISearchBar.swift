/// A field for what is looked for. Nothing is drawn and there is no keyboard: a touch makes it the
/// first responder, and a test types with `enter(_:)`.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look that the bar would have; the raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The object that is told of editing; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  /// The text that is looked for. Setting it calls no delegate method, unlike `enter(_:)`.
  open var text: String? = ""
  /// The text of an empty bar; stored, without effect: nothing is drawn.
  open var placeholder: String?
  /// The prompt; stored, without effect: nothing is drawn.
  open var prompt: String?
  /// The style of the bar; stored, without effect: nothing is drawn.
  open var searchBarStyle = Style.default
  /// The tint of the bar; stored, without effect: nothing is drawn.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent; stored, without effect: nothing is drawn.
  open var isTranslucent = true
  /// Whether the cancel button shows; stored, without effect: nothing is drawn.
  open var showsCancelButton = false
  /// Whether the results button shows; stored, without effect: nothing is drawn.
  open var showsSearchResultsButton = false
  /// Whether the bookmark button shows; stored, without effect: nothing is drawn.
  open var showsBookmarkButton = false
  /// Whether the scope bar shows; stored, without effect: nothing is drawn.
  open var showsScopeBar = false
  /// Titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]?
  /// The index of the chosen scope. Setting it calls no delegate method, unlike `chooseScope(at:)`.
  open var selectedScopeButtonIndex = 0
  /// Whether anything can be typed.
  open var isEnabled = true
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar without text: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the property, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The natural size: as wide as it is made, and 56 points high, without a scope bar (a choice).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.searchBarShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  // A touch on the bar is its own: no cell behind it is selected.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
    _ = becomeFirstResponder()
  }

  // MARK: By hand

  // Actions of a user; none of these methods is in UIKit.

  /// Types a text in the place of the present one, after the bar has become the first responder.
  ///
  /// - Returns: False where the bar cannot become the first responder, or the delegate refuses the
  ///   text.
  @discardableResult
  public final func enter(_ newText: String) -> Bool {
    simulation.perform {
      let range = NSRange(location: 0, length: (text ?? "").utf16.count)
      guard becomeFirstResponder(),
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: newText) ?? true
      else { return false }
      text = newText
      delegate?.searchBar(self, textDidChange: newText)
      searchController?.updateResults()
      return true
    }
  }

  /// Presses the key that searches.
  public final func pressSearch() {
    simulation.perform { delegate?.searchBarSearchButtonClicked(self) }
  }

  /// Presses the button that cancels, which ends the search of a search controller.
  public final func pressCancel() {
    simulation.perform {
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
    }
  }

  /// Chooses a scope; one that is not there is passed over.
  public final func chooseScope(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true else { return }
    simulation.perform {
      selectedScopeButtonIndex = index
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      searchController?.updateResults()
    }
  }

  // MARK: Accessibility

  /// `searchField`, unless something else was set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? .searchField }
    set { super.accessibilityTraits = newValue }
  }
}
