import GridScenarios

/// The scenario `animated-switch`: an animated switch from a flow layout with items of different
/// sizes to a waterfall layout. The animation has 30 frames.
@MainActor
final class AnimatedSwitch: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "animated-switch", title: "animated switch, variable flow to waterfall",
    unit: "switch", floor: "waterfall and 31 steady frames", sizes: [10_000, 100_000], goal: 1.5,
    growthGoal: 11
  ) { AnimatedSwitch(count: $0) }

  private static let frames = 30

  private let count: Int
  private let items: SizedItems
  private let source: BenchmarkSource
  private let steady: BenchmarkGrid
  private var stroll: Workload.Stroll

  init(count: Int) {
    self.count = count
    items = SizedLayout.flow.makeItems(count: count)
    source = BenchmarkSource(count: count)
    steady = BenchmarkGrid.uniform(count: count)
    stroll = .uniform(count: count, step: Workload.viewport.height / 2)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let made = watch.measure {
      let made = BenchmarkGrid(items.makeWaterfallLayout(), source: source, simulation: simulation)
        .laidOut()
      for _ in 0...Self.frames { steady.scroll(to: stroll.next()) }
      return made
    }
    precondition(made.grid.contentSize.height > 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let made = makeGrid()
    // The animation takes a quarter of a second at 120 Hz.
    watch.measure {
      begin(made)
      made.simulation.advance(frames: Self.frames)
    }
    return 1
  }

  private func makeGrid() -> BenchmarkGrid {
    BenchmarkGrid(
      SizedItems.makeFlowLayout(), source: source,
      simulation: Simulation(screen: GridScreen(scale: 2), frameRate: 120), delegate: items
    ).laidOut()
  }

  private func begin(_ made: BenchmarkGrid) {
    made.grid.setCollectionViewLayout(items.makeWaterfallLayout(), animated: true)
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = makeGrid()
    let calls = items.calls
    let before = made.simulation.counters
    let ticks = made.simulation.tickCount
    begin(made)
    let begun = made.simulation.counters
    made.simulation.advance(frames: Self.frames)
    let after = made.simulation.counters
    audit.count("frames", made.simulation.tickCount - ticks, .exactly(Self.frames))
    audit.count("sizes asked", items.calls - calls, .exactly(count))
    audit.count("preparations", after.prepareCalls - before.prepareCalls, .exactly(1))
    // The work for all items is done once: the frames only move the elements on screen.
    audit.count("sizes asked by the frames", after.sizeCalls - begun.sizeCalls, .exactly(0))
    audit.count(
      "elements answered to the frames", after.elementsReturned - begun.elementsReturned,
      .atMost(2 * made.grid.visibleCells.count))
    audit.count(
      "cells made", after.cellsMade,
      .atMost(2 * max(made.grid.visibleCells.count, before.cellsMade)))
    made.simulation.settle()
    let packing = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    audit.answer(
      "content height", made.grid.contentSize.height, packing.waterfall(items.sizes.map(\.height)))
    let expected = packing.frames.filter {
      $0.overlaps(CGRect(origin: made.grid.contentOffset, size: Workload.viewport))
    }
    audit.answer(
      "frames on screen", hash(of: made.frames), hash(of: expected))
  }

  private func hash(of frames: [CGRect]) -> String {
    BenchmarkHash(frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }).text
  }
}
