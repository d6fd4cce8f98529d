import GridKit
import GridTesting

/// A cell that logs the messages of transitions, by the row heights of the layouts.
final class TransitionCell: GridViewCell {
  override func willTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    simulation.log("will \(name(oldLayout)) to \(name(newLayout))")
  }

  override func didTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    simulation.log("did \(name(oldLayout)) to \(name(newLayout))")
  }

  private func name(_ layout: GridViewLayout) -> String {
    (layout as? ListSpyLayout).map { NumberText.short($0.itemHeight) } ?? "\(type(of: layout))"
  }
}

/// Supplies a transition layout of its own and hears of scrolling.
final class TransitionDelegate: NSObject, GridViewDelegate {
  var make: (@MainActor (GridViewLayout, GridViewLayout) -> GridViewTransitionLayout)?

  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    make?(fromLayout, toLayout)
      ?? GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
}

/// Twenty rows in a square of 100 points: 50 points high, then 25.
@MainActor
struct TransitionRig {
  let fixture: Fixture<ListSpyLayout>
  let old: ListSpyLayout
  let new: ListSpyLayout
  var grid: GridView { fixture.grid }
  var simulation: Simulation { fixture.simulation }

  init(_ old: ListSpyLayout = ListSpyLayout(), to new: ListSpyLayout = ListSpyLayout()) {
    self.old = old
    self.new = new
    new.itemHeight = 25
    fixture = Fixture(old, counts: [20], size: CGSize(width: 100, height: 100))
    grid.register(TransitionCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
  }

  /// Rows 8 and 9 on screen; the switch centres row 8 or 9 if one is selected.
  func showMiddle() {
    grid.scroll(toY: 400)
  }

  /// `0-8@425x50`: middle and height of what is on screen.
  var shown: String {
    grid.indexPathsForVisibleItems.map { path in
      guard let cell = grid.cellForItem(at: path) else { return "-" }
      return "\(path.section)-\(path.item)@\(NumberText.short(cell.center.y))"
        + "x\(NumberText.short(cell.bounds.height))"
    }.joined(separator: " ")
  }

  var faults: [String] { simulation.faults.map(\.code) }
}
