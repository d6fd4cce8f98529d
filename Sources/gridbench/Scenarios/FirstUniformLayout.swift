import GridScenarios

/// The scenario `first-layout`: a uniform flow is laid out for the first time.
///
/// The measured time includes making the view, its layout and its cells, but not the data source.
@MainActor
final class FirstUniformLayout: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "first-layout", title: "first layout, uniform flow", unit: "layout",
    floor: "lean frame", sizes: [10_000, 100_000, 1_000_000], goal: 100, growthGoal: 1.25
  ) { FirstUniformLayout(count: $0) }

  private let count: Int
  private let lean: LeanStroll
  private let source: BenchmarkSource

  init(count: Int) {
    self.count = count
    lean = LeanStroll(count: count, step: Workload.viewport.height / 2)
    source = BenchmarkSource(count: count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { lean.run(frames: 500, &watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    var kept: [BenchmarkGrid] = []
    kept.reserveCapacity(4)
    let shown = watch.measure {
      for _ in 0..<4 {
        let made = BenchmarkGrid(
          BenchmarkGrid.uniformLayout(), source: source, simulation: simulation)
        made.grid.contentOffset.y = Workload.uniformStart
        made.grid.layoutIfNeeded()
        kept.append(made)
      }
      return kept.count
    }
    // Releasing the views is not part of a first layout.
    kept.removeAll()
    return shown
  }

  func audit(_ meter: MemoryMeter?) -> BenchmarkAudit {
    var audit = BenchmarkAudit()
    let made = BenchmarkGrid.uniform(count: count)
    made.grid.layoutIfNeeded()
    let work = made.simulation.counters
    audit.count("sizes asked", work.sizeCalls, .exactly(0))
    audit.count("cells made", work.cellsMade, .exactly(Workload.uniformVisible))
    audit.count("cells on screen", made.grid.visibleCells.count, .exactly(Workload.uniformVisible))
    // One call for the sections, one for the items, and one for each cell.
    audit.count("source calls", work.sourceCalls, .atMost(Workload.uniformVisible + 2))
    audit.count("preparations", work.prepareCalls, .exactly(1))
    audit.count("layout queries", work.layoutQueries, .exactly(1))
    if let meter { countBytes(&audit, meter) }
    audit.answer(
      "content height", made.grid.contentSize.height, Workload.uniformHeight(count))
    audit.answer("first frames", framesOf: made, leanGrid())
    return audit
  }

  private func leanGrid() -> LeanGrid {
    let source = CountingLeanSource()
    let grid = LeanGrid(count: count, source: source)
    grid.scroll(to: Workload.uniformStart)
    return grid
  }

  private func countBytes(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter) {
    // The first grid fills memory that is kept for the life of the process. The allocator rounds
    // sizes up to its free blocks, so equal grids differ a little. The lowest of a few counts is
    // used.
    func least(_ count: Int) -> Int? { (0..<4).compactMap { _ in bytes(of: count, meter) }.min() }
    guard let small = least(10_000), let large = least(count) else { return }
    audit.count("heap bytes, within 1 % of 10,000 items", large, .atMost(small + small / 100))
  }

  private func bytes(of count: Int, _ meter: MemoryMeter) -> Int? {
    let before = meter.heapBytes
    let made = BenchmarkGrid.uniform(count: count)
    made.grid.layoutIfNeeded()
    let after = meter.heapBytes
    return withExtendedLifetime(made) { before.flatMap { before in after.map { $0 - before } } }
  }
}

/// A `LeanGrid` that scrolls down and up again.
@MainActor
final class LeanStroll {
  private let source = CountingLeanSource()
  private let grid: LeanGrid
  private var stroll: Workload.Stroll

  init(count: Int, step: CGFloat) {
    grid = LeanGrid(count: count, source: source)
    stroll = .uniform(count: count, step: step)
    grid.scroll(to: stroll.offset)
  }

  func run(frames: Int, _ watch: inout Stopwatch) -> Int {
    watch.measure {
      for _ in 0..<frames { grid.scroll(to: stroll.next()) }
    }
    return frames
  }
}

extension Workload.Stroll {
  /// Returns the offsets of a scroll down the uniform grid and up again.
  static func uniform(count: Int, step: CGFloat) -> Workload.Stroll {
    let end = Workload.uniformHeight(count) - Workload.viewport.height
    return Workload.Stroll(from: Workload.uniformStart, to: end, step: step)
  }
}
