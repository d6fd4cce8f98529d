import GridKit
import GridTesting
import Synchronization
import Testing

@MainActor @Suite("Snapshots from another queue")
struct DiffableQueueTests {
  let rig = DiffableRig()

  // DA-15
  @Test func `snapshots from another queue are shown in order`() async {
    applyElsewhere(["A: a", "A: a b", "A: b c"].map(DiffableRig.snapshot), to: rig.source)
    #expect(rig.shown.isEmpty)
    await turn()
    rig.settle()
    #expect(rig.shown == "b c")
    #expect(rig.codes.isEmpty)
    #expect(rig.batches == ["+0.1", "-0.0 +0.1"])
  }

  // DA-15, E-93, E-92
  @Test func `a snapshot on the main queue after one from another queue is refused`() async {
    applyElsewhere([DiffableRig.snapshot("A: b c")], to: rig.source)
    await turn()
    let lines = rig.console { rig.apply("A: a") }
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
          + "deadlocks. Please always submit updates either always on the main queue or always off "
          + "the main queue - view=<UICollectionView: 0x0;"))
    #expect(rig.codes == ["E-92"])
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: b c"))
  }

  // DA-15, E-93, E-92
  @Test func `a snapshot from another queue after one on the main queue is refused`() async {
    rig.apply("A: a")
    applyElsewhere([DiffableRig.snapshot("A: b")], to: rig.source)
    await turn()
    #expect(rig.codes == ["E-92"])
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: a"))
  }

  // DA-15
  @Test func `another queue compares its snapshots, and the main queue compares none`() async {
    typealias Source = GridViewDiffableDataSource<Int, Tracked>
    let grid = rig.grid
    let source = rig.simulation.perform {
      Source(collectionView: grid) { grid, path, item in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
        (cell as? WordCell)?.word = "\(item.value)"
        return cell
      }
    }
    let orders = [Array(0..<40), [5, 3] + Array(6..<60), Array((2..<60).reversed())]
    for (turnNumber, order) in orders.enumerated() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Tracked>()
      snapshot.appendSections([0])
      snapshot.appendItems(order.map { Tracked(value: $0) })
      if turnNumber == 2 { snapshot.reloadItems([Tracked(value: 7)]) }
      Tracked.forget()
      applyElsewhere([snapshot], to: source)
      if turnNumber > 0 { #expect(Tracked.comparisons.elsewhere > 30) }
      await turn()
      rig.settle()
      #expect(Tracked.comparisons.onMain == 0)
      #expect(rig.shown == order.prefix(8).map { "\($0)" }.joined(separator: " "))
    }
    #expect(rig.codes.isEmpty)
  }

  // DA-15
  @Test func `a snapshot is compared anew after an item was moved by hand meanwhile`() async {
    applyElsewhere([DiffableRig.snapshot("A: a b c d")], to: rig.source)
    await turn()
    rig.settle()
    applyElsewhere(["A: a b c", "A: b c e"].map(DiffableRig.snapshot), to: rig.source)
    rig.layout.told.removeAll()
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(rig.lift(3, to: 25))
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: d a b c"))
    await turn()
    rig.settle()
    #expect(rig.batches == ["-0.0", "-0.0 +0.2"])
    #expect(rig.shown == "b c e")
    #expect(rig.codes.isEmpty)
  }

  // DA-15
  @Test func `a snapshot after a refused one is compared with what the source holds`() async {
    final class Miscounting: DiffableRig.Source {
      override func collectionView(
        _ collectionView: GridView, numberOfItemsInSection section: Int
      ) -> Int {
        let count = super.collectionView(collectionView, numberOfItemsInSection: section)
        return count == 1 ? 2 : count
      }
    }
    let grid = rig.grid
    let source = rig.simulation.perform {
      Miscounting(collectionView: grid) { grid, path, item in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
        (cell as? WordCell)?.word = item
        return cell
      }
    }
    applyElsewhere([DiffableRig.snapshot("A: a b")], to: source)
    await turn()
    rig.settle()
    applyElsewhere(["A: b", "A: b c"].map(DiffableRig.snapshot), to: source)
    rig.layout.told.removeAll()
    await turn()
    rig.settle()
    #expect(rig.codes.count == 1)
    #expect(rig.batches == ["-0.0 +0.1"])
    #expect(rig.shown == "b c")
  }

  /// Waits until snapshots that were handed in on other queues are shown.
  private func turn() async { await Task { @MainActor in }.value }

  /// Applies snapshots as code does that was written before Swift knew of actors: on a queue of its
  /// own, one after the other. Returns when all are handed in.
  private func applyElsewhere<Section: Sendable, Item: Sendable>(
    _ snapshots: [NSDiffableDataSourceSnapshot<Section, Item>],
    to source: GridViewDiffableDataSource<Section, Item>
  ) {
    typealias Apply = @MainActor (NSDiffableDataSourceSnapshot<Section, Item>) -> Void
    typealias Unchecked = (NSDiffableDataSourceSnapshot<Section, Item>) -> Void
    let apply: Apply = { source.apply($0, animatingDifferences: false) }
    nonisolated(unsafe) let unchecked = unsafeBitCast(apply, to: Unchecked.self)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for snapshot in snapshots { unchecked(snapshot) }
      isDone.signal()
    }
    isDone.wait()
  }
}

/// An identifier that counts where it is compared.
private struct Tracked: Hashable {
  struct Counts {
    var onMain = 0
    var elsewhere = 0
  }

  private static let counts = Mutex(Counts())

  let value: Int

  static var comparisons: Counts { counts.withLock { $0 } }

  static func forget() { counts.withLock { $0 = Counts() } }

  func hash(into hasher: inout Hasher) {
    note()
    hasher.combine(value)
  }

  static func == (first: Self, second: Self) -> Bool {
    first.note()
    return first.value == second.value
  }

  private func note() {
    Self.counts.withLock {
      if AnyIsolation.isMain { $0.onMain += 1 } else { $0.elsewhere += 1 }
    }
  }
}
