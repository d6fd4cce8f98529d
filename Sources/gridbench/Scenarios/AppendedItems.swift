import GridScenarios

/// The second part of the scenario `waterfall`: items are appended to a long waterfall, then the
/// visible elements are laid out.
///
/// The floor is the first layout of all items by the same code. The goal is a hundredth of the
/// floor's time.
@MainActor
final class AppendedItems: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "waterfall", title: "1,000 items appended to a waterfall", unit: "batch",
    floor: "first layout of all", sizes: [1_000_000], goal: 0.01
  ) { AppendedItems(count: $0) }

  private static let added = 1000

  private let count: Int
  private let items: SizedItems
  private let made: BenchmarkGrid

  init(count: Int) {
    self.count = count
    items = SizedLayout.waterfall.makeItems(count: count + Self.added)
    made = SizedLayout.waterfall.makeGrid(items, count: count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let made = watch.measure { SizedLayout.waterfall.makeGrid(items, count: count) }
    precondition(made.grid.contentSize.height > 0)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let paths = paths
    watch.measure { append(paths, to: made) }
    made.simulation.settle()
    made.grid.performBatchUpdates {
      self.made.source.count = self.count
      self.made.grid.deleteItems(at: paths)
    }
    made.simulation.settle()
    return 1
  }

  private var paths: [IndexPath] {
    (count..<count + Self.added).map { IndexPath(item: $0, section: 0) }
  }

  private func append(_ paths: [IndexPath], to made: BenchmarkGrid) {
    made.grid.performBatchUpdates {
      made.source.count += paths.count
      made.grid.insertItems(at: paths)
    }
    made.grid.layoutIfNeeded()
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = SizedLayout.waterfall.makeGrid(items, count: count)
    let before = made.simulation.counters
    let calls = items.calls
    append(paths, to: made)
    let after = made.simulation.counters
    audit.count("sizes asked on append", items.calls - calls, .exactly(Self.added))
    audit.count(
      "sizes asked, by the runtime's count", after.sizeCalls - before.sizeCalls,
      .exactly(Self.added))
    audit.count("preparations", after.prepareCalls - before.prepareCalls, .exactly(1))
    let packing = PackingFloor(count: items.sizes.count, delegate: ArrayFloorDelegate())
    audit.answer(
      "content height", made.grid.contentSize.height, packing.waterfall(items.sizes.map(\.height)))
    audit.answer(
      "last frame",
      made.layout.layoutAttributesForItem(at: IndexPath(item: items.sizes.count - 1, section: 0))
        .map { NumberText.short($0.frame) } ?? "none",
      packing.frames.last.map { NumberText.short($0) } ?? "none")
  }
}
