import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Search bars")
struct SearchTests {
  @MainActor private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    var begins = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { lines.append("scope \(selectedScope)") }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "")")
    }
  }

  @Test(.rule("UM-2")) func `a touch begins editing, and typing is told`() {
    let simulation = Simulation()
    simulation.perform {
      let (bar, log) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)), Log())
      bar.delegate = log
      let window = UIWindow(simulation: simulation)
      window.addSubview(bar)
      log.begins = false
      window.touch(.tap(at: CGPoint(x: 50, y: 20)))
      #expect(!bar.isFirstResponder && !bar.enter("a"))
      log.begins = true
      window.touch(.tap(at: CGPoint(x: 50, y: 20)))
      #expect(bar.isFirstResponder)
      bar.text = "set"
      #expect(bar.enter("sea") && bar.text == "sea")
      bar.scopeButtonTitles = ["All", "Mine"]
      bar.chooseScope(at: 1)
      bar.chooseScope(at: 2)
      bar.pressSearch()
      bar.pressCancel()
      bar.resignFirstResponder()
      #expect(log.lines == ["begin", "text sea", "scope 1", "search", "cancel", "end"])
      #expect(bar.accessibilityTraits == .searchField)
    }
  }

  @Test(.rule("UM-2"))
  func `a search controller has results updated from the beginning to the end`() {
    let (search, log) = (UISearchController(searchResultsController: nil), Log())
    search.searchResultsUpdater = log
    let page = UIViewController()
    page.navigationItem.searchController = search
    search.searchBar.enter("tree")
    #expect(search.isActive)
    search.searchBar.pressCancel()
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
    #expect(log.lines == ["update ", "update tree", "update "])
  }
}
