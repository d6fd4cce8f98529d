/// The object that is told what happens in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Optional: true when absent. Asked before the bar becomes the first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Optional: the bar has become the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Optional: true when absent. Asked before the bar gives up being the first responder.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Optional: the bar has ceased to be the first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Optional: the user typed; not called for text that a program sets.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Optional: true when absent. Asked before what is typed counts.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Optional: the user pressed the key that searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Optional: the user pressed the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Optional: the user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default implementation, for a delegate without the method; returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default implementation, for a delegate without the method; returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    true
  }
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
