import GridScenarios

/// The scenario `snapshot`: a list of UUIDs changes into another list. The new snapshot is made,
/// compared and shown.
@MainActor
final class AppliedSnapshot: BenchmarkSubject {
  /// The difference between the first list and the second.
  enum Change: Sendable {
    /// A block of items is deleted at the front: a fifth of 5,000 items, or a tenth of 100,000
    /// items. A block of as many new items is inserted further back. Behind the new block, some
    /// items are shuffled: a fifth of the number of new items.
    case blocks
    /// Scattered items are deleted, and as many are inserted.
    case scattered(Int)
    /// All items of the second list are new.
    case all
  }

  /// The number of identifiers that the floor hashes and looks up, whatever the scenario's size.
  /// Fewer identifiers would stay in the processor's caches, but the snapshots of an app do not
  /// stay in these caches.
  private static let floorCount = 100_000

  // A list that is ten times as long may take 25 times as long. The work is linear, but the list no
  // longer fits into the processor's caches, which other programs use too. The floor takes 30 times
  // as long. Quadratic work would take 100 times as long.
  static var series: [BenchmarkSeries] {
    [
      make(
        "snapshot of UUIDs: blocks deleted, inserted and shuffled", [5_000, 100_000], goal: 0.7,
        growth: 30
      ) { _ in .blocks },
      make("1,000 deleted and inserted, scattered", [10_000, 100_000], growth: 25) { _ in
        .scattered(1000)
      },
      make("one deleted and inserted", [10_000, 100_000], growth: 25) { _ in .scattered(1) },
      make("nothing changed", [10_000, 100_000], goal: 0.5, growth: 25) { _ in .scattered(0) },
      make("all changed", [10_000, 100_000], growth: 25) { _ in .all },
    ]
  }

  private static func make(
    _ title: String, _ sizes: [Int], goal: Double? = nil, growth: Double,
    change: @escaping (Int) -> Change
  ) -> BenchmarkSeries {
    BenchmarkSeries(
      scenario: "snapshot", title: title, unit: "apply",
      floor: "hashing and looking up each of 100,000",
      sizes: sizes, goal: goal, growthGoal: growth
    ) { AppliedSnapshot(change($0), count: $0) }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  private let old: [UUID]
  private let new: [UUID]
  private let floor: HashingFloor
  private let made: Made

  init(_ change: Change, count: Int) {
    var random = BenchmarkRandom()
    old = (0..<count).map { _ in Self.identifier(&random) }
    new = Self.changed(old, by: change, &random)
    floor = HashingFloor(
      old + (0..<Self.floorCount - count).map { _ in Self.identifier(&random) })
    made = Made()
    made.show(old)
  }

  private static func identifier(_ random: inout BenchmarkRandom) -> UUID {
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: random.next() >> 8) }
    return UUID(
      uuid: (
        byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
        byte(), byte(), byte(), byte(), byte()
      ))
  }

  private static func changed(
    _ old: [UUID], by change: Change, _ random: inout BenchmarkRandom
  ) -> [UUID] {
    var new = old
    switch change {
    case .blocks:
      let length = old.count < 50_000 ? old.count / 5 : old.count / 10
      new.removeSubrange(0..<length)
      new.insert(contentsOf: (0..<length).map { _ in identifier(&random) }, at: length)
      let shuffled = 2 * length..<2 * length + length / 5
      for index in shuffled.reversed() {
        new.swapAt(index, random.next(in: shuffled.lowerBound...index))
      }
    case .scattered(let changes):
      let map = IndexMapFloor(count: old.count, changes: changes)
      for place in map.deleted.reversed() { new.remove(at: place) }
      for place in map.inserted { new.insert(identifier(&random), at: place) }
    case .all:
      new = old.map { _ in identifier(&random) }
    }
    return new
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let found = watch.measure { floor.run() }
    precondition(found == Self.floorCount)
    return Self.floorCount / old.count
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    watch.measure { made.show(new) }
    made.settle()
    made.show(old)
    made.settle()
    return 1
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let layout = CountingList()
    let made = Made(layout)
    made.show(old)
    made.settle()
    let shown = Set(made.items)
    let calls = made.cellCalls
    made.show(new)
    made.settle()
    let expected = made.items.filter { !shown.contains($0) }
    audit.count("cells asked", made.cellCalls - calls, .exactly(expected.count))
    audit.count("moves", layout.moves, .exactly(leastMoves))
    audit.answer("items", Double(made.grid.numberOfItems(inSection: 0)), Double(new.count))
    audit.answer(
      "first items", made.items.map(\.uuidString).joined(separator: " "),
      new.prefix(made.items.count).map(\.uuidString).joined(separator: " "))
  }

  /// The least number of moves: the number of items that are in both lists, minus the largest
  /// number of these items that can keep their order.
  private var leastMoves: Int {
    var places: [UUID: Int] = [:]
    for (place, identifier) in old.enumerated() { places[identifier] = place }
    // For each length, the lowest place at the end of an ascending subsequence.
    var ends: [Int] = []
    var count = 0
    for place in new.compactMap({ places[$0] }) {
      count += 1
      // The place is usually behind all others, so that a search from the end is fast enough.
      let length = (ends.lastIndex { $0 < place } ?? -1) + 1
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    return count - ends.count
  }

  /// A grid with a diffable data source.
  @MainActor
  private final class Made {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let grid: GridView
    private let window: GridWindow
    private var source: GridViewDiffableDataSource<Int, UUID>?
    private(set) var cellCalls = 0

    init(_ layout: ListLayout = ListLayout()) {
      grid = simulation.perform {
        GridView(
          frame: CGRect(origin: .zero, size: Workload.viewport), collectionViewLayout: layout)
      }
      window = GridWindow(holding: grid)
      grid.register(BenchmarkCell.self, forCellWithReuseIdentifier: BenchmarkSource.identifier)
      source = simulation.perform {
        GridViewDiffableDataSource(collectionView: grid) { [unowned self] grid, path, _ in
          cellCalls += 1
          return grid.dequeueReusableCell(
            withReuseIdentifier: BenchmarkSource.identifier, for: path)
        }
      }
    }

    func show(_ identifiers: [UUID]) {
      simulation.perform {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(identifiers)
        source?.apply(snapshot)
        grid.layoutIfNeeded()
      }
    }

    func settle() { simulation.settle() }

    /// The items on screen, by index path.
    var items: [UUID] {
      grid.indexPathsForVisibleItems.compactMap { source?.itemIdentifier(for: $0) }
    }
  }

  /// A list layout of the gallery that counts the moves in its updates.
  private final class CountingList: ListLayout {
    private(set) var moves = 0

    override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems where item.updateAction == .move { moves += 1 }
    }
  }
}
