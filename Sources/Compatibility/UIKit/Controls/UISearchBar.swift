/// A text field for a search. Nothing is drawn and there is no keyboard. A touch makes the bar the
/// first responder, and a test types with `enter(_:)`. A bar from an archive has no text: nothing
/// is read from an archive.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar; the raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The delegate, which is informed of editing; held weakly.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  /// The search text. Setting the property calls no delegate method, unlike `enter(_:)`.
  open var text: String? = ""
  /// The text that an empty bar shows; stored, without effect: nothing is drawn.
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
  /// The titles of the scopes; nil if there are none.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope. Setting the property calls no delegate method, unlike
  /// `chooseScope(at:)`.
  open var selectedScopeButtonIndex = 0
  /// Whether the bar can become the first responder, to accept text.
  open var isEnabled = true
  weak var searchController: UISearchController?

  /// Sets `showsCancelButton` at once, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The natural size: no width, and a height of 56 points, even if a scope bar shows. The height
  /// is GridKit's choice.
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

  // The bar handles the touches on it, so a touch does not select the cell behind the bar.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
    _ = becomeFirstResponder()
  }

  // MARK: User actions

  // These methods do what a user would do with a finger or a keyboard. UIKit does not have them.

  /// Makes the bar the first responder, and then replaces the text as typing does.
  ///
  /// - Returns: Whether the text was replaced: false if the bar cannot become the first responder,
  ///   or if the delegate refuses the text.
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

  /// Presses the search key of the keyboard.
  public final func pressSearch() {
    simulation.perform { delegate?.searchBarSearchButtonClicked(self) }
  }

  /// Presses the cancel button. If there is a search controller, its search ends.
  public final func pressCancel() {
    simulation.perform {
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
    }
  }

  /// Selects a scope. An index without a scope is ignored.
  public final func chooseScope(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true else { return }
    simulation.perform {
      selectedScopeButtonIndex = index
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      searchController?.updateResults()
    }
  }

  // MARK: Accessibility

  /// The traits that were set, else `searchField`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? .searchField }
    set { super.accessibilityTraits = newValue }
  }
}
