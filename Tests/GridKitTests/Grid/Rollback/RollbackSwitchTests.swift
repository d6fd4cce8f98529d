import GridKit
import GridTesting
import TestSupport
import Testing

/// Refused switches of layouts and data sources, and user code that acts while it is called.
@MainActor @Suite("Rollback of switches and callbacks")
struct RollbackSwitchTests {
  let rig = ShelfRig()
  var grid: GridView { rig.grid }
  var codes: [String] { rig.simulation.faults.map(\.code) }

  init() { rig.showMiddle() }

  /// Breaks in one of the hooks of a switch.
  final class HookLayout: ShelfLayout {
    enum Hook: String, CaseIterable, Sendable {
      case prepare, prepareTo, prepareFrom, item, target, elements, finalize
    }

    var broken: Hook?

    private func raise(at hook: Hook) {
      if broken == hook { _ = collectionView?.numberOfItems(inSection: 66) }
    }

    override func prepare() {
      super.prepare()
      raise(at: .prepare)
    }

    override func prepareForTransition(to newLayout: GridViewLayout) { raise(at: .prepareTo) }

    override func prepareForTransition(from oldLayout: GridViewLayout) { raise(at: .prepareFrom) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      raise(at: .item)
      return super.layoutAttributesForItem(at: indexPath)
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      raise(at: .target)
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      raise(at: .elements)
      return super.layoutAttributesForElements(in: rect)
    }

    override func finalizeLayoutTransition() { raise(at: .finalize) }
  }

  @Test(.rows) func `a switch that breaks in any hook is undone and its completion never called`() {
    forEachRow(of: HookLayout.Hook.allCases) { hook in
      let test = Self()
      let (rig, grid) = (test.rig, test.grid)
      let before = rig.shown
      let layout = HookLayout()
      layout.rowHeight = 11
      layout.broken = hook
      var completions = 0
      grid.setCollectionViewLayout(layout, animated: false) { _ in completions += 1 }
      if hook == .prepareTo {
        #expect(test.codes == [])  // only the layout that leaves is told
        #expect(completions == 1)
        grid.setCollectionViewLayout(rig.layout, animated: false) { _ in completions += 1 }
        #expect(completions == 1)
        #expect(test.codes == ["E-20"])
        #expect(grid.collectionViewLayout === layout)
        #expect(rig.layout.collectionView == nil)
        #expect(rig.shown.problems == [])
        return
      }
      #expect(test.codes == ["E-20"])
      #expect(completions == 0)
      #expect(layout.collectionView == nil)
      #expect(rig.layout.collectionView === grid)
      #expect(rig.changes(since: before) == [])
      layout.broken = nil
      grid.setCollectionViewLayout(layout, animated: false) { _ in completions += 1 }
      #expect(completions == 1)
      #expect(test.codes == ["E-20"])
      #expect(grid.collectionViewLayout === layout)
    }
  }

  @Test func `a data source that has died cannot come back: the next pass reloads`() {
    let before = rig.shown
    let other = ShelfSource([2])
    other.cell = { _, _ in GridViewCell(frame: .zero) }
    grid.dataSource = other
    rig.source = nil
    grid.layoutIfNeeded()
    #expect(codes.first == "E-6")
    #expect(grid.dataSource === other)
    #expect(rig.shown.text == before.text)
    other.cell = nil
    grid.layoutAgain()
    #expect(grid.visibleCells.count == 2)
    #expect(rig.problems == [])
  }

  /// Actions of a callback, and whether what shows can still be undone after one of them.
  private static let meddling: [ActionRow<GridView, Bool>] = [
    ActionRow("reloads", true) { $0.reloadData() },
    ActionRow("scrolls", false) { $0.contentOffset.y += 17 },
    ActionRow("resizes", false) { $0.frame.size.height = 60 },
    ActionRow("invalidates", true) { $0.collectionViewLayout.invalidateLayout() },
    ActionRow("switches", false) { $0.collectionViewLayout = ShelfLayout() },
    ActionRow("drops the data source", false) { $0.dataSource = nil },
    ActionRow("asks for layout", true) { $0.layoutIfNeeded() },
    ActionRow("asks for attributes", true) { _ = $0.layoutAttributesForItem(at: [2, 0]) },
    ActionRow("selects", true) { $0.content.selection = [Position(2, 2)] },
  ]

  @Test(.rows) func `a provider that meddles with the grid and then breaks is undone`() {
    for way in [Provocation.scroll, .resize, .reload, .switchLayout] {
      forEachRow(of: Self.meddling, named: { "\($0.name), \(way)" }) { row in
        let rig = ShelfRig()
        rig.showMiddle()
        let before = rig.shown
        let source = rig.grid.dataSource
        var isArmed = true
        rig.source.cell = { grid, _ in
          guard isArmed else { return nil }
          isArmed = false
          row.act(grid)
          return GridViewCell(frame: .zero)
        }
        way.provoke(rig)
        #expect(rig.simulation.faults.map(\.code) == ["E-6"])
        #expect(rig.changes(since: before) == [])
        #expect(rig.grid.dataSource === source)
        #expect(rig.grid.content.selection == [])
      }
    }
  }

  @Test(.rows) func `display callbacks may meddle while a refused scroll is undone`() {
    forEachRow(of: Self.meddling, named: \.name) { row in
      let rig = Self().rig
      let before = rig.shown
      var events = 0
      rig.delegate.onWillDisplay = { grid, _ in
        events += 1
        if events == 1 { row.act(grid) }
      }
      rig.source.cell = { _, _ in GridViewCell(frame: .zero) }
      // Nothing new can be shown, so the first display is one that is undone.
      rig.scroll(by: 400)
      #expect(events > 0)
      #expect(rig.simulation.faults.first?.code == "E-6")
      #expect(rig.problems == [])
      if row.outcome { #expect(rig.shown.text == before.text) }
      rig.repair()
      rig.grid.reload()
      #expect(rig.shown.problems == [])
    }
  }

  @Test func `a scroll handler that scrolls on while a refused scroll is undone is heard`() {
    rig.delegate.onScroll = { grid in
      if grid.contentOffset.y == 150 { grid.contentOffset.y = 160 }
    }
    var isArmed = true
    rig.source.cell = { _, _ in
      defer { isArmed = false }
      return isArmed ? GridViewCell(frame: .zero) : nil
    }
    rig.scroll(by: 400)
    #expect(codes == ["E-6"])
    rig.grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == 160)
    #expect(rig.shown.problems == [])
    #expect(grid.indexPathsForVisibleItems.count == 4)
  }
}
