import GridScenarios

/// A cell that knows its item, as cells of apps do.
final class BenchmarkCell: GridViewCell {
  var item = -1
}

/// A data source that does only what every app's data source must do, and counts requests for
/// cells.
@MainActor
final class BenchmarkSource: NSObject, GridViewDataSource {
  static let identifier = "cell"
  /// The number of items in the only section.
  var count: Int
  private(set) var cellCalls = 0

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    cellCalls += 1
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BenchmarkSource.identifier, for: indexPath)
    (cell as? BenchmarkCell)?.item = indexPath[1]
    return cell
  }
}

/// A grid of one section in a simulation of its own.
@MainActor
final class BenchmarkGrid: ScrolledGrid {
  let simulation: Simulation
  let source: BenchmarkSource
  let layout: GridViewLayout
  let grid: GridView
  private let window: GridWindow

  /// Makes the grid. Nothing is laid out before the first layout pass.
  init(
    _ layout: GridViewLayout, source: BenchmarkSource, simulation: Simulation,
    delegate: (any GridViewDelegate)? = nil
  ) {
    self.simulation = simulation
    self.source = source
    self.layout = layout
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: Workload.viewport), collectionViewLayout: layout)
    }
    window = GridWindow(holding: grid)
    grid.register(
      BenchmarkCell.self, forCellWithReuseIdentifier: BenchmarkSource.identifier)
    grid.dataSource = source
    grid.delegate = delegate
  }

  convenience init(
    _ layout: GridViewLayout, count: Int, frameRate: Double = 60,
    delegate: (any GridViewDelegate)? = nil
  ) {
    self.init(
      layout, source: BenchmarkSource(count: count),
      simulation: Simulation(screen: GridScreen(scale: 2), frameRate: frameRate),
      delegate: delegate)
  }

  /// Returns a grid whose items all have the same size, laid out and scrolled so that seven rows
  /// are visible.
  static func uniform(
    count: Int, frameRate: Double = 60, delegate: (any GridViewDelegate)? = nil
  ) -> BenchmarkGrid {
    let made = BenchmarkGrid(
      uniformLayout(), count: count, frameRate: frameRate, delegate: delegate)
    made.scroll(to: Workload.uniformStart)
    return made
  }

  static func uniformLayout() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.itemSize = Workload.uniformItem
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  var cellCalls: Int { source.cellCalls }

  /// Performs a layout pass and returns the grid.
  func laidOut() -> BenchmarkGrid {
    grid.layoutIfNeeded()
    return self
  }

  /// Scrolls to an item and performs a layout pass.
  func jump(to target: IndexPath) {
    grid.scrollToItem(at: target, at: .top, animated: false)
    grid.layoutIfNeeded()
  }

  /// Scrolls to an offset and performs a layout pass.
  func scroll(to offset: CGFloat) {
    grid.contentOffset.y = offset
    grid.layoutIfNeeded()
  }

  /// Scrolls to the start of the content, then flings the content for all frames of a fling and
  /// returns their number.
  func fling(velocityPerMs: Double, _ watch: inout Stopwatch) -> Int {
    scroll(to: Workload.uniformStart)
    watch.measure {
      grid.fling(velocity: CGFloat(velocityPerMs * 1000))
      simulation.advance(frames: VirtualFling.frames)
    }
    return VirtualFling.frames
  }

  /// The frames of the visible cells, in the order of their items.
  var frames: [CGRect] {
    let cells = grid.visibleCells.compactMap { $0 as? BenchmarkCell }
    return cells.sorted { $0.item < $1.item }.map(\.frame)
  }
}

extension BenchmarkAudit {
  /// Adds an answer about whether a grid shows the same frames as a floor.
  @MainActor
  mutating func answer(_ name: String, framesOf grid: BenchmarkGrid, _ lean: LeanGrid) {
    let found = grid.frames
    let difference = zip(found, lean.frames).first { $0 != $1 }
    answer(
      name, difference.map { NumberText.short($0.0) } ?? "\(found.count) frames",
      difference.map { NumberText.short($0.1) } ?? "\(lean.frames.count) frames")
  }
}
