import GridScenarios

/// The scenario `random-queries`: a waterfall is asked for the elements in rectangles at random
/// places.
///
/// The attribute objects are made, returned and evicted, so that a long series of queries uses
/// bounded memory.
@MainActor
final class RandomQueries: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "random-queries", title: "elements in random viewports, waterfall", unit: "query",
    floor: "range query", sizes: [10_000, 100_000, 1_000_000], goal: 8, growthGoal: 2.5
  ) { RandomQueries(count: $0) }

  private let floor: RangeQueryFloor
  private let made: BenchmarkGrid
  private let items: SizedItems
  private let contentHeight: CGFloat
  private let viewports: [CGRect]
  private var next = 0

  init(count: Int) {
    let items = SizedLayout.waterfall.makeItems(count: count)
    let layout = items.makeWaterfallLayout()
    let packing = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    self.items = items
    contentHeight = packing.waterfall(items.sizes.map(\.height))
    floor = RangeQueryFloor(frames: packing.frames, tallest: Workload.waterfallTallest)
    viewports = Workload.randomViewports(1024, contentHeight: contentHeight)
    made = BenchmarkGrid(layout, count: count).laidOut()
    layout.evictAttributes(outside: .null)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    run(512, &watch) { floor.query($0) }
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let layout = made.layout
    let own = layout as? any BuiltInLayout
    return run(32, &watch) { rect in
      let hits = layout.layoutAttributesForElements(in: rect)?.count ?? 0
      own?.evictAttributes(outside: .null)
      return hits
    }
  }

  /// Runs queries for the next viewports. Starts again with the first viewport if too few are left.
  private func run(
    _ queries: Int, _ watch: inout Stopwatch, _ query: (CGRect) -> Int
  ) -> Int {
    if next + queries > viewports.count { next = 0 }
    let hits = watch.measure {
      var hits = 0
      for rect in viewports[next..<next + queries] { hits += query(rect) }
      return hits
    }
    next += queries
    precondition(hits > 0, "a viewport of the waterfall is empty")
    return queries
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let simulation = made.simulation
    var (found, expected, made) = (0, 0, 0)
    var wrong: (found: String, expected: String)?
    for rect in viewports.prefix(200) {
      let before = simulation.counters.attributesMade
      let answer = self.made.grid.ask(elementsIn: rect)
      made += simulation.counters.attributesMade - before
      found += answer.count
      expected += floor.query(rect)
      let items = answer.map { Int32($0.indexPath[1]) }
      if wrong == nil, items.sorted() != floor.hits {
        wrong = ("\(items.sorted())", "\(floor.hits)")
      }
      (self.made.layout as? any BuiltInLayout)?.evictAttributes(outside: .null)
    }
    audit.count("objects made", made, .atMost(found))
    audit.count("hits", found, .exactly(expected))
    audit.answer("content height", self.made.grid.contentSize.height, contentHeight)
    audit.answer("items of 200 answers", wrong?.found ?? "equal", wrong?.expected ?? "equal")
  }
}
