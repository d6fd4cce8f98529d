import GridKit
import GridTesting
import Testing

@MainActor @Suite("What a diffable data source answers")
struct DiffableAnswerTests {
  let rig = DiffableRig()

  // DQ-1
  @Test func `a diffable source becomes the grid's data source and is not kept alive`() {
    var source: DiffableRig.Source? = rig.simulation.perform {
      DiffableRig.Source(collectionView: rig.grid) { _, _, _ in nil }
    }
    #expect(rig.grid.dataSource === source)
    source = nil
    #expect(rig.grid.dataSource == nil)
  }

  // DQ-2, DQ-3
  @Test func `a source finds items and sections, and nothing at places that do not exist`() {
    rig.apply("A: a b, B:, C: c")
    let source = rig.source!
    let places = [(1, 0), (0, 2), (-1, 0), (2, 0), (0, 1), (0, 3), (0, -1)]
    #expect(
      places.map { source.itemIdentifier(for: [$1, $0]) } == ["b", "c", nil, nil, nil, nil, nil])
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: "c") == [2, 0])
    #expect(source.indexPath(for: "x") == nil)
    #expect([1, 3, -1].map { source.sectionIdentifier(for: $0) } == ["B", nil, nil])
    #expect(["B", "X"].map { source.index(for: $0) } == [1, nil])
  }

  // DQ-4
  @Test func `a section past the end is refused`() {
    rig.apply("A: a")
    #expect(rig.source.collectionView(rig.grid, numberOfItemsInSection: 1) == 0)
    #expect(rig.codes == ["E-89"])
    #expect(
      rig.simulation.faults[0].message
        == "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  // DQ-5
  @Test func `a header without a provider is refused, so is none of a provider`() {
    rig.apply("A: a")
    let path = IndexPath(item: 0, section: 0)
    _ = rig.source.collectionView(rig.grid, viewForSupplementaryElementOfKind: "header", at: path)
    rig.source.supplementaryViewProvider = { _, _, _ in nil }
    _ = rig.source.collectionView(rig.grid, viewForSupplementaryElementOfKind: "header", at: path)
    #expect(rig.codes == ["E-91", "E-10"])
    let message = rig.simulation.faults[0].message
    #expect(message.hasPrefix("CollectionView <UICollectionView: 0x0;"))
    #expect(
      message.hasSuffix(
        "requested a supplementary view, but a supplementaryViewProvider was not specified on the "
          + "diffable data source"))
  }

  @Test func `a fault that UIKit only logs has a code, too`() {
    #expect(ConsoleMessage.existingItems(["a"]).code == "E-83")
    #expect(ConsoleMessage.mixedQueues(rig.grid).code == "E-93")
    let lines = rig.console {
      rig.simulation.perform {
        var snapshot = DiffableRig.snapshot("A: a")
        snapshot.appendItems(["a"])
      }
    }
    #expect(lines == [ConsoleMessage.existingItems(["a"]).text])
  }

  // DQ-6
  @Test func `from the batch on the answers are new`() {
    rig.apply("A: a b")
    rig.settle()
    var seen: [String?] = []
    rig.onAsk = { [rig] _ in seen.append(rig.source.itemIdentifier(for: [0, 0])) }
    rig.apply("A: c b a")
    #expect(seen == ["c"])
  }

  @Test func `identifiers that come twice, and copies for every cell, are findings`() {
    rig.simulation.perform {
      var snapshot = DiffableRig.snapshot("A: a b")
      snapshot.appendItems(["a"])
    }
    rig.onAsk = { [rig] _ in _ = rig.source.snapshot() }
    rig.apply("A: a b c")
    rig.settle()
    #expect(
      rig.simulation.findings.map(\.code) == ["identifiers-not-unique", "snapshot-from-provider"])
  }

  @Test func `an item that is identified by its content, and reloaded, is a finding`() {
    struct Note: Hashable {
      var id: Int
      var text: String

      static func == (a: Note, b: Note) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let source = rig.simulation.perform {
      GridViewDiffableDataSource<Int, Note>(collectionView: rig.grid) { grid, path, _ in
        grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    func show(_ text: String) {
      snapshot = NSDiffableDataSourceSnapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([Note(id: 1, text: text)])
      snapshot.reloadItems([Note(id: 1, text: text)])
      rig.simulation.perform { source.apply(snapshot) }
      rig.settle()
    }
    show("one")
    show("one")
    #expect(rig.simulation.findings.isEmpty)
    show("two")
    #expect(rig.simulation.findings.map(\.code) == ["reload-for-changed-identifier"])
    #expect(rig.simulation.findings[0].message.contains("text: \"two\""))
  }

  @Test func `a subclass may answer itself`() {
    final class Titled: GridViewDiffableDataSource<String, String> {
      override func indexTitles(for collectionView: GridView) -> [String]? { ["A", "B"] }

      override func collectionView(
        _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { IndexPath(item: 0, section: index) }

      override func collectionView(
        _ collectionView: GridView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item == 0 }
    }
    let source = rig.simulation.perform {
      Titled(collectionView: rig.grid) { grid, path, _ in
        grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      }
    }
    rig.simulation.perform { source.apply(DiffableRig.snapshot("A: a b")) }
    rig.settle()
    let asked: any GridViewDataSource = source
    #expect(asked.indexTitles(for: rig.grid) == ["A", "B"])
    #expect(rig.grid.beginInteractiveMovementForItem(at: [0, 0]))
    rig.grid.cancelInteractiveMovement()
    #expect(!rig.grid.beginInteractiveMovementForItem(at: [0, 1]))
  }
}
