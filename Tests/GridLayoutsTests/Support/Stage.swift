import GridLayouts
import GridTesting

/// A layout in a grid of its own, with everything kept alive that a grid does not hold.
@MainActor
struct Stage<Layout: GridViewLayout> {
  let simulation: Simulation
  let grid: GridView
  private let window: GridWindow
  let layout: Layout
  let source: SampleDataSource
  /// Delegates of the layout.
  let companions: [AnyObject]

  /// - Parameter inset: The view's content inset, set before the first layout.
  init(
    _ layout: Layout, counts: [Int], size: CGSize = CGSize(width: 360, height: 640),
    inset: GridEdgeInsets = .zero, scale: CGFloat = 2, companions: [AnyObject] = []
  ) {
    let simulation = Simulation(screen: GridScreen(scale: scale))
    simulation.faultPolicy = .record
    let source = SampleDataSource(counts)
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    window = GridWindow(holding: grid)
    grid.contentInset = inset
    source.attach(to: grid)
    grid.layoutIfNeeded()
    self.simulation = simulation
    self.grid = grid
    self.layout = layout
    self.source = source
    self.companions = companions
  }

  /// Codes of the findings so far, in order.
  var findingCodes: [String] { simulation.findings.map(\.code) }

  /// The calls that `body` leads to, of some sources or all.
  func calls(of sources: TraceEvent.Source..., during body: () -> Void) -> String {
    let log = TraceLog(simulation)
    body()
    log.stop()
    return TraceText.calls(
      log.events.filter { sources.isEmpty || sources.contains($0.source) })
  }

  /// Scrolls without animation and lays out.
  func scroll(to offset: CGPoint) {
    grid.setContentOffset(offset, animated: false)
    grid.layoutIfNeeded()
  }

  /// Gives the view another size and lays out.
  func resize(to size: CGSize) {
    grid.frame = CGRect(origin: grid.frame.origin, size: size)
    grid.layoutIfNeeded()
  }

  /// Changes the counts of the data source, reloads and lays out.
  func reload(counts: [Int]) {
    source.counts = counts
    grid.reloadData()
    grid.layoutIfNeeded()
  }

  /// Checks every frame and the content size against a table.
  func difference(from table: String) -> GridDifference? {
    grid.frames.difference(from: table)
  }
}

extension GridView {
  /// Which elements the layout answers for a rectangle, in its order.
  func elements(in rect: CGRect) -> [GridElementID] {
    ask(elementsIn: rect).map(\.key.elementID)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
