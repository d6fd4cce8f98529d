import GridScenarios

/// The scenario `steady-scroll`: a uniform grid is scrolled in even steps, down and up again.
@MainActor
final class SteadyScroll: BenchmarkSubject {
  static let halfViewport = BenchmarkSeries(
    scenario: "steady-scroll", title: "steady scroll, half a viewport a frame", unit: "frame",
    floor: "lean frame", sizes: [10_000, 100_000, 1_000_000], goal: 12, growthGoal: 1.15
  ) { SteadyScroll(count: $0, step: Workload.viewport.height / 2) }

  static let tenPoints = BenchmarkSeries(
    scenario: "steady-scroll", title: "steady scroll, 10 points a frame", unit: "frame",
    floor: "lean frame", sizes: [10_000, 100_000, 1_000_000], goal: 10, growthGoal: 1.15
  ) { SteadyScroll(count: $0, step: 10, recycled: 8000) }

  private let count: Int
  private let step: CGFloat
  private let recycled: Int
  private let lean: LeanStroll
  private let made: BenchmarkGrid
  private var stroll: Workload.Stroll

  /// Makes the scenario for a number of items.
  ///
  /// - Parameters:
  ///   - step: The distance that the content scrolls in a frame, in points.
  ///   - recycled: How many cells the audit recycles.
  init(count: Int, step: CGFloat, recycled: Int = 100_000) {
    self.count = count
    self.step = step
    self.recycled = recycled
    lean = LeanStroll(count: count, step: step)
    made = BenchmarkGrid.uniform(count: count)
    stroll = .uniform(count: count, step: step)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { lean.run(frames: 4000, &watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    // Many frames are measured together, because reading the clock takes a good part of a frame.
    let frames = 200
    watch.measure {
      for _ in 0..<frames { made.scroll(to: stroll.next()) }
    }
    return frames
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    if let meter {
      // The first run is not counted. It makes the Swift runtime allocate the memory that it keeps
      // from its first use on.
      var first = BenchmarkAudit()
      SteadyScroll(count: 1000, step: step, recycled: 3000).measure(&first, meter)
    }
    measure(&audit, meter)
  }

  private func measure(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = BenchmarkGrid.uniform(count: count)
    var scroll = RecyclingScroll(made, count: count, step: step)
    scroll.run(recycled: recycled, meter, comparesFrames: false)
    if step == Workload.viewport.height / 2 {
      scroll.countCells(&audit)
    } else {
      audit.count(
        "most source calls a step", scroll.work.mostCells, .atMost(Workload.uniformColumns))
    }
    let work = made.simulation.counters
    audit.count(cellsMade: work)
    audit.count("sizes asked", work.sizeCalls, .exactly(0))
    scroll.countLayoutWork(&audit)
    audit.count(attributesLive: made.simulation.counters)
    scroll.countGrowth(of: ["resident", "heap"], recycled: recycled, meter, &audit)
    if meter != nil {
      audit.count(
        "objects counted of 1000 made", AllocationMeter.countedCanaries(of: 1000), .atLeast(1000))
      audit.count(
        "objects allocated in a frame that changes no cell", allocationsOfUnchangedFrame(made),
        .exactly(0))
    }
    made.scroll(to: scroll.stroll.offset)
    audit.answer(
      "frames on screen after \(scroll.work.steps) steps", framesOf: made, scroll.lean)
    scroll.answer(&audit)
  }

  /// Returns the number of objects that a frame allocates if it changes no cell and shows only
  /// known elements. The frame scrolls back a little within a row. It makes no layout query,
  /// because the answer would be a new array.
  private func allocationsOfUnchangedFrame(_ made: BenchmarkGrid) -> Int {
    let offset = made.grid.contentOffset.y
    let row = Workload.uniformItem.height
    let middle = (offset / row).rounded(.down) * row + 40
    for distance in [0, 8, 16, 12, 16] { made.scroll(to: middle + CGFloat(distance)) }
    let work = made.simulation.work
    let allocations = AllocationMeter.count { made.scroll(to: middle + 12) }
    precondition(made.simulation.work.layoutQueries == work.layoutQueries)
    precondition(made.simulation.work.sourceCalls == work.sourceCalls)
    made.scroll(to: offset)
    return allocations ?? 0
  }
}
