import GridKit
import GridTesting

/// A grid of shelves with everything around it that a test breaks or watches.
@MainActor
final class ShelfRig {
  let simulation: Simulation
  let grid: GridView
  private let window: GridWindow
  let layout: ShelfLayout
  /// Held here alone: a test can let it die.
  var source: ShelfSource!
  let delegate = DisplayRecorder()
  /// The layout that a test switches to.
  var nextLayout: GridViewLayout
  /// The data source that a test sets in place of the first.
  var nextSource: any GridViewDataSource
  let footerRegistration = GridView.SupplementaryRegistration<GridReusableView>(
    elementKind: "shelf.footer"
  ) { _, _, _ in }
  /// The part of a fault's text that only the moment of the fault can tell.
  var note = ""

  init(
    counts: [Int] = [6, 9, 4], size: CGSize = CGSize(width: 200, height: 180),
    policy: FaultPolicy = .record
  ) {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = policy
    let layout = ShelfLayout()
    self.simulation = simulation
    self.layout = layout
    let shelves = ShelfSource(counts)
    source = shelves
    let next = ShelfLayout()
    next.rowHeight = 6
    nextLayout = next
    nextSource = ShelfSource(counts)
    grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    grid.delegate = delegate
    shelves.attach(to: grid)
    window = GridWindow(holding: grid)
  }

  /// The first pass, shown at an offset in the middle.
  func showMiddle() {
    grid.layoutIfNeeded()
    grid.scroll(toY: 150)
  }

  func scroll(by distance: CGFloat) {
    grid.contentOffset.y += distance
    grid.layoutIfNeeded()
  }

  /// Both layouts, and both data sources: what is in use and what may follow.
  var layouts: [ShelfLayout] { [layout, nextLayout as? ShelfLayout].compactMap { $0 } }
  var sources: [ShelfSource] { [source, nextSource as? ShelfSource].compactMap { $0 } }

  /// Undoes everything that a test has broken.
  func repair() {
    if source == nil {
      source = ShelfSource([6, 9, 4])
      grid.dataSource = source
    }
    for source in sources { source.repair() }
    for layout in layouts { layout.repair() }
    ShelfLayout.contextClass = GridViewLayoutInvalidationContext.self
    source.attach(to: grid)
    layout.rowHeight = 40
    delegate.onScroll = nil
    delegate.onWillDisplay = nil
    delegate.onDidEndDisplaying = nil
  }

  /// The state that the grid shows now.
  var shown: ShownState { ShownState(grid) }

  /// The elements on screen that a delegate is told of, ascending as text.
  var elementsToTell: [String] {
    grid.displayedElements.map(\.attributes)
      .filter { $0.representedElementCategory != .decorationView }
      .map { "\($0.representedElementKind ?? "cell") \($0.indexPath[0])-\($0.indexPath[1])" }
      .sorted()
  }

  /// Contradictions in what shows and in what the delegate was told; empty as it should be.
  var problems: [String] { shown.problems + delegate.unpaired }

  /// Differences from an earlier state, and all problems; empty after an action that was refused.
  func changes(since before: ShownState) -> [String] {
    let (now, isSame) = (shown, shown.layout == before.layout)
    return problems + (now.text == before.text ? [] : ["\(now.text)\ninstead of\n\(before.text)"])
      + (now.views == before.views ? [] : ["other views"]) + (isSame ? [] : ["another layout"])
  }
}
