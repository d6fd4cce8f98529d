import GridScenarios

/// The scenario `shelf-page`: a page of shelves is scrolled in steps of half a viewport, down and
/// up again.
///
/// A step brings three new sections of eight cells into view, as many cells as a step of scenario
/// `steady-scroll`.
@MainActor
final class ShelfPage: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "shelf-page", title: "page of orthogonal sections, half a viewport a frame",
    unit: "frame", floor: "steady-scroll", sizes: [100, 10_000], goal: 1.5, growthGoal: 1.25
  ) { ShelfPage(shelves: $0) }

  private static let step = Workload.viewport.height / 2

  private let shelves: Int
  private let recycled: Int
  private let flow: SteadyScroll
  private let page: ShelfGrid
  private var stroll: Workload.Stroll

  /// Makes the scenario for a page of shelves.
  ///
  /// - Parameters:
  ///   - shelves: How many sections the page has.
  ///   - recycled: How many cells the audit recycles.
  init(shelves: Int, recycled: Int = 100_000) {
    self.shelves = shelves
    self.recycled = recycled
    flow = SteadyScroll(count: Self.itemsShown(shelves), step: Self.step)
    page = ShelfGrid(shelves: shelves)
    stroll = .uniform(count: Self.itemsShown(shelves), step: Self.step)
  }

  /// Returns the number of items in a uniform grid of the same height.
  private static func itemsShown(_ shelves: Int) -> Int { shelves * Workload.uniformColumns }

  func runFloor(_ watch: inout Stopwatch) -> Int { flow.runScenario(&watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let frames = 200
    watch.measure {
      for _ in 0..<frames { page.scroll(to: stroll.next()) }
    }
    return frames
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let page = ShelfGrid(shelves: shelves)
    var scroll = RecyclingScroll(
      page, count: Self.itemsShown(shelves), step: Self.step, shown: page.cellCalls)
    var (mostScrollViews, leastScrollViews) = (page.countScrollViews(), Int.max)
    scroll.run(recycled: recycled, meter, comparesFrames: true) {
      let scrollViews = page.countScrollViews()
      mostScrollViews = max(mostScrollViews, scrollViews)
      leastScrollViews = min(leastScrollViews, scrollViews)
    }
    scroll.countCells(&audit)
    audit.count(
      "fewest scroll views on screen", leastScrollViews, .exactly(Workload.shelvesVisible))
    audit.count(viewsOf: page, mostScrollViews: mostScrollViews)
    scroll.countLayoutWork(&audit)
    audit.count("steps that show other frames than the floor", scroll.wrong, .exactly(0))
    audit.count(solvesOf: page, shelves: shelves)
    scroll.answer(&audit)
  }
}
