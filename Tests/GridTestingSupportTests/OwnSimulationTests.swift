import Foundation
import GridTestingSupport
import Testing

/// The trait, where nothing goes wrong; `.ci/mistakes` has tests in which something does.
@MainActor @Suite(.ownSimulation)
struct OwnSimulationTests {
  private static func grid(_ layout: GridViewLayout = GridViewFlowLayout()) -> GridView {
    GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  @Test(arguments: 1...3) func `every case has a simulation of its own`(ticks: Int) {
    let simulation = Simulation.current
    #expect(simulation.now == 0)
    #expect(simulation.faultPolicy == .record)
    for _ in 0..<ticks { simulation.tick() }
    #expect(simulation.tickCount == ticks)
  }

  @Test func `new grids belong to it, after a suspension too`() async {
    await Task.yield()
    let grid = Self.grid()
    #expect(grid.simulation === Simulation.current)
  }

  @Test func `a fault that is asked for does not fail the test`() {
    let grid = Self.grid()
    let source = SampleDataSource([1])
    source.attach(to: grid)
    grid.scrollToItem(at: [0, 1], at: .top, animated: false)
    #expect(grid.simulation.faults.map(\.code) == ["E-43"])
    withExtendedLifetime(source) {}
  }

  @Test(.ownSimulation(screen: GridScreen(scale: 1), findings: []))
  func `a test may have settings of its own`() {
    #expect(Simulation.current.screen.scale == 1)
    let layout = GridViewFlowLayout()
    layout.itemSize.width = 200
    let grid = Self.grid(layout)
    SampleDataSource([1]).attach(to: grid)
    // A finding that would fail it.
    grid.layoutIfNeeded()
  }

  @Test(.ownSimulation(keepsRun: false)) func `a run that is not kept keeps no grid alive`() {
    weak var grid: GridView?
    do {
      let made = Self.grid()
      grid = made
    }
    #expect(grid == nil)
    #expect(Simulation.current.traceHook == nil)
  }
}
