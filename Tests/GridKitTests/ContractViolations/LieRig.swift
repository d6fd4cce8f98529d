import GridKit
import GridTesting

/// A grid whose layout and data source can be made to lie.
@MainActor
final class LieRig {
  static let counts = [6, 9, 4]
  static let frame = CGRect(0, 0, 200, 180)

  let simulation: Simulation
  let grid: GridView
  private let window: GridWindow
  let source: LyingSource
  let budget = LieBudget(2_000_000)
  /// The layout that is there first, and the one that is switched to.
  let layouts: [LyingLayout]
  /// Objects that a lie needs to be kept alive.
  var kept: [AnyObject] = []
  private var goodLayout: GridViewLayout?
  private var goodSource: LyingSource?

  init(policy: FaultPolicy = .record) {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = policy
    self.simulation = simulation
    layouts = [LyingLayout(), LyingLayout()]
    layouts[1].rowHeight = 25
    let first = layouts[0]
    let grid = simulation.perform { GridView(frame: LieRig.frame, collectionViewLayout: first) }
    self.grid = grid
    window = simulation.perform { GridWindow(holding: grid) }
    source = LyingSource(LieRig.counts)
    source.budget = budget
    for layout in layouts { layout.budget = budget }
    source.attach(to: grid)
  }

  /// Shows the middle of the honest grid.
  func showMiddle() {
    grid.layoutIfNeeded()
    grid.contentOffset.y = 150
    grid.layoutIfNeeded()
  }

  /// Changes every answer about a layout's elements.
  func lieInLayouts(_ lie: (inout LayoutLies) -> Void) {
    for layout in layouts { lie(&layout.lies) }
  }

  // MARK: Healing

  /// Gives the grid a good layout, good data and a reload.
  func heal() {
    // Everything that has begun ends: a finger lifts, a lifted item and a transition go back.
    source.lies = LyingSource.Lies()
    for layout in layouts { layout.lies = LayoutLies() }
    grid.cancelTouch()
    grid.cancelInteractiveMovement()
    if grid.collectionViewLayout is GridViewTransitionLayout {
      // Objects of earlier answers would go on lying.
      layouts.forEach { $0.invalidateLayout() }
      grid.collectionViewLayout.invalidateLayout()
      grid.finishInteractiveTransition()
      simulation.settle(limit: 20)
    }
    grid.setContentOffset(.zero, animated: false)
    grid.frame = LieRig.frame
    let (layout, source) = (LyingLayout(), LyingSource(LieRig.counts))
    (goodLayout, goodSource) = (layout, source)
    source.attach(to: grid)
    grid.setCollectionViewLayout(layout, animated: false)
    grid.reloadData()
    grid.layoutIfNeeded()
    grid.contentOffset.y = 150
    grid.layoutIfNeeded()
    simulation.settle(limit: 20)
  }

  private static let fresh = {
    let fresh = LieRig()
    fresh.showMiddle()
    return fresh
  }()

  /// Where the healed grid is not as a fresh one; nil when it is.
  func differenceFromFresh() -> String? {
    let fresh = LieRig.fresh
    if let difference = grid.difference(from: fresh.grid) { return difference.description }
    let (healed, expected) = (ShownState(grid), ShownState(fresh.grid))
    if healed.text != expected.text { return healed.text + "\n--- fresh:\n" + expected.text }
    return healed.problems.isEmpty ? nil : healed.problems.joined(separator: "\n")
  }

  /// Violations of what must hold at any time, whatever layouts and data sources answer; empty as
  /// it should be.
  var problems: [String] {
    var problems: [String] = []
    if budget.isSpent { problems.append("more than \(budget.spent) questions in one act") }
    if !grid.bounds.isFiniteRect || !grid.frame.isFiniteRect {
      problems.append("the grid is at \(grid.frame), its bounds are \(grid.bounds)")
    }
    if !grid.contentSize.width.isFinite || !grid.contentSize.height.isFinite {
      problems.append("the content size is \(grid.contentSize)")
    }
    for view in grid.subviews where !view.frame.isFiniteRect || !view.alpha.isFinite {
      problems.append("\(type(of: view)) is at \(view.frame), alpha \(view.alpha)")
    }
    return problems
  }
}
