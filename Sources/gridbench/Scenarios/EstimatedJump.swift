import GridScenarios

/// The scenario `far-jump` with estimated heights: `scrollToItem` to random rows of a long list
/// with self-sizing rows.
///
/// A row that was displayed once is measured and no longer estimated. Therefore the scenario makes
/// a new grid before many rows of the grid are measured. Few jumps then lead to a row that was
/// displayed before.
@MainActor
final class EstimatedJump: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "far-jump", title: "far jump, list with estimated heights", unit: "jump",
    floor: "lean frame", sizes: [10_000, 100_000], goal: 20
  ) { EstimatedJump(count: $0) }

  /// The series that compares the slowest of a thousand jumps with the median jump.
  static let slowest = BenchmarkSeries(
    scenario: "far-jump", title: "slowest of 1,000 far jumps over estimates by the median one",
    unit: "jump", floor: "median jump", sizes: [100_000], goal: 5
  ) { EstimatedJump(count: $0, measuresSlowest: true) }

  /// The estimated height of a row, in points. The actual heights are 20 … 120.
  private static let estimate: CGFloat = 70

  private let count: Int
  private let jumps: Int
  private let measuresSlowest: Bool
  private let heights: [CGFloat]
  private let lean: LeanStroll
  private var random = BenchmarkRandom()
  private var grid: EstimatedGrid
  private var jumpsDone = 0
  private var lastTimes: [Double] = []

  /// Makes the scenario for a number of rows.
  ///
  /// - Parameter jumps: How many jumps an audit makes.
  init(count: Int, jumps: Int = 1000, measuresSlowest: Bool = false) {
    self.count = count
    self.jumps = jumps
    self.measuresSlowest = measuresSlowest
    heights = Workload.listHeights(count)
    grid = EstimatedGrid(heights, estimate: Self.estimate)
    lean = LeanStroll(count: count, step: Workload.viewport.height / 2)
  }

  /// Returns the next targets of jumps, in order. Makes a new grid first if more than a tenth of
  /// all rows could otherwise be measured.
  private func nextTargets(_ jumps: Int) -> [IndexPath] {
    if (jumpsDone + jumps) * 10 > count / 10 {
      grid = EstimatedGrid(heights, estimate: Self.estimate)
      jumpsDone = 0
    }
    jumpsDone += jumps
    return (0..<jumps).map { _ in IndexPath(item: random.next() % count, section: 0) }
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    guard measuresSlowest else { return lean.run(frames: 500, &watch) }
    if lastTimes.isEmpty { lastTimes = times() }
    watch.add(Spread(lastTimes)?.median ?? 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    guard !measuresSlowest else {
      lastTimes = times()
      watch.add(lastTimes.max() ?? 0)
      return 1
    }
    let targets = nextTargets(20)
    watch.measure {
      for target in targets { grid.made.jump(to: target) }
    }
    return targets.count
  }

  /// Returns the time of each of a thousand jumps, in nanoseconds.
  private func times() -> [Double] {
    (0..<1000).map { _ in
      let targets = nextTargets(1)
      var watch = Stopwatch()
      watch.measure { grid.made.jump(to: targets[0]) }
      return watch.nanoseconds
    }
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let fresh = EstimatedGrid(heights, estimate: Self.estimate)
    let (grid, simulation) = (fresh.grid, fresh.made.simulation)
    var random = BenchmarkRandom()
    var (tooMany, wrong, unmeasured) = (0, 0, 0)
    for _ in 0..<jumps {
      let target = IndexPath(item: random.next() % count, section: 0)
      let before = simulation.work.sourceCalls
      // One of the last rows may not reach the top, because the estimated content ends too early.
      let end = grid.contentSize.height - Workload.viewport.height
      let isNearEnd = (grid.layoutAttributesForItem(at: target)?.frame.minY ?? 0) > end
      fresh.made.jump(to: target)
      let shown = grid.visibleCells.compactMap { $0 as? EstimatedCell }
      if simulation.work.sourceCalls - before > 2 * shown.count { tooMany += 1 }
      // Offsets are rounded to whole pixels.
      let frame = grid.layoutAttributesForItem(at: target)?.frame ?? .null
      let isOnTop = abs(frame.minY - grid.contentOffset.y) <= 0.5
      if !isOnTop, !(isNearEnd && grid.bounds.overlaps(frame)) { wrong += 1 }
      if shown.contains(where: { $0.frame.height != heights[$0.item] }) { unmeasured += 1 }
    }
    audit.count("jumps that move more than twice the visible cells", tooMany, .exactly(0))
    audit.count("jumps that do not show their item on top", wrong, .exactly(0))
    audit.count("jumps that leave a cell with another height than its own", unmeasured, .exactly(0))
    // Rows are at least 20 high.
    audit.count("cells ever made", simulation.work.cellsMade, .atMost(2 * (600 / 20 + 1)))
    audit.count("preparations a jump", simulation.work.prepareCalls / jumps, .atMost(600 / 20 + 2))
    let middle = count / 2
    fresh.made.jump(to: IndexPath(item: middle, section: 0))
    let items = grid.visibleCells.compactMap { ($0 as? EstimatedCell)?.item }.sorted()
    audit.answer(
      "rows on screen in the middle", Double(items.count), Double(rowsBelow(middle).count))
    audit.answer("the first of them", Double(items.first ?? -1), Double(middle))
  }

  /// Returns the rows that fill the viewport if a given row is at its top.
  private func rowsBelow(_ first: Int) -> Range<Int> {
    var end = first
    var height: CGFloat = 0
    while end < count, height < Workload.viewport.height {
      height += heights[end]
      end += 1
    }
    return first..<end
  }
}

/// A list of self-sizing rows.
@MainActor
private final class EstimatedGrid {
  let made: BenchmarkGrid
  let source: EstimatedSource
  var grid: GridView { made.grid }

  init(_ heights: [CGFloat], estimate: CGFloat) {
    let layout = SizedItems.makeFlowLayout()
    layout.estimatedItemSize = CGSize(width: Workload.viewport.width, height: estimate)
    source = EstimatedSource(heights)
    made = BenchmarkGrid(layout, count: heights.count)
    made.grid.register(
      EstimatedCell.self, forCellWithReuseIdentifier: BenchmarkSource.identifier)
    made.grid.dataSource = source
    made.grid.layoutIfNeeded()
  }
}

/// A self-sizing cell with a fixed height.
private final class EstimatedCell: GridViewCell {
  var item = -1
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: height)
    return layoutAttributes
  }
}

@MainActor
private final class EstimatedSource: NSObject, GridViewDataSource {
  private let heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BenchmarkSource.identifier, for: indexPath)
    if let cell = cell as? EstimatedCell {
      cell.item = indexPath[1]
      cell.height = heights[indexPath[1]]
    }
    return cell
  }
}
