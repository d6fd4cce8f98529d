import GridKit
import GridTesting

/// Has every delegate method about highlight and selection, answers as told, and lets a test act
/// inside.
@MainActor
final class TapSpy: NSObject, GridViewDelegate {
  var shouldHighlight = true
  var shouldSelect = true
  var shouldDeselect = true
  var canPerformPrimaryAction = true
  var shouldBeginMultipleSelection = false
  /// Items that cannot be edited.
  var fixedItems: Set<IndexPath> = []
  /// Called first thing in each method, with its name: `didSelect`.
  var on: (@MainActor (String, GridView) -> Void)?

  func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    on?("shouldHighlight", collectionView)
    return shouldHighlight
  }

  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    on?("didHighlight", collectionView)
  }

  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath) {
    on?("didUnhighlight", collectionView)
  }

  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    on?("shouldSelect", collectionView)
    return shouldSelect
  }

  func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  {
    on?("shouldDeselect", collectionView)
    return shouldDeselect
  }

  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    on?("didSelect", collectionView)
  }

  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    on?("didDeselect", collectionView)
  }

  func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    on?("canPerformPrimaryAction", collectionView)
    return canPerformPrimaryAction
  }

  func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    on?("performPrimaryAction", collectionView)
  }

  func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    on?("shouldBeginMultipleSelection", collectionView)
    return shouldBeginMultipleSelection
  }

  func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    on?("didBeginMultipleSelection", collectionView)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    on?("didEndMultipleSelection", collectionView)
  }

  func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool {
    !fixedItems.contains(indexPath)
  }

  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {}
}

/// A column of rows of 50 points in a view of 320 x 200, with a delegate that hears of every touch.
@MainActor
struct TapRig {
  let fixture: Fixture<ListSpyLayout>
  let spy = TapSpy()

  var grid: GridView { fixture.grid }
  var simulation: Simulation { fixture.simulation }

  /// - Parameter rows: Four fill the view and leave nothing to scroll.
  init(rows: Int = 10, cellClass: GridViewCell.Type? = nil, policy: FaultPolicy = .record) {
    fixture = Fixture(ListSpyLayout(), counts: [rows], policy: policy)
    if let cellClass {
      grid.register(cellClass, forCellWithReuseIdentifier: SampleDataSource.identifier)
    }
    grid.delegate = spy
    grid.layoutIfNeeded()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func cell(_ item: Int) -> GridViewCell? { grid.cellForItem(at: path(item)) }

  /// The selected items.
  var selected: [Int] { (grid.indexPathsForSelectedItems ?? []).map(\.item) }

  /// Selected items as far as cells say so.
  var selectedCells: [Int] {
    grid.indexPathsForVisibleItems.map(\.item).filter { cell($0)?.isSelected == true }
  }

  var highlightedCells: [Int] {
    grid.indexPathsForVisibleItems.map(\.item).filter { cell($0)?.isHighlighted == true }
  }

  /// Returns the calls that delegate and cells get in `body`.
  func trace(_ body: @MainActor () throws -> Void) rethrows -> String {
    let log = TraceLog(simulation)
    try body()
    log.stop()
    return Self.text(log.events)
  }

  /// Returns the calls of delegate and cells, one line each, without `collectionView` and `ItemAt`.
  static func text(_ events: [TraceEvent]) -> String {
    let calls = events.filter { $0.source == .delegate || $0.source == .view }
      .filter { $0.source == .delegate || $0.call.hasPrefix("is") }
    return TraceText.calls(calls)
      .replacingOccurrences(of: "ForItemAt", with: "")
      .replacingOccurrences(of: "ItemAt", with: "")
      .replacingOccurrences(of: "InteractionAt", with: "")
  }
}
