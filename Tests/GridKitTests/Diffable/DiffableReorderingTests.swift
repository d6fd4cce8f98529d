import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Reordering by hand over a diffable data source")
struct DiffableReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  let rig = DiffableRig()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // TX-4, IM-24
  @Test func `without a handler nothing moves, and with one only what it allows`() {
    rig.apply("A: a b c")
    rig.settle()
    #expect(!rig.lift(0, to: 125))
    rig.source.reorderingHandlers.canReorderItem = { $0 != "a" }
    #expect(!rig.lift(0, to: 125))
    #expect(rig.lift(1, to: 125))
    rig.settle()
    #expect(rig.shown == "a c b")
    #expect(rig.source.snapshot().itemIdentifiers == ["a", "c", "b"])
    #expect(rig.batches.isEmpty)  // IM-19
    #expect(rig.codes.isEmpty)
  }

  // IM-24, TX-5
  @Test func `the old order is held when it will change, the new one when it has`() {
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    let told = Recorder()
    rig.source.reorderingHandlers.willReorder = { [rig] _ in
      told("will: \(rig.source.snapshot().itemIdentifiers.joined())")
    }
    rig.source.reorderingHandlers.didReorder = { [rig] _ in
      told("did: \(rig.source.snapshot().itemIdentifiers.joined())")
      // A snapshot that the data source holds already may be applied: nothing changes.
      rig.source.apply(rig.source.snapshot())
    }
    rig.apply("A: a b c")
    rig.settle()
    #expect(rig.lift(0, to: 125))
    rig.settle()
    #expect(told.take() == "will: abc\ndid: bca")
    #expect(rig.shown == "b c a")
    #expect(rig.codes.isEmpty)
  }

  // TX-1, TX-2, TX-3
  @Test func `a transaction tells what moved, and which sections changed`() throws {
    var transactions: [Transaction] = []
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    rig.source.reorderingHandlers.didReorder = { transactions.append($0) }
    var snapshot = DiffableRig.snapshot("A: a b, B: c, C: d e")
    snapshot.reloadItems(["a"])
    rig.apply(snapshot)
    rig.settle()
    #expect(rig.lift(0, to: 225))  // onto e
    rig.settle()
    let transaction = try #require(transactions.first)
    #expect(transaction.initialSnapshot == DiffableRig.snapshot("A: a b, B: c, C: d e"))
    #expect(transaction.finalSnapshot == rig.source.snapshot())
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "A") == ["b"])
    #expect(transaction.initialSnapshot.reloadedItemIdentifiers.isEmpty)
    let final = transaction.finalSnapshot.itemIdentifiers
    let place = try #require(final.firstIndex(of: "a"))
    #expect(
      transaction.difference.removals
        == [.remove(offset: 0, element: "a", associatedWith: place)])
    #expect(
      transaction.difference.insertions
        == [.insert(offset: place, element: "a", associatedWith: 0)])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["C", "A"])
    let last = transaction.sectionTransactions[0]
    #expect(last.initialSnapshot.items == ["d", "e"])
    #expect(last.finalSnapshot.items == transaction.finalSnapshot.itemIdentifiers(inSection: "C"))
    #expect(last.difference.insertions.count == 1 && last.difference.removals.isEmpty)
    let first = transaction.sectionTransactions[1]
    #expect(first.difference.removals == [.remove(offset: 0, element: "a", associatedWith: nil)])
  }

  @Test func `an item that comes down where it was changes nothing`() {
    var calls = 0
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    rig.source.reorderingHandlers.didReorder = { _ in calls += 1 }
    rig.apply("A: a b c")
    rig.settle()
    #expect(rig.lift(0, to: 30))
    rig.settle()
    #expect(calls == 0)
  }

  // SN-17
  @Test func `a section with a tree keeps its shape`() {
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    var tree = DiffableRig.Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["b1"], to: "b")
    tree.expand(["a"])
    rig.simulation.perform { rig.source.apply(tree, to: "A") }
    rig.settle()
    #expect(rig.shown == "a a1 a2 b")
    #expect(rig.lift(1, to: 130))
    rig.settle()
    #expect(rig.shown == "a a2 a1 b")
    let held = rig.source.snapshot(for: "A")
    #expect(held.visibleItems == ["a", "a2", "a1", "b"])
    #expect(held.parent(of: "a1") == "a")
    #expect(held.parent(of: "b1") == "b")
  }

  @Test(.seeds(0..<200))
  func `a difference of lists leads from one to the other`() throws {
    var random = SplitMix64(seed: currentSeed)
    func list() -> [Int] {
      var free = Array(0..<12)
      return (0..<Int(random.next() % 12)).map { _ in
        free.remove(at: Int(random.next() % UInt64(free.count)))
      }
    }
    let (old, new) = (list(), list())
    let difference = CollectionDifference(from: old, to: new)
    #expect(old.applying(difference) == new)
    for case .remove(_, let element, let target) in difference.removals {
      #expect((target != nil) == new.contains(element))
    }
    #expect(
      difference.count
        <= new.difference(from: old).count)
  }
}
