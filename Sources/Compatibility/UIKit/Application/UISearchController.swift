/// An object that updates the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Tells the object that the search has begun or ended, or that a user has changed the text or
  /// the scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is informed when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search is about to begin; optional.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun; optional.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end; optional.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended; optional.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation, for a delegate without the method; does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search with a search bar. Each change of the search informs `searchResultsUpdater`, which
/// shows the results. No controller is presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that is informed of each change of the search; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is informed of the beginning and the end of the search; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  /// The controller of the results; stored, without effect: nothing shows it.
  open var searchResultsController: UIViewController? { results }
  /// The search bar of the search. Add the bar to a view so that a test can touch it.
  public let searchBar = UISearchBar()
  /// Whether the presentation obscures the content; stored, without effect: nothing is covered.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden; stored, without effect: there is no bar to hide.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button shows automatically; stored, without effect: the search bar draws no
  /// button.
  open var automaticallyShowsCancelButton = true

  private var results: UIViewController?
  private var isSearching = false

  /// A search controller. No results controller is presented: `searchResultsUpdater` shows the
  /// results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(nibName: nibName, bundle: nibBundle)
    searchBar.searchController = self
  }

  /// A search controller without a results controller: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search is going on. A search begins when the search bar becomes the first responder.
  /// The end of the search empties the bar.
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
