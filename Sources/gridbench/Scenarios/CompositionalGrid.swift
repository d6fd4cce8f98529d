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
      return makeSection()
    })
  /// The number of times that the provider was asked for a section.
  private(set) var asked = 0
  private var environment: (any NSCollectionLayoutEnvironment)?
  private let itemWidth: NSCollectionLayoutDimension
  private let groupWidth: NSCollectionLayoutDimension
  private let behavior: GridCollectionLayoutSectionOrthogonalScrollingBehavior

  init(
    itemWidth: NSCollectionLayoutDimension, groupWidth: NSCollectionLayoutDimension,
    behavior: GridCollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) {
    self.itemWidth = itemWidth
    self.groupWidth = groupWidth
    self.behavior = behavior
  }

  /// Makes a section anew each time, as providers of apps do.
  private func makeSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: itemWidth, heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: groupWidth, heightDimension: .absolute(Workload.uniformItem.height)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Returns the solved sections for given numbers of items, as the layout would solve them. Only
  /// the solver runs, without the layout. Nil before the layout has asked for a section.
  func plan(itemCounts: [Int]) -> CompositionalPlan? {
    guard let environment else { return nil }
    var kinds = CompositionalKinds()
    let sections = itemCounts.map {
      makeSection().solverValue(
        itemCount: $0, referenceInsets: .zero, supplementaryReferenceInsets: .zero,
        bounds: Workload.viewport, scrollAxis: .y, environment: environment, kinds: &kinds)
    }
    return CompositionalPlan(
      axis: .y, bounds: Workload.viewport, sections: sections, pixels: PixelGrid(scale: 2))
  }
}

/// A grid with a compositional layout whose items all have the same size.
@MainActor
class CompositionalGrid: BenchmarkGrid {
  private let sections: CountedSections

  /// Makes the grid and lays it out, scrolled so that seven rows are visible.
  init(_ sections: CountedSections, source: BenchmarkSource, simulation: Simulation) {
    self.sections = sections
    super.init(sections.layout, source: source, simulation: simulation)
    scroll(to: Workload.uniformStart)
  }

  /// Makes the uniform grid: rows of eight items, each an eighth of the width.
  convenience init(
    uniform source: BenchmarkSource,
    simulation: Simulation = Simulation(screen: GridScreen(scale: 2))
  ) {
    let width = 1 / CGFloat(Workload.uniformColumns)
    self.init(
      CountedSections(itemWidth: .fractionalWidth(width), groupWidth: .fractionalWidth(1)),
      source: source, simulation: simulation)
  }

  /// Adds counts to the audit: how many sections were requested from the provider, and how many
  /// were solved. The provider is asked for every section, but equal sections are solved once.
  final func countSolves(_ audit: inout BenchmarkAudit) {
    let counts = Array(repeating: source.count, count: source.sectionCount)
    audit.count("sections asked of the provider", sections.asked, .exactly(counts.count))
    audit.count(
      "sections solved", sections.plan(itemCounts: counts)?.solvedSectionCount ?? -1, .exactly(1))
  }

  /// Adds the counts of `countSolves(_:)` for one section, and how many sections the second layout
  /// pass requests.
  final func countTwoSolves(_ audit: inout BenchmarkAudit) {
    countSolves(&audit)
    layout.invalidateLayout()
    grid.layoutIfNeeded()
    audit.count("sections asked by a second solve", sections.asked - 1, .exactly(1))
  }

  /// Returns the number of objects that the solver allocates for a section of `count` items; nil if
  /// allocations cannot be counted.
  final func allocations(count: Int) -> Int? {
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
      CompositionalGrid(uniform: source, simulation: simulation)
    }
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let grid = makeGrid(count: count)
    audit.add(firstLayoutOf: grid, count: count)
    audit.count(
      "live attribute objects", grid.simulation.counters.attributesLive,
      .atMost(2 * Workload.uniformVisible))
    grid.countTwoSolves(&audit)
    if let meter {
      countBytes(&audit, meter)
      if let few = grid.allocations(count: 10_000), let many = grid.allocations(count: count) {
        // Runs of groups are found in a tree. Twice the items add one level to it.
        audit.count("objects allocated by a solve, as for 10,000 items", many, .atMost(few + 7))
      }
    }
  }

  private func makeGrid(count: Int) -> CompositionalGrid {
    CompositionalGrid(uniform: BenchmarkSource(count: count))
  }

  private func countBytes(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter) {
    guard let small = meter.leastHeapBytes(of: { makeGrid(count: 10_000) }),
      let large = meter.leastHeapBytes(of: { makeGrid(count: count) })
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
    grid = CompositionalGrid(uniform: BenchmarkSource(count: count))
    stroll = .uniform(count: count, step: Self.step)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { flow.runScenario(&watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    grid.scroll(along: &stroll, &watch)
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
    let grid = CompositionalGrid(uniform: BenchmarkSource(count: count))
    var scroll = RecyclingScroll(grid, count: count, step: Self.step)
    scroll.run(recycled: recycled, meter, comparesFrames: true)
    scroll.countCells(&audit)
    audit.count(cellsMade: grid.simulation.counters)
    scroll.countLayoutWork(&audit)
    audit.count(attributesLive: grid.simulation.counters)
    audit.count("steps that show other frames than the floor", scroll.wrong, .exactly(0))
    scroll.countGrowth(of: ["heap"], recycled: recycled, meter, &audit)
    audit.answer(
      "frames on screen after \(scroll.work.steps) steps", framesOf: grid, scroll.lean)
    scroll.answer(&audit)
    grid.countTwoSolves(&audit)
  }
}
