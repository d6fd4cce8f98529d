import GridScenarios

/// The scenario `measured-heights`: a thousand rows of a long list are measured and differ from
/// their estimates. Then the content size and the frames on screen are requested.
///
/// The floor makes the same changes in a binary indexed tree. The tree has no lines, no frames, and
/// no estimates that follow the measured heights.
@MainActor
final class MeasuredHeights: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "measured-heights", title: "1,000 heights of a list change", unit: "change of all",
    floor: "the same in a binary indexed tree", sizes: [100_000, 1_000_000], goal: 8, growthGoal: 2
  ) { MeasuredHeights(count: $0) }

  private static let changes = 1000
  private static let estimate: CGFloat = 60

  private let count: Int
  private let rows: [Int]
  private let heights: [CGFloat]
  private var plan: FlowPlan
  private let floor: HeightTreeFloor
  private var (turn, floorTurn) = (0, 0)

  init(count: Int) {
    self.count = count
    rows = (0..<Self.changes).map { $0 * count / Self.changes }
    heights = Workload.listHeights(Self.changes)
    plan = Self.makePlan(count: count)
    floor = HeightTreeFloor(count: count, height: Double(Self.estimate))
    // The first measurement allocates the memory for later ones.
    _ = change(in: &plan, by: 0)
  }

  private static func makePlan(count: Int) -> FlowPlan {
    let size = CGSize(width: Workload.viewport.width, height: estimate)
    let estimates = FlowEstimates(
      .one(size), measured: SparseSizes(count: count), along: .vertical)
    return FlowPlan(
      axis: .vertical, crossLength: Workload.viewport.width, grid: PixelGrid(scale: 2),
      sections: [
        FlowSection(items: .estimated(estimates), lineSpacing: 0, interitemSpacing: 0)
      ])
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    floorTurn += 1
    let extra = CGFloat(floorTurn % 2)
    let height = watch.measure { floor.change(rows, to: heights, plus: extra) }
    precondition(height > 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    turn += 1
    // The heights alternate, because equal heights would change nothing.
    let extra = CGFloat(turn % 2)
    let shown = watch.measure { change(in: &plan, by: extra) }
    precondition(shown > 0)
    return 1
  }

  /// Changes the measured heights of the rows, and asks for the frames on screen.
  ///
  /// - Returns: The number of rows on screen.
  private func change(in plan: inout FlowPlan, by extra: CGFloat) -> Int {
    // No closures are used: each would check the current actor, which takes half as long as a
    // change.
    var measured: [FlowMeasurement] = []
    measured.reserveCapacity(rows.count)
    for index in rows.indices {
      measured.append(
        FlowMeasurement(
          FlowPosition(section: 0, item: rows[index]),
          CGSize(width: Workload.viewport.width, height: heights[index] + extra)))
    }
    plan.measure(measured)
    let height = plan.contentSize.height
    return height > 0
      ? plan.frames(in: CGRect(origin: .zero, size: Workload.viewport)).count : 0
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    var plan = Self.makePlan(count: count)
    let shown = change(in: &plan, by: 0)
    var tops: [CGFloat] = [0]
    var measured: [Int: CGFloat] = [:]
    for (row, height) in zip(rows, heights) { measured[row] = height }
    // Rows that were not measured have the average height of the measured rows.
    let average = heights.reduce(0, +) / CGFloat(heights.count)
    for row in 0..<count { tops.append(tops[row] + (measured[row] ?? average)) }
    let floor = HeightTreeFloor(count: count, height: Double(Self.estimate))
    let floorHeight = heights.reduce(0, +) + Self.estimate * CGFloat(count - heights.count)
    audit.answer(
      "the floor's content height, whole points",
      floor.change(rows, to: heights, plus: 0).rounded(), floorHeight.rounded())
    audit.count("lines kept one by one", plan.storedLineCount, .exactly(0))
    audit.count("rows on screen", shown, .atMost(Int(Workload.viewport.height / 20) + 1))
    audit.answer(
      "content height, whole points", plan.contentSize.height.rounded(), tops[count].rounded())
  }
}
