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
    stroll = Self.stroll(shelves)
  }

  /// Returns the number of items in a uniform grid of the same height.
  private static func itemsShown(_ shelves: Int) -> Int { shelves * Workload.uniformColumns }

  private static func stroll(_ shelves: Int) -> Workload.Stroll {
    .uniform(count: itemsShown(shelves), step: step)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { flow.runScenario(&watch) }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let frames = 200
    watch.measure {
      for _ in 0..<frames { page.scroll(to: stroll.next()) }
    }
    return frames
  }

  func audit(_ meter: MemoryMeter?) -> BenchmarkAudit {
    var audit = BenchmarkAudit()
    let page = ShelfGrid(shelves: shelves)
    let source = CountingLeanSource()
    let lean = LeanGrid(count: Self.itemsShown(shelves), source: source)
    var stroll = Self.stroll(shelves)
    lean.scroll(to: stroll.offset)
    let (start, calls, shown) = (page.simulation.counters, source.calls, page.source.cellCalls)
    var (frames, mostCells, leastCells, mostQueries, wrong) = (0, 0, Int.max, 0, 0)
    var (mostScrollViews, leastScrollViews) = (page.countScrollViews(), Int.max)
    while page.source.cellCalls - shown < recycled {
      let before = page.simulation.work
      let offset = stroll.next()
      page.scroll(to: offset)
      lean.scroll(to: offset)
      let after = page.simulation.work
      mostCells = max(mostCells, after.sourceCalls - before.sourceCalls)
      leastCells = min(leastCells, after.sourceCalls - before.sourceCalls)
      mostQueries = max(mostQueries, after.layoutQueries - before.layoutQueries)
      let scrollViews = page.countScrollViews()
      mostScrollViews = max(mostScrollViews, scrollViews)
      leastScrollViews = min(leastScrollViews, scrollViews)
      frames += 1
      if frames % 16 == 0, page.frames != lean.frames { wrong += 1 }
    }
    let work = page.simulation.counters
    audit.count("fewest source calls a step", leastCells, .exactly(Workload.uniformStep))
    audit.count("most source calls a step", mostCells, .exactly(Workload.uniformStep))
    audit.count(
      "fewest scroll views on screen", leastScrollViews, .exactly(Workload.shelvesVisible))
    audit.count(viewsOf: page, mostScrollViews: mostScrollViews)
    audit.count("preparations after the first", work.prepareCalls - start.prepareCalls, .exactly(0))
    audit.count("most layout queries a step", mostQueries, .atMost(1))
    audit.count("steps that show other frames than the floor", wrong, .exactly(0))
    audit.count(solvesOf: page, shelves: shelves)
    audit.answer(
      "cells asked", Double(page.source.cellCalls - shown), Double(source.calls - calls))
    audit.answer(
      "content height", page.grid.contentSize.height,
      Workload.uniformHeight(Self.itemsShown(shelves)))
    return audit
  }
}
