import GridKit
import GridTesting

/// A list of rows of 40 points, its log made before the first layout.
@MainActor
final class Listened {
  let simulation = Simulation(screen: GridScreen(scale: 2))
  let layout: GridViewLayout
  let grid: GridView
  let source: SampleDataSource
  let log: WhyLog
  private let window: GridWindow

  init(
    _ counts: [Int] = [10], layout: GridViewLayout? = nil,
    _ configure: (ShelfLayout) -> Void = { _ in }
  ) {
    simulation.faultPolicy = .record
    let shelves = ShelfLayout()
    configure(shelves)
    if let kind = shelves.cardKind {
      shelves.register(GridReusableView.self, forDecorationViewOfKind: kind)
    }
    let layout = layout ?? shelves
    self.layout = layout
    grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    let grid = grid
    window = simulation.perform { GridWindow(holding: grid) }
    source = SampleDataSource(counts)
    source.attach(to: grid)
    log = WhyLog(grid)
  }

  var shelf: ShelfLayout? { layout as? ShelfLayout }

  func layOut() -> Listened {
    grid.layoutIfNeeded()
    return self
  }

  func why(_ element: GridElementID) -> String { log.why(element).description }
}
