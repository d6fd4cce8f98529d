import GridScenarios

/// The scenario `memory`: the memory that a grid keeps after its first layout. The measured time is
/// the time of that layout.
@MainActor
final class MemoryAfterLayout: BenchmarkSubject {
  enum Kind: CaseIterable, Sendable {
    case uniform, list, flow, waterfall

    var title: String {
      switch self {
      case .uniform: "uniform flow"
      case .list: "list, heights from the delegate"
      case .flow: "variable flow"
      case .waterfall: "waterfall"
      }
    }

    /// The goal for the memory of one item, in bytes.
    var goal: Int {
      switch self {
      case .uniform: 0
      case .list: 16
      case .flow, .waterfall: 24
      }
    }
  }

  static var series: [BenchmarkSeries] {
    Kind.allCases.map { kind in
      BenchmarkSeries(
        scenario: "memory", title: "memory after the first layout, \(kind.title)", unit: "layout",
        floor: "frames in a buffer", sizes: [100_000], goal: nil
      ) { MemoryAfterLayout(kind, count: $0) }
    }
  }

  private let kind: Kind
  private let count: Int
  private let items: SizedItems
  private let source: BenchmarkSource
  private let floor: UniformFloor

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
    items =
      switch kind {
      case .uniform: SizedItems([])
      case .list: .list(count: count)
      case .flow: .flow(count: count)
      case .waterfall: .waterfall(count: count)
      }
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
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let made =
      switch kind {
      case .uniform:
        BenchmarkGrid(BenchmarkGrid.uniformLayout(), source: source, simulation: simulation)
      case .list, .flow:
        BenchmarkGrid(
          SizedItems.makeFlowLayout(), source: source, simulation: simulation, delegate: items)
      case .waterfall:
        BenchmarkGrid(items.makeWaterfallLayout(), source: source, simulation: simulation)
      }
    made.grid.layoutIfNeeded()
    return made
  }

  func audit(_ meter: MemoryMeter?) -> BenchmarkAudit {
    var audit = BenchmarkAudit()
    let made = makeGrid()
    let work = made.simulation.counters
    audit.count(
      "live attribute objects", work.attributesLive, .atMost(2 * made.grid.visibleCells.count))
    audit.count(
      "sizes asked", work.sizeCalls, .exactly(kind == .uniform ? 0 : count))
    audit.answer("content height", made.grid.contentSize.height, contentHeight)
    if let meter, let bytes = bytesPerItem(meter) {
      audit.goal("heap bytes an item", bytes, .atMost(kind.goal))
    }
    return audit
  }

  /// The content height that the floors compute.
  private var contentHeight: CGFloat {
    let packing = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    return switch kind {
    case .uniform: Workload.uniformHeight(count)
    case .list: items.sizes.reduce(0) { $0 + $1.height }
    case .flow: packing.flow(items.sizes)
    case .waterfall: packing.waterfall(items.sizes.map(\.height))
    }
  }

  /// Returns the memory of one more item, rounded to whole bytes. The result is computed from the
  /// difference between two grids, one of which has a tenth of the items. The memory of the grid
  /// and its cells cancels out.
  private func bytesPerItem(_ meter: MemoryMeter) -> Int? {
    let few = MemoryAfterLayout(kind, count: count / 10)
    guard let most = bytes(meter), let least = few.bytes(meter) else { return nil }
    return Int((Double(most - least) / Double(count - few.count)).rounded())
  }

  private func bytes(_ meter: MemoryMeter) -> Int? {
    guard let before = meter.heapBytes else { return nil }
    let made = makeGrid()
    let after = meter.heapBytes
    return withExtendedLifetime(made) { after.map { $0 - before } }
  }
}
