/// The object that is told what happens in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the bar becomes the first responder; true if the method is absent. Asked
  /// before it does.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the bar has become the first responder; optional.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the bar gives up being the first responder; true if the method is absent.
  /// Asked before it does.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the bar has ceased to be the first responder; optional.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user typed; optional. Not called for text that a program sets.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text counts; true if the method is absent. Asked before it does.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user pressed the key that searches; optional.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user pressed the button that cancels; optional.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user chose another scope; optional.
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
