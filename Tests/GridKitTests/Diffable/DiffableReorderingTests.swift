import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Reordering by hand over a diffable data source", .rows)
struct DiffableReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  let rig = DiffableRig()

  @Test func `a movement by hand changes the snapshot that the source holds`() {
    DiffableStage.check(
      """
      # TX-4, IM-24, IM-19: without a handler nothing moves, and with one only what it allows
      > apply A: a b c; settle; move 0 125
      = moved false
      > fix a; move 0 125
      = moved false
      > move 1 125; settle
      = moved; shown a c b; held A: a c b; batches none; faults none

      # IM-24, TX-5: the old order is held when it will change, the new one when it has
      > movable; hearMoves; apply A: a b c; settle; clear; move 0 125; settle
      will abc; did bca
      = moved; shown b c a; faults none

      # an item that comes down where it was changes nothing
      > movable; hearMoves; apply A: a b c; settle; clear; move 0 30; settle
      none
      = moved

      # SN-17: a section with a tree keeps its shape
      > movable; tree append a, b + append a1, a2 to a + append b1 to b + expand a; put A; settle
      = shown a a1 a2 b
      > move 1 130; settle
      = moved; shown a a2 a1 b; treeA a+(a2 a1) b(b1)
      """)
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
      transaction.difference.removals == [.remove(offset: 0, element: "a", associatedWith: place)])
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
    #expect(difference.count <= new.difference(from: old).count)
  }
}
