import GridScenarios

/// The work of the steps of a scroll or a fling: the extremes of a single step.
struct StepWork: Equatable {
  private(set) var steps = 0
  private(set) var mostCells = 0
  private(set) var leastCells = Int.max
  private(set) var mostQueries = 0

  /// Takes a step and counts its work.
  @MainActor
  mutating func count(in simulation: Simulation, _ step: () -> Void) {
    let before = simulation.work
    step()
    let after = simulation.work
    steps += 1
    mostCells = max(mostCells, after.sourceCalls - before.sourceCalls)
    leastCells = min(leastCells, after.sourceCalls - before.sourceCalls)
    mostQueries = max(mostQueries, after.layoutQueries - before.layoutQueries)
  }
}

/// A grid that scrolls beside a `LeanGrid`.
@MainActor
protocol ScrolledGrid {
  var simulation: Simulation { get }
  var grid: GridView { get }
  /// The number of cells that the data source was asked for.
  var cellCalls: Int { get }
  /// The shown frames of the visible cells, in the order of their items.
  var frames: [CGRect] { get }
  /// Scrolls to an offset and performs a layout pass.
  func scroll(to offset: CGFloat)
}

/// A scroll of a grid and of a `LeanGrid` in the same steps, until many cells are recycled.
@MainActor
struct RecyclingScroll {
  let page: any ScrolledGrid
  let lean: LeanGrid
  private(set) var stroll: Workload.Stroll
  private(set) var work = StepWork()
  private let count: Int
  private let source = CountingLeanSource()
  private let start: WorkCounters
  /// The calls of both data sources for the first pass, which is not a step.
  private let shown: Int
  private let calls: Int
  /// The number of compared steps after which the grids show different frames.
  private(set) var wrong = 0
  private var early: (heap: Int?, resident: Int?)?

  /// Makes the scroll of a grid that is laid out.
  ///
  /// - Parameters:
  ///   - count: The number of items in a uniform grid of the same height.
  ///   - shown: The number of cells that the first pass asks for.
  init(
    _ page: any ScrolledGrid, count: Int, step: CGFloat, shown: Int = Workload.uniformVisible
  ) {
    self.page = page
    self.count = count
    lean = LeanGrid(count: count, source: source)
    stroll = .uniform(count: count, step: step)
    lean.scroll(to: stroll.offset)
    start = page.simulation.counters
    (self.shown, calls) = (shown, source.calls)
  }

  /// Scrolls until a number of cells are recycled.
  ///
  /// - Parameters:
  ///   - comparesFrames: Whether the frames of both grids are compared after every sixteenth step.
  ///   - step: A closure that is called after each step.
  mutating func run(
    recycled: Int, _ meter: MemoryMeter?, comparesFrames: Bool, _ step: () -> Void = {}
  ) {
    let (page, lean) = (page, lean)
    while page.cellCalls - shown < recycled {
      let offset = stroll.next()
      work.count(in: page.simulation) {
        page.scroll(to: offset)
        lean.scroll(to: offset)
      }
      step()
      if comparesFrames, work.steps % 16 == 0, page.frames != lean.frames { wrong += 1 }
      if early == nil, page.cellCalls - shown >= 1000 {
        // The heap is read first, because the reading of resident bytes allocates.
        early = (heap: meter?.heapBytes, resident: meter?.residentBytes)
      }
    }
  }

  /// Adds the counts of cells in a step of half a viewport.
  func countCells(_ audit: inout BenchmarkAudit) {
    audit.count("fewest source calls a step", work.leastCells, .exactly(Workload.uniformStep))
    audit.count("most source calls a step", work.mostCells, .exactly(Workload.uniformStep))
  }

  /// Adds the counts of the layout's work.
  func countLayoutWork(_ audit: inout BenchmarkAudit) {
    audit.count(
      "preparations after the first", page.simulation.counters.prepareCalls - start.prepareCalls,
      .exactly(0))
    audit.count("most layout queries a step", work.mostQueries, .atMost(1))
  }

  /// Adds the growth of the memory after the first cells, as far as it is known.
  ///
  /// - Parameter kinds: The kinds of memory to count.
  func countGrowth(
    of kinds: [String], recycled: Int, _ meter: MemoryMeter?, _ audit: inout BenchmarkAudit
  ) {
    for kind in kinds {
      let isHeap = kind == "heap"
      guard let early = isHeap ? early?.heap : early?.resident,
        let late = isHeap ? meter?.heapBytes : meter?.residentBytes
      else { continue }
      audit.count(
        "\(kind) bytes more after \(recycled) cells than after 1000", late - early,
        .atMost(early / 100))
    }
  }

  /// Adds the number of requested cells and the content height.
  func answer(_ audit: inout BenchmarkAudit) {
    audit.answer("cells asked", Double(page.cellCalls - shown), Double(source.calls - calls))
    audit.answer("content height", page.grid.contentSize.height, Workload.uniformHeight(count))
  }
}

/// The figures of one fling, which must be the same each time.
struct FlingRecord: Equatable {
  private(set) var frames = 0
  private(set) var framesUntilRest = 0
  private(set) var offsets: [CGFloat] = []
  private(set) var steps = StepWork()
  private(set) var work = WorkCounters()
  /// Further figures of the scenario.
  var figures: [Int] = []

  /// Records the frames of a fling that has begun.
  ///
  /// - Parameters:
  ///   - offset: Returns the offset after a frame.
  ///   - figure: Returns a further figure after a frame.
  @MainActor
  init(of simulation: Simulation, offset: () -> CGFloat, figure: () -> Int) {
    let start = simulation.tickCount
    for frame in 1...VirtualFling.frames {
      steps.count(in: simulation) { simulation.tick() }
      offsets.append(offset())
      figures.append(figure())
      if framesUntilRest == 0, simulation.isAtRest { framesUntilRest = frame }
    }
    frames = simulation.tickCount - start
    work = simulation.counters
  }

  /// Adds the numbers of frames: all frames of the scenario, and the frames until rest.
  @MainActor
  func countFrames(velocityPerMs: Double, _ audit: inout BenchmarkAudit) {
    audit.count("frames", frames, .exactly(VirtualFling.frames))
    let moving = FlingFormula.frames(velocityPerMs: velocityPerMs)
    audit.count("frames until rest", framesUntilRest, .exactly(moving - 1))
  }
}

extension BenchmarkAudit {
  /// Adds the number of cells of a uniform grid that scrolls.
  mutating func count(cellsMade work: WorkCounters) {
    count(
      "cells ever made", work.cellsMade,
      .atMost(Workload.uniformVisible + 2 * Workload.uniformColumns))
  }

  /// Adds the number of attribute objects of a grid that scrolls.
  mutating func count(attributesLive work: WorkCounters) {
    count("live attribute objects", work.attributesLive, .atMost(4 * Workload.uniformVisible))
  }
}
