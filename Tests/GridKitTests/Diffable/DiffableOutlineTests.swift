import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Outlines under a finger", .rows)
struct DiffableOutlineTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  typealias Source = GridViewDiffableDataSource<String, String>

  /// An inset list of an outline whose cells have an arrow.
  @MainActor
  final class Rig {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let grid: GridView
    private(set) var source: Source!
    var accessories: [GridCellAccessory] = [.outlineDisclosure()]

    init(headerMode: GridCollectionLayoutListConfiguration.HeaderMode = .none) {
      simulation.faultPolicy = .record
      var configuration = GridCollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = headerMode
      let layout = simulation.perform { GridViewCompositionalLayout.list(using: configuration) }
      grid = simulation.perform {
        GridView(frame: CGRect(0, 0, 320, 600), collectionViewLayout: layout)
      }
      let cells = GridView.CellRegistration<GridViewListCell, String> {
        [unowned self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories
      }
      source = simulation.perform {
        Source(collectionView: grid) { grid, path, item in
          grid.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
      }
    }

    func show(_ tree: Tree) {
      simulation.perform { source.apply(tree, to: "A") }
      grid.settle()
    }

    /// Puts a finger down beside the middle of an item.
    func tap(_ item: Int, x: CGFloat) {
      guard let cell = grid.cellForItem(at: [0, item]) else { return }
      simulation.perform { grid.tap(at: CGPoint(x: x, y: cell.frame.midY)) }
      grid.settle()
    }

    var items: [String] { source.snapshot().itemIdentifiers }

    func isExpanded(_ item: Int) -> Bool? {
      grid.cellForItem(at: [0, item])?.configurationState.isExpanded
    }
  }

  private static func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    return tree
  }

  /// Taps on the outline of `tree()`.
  private struct Row {
    let name: String
    var headerMode = GridCollectionLayoutListConfiguration.HeaderMode.none
    var setUp: @MainActor (Rig) -> Void = { _ in }
    /// The item and the place across of each tap, and the items after it.
    let taps: [(item: Int, x: CGFloat, items: String)]
    /// The selected items in the end, if they matter.
    var selected: [Int]?
  }

  @Test func `a tap on the arrow opens and closes, and selects nothing`() {
    let rows = [
      Row(
        name: "SN-18: the arrow opens and closes",
        taps: [(0, 310, "a a1 a2 b"), (0, 310, "a b")], selected: []),
      Row(name: "beside the arrow", taps: [(0, 100, "a b")], selected: [0]),
      Row(
        name: "a header's arrow is all of its cell, and not of the cells below",
        headerMode: .firstItemInSection, taps: [(0, 100, "a a1 a2 b"), (3, 100, "a a1 a2 b")],
        selected: [3]),
      Row(
        name: "an arrow stands beside the accessories that are nearer to the edge",
        setUp: { $0.accessories = [.outlineDisclosure(), .detail()] },
        taps: [(0, 310, "a b"), (0, 260, "a a1 a2 b")]),
      Row(
        name: "without selection an arrow still opens", setUp: { $0.grid.allowsSelection = false },
        taps: [(0, 310, "a a1 a2 b")]),
      Row(
        name: "in right-to-left order the arrow is at the other edge",
        setUp: { $0.grid.traitOverrides.layoutDirection = .rightToLeft },
        taps: [(0, 310, "a b"), (0, 10, "a a1 a2 b")]),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = Rig(headerMode: row.headerMode)
      row.setUp(rig)
      rig.show(Self.tree())
      for tap in row.taps {
        rig.tap(tap.item, x: tap.x)
        #expect(rig.items.joined(separator: " ") == tap.items)
        #expect(rig.isExpanded(0) == (rig.items.count == 4))
        if rig.items.count == 4 { #expect(rig.isExpanded(3) == false) }
      }
      if let selected = row.selected {
        #expect(rig.grid.indexPathsForSelectedItems?.map(\.item) == selected)
      }
      #expect(rig.simulation.faults.isEmpty)
    }
  }

  @Test func `a tap beside an arrow of the style cell leaves a header as it is`() {
    let rig = Rig(headerMode: .firstItemInSection)
    rig.show(Self.tree())
    rig.tap(0, x: 100)
    rig.tap(3, x: 100)
    rig.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    var snapshot = rig.source.snapshot()
    snapshot.reconfigureItems(["a"])
    rig.simulation.perform { rig.source.apply(snapshot) }
    rig.tap(0, x: 100)
    #expect(rig.items == ["a", "a1", "a2", "b"])
  }

  // SN-18
  @Test func `handlers are asked and told before`() {
    let rig = Rig()
    rig.show(Self.tree())
    let told = Recorder()
    rig.source.sectionSnapshotHandlers.shouldExpandItem = {
      told("should expand \($0)")
      return $0 == "a"
    }
    rig.source.sectionSnapshotHandlers.willExpandItem = { told("will expand \($0)") }
    rig.source.sectionSnapshotHandlers.shouldCollapseItem = {
      told("should collapse \($0)")
      return true
    }
    rig.source.sectionSnapshotHandlers.willCollapseItem = { told("will collapse \($0)") }
    rig.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      told("load \(item) over \(children.items.joined())")
      var loaded = children
      loaded.append(["a3"])
      return loaded
    }
    rig.tap(1, x: 310)
    #expect(rig.items == ["a", "b"])
    rig.tap(0, x: 310)
    #expect(rig.items == ["a", "a1", "a2", "a3", "b"])
    rig.tap(0, x: 310)
    #expect(
      told.take() == """
        should expand b
        should expand a
        will expand a
        load a over a1a2
        should collapse a
        will collapse a
        """)
  }

  @Test func `an arrow with an action of its own does that`() {
    let rig = Rig()
    var calls = 0
    rig.accessories = [.outlineDisclosure { calls += 1 }]
    rig.show(Self.tree())
    rig.tap(0, x: 310)
    #expect(calls == 1)
    #expect(rig.items == ["a", "b"])
  }
}
