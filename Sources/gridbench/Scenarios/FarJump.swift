import GridScenarios

/// The scenario `far-jump`: `scrollToItem` to random items of a long list.
///
/// The heights come from the delegate. `EstimatedJump` is the same scenario with estimated heights.
@MainActor
final class FarJump: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "far-jump", title: "far jump, list with heights from the delegate", unit: "jump",
    floor: "lean frame", sizes: [10_000, 100_000], goal: 20
  ) { FarJump(count: $0) }

  /// The series that compares the slowest of a thousand jumps with the median jump.
  static let slowest = BenchmarkSeries(
    scenario: "far-jump", title: "slowest of 1,000 far jumps by the median one", unit: "jump",
    floor: "median jump", sizes: [100_000], goal: 5
  ) { FarJump(count: $0, measuresSlowest: true) }

  private let count: Int
  private let measuresSlowest: Bool
  private let items: SizedItems
  private let made: BenchmarkGrid
  private let lean: LeanStroll
  private let targets: [IndexPath]
  private var next = 0
  private let jumps: Int

  /// Makes the scenario for a number of items.
  ///
  /// - Parameter jumps: How many jumps a run and an audit make.
  init(count: Int, jumps: Int = 1000, measuresSlowest: Bool = false) {
    self.count = count
    self.measuresSlowest = measuresSlowest
    self.jumps = jumps
    items = SizedLayout.flowList.makeItems(count: count)
    made = SizedLayout.flowList.makeGrid(items, count: count)
    lean = LeanStroll(count: count, step: Workload.viewport.height / 2)
    var random = BenchmarkRandom()
    targets = (0..<jumps).map { _ in
      IndexPath(item: random.next() % count, section: 0)
    }
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    guard measuresSlowest else { return lean.run(frames: 500, &watch) }
    watch.add(Spread(times())?.median ?? 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    if measuresSlowest {
      watch.add(times().max() ?? 0)
      return 1
    }
    let some = min(20, targets.count)
    if next + some > targets.count { next = 0 }
    watch.measure {
      for target in targets[next..<next + some] { made.jump(to: target) }
    }
    next += some
    return some
  }

  /// Returns the time of each jump, in nanoseconds.
  private func times() -> [Double] {
    targets.map { target in
      var watch = Stopwatch()
      watch.measure { made.jump(to: target) }
      return watch.nanoseconds
    }
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = SizedLayout.flowList.makeGrid(items, count: count)
    var tops: [CGFloat] = [0]
    for size in items.sizes { tops.append(tops[tops.count - 1] + size.height) }
    let height = tops[count]
    let sizeCalls = items.calls
    var (tooMany, mostQueries, wrong) = (0, 0, 0)
    for target in targets {
      let before = made.simulation.work
      made.jump(to: target)
      let after = made.simulation.work
      let visible = made.grid.visibleCells.count
      if after.sourceCalls - before.sourceCalls > 2 * visible { tooMany += 1 }
      mostQueries = max(mostQueries, after.layoutQueries - before.layoutQueries)
      let expected = min(tops[target.item], height - Workload.viewport.height)
      if made.grid.contentOffset.y != max(0, expected) { wrong += 1 }
    }
    audit.count("jumps that move more than twice the visible cells", tooMany, .exactly(0))
    audit.count("most layout queries a jump", mostQueries, .atMost(2))
    audit.count("sizes asked by jumps", items.calls - sizeCalls, .exactly(0))
    // Rows are at least 20 high.
    audit.count("cells ever made", made.simulation.work.cellsMade, .atMost(2 * (600 / 20 + 1)))
    audit.count("jumps that do not show their item on top", wrong, .exactly(0))
    audit.answer("content height", made.grid.contentSize.height, height)
  }
}
