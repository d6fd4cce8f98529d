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
    return Self.measureFour(&watch) {
      let made = BenchmarkGrid(
        BenchmarkGrid.uniformLayout(), source: source, simulation: simulation)
      made.scroll(to: Workload.uniformStart)
      return made
    }
  }

  /// Makes four grids in the measured time and releases them later, because releasing the views is
  /// not part of a first layout.
  ///
  /// - Parameter make: Makes a grid and lays it out.
  static func measureFour<Made>(_ watch: inout Stopwatch, _ make: () -> Made) -> Int {
    var kept: [Made] = []
    kept.reserveCapacity(4)
    let shown = watch.measure {
      for _ in 0..<4 { kept.append(make()) }
      return kept.count
    }
    kept.removeAll()
    return shown
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = BenchmarkGrid.uniform(count: count)
    audit.count("sizes asked", made.simulation.counters.sizeCalls, .exactly(0))
    audit.add(firstLayoutOf: made, count: count)
    if let small = meter?.leastHeapBytes(of: { BenchmarkGrid.uniform(count: 10_000) }),
      let large = meter?.leastHeapBytes(of: { BenchmarkGrid.uniform(count: count) })
    {
      audit.count("heap bytes, within 1 % of 10,000 items", large, .atMost(small + small / 100))
    }
  }
}

extension BenchmarkAudit {
  /// Adds the counts and answers of a first layout of equal items.
  @MainActor
  mutating func add(firstLayoutOf made: BenchmarkGrid, count items: Int) {
    let work = made.simulation.counters
    count("cells made", work.cellsMade, .exactly(Workload.uniformVisible))
    count("cells on screen", made.grid.visibleCells.count, .exactly(Workload.uniformVisible))
    // One call for the sections, one for the items, and one for each cell.
    count("source calls", work.sourceCalls, .atMost(Workload.uniformVisible + 2))
    count("preparations", work.prepareCalls, .exactly(1))
    count("layout queries", work.layoutQueries, .exactly(1))
    answer("content height", made.grid.contentSize.height, Workload.uniformHeight(items))
    let lean = LeanGrid(count: items, source: CountingLeanSource())
    lean.scroll(to: Workload.uniformStart)
    answer("first frames", framesOf: made, lean)
  }
}

/// A `LeanGrid` that scrolls down and up again.
@MainActor
final class LeanStroll {
  private let grid: LeanGrid
  private var stroll: Workload.Stroll

  init(count: Int, step: CGFloat) {
    grid = LeanGrid(count: count, source: CountingLeanSource())
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
