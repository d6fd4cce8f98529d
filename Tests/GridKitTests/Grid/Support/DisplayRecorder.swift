import GridKit

/// A delegate that keeps what it hears of display and scrolling, and notices what does not pair.
final class DisplayRecorder: NSObject, GridViewDelegate {
  /// `+cell 0-3` for a view that came, `-header 0-0` for one that went.
  private(set) var events: [String] = []
  /// Calls that came twice, or for a view that was not there; empty as it should be.
  private(set) var unpaired: [String] = []
  private(set) var offsets: [CGPoint] = []
  private var displayed: [ObjectIdentifier: String] = [:]
  var onScroll: ((GridView) -> Void)?
  var onWillDisplay: ((GridView, IndexPath) -> Void)?
  var onDidEndDisplaying: ((GridView, IndexPath) -> Void)?

  /// The elements that are displayed as far as was told, ascending as text.
  var displayedElements: [String] { displayed.values.sorted() }

  func forget() {
    events.removeAll()
    offsets.removeAll()
  }

  private func note(_ view: GridReusableView, _ element: String, comes: Bool) {
    events.append((comes ? "+" : "-") + element)
    let id = ObjectIdentifier(view)
    if comes {
      if let present = displayed[id] { unpaired.append("\(element) came while it was \(present)") }
      displayed[id] = element
    } else {
      if displayed[id] != element {
        unpaired.append("\(element) went, was \(displayed[id] ?? "gone")")
      }
      displayed[id] = nil
    }
  }

  private func name(_ kind: String, _ path: IndexPath) -> String {
    "\(kind) " + path.map(String.init).joined(separator: "-")
  }

  func collectionView(
    _ grid: GridView, willDisplay cell: GridViewCell, forItemAt path: IndexPath
  ) {
    note(cell, name("cell", path), comes: true)
    onWillDisplay?(grid, path)
  }

  func collectionView(
    _ grid: GridView, didEndDisplaying cell: GridViewCell, forItemAt path: IndexPath
  ) {
    note(cell, name("cell", path), comes: false)
    onDidEndDisplaying?(grid, path)
  }

  func collectionView(
    _ grid: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { note(view, name(kind, path), comes: true) }

  func collectionView(
    _ grid: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { note(view, name(kind, path), comes: false) }

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    offsets.append(scrollView.contentOffset)
    if let grid = scrollView as? GridView { onScroll?(grid) }
  }
}
