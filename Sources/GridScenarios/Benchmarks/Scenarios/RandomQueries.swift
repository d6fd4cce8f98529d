/// Scenario 4: a waterfall is asked for what meets a rectangle, at random places.
///
/// The objects are made, handed out, and given up again: the memory of a long series is bounded.
@MainActor
package final class RandomQueries: BenchmarkSubject {
  package static var series: BenchmarkSeries {
    BenchmarkSeries(
      scenario: "4", title: "elements in random viewports, waterfall", unit: "query",
      floor: "range query", sizes: [10_000, 100_000, 1_000_000], goal: 8, growthGoal: 2.5
    ) { RandomQueries(count: $0) }
  }

  private let floor: RangeQueryFloor
  private let made: BenchmarkGrid
  private let heights: WaterfallHeights
  private let contentHeight: CGFloat
  private let viewports: [CGRect]
  private var next = 0

  package init(count: Int) {
    let heights = WaterfallHeights(count: count)
    let layout = heights.makeLayout()
    let packing = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    self.heights = heights
    contentHeight = packing.waterfall(heights.heights)
    floor = RangeQueryFloor(frames: packing.frames, tallest: Workload.waterfallTallest)
    viewports = Workload.randomViewports(1024, contentHeight: contentHeight)
    made = BenchmarkGrid(layout, count: count)
    made.grid.layoutIfNeeded()
    layout._releaseAttributes(outside: .null)
  }

  package func runFloor(_ watch: inout Stopwatch) -> Int {
    run(&watch) { floor.query($0) }
  }

  package func runScenario(_ watch: inout Stopwatch) -> Int {
    let layout = made.layout
    return run(&watch) { rect in
      let hits = layout.layoutAttributesForElements(in: rect)?.count ?? 0
      layout._releaseAttributes(outside: .null)
      return hits
    }
  }

  private func run(_ watch: inout Stopwatch, _ query: (CGRect) -> Int) -> Int {
    let queries = 32
    let hits = watch.measure {
      var hits = 0
      for rect in viewports[next..<next + queries] { hits += query(rect) }
      return hits
    }
    next = (next + queries) % viewports.count
    precondition(hits > 0, "a viewport of the waterfall is empty")
    return queries
  }

  package func audit(_ meter: MemoryMeter?) -> BenchmarkAudit {
    var audit = BenchmarkAudit()
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
      self.made.layout._releaseAttributes(outside: .null)
    }
    audit.count("objects made", made, .atMost(found))
    audit.count("hits", found, .exactly(expected))
    audit.answer("content height", self.made.grid.contentSize.height, contentHeight)
    audit.answer("items of 200 answers", wrong?.found ?? "equal", wrong?.expected ?? "equal")
    return audit
  }
}

/// Heights of the waterfall, handed out as a delegate does.
@MainActor
final class WaterfallHeights: ShortestColumnLayoutDelegate {
  let heights: [CGFloat]
  private(set) var calls = 0

  init(count: Int) {
    heights = Workload.waterfallHeights(count)
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    calls += 1
    return heights[indexPath[1]]
  }

  func makeLayout() -> ShortestColumnLayout {
    let layout = ShortestColumnLayout()
    layout.columnCount = Workload.waterfallColumns
    layout.interitemSpacing = 0
    layout.lineSpacing = 0
    layout.delegate = self
    return layout
  }
}
