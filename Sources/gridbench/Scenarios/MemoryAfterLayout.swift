import GridScenarios

/// The scenario `memory`: the memory that a grid keeps after its first layout. The measured time is
/// the time of that layout.
@MainActor
final class MemoryAfterLayout: BenchmarkSubject {
  /// The layouts with their titles, and the goals for the memory of one item, in bytes.
  nonisolated static let layouts: [(kind: SizedLayout, title: String, goal: Int)] = [
    (.uniform, "uniform flow", 0), (.flowList, "list, heights from the delegate", 16),
    (.flow, "variable flow", 24), (.waterfall, "waterfall", 24),
  ]

  static let series = layouts.map { kind, title, goal in
    BenchmarkSeries(
      scenario: "memory", title: "memory after the first layout, \(title)", unit: "layout",
      floor: "frames in a buffer", sizes: [100_000]
    ) { MemoryAfterLayout(kind, count: $0, goal: goal) }
  }

  private let kind: SizedLayout
  private let count: Int
  private let goal: Int
  private let items: SizedItems
  private let source: BenchmarkSource
  private let floor: UniformFloor

  init(_ kind: SizedLayout, count: Int, goal: Int) {
    self.kind = kind
    self.count = count
    self.goal = goal
    items = kind.makeItems(count: count)
    source = BenchmarkSource(count: count)
    floor = UniformFloor(count: count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let height = watch.measure { floor.fill() }
    precondition(height > 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let made = watch.measure { makeGrid() }
    precondition(made.grid.contentSize.height > 0)
    return 1
  }

  private func makeGrid() -> BenchmarkGrid {
    kind.makeGrid(items, source: source, simulation: Simulation(screen: GridScreen(scale: 2)))
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = makeGrid()
    let work = made.simulation.counters
    audit.count(
      "live attribute objects", work.attributesLive, .atMost(2 * made.grid.visibleCells.count))
    audit.count(
      "sizes asked", work.sizeCalls, .exactly(kind == .uniform ? 0 : count))
    audit.answer("content height", made.grid.contentSize.height, contentHeight)
    if let meter, let bytes = bytesPerItem(meter) {
      audit.goal("heap bytes an item", bytes, .atMost(goal))
    }
  }

  /// The content height that the floors compute.
  private var contentHeight: CGFloat {
    let packing = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    return switch kind {
    case .uniform: Workload.uniformHeight(count)
    case .list, .columnList, .flowList: items.sizes.reduce(0) { $0 + $1.height }
    case .flow: packing.flow(items.sizes)
    case .waterfall: packing.waterfall(items.sizes.map(\.height))
    }
  }

  /// Returns the memory of one more item, rounded to whole bytes. The result is computed from the
  /// difference between two grids, one of which has a tenth of the items. The memory of the grid
  /// and its cells cancels out.
  private func bytesPerItem(_ meter: MemoryMeter) -> Int? {
    let few = MemoryAfterLayout(kind, count: count / 10, goal: goal)
    guard let most = meter.heapBytes(of: makeGrid), let least = meter.heapBytes(of: few.makeGrid)
    else { return nil }
    return Int((Double(most - least) / Double(count - few.count)).rounded())
  }
}
