import GridScenarios

/// The scenarios `sized-flow` and `waterfall`: the first layout pass of a layout that asks its
/// delegate for every size.
@MainActor
final class FirstSizedLayout: BenchmarkSubject {
  static let flow = BenchmarkSeries(
    scenario: "sized-flow", title: "first layout, variable flow, sizes from the delegate",
    unit: "layout", floor: "delegate flow", sizes: [100_000, 1_000_000], goal: 1.6, growthGoal: 11
  ) { FirstSizedLayout(.flow, count: $0) }

  static let waterfall = BenchmarkSeries(
    scenario: "waterfall", title: "first layout, waterfall, heights from the delegate",
    unit: "layout", floor: "delegate waterfall", sizes: [100_000, 1_000_000], goal: 1.6
  ) { FirstSizedLayout(.waterfall, count: $0) }

  private let kind: SizedLayout
  private let items: SizedItems
  private let floor: PackingFloor
  private let source: BenchmarkSource

  init(_ kind: SizedLayout, count: Int) {
    self.kind = kind
    items = kind.makeItems(count: count)
    floor = PackingFloor(
      count: count,
      delegate: ArrayFloorDelegate(sizes: items.sizes, heights: items.sizes.map(\.height)))
    source = BenchmarkSource(count: count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let height = watch.measure { fillFloor() }
    precondition(height > 0)
    return 1
  }

  /// Fills the floor with frames and returns the height of the content.
  private func fillFloor() -> CGFloat {
    kind == .flow ? floor.flowFromDelegate() : floor.waterfallFromDelegate()
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let made = watch.measure {
      kind.makeGrid(items, source: source, simulation: simulation)
    }
    precondition(made.grid.contentSize.height > 0)
    return 1
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let before = items.calls
    let count = items.sizes.count
    let made = kind.makeGrid(items, count: count)
    let work = made.simulation.counters
    audit.count("sizes asked of the delegate", items.calls - before, .exactly(count))
    audit.count("sizes asked, by the runtime's count", work.sizeCalls, .exactly(count))
    audit.count("preparations", work.prepareCalls, .exactly(1))
    audit.count("layout queries", work.layoutQueries, .exactly(1))
    audit.count(
      "cells made", work.cellsMade, .exactly(made.grid.visibleCells.count))
    audit.count(
      "live attribute objects", work.attributesLive, .atMost(2 * made.grid.visibleCells.count))
    audit.answer("content height", made.grid.contentSize.height, fillFloor())
  }
}
