import GridKit
import GridTesting
import TestSupport

/// Has every delegate method about highlight and selection, answers as told, and lets a test act
/// inside.
@MainActor
final class TapSpy {
  let delegate = SpyDelegate()
  /// Answers to questions by name: `shouldSelect`. Others are true.
  var answers = ["shouldBeginMultipleSelection": false]
  /// Items that cannot be edited.
  var fixedItems: Set<IndexPath> = []
  /// Called first thing in each method, with its name: `didSelect`.
  var on: (@MainActor (String, GridView) -> Void)?

  init() {
    func answer(_ name: String) -> SpyDelegate.Question {
      { [unowned self] grid, _ in
        self.on?(name, grid)
        return self.answers[name] ?? true
      }
    }
    func report(_ name: String) -> SpyDelegate.Report {
      { [unowned self] grid, _ in self.on?(name, grid) }
    }
    delegate.shouldHighlightItemAt = answer("shouldHighlight")
    delegate.shouldSelectItemAt = answer("shouldSelect")
    delegate.shouldDeselectItemAt = answer("shouldDeselect")
    delegate.canPerformPrimaryActionForItemAt = answer("canPerformPrimaryAction")
    delegate.shouldBeginMultipleSelectionInteractionAt = answer("shouldBeginMultipleSelection")
    delegate.didHighlightItemAt = report("didHighlight")
    delegate.didUnhighlightItemAt = report("didUnhighlight")
    delegate.didSelectItemAt = report("didSelect")
    delegate.didDeselectItemAt = report("didDeselect")
    delegate.performPrimaryActionForItemAt = report("performPrimaryAction")
    delegate.didBeginMultipleSelectionInteractionAt = report("didBeginMultipleSelection")
    delegate.didEndMultipleSelectionInteraction = { [unowned self] grid in
      self.on?("didEndMultipleSelection", grid)
    }
    delegate.canEditItemAt = { [unowned self] _, path in !self.fixedItems.contains(path) }
    delegate.willBeginDragging = { _ in }
  }
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
    grid.delegate = spy.delegate
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
    return Self.text(try simulation.traced(body).events)
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
