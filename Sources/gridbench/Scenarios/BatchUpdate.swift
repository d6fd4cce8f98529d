import GridScenarios

/// The scenarios `batch-update` and `flow-update`: 500 deletions and 500 insertions in one batch,
/// spread over all items, then a layout of the visible elements.
@MainActor
final class BatchUpdate: BenchmarkSubject {
  /// The series with the gallery's list layout. No size is asked for, so only the changes cost
  /// time.
  static let list = BenchmarkSeries(
    scenario: "batch-update", title: "batch of 500 deletions and 500 insertions, list",
    unit: "batch", floor: "index maps", sizes: [100_000, 1_000_000], goal: 20, growthGoal: 11
  ) { BatchUpdate(.list, count: $0) }

  /// The series with a height for each item of the list. Only heights of inserted items are asked
  /// for.
  static let sizedList = BenchmarkSeries(
    scenario: "batch-update", title: "the same, heights from the delegate", unit: "batch",
    floor: "index maps", sizes: [100_000, 1_000_000], goal: 20, growthGoal: 11
  ) { BatchUpdate(.columnList, count: $0) }

  /// The series with a size for each item of a flow. Every size is asked for again, as in UIKit.
  static let flow = BenchmarkSeries(
    scenario: "flow-update", title: "batch of 500 deletions and 500 insertions, variable flow",
    unit: "batch", floor: "1.6 delegate flows and 20 index maps", sizes: [100_000, 1_000_000],
    goal: 1, growthGoal: 11
  ) { BatchUpdate(.flow, count: $0) }

  private static let changes = 500

  private let kind: SizedLayout
  private let count: Int
  private let items: SizedItems
  private let maps: IndexMapFloor
  private let packing: PackingFloor
  private let made: BenchmarkGrid
  /// The index paths of deleted items before the batch, and of inserted items after the batch.
  private let deleted: [IndexPath]
  private let inserted: [IndexPath]

  init(_ kind: SizedLayout, count: Int) {
    self.kind = kind
    self.count = count
    items = kind.makeItems(count: count)
    maps = IndexMapFloor(count: count, changes: Self.changes)
    packing = PackingFloor(
      count: kind == .flow ? count : 0, delegate: ArrayFloorDelegate(sizes: items.sizes))
    made = kind.makeGrid(items, count: count)
    deleted = maps.deleted.map { IndexPath(item: $0, section: 0) }
    inserted = maps.inserted.map { IndexPath(item: $0, section: 0) }
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    var pass = Stopwatch()
    pass.measure { maps.fill() }
    precondition(maps.newOfOld[0] == -1)
    guard kind == .flow else {
      watch.add(pass.nanoseconds)
      return 1
    }
    var flow = Stopwatch()
    let height = flow.measure { packing.flowFromDelegate() }
    precondition(height > 0)
    watch.add(1.6 * flow.nanoseconds + 20 * pass.nanoseconds)
    return 1
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    watch.measure { update(made) }
    // Animations that still run are not part of the batch.
    made.simulation.settle()
    return 1
  }

  private func update(_ made: BenchmarkGrid) {
    made.grid.performBatchUpdates {
      made.grid.deleteItems(at: deleted)
      made.grid.insertItems(at: inserted)
    }
    made.grid.layoutIfNeeded()
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = kind.makeGrid(items, count: count)
    let shownBefore = Set(made.grid.indexPathsForVisibleItems.map { $0[1] })
    let before = made.simulation.counters
    let cells = made.source.cellCalls
    update(made)
    made.simulation.settle()
    let after = made.simulation.counters
    maps.fill()
    // Items that were inserted, or were not on screen before.
    let expected = made.grid.indexPathsForVisibleItems.filter { path in
      let old = Int(maps.oldOfNew[path[1]])
      return old < 0 || !shownBefore.contains(old)
    }
    audit.count("sizes asked", after.sizeCalls - before.sizeCalls, .exactly(sizesAsked))
    audit.count("cells asked", made.source.cellCalls - cells, .exactly(expected.count))
    audit.count("preparations", after.prepareCalls - before.prepareCalls, .exactly(1))
    audit.answer("items", Double(made.grid.numberOfItems(inSection: 0)), Double(count))
    audit.answer("content height", made.grid.contentSize.height, height)
  }

  private var sizesAsked: Int {
    switch kind {
    case .uniform, .list: 0
    case .columnList, .waterfall: Self.changes
    case .flowList, .flow: count
    }
  }

  /// The expected content height, computed by a multiplication, by a sum or by the floor. A flow
  /// asks for all sizes again, and the delegate has one size for each index path. The batch inserts
  /// as many items as it deletes, so the sizes stay the same.
  private var height: CGFloat {
    switch kind {
    case .list:
      let layout = ListLayout()
      return CGFloat(count) * layout.itemHeight + CGFloat(count - 1) * layout.lineSpacing
    case .columnList:
      return maps.oldOfNew.enumerated().reduce(0) { height, entry in
        height + items.sizes[entry.element < 0 ? entry.offset : Int(entry.element)].height
      }
    case .flow:
      return packing.flow(items.sizes)
    case .uniform, .flowList, .waterfall:
      preconditionFailure("no series of batches has this layout")
    }
  }
}
