import GridScenarios

/// A compositional layout of the benchmark's items, with a section provider that counts its calls.
@MainActor
final class CountedSections {
  /// The layout. Its section provider does not retain the `CountedSections`. So the owner of the
  /// layout must retain the `CountedSections`, too.
  private(set) lazy var layout = GridViewCompositionalLayout(
    sectionProvider: { [unowned self] _, environment in
      asked += 1
      self.environment = environment
      return make()
    })
  /// The number of times that the provider was asked for a section.
  private(set) var asked = 0
  private var environment: (any NSCollectionLayoutEnvironment)?
  /// The closure that makes a section anew each time, as providers of apps do.
  private let make: @MainActor () -> NSCollectionLayoutSection

  init(_ make: @escaping @MainActor () -> NSCollectionLayoutSection) {
    self.make = make
  }

  /// Returns the sections of the uniform grid: rows of eight items, each an eighth of the width.
  static func uniform() -> CountedSections {
    CountedSections {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(Workload.uniformColumns)),
          heightDimension: .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(Workload.uniformItem.height)),
          subitems: [item]))
    }
  }

  /// Returns the solved sections for given numbers of items, as the layout would solve them. Only
  /// the solver runs, without the layout. Nil before the layout has asked for a section.
  func plan(itemCounts: [Int]) -> CompositionalPlan? {
    guard let environment else { return nil }
    var kinds = CompositionalKinds()
    let sections = itemCounts.map {
      make().solverValue(
        itemCount: $0, referenceInsets: .zero, supplementaryReferenceInsets: .zero,
        bounds: Workload.viewport, scrollAxis: .y, environment: environment, kinds: &kinds)
    }
    return CompositionalPlan(
      axis: .y, bounds: Workload.viewport, sections: sections, pixels: PixelGrid(scale: 2))
  }
}

/// A grid with a compositional layout whose items all have the same size.
@MainActor
struct CompositionalGrid {
  let sections: CountedSections
  let made: BenchmarkGrid

  /// Makes the grid and lays it out, scrolled so that seven rows are visible.
  init(source: BenchmarkSource, simulation: Simulation) {
    sections = .uniform()
    made = BenchmarkGrid(sections.layout, source: source, simulation: simulation)
    made.scroll(to: Workload.uniformStart)
  }

  init(count: Int) {
    self.init(
      source: BenchmarkSource(count: count),
      simulation: Simulation(screen: GridScreen(scale: 2)))
  }

  /// Adds counts to the audit: the number of solved sections, and how many sections the first and
  /// the second layout pass request from the provider.
  func countSolves(_ audit: inout BenchmarkAudit, count: Int) {
    audit.count("sections asked of the provider", sections.asked, .exactly(1))
    audit.count(
      "sections solved", sections.plan(itemCounts: [count])?.solvedSectionCount ?? -1, .exactly(1))
    made.layout.invalidateLayout()
    made.grid.layoutIfNeeded()
    audit.count("sections asked by a second solve", sections.asked - 1, .exactly(1))
  }

  /// Returns the number of objects that the solver allocates for a section of `count` items; nil if
  /// allocations cannot be counted.
  func allocations(count: Int) -> Int? {
    var kept: [CompositionalPlan?] = []
    kept.reserveCapacity(1)
    return AllocationMeter.count { kept.append(sections.plan(itemCounts: [count])) }
  }
}

/// The scenario `compositional-grid`: a compositional grid is laid out for the first time.
///
/// The measured time includes making the view, its layout and its cells, but not the data source.
@MainActor
final class FirstCompositionalLayout: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "compositional-grid", title: "first layout, compositional grid", unit: "layout",
    floor: "first-layout", sizes: [10_000, 100_000, 1_000_000], goal: 1.25, growthGoal: 1.25
  ) { FirstCompositionalLayout(count: $0) }

  private let count: Int
  private let flow: FirstUniformLayout
  private let source: BenchmarkSource

  init(count: Int) {
    self.count = count
    flow = FirstUniformLayout(count: count)
    source = BenchmarkSource(count: count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { flow.runScenario(&watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    return FirstUniformLayout.measureFour(&watch) {
      CompositionalGrid(source: source, simulation: simulation)
    }
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let grid = CompositionalGrid(count: count)
    audit.add(firstLayoutOf: grid.made, count: count)
    audit.count(
      "live attribute objects", grid.made.simulation.counters.attributesLive,
      .atMost(2 * Workload.uniformVisible))
    grid.countSolves(&audit, count: count)
    if let meter {
      countBytes(&audit, meter)
      if let few = grid.allocations(count: 10_000), let many = grid.allocations(count: count) {
        // Runs of groups are found in a tree. Twice the items add one level to it.
        audit.count("objects allocated by a solve, as for 10,000 items", many, .atMost(few + 7))
      }
    }
  }

  private func countBytes(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter) {
    guard let small = meter.leastHeapBytes(of: { CompositionalGrid(count: 10_000) }),
      let large = meter.leastHeapBytes(of: { CompositionalGrid(count: count) })
    else { return }
    // More items may add levels to the tree, but no bytes for each item.
    audit.count("heap bytes more than for 10,000 items", large - small, .atMost(4096))
  }
}

/// The scenario `compositional-grid`: a compositional grid is scrolled in steps of half a viewport,
/// down and up again.
@MainActor
final class CompositionalScroll: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "compositional-grid", title: "compositional grid, half a viewport a frame",
    unit: "frame", floor: "steady-scroll", sizes: [10_000, 100_000, 1_000_000], goal: 1.1,
    growthGoal: 1.25
  ) { CompositionalScroll(count: $0) }

  private static let step = Workload.viewport.height / 2

  private let count: Int
  private let recycled: Int
  private let flow: SteadyScroll
  private let grid: CompositionalGrid
  private var stroll: Workload.Stroll

  /// Makes the scenario for a number of items.
  ///
  /// - Parameter recycled: How many cells the audit recycles.
  init(count: Int, recycled: Int = 100_000) {
    self.count = count
    self.recycled = recycled
    flow = SteadyScroll(count: count, step: Self.step)
    grid = CompositionalGrid(count: count)
    stroll = .uniform(count: count, step: Self.step)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { flow.runScenario(&watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let frames = 200
    let made = grid.made
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
      CompositionalScroll(count: 1000, recycled: 3000).measure(&first, meter)
    }
    measure(&audit, meter)
  }

  private func measure(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let grid = CompositionalGrid(count: count)
    var scroll = RecyclingScroll(grid.made, count: count, step: Self.step)
    scroll.run(recycled: recycled, meter, comparesFrames: true)
    scroll.countCells(&audit)
    audit.count(cellsMade: grid.made.simulation.counters)
    scroll.countLayoutWork(&audit)
    audit.count(attributesLive: grid.made.simulation.counters)
    audit.count("steps that show other frames than the floor", scroll.wrong, .exactly(0))
    scroll.countGrowth(of: ["heap"], recycled: recycled, meter, &audit)
    audit.answer(
      "frames on screen after \(scroll.work.steps) steps", framesOf: grid.made, scroll.lean)
    scroll.answer(&audit)
    grid.countSolves(&audit, count: count)
  }
}
