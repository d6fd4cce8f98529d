import GridKit
import GridTesting
import Testing

/// Under `.stop`, which is the standard, the program ends with UIKit's words and the advice.
@MainActor @Suite("Broken contracts of snapshots end the program")
struct DiffableStopTests {
  typealias Snapshot = DiffableRig.Snapshot
  typealias Tree = DiffableRig.Tree

  /// A way to break a contract, by name: an exit test runs in a process of its own.
  enum Mistake: String, CaseIterable, Codable, Sendable {
    case itemTwice, sectionTwice, sectionAgain, noSection, unknownSection, unknownAnchor
    case unknownSource, unknownTarget, anchorInserted, sectionAnchorInserted, ontoItself
    case sectionOntoItself, unknownReload, unknownReconfigure, unknownSectionReload
    case treeItemTwice, unknownParent, unknownTreeAnchor, unknownDeleted, unknownAsked
    case unknownChild, pastTheEnd, noCell, noSupplementaryProvider, insideApply

    /// How the text begins.
    var words: String {
      switch self {
      case .itemTwice: "Fatal: supplied item identifiers are not unique."
      case .sectionTwice: "Fatal: supplied section identifiers are not unique."
      case .sectionAgain:
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot."
      case .noSection: "There are currently no sections in the data source."
      case .unknownSection: "Invalid parameter not satisfying: section != NSNotFound"
      case .unknownAnchor: "Invalid parameter not satisfying: insertIndex != NSNotFound"
      case .unknownSource: "Invalid parameter not satisfying: fromIndex != NSNotFound"
      case .unknownTarget: "Invalid parameter not satisfying: toSection != NSNotFound"
      case .anchorInserted: "Invalid update: destination for insertion operation [a] is in the"
      case .sectionAnchorInserted: "Invalid update: destination for section operation [B] is in"
      case .ontoItself: "Invalid update: destination for item move is the same as the source [a]"
      case .sectionOntoItself: "Invalid update: destination for section move is the same as the"
      case .unknownReload: "Attempted to reload item identifier that does not exist"
      case .unknownReconfigure: "Attempted to reconfigure item identifier that does not exist"
      case .unknownSectionReload: "Attempted to reload section identifier that does not exist"
      case .treeItemTwice: "Identifiers in a section snapshot must be unique."
      case .unknownParent: "Parent item identifier does not exist in section snapshot: x"
      case .unknownTreeAnchor: "Item identifier to insert before/after does not exist in section"
      case .unknownDeleted: "Failed to find index of item x"
      case .unknownAsked: "Item identifier does not exist in section snapshot: x"
      case .unknownChild: "Child item identifier does not exist in section snapshot: x"
      case .pastTheEnd: "Invalid parameter not satisfying: section < _impl.numberOfSections"
      case .noCell: "UICollectionViewDiffableDataSource cell provider returned nil for index path"
      case .noSupplementaryProvider: "CollectionView <UICollectionView: 0x0;"
      case .insideApply: "Deadlock detected: attempted to apply a snapshot to diffable data source"
      }
    }

    @MainActor func make() {
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["a", "b"])
      var tree = Tree()
      tree.append(["a"])
      let rig = DiffableRig()
      rig.simulation.faultPolicy = .stop
      rig.apply(snapshot)
      rig.settle()
      switch self {
      case .itemTwice: snapshot.deleteItems(["x", "x"])
      case .sectionTwice: snapshot.appendSections(["B", "B"])
      case .sectionAgain: snapshot.appendSections(["A"])
      case .noSection:
        snapshot.deleteAllItems()
        snapshot.appendItems(["a"])
      case .unknownSection: snapshot.appendItems(["c"], toSection: "X")
      case .unknownAnchor: snapshot.insertItems(["c"], beforeItem: "x")
      case .unknownSource: snapshot.moveItem("x", afterItem: "a")
      case .unknownTarget: snapshot.moveSection("A", afterSection: "X")
      case .anchorInserted: snapshot.insertItems(["a", "c"], beforeItem: "a")
      case .sectionAnchorInserted: snapshot.insertSections(["B"], afterSection: "B")
      case .ontoItself: snapshot.moveItem("a", beforeItem: "a")
      case .sectionOntoItself: snapshot.moveSection("A", beforeSection: "A")
      case .unknownReload: snapshot.reloadItems(["x"])
      case .unknownReconfigure: snapshot.reconfigureItems(["x"])
      case .unknownSectionReload: snapshot.reloadSections(["X"])
      case .treeItemTwice: tree.append(["a"])
      case .unknownParent: tree.append(["b"], to: "x")
      case .unknownTreeAnchor: tree.insert(["b"], before: "x")
      case .unknownDeleted: tree.delete(["x"])
      case .unknownAsked: _ = tree.level(of: "x")
      case .unknownChild: _ = tree.parent(of: "x")
      case .pastTheEnd: _ = rig.source.collectionView(rig.grid, numberOfItemsInSection: 1)
      case .noCell:
        rig.missing = ["c"]
        rig.apply("A: c")
      case .noSupplementaryProvider:
        _ = rig.source.collectionView(
          rig.grid, viewForSupplementaryElementOfKind: "header", at: IndexPath(index: 0))
      case .insideApply:
        rig.onAsk = { _ in rig.source.apply(Snapshot()) }
        rig.apply("A: c")
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `the program says what is wrong and what to do`(mistake: Mistake) async throws {
    let exit = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run { mistake.make() }
    }
    let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.words))
    #expect(text.contains("[E-"))
  }
}
