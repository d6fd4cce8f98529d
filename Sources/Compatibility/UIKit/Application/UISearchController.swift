/// Is told when other things are looked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has begun or ended, or its text or scope has changed by hand.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Optional: the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Optional: the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Optional: the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Optional: the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing: the default of an optional method.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing: the default of an optional method.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing: the default of an optional method.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing: the default of an optional method.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and an object that is told of each change of the search. Nothing comes on top of
/// the screen: `searchResultsUpdater` shows the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Told of each change; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the beginning and the end; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  /// Kept only: nothing shows it.
  open var searchResultsController: UIViewController? { results }
  /// Where the search is typed; put it into a view to touch it.
  public let searchBar = UISearchBar()
  /// Kept only: nothing is covered.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept only: there is no bar to hide.
  open var hidesNavigationBarDuringPresentation = true
  /// Kept only: the bar's cancel button is kept only, too.
  open var automaticallyShowsCancelButton = true

  private let results: UIViewController?
  private var isSearching = false

  /// A search; without a results controller, `searchResultsUpdater` shows the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    results = nil
    super.init(nibName: nibName, bundle: nibBundle)
    searchBar.searchController = self
  }

  /// A search without a results' controller: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search is going on. A bar that becomes the first responder begins it; ending it
  /// empties the bar.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { newValue ? begin() : end() } }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    _ = searchBar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
    updateResults()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    _ = searchBar.resignFirstResponder()
    delegate?.didDismissSearchController(self)
    updateResults()
  }

  final func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
