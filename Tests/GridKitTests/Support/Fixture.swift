import GridKit
import GridTesting

/// A grid in a window and a simulation of its own, with a sample data source that is kept alive.
@MainActor
struct Fixture<Layout: GridViewLayout> {
  let simulation: Simulation
  let grid: GridView
  private let window: GridWindow
  let layout: Layout
  let source: SampleDataSource

  init(
    _ layout: Layout, counts: [Int], size: CGSize = CGSize(width: 320, height: 200),
    scale: CGFloat = 2, policy: FaultPolicy = .record
  ) {
    let simulation = Simulation(screen: GridScreen(scale: scale))
    simulation.faultPolicy = policy
    let source = SampleDataSource(counts)
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    source.attach(to: grid)
    window = GridWindow(holding: grid)
    self.simulation = simulation
    self.grid = grid
    self.layout = layout
    self.source = source
  }

  /// The trace of what happens in `body`, as calls.
  func trace(_ body: () -> Void) -> String { simulation.traced(body).calls }
}

extension Simulation {
  /// A simulation that keeps faults.
  static func recording() -> Simulation {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    return simulation
  }

  /// Returns the events that are traced while `body` runs.
  func traced(_ body: () throws -> Void) rethrows -> TraceLog {
    let log = TraceLog(self)
    try body()
    log.stop()
    return log
  }
}

/// A delegate that wants to hear of display: the grid traces the calls.
final class DisplayDelegate: NSObject, GridViewDelegate {}
