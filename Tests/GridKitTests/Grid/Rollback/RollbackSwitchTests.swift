import GridKit
import GridTesting
import Testing

/// Refused switches of layouts and data sources, and user code that acts while it is called.
@MainActor @Suite("Rollback of switches and callbacks")
struct RollbackSwitchTests {
  let rig = ShelfRig()
  var grid: GridView { rig.grid }
  var codes: [String] { rig.simulation.faults.map(\.code) }

  init() {
    rig.showMiddle()
  }

  private func expectUnchanged(_ before: ShownState) {
    #expect(rig.shown.text == before.text)
    #expect(rig.shown.views == before.views)
    #expect(rig.shown.layout == before.layout)
    #expect(rig.shown.problems == [])
    #expect(rig.delegate.unpaired == [])
  }

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

  @Test(
    "a switch that breaks in any hook is undone and its completion never called",
    arguments: HookLayout.Hook.allCases)
  func hooks(hook: HookLayout.Hook) {
    let before = rig.shown
    let layout = HookLayout()
    layout.rowHeight = 11
    layout.broken = hook
    var completions = 0
    grid.setCollectionViewLayout(layout, animated: false) { _ in completions += 1 }
    if hook == .prepareTo {
      #expect(codes == [])  // only the layout that leaves is told
      #expect(completions == 1)
      grid.setCollectionViewLayout(rig.layout, animated: false) { _ in completions += 1 }
      #expect(completions == 1)
      #expect(codes == ["E-20"])
      #expect(grid.collectionViewLayout === layout)
      #expect(rig.layout.collectionView == nil)
      #expect(rig.shown.problems == [])
      return
    }
    #expect(codes == ["E-20"])
    #expect(completions == 0)
    #expect(layout.collectionView == nil)
    #expect(rig.layout.collectionView === grid)
    expectUnchanged(before)
    layout.broken = nil
    grid.setCollectionViewLayout(layout, animated: false) { _ in completions += 1 }
    #expect(completions == 1)
    #expect(codes == ["E-20"])
    #expect(grid.collectionViewLayout === layout)
  }

  @Test func `a data source that is refused gives way to the one before`() {
    let before = rig.shown
    let other = ShelfSource([2])
    other.cell = { _, _ in GridViewCell(frame: .zero) }
    grid.dataSource = other
    grid.layoutIfNeeded()
    #expect(codes == ["E-6"])
    #expect(grid.dataSource === rig.source)
    #expect(grid.numberOfSections == 3)
    expectUnchanged(before)
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
    grid.setNeedsLayout()
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 2)
    #expect(rig.shown.problems == [])
    #expect(rig.delegate.unpaired == [])
  }

  /// Actions of a provider before it gives a cell made by hand.
  nonisolated static let meddling: [(name: String, act: @MainActor @Sendable (GridView) -> Void)] =
    [
      ("reloads", { $0.reloadData() }),
      ("scrolls", { $0.contentOffset.y += 17 }),
      ("resizes", { $0.frame.size.height = 60 }),
      ("invalidates", { $0.collectionViewLayout.invalidateLayout() }),
      ("switches", { $0.collectionViewLayout = ShelfLayout() }),
      ("drops the data source", { $0.dataSource = nil }),
      ("asks for layout", { $0.layoutIfNeeded() }),
      ("asks for attributes", { _ = $0.layoutAttributesForItem(at: [2, 0]) }),
      ("selects", { $0.content.selection = [Position(2, 2)] }),
    ]

  @Test("a provider that meddles with the grid and then breaks", arguments: 0..<9)
  func provider(index: Int) {
    let (name, act) = Self.meddling[index]
    for provocation in [Provocation.scroll, .resize, .reload, .switchLayout] {
      let rig = ShelfRig()
      rig.showMiddle()
      let before = rig.shown
      let source = rig.grid.dataSource
      var isArmed = true
      rig.source.cell = { grid, _ in
        guard isArmed else { return nil }
        isArmed = false
        act(grid)
        return GridViewCell(frame: .zero)
      }
      provocation.provoke(rig)
      let comment = Comment(rawValue: "\(name), \(provocation)")
      #expect(rig.simulation.faults.map(\.code) == ["E-6"], comment)
      #expect(rig.shown.text == before.text, comment)
      #expect(rig.shown.views == before.views, comment)
      #expect(rig.shown.layout == before.layout, comment)
      #expect(rig.shown.problems == [], comment)
      #expect(rig.delegate.unpaired == [], comment)
      #expect(rig.grid.dataSource === source, comment)
      #expect(rig.grid.content.selection == [], comment)
    }
  }

  @Test("display callbacks that meddle while a refused scroll is undone", arguments: 0..<9)
  func undoing(index: Int) {
    let (name, act) = Self.meddling[index]
    let before = rig.shown
    var events = 0
    rig.delegate.onWillDisplay = { grid, _ in
      events += 1
      if events == 1 { act(grid) }
    }
    rig.source.cell = { _, _ in GridViewCell(frame: .zero) }
    // Nothing new can be shown, so the first display is one that is undone.
    rig.scroll(by: 400)
    let comment = Comment(rawValue: name)
    #expect(events > 0, comment)
    #expect(rig.simulation.faults.first?.code == "E-6", comment)
    #expect(rig.shown.problems == [], comment)
    #expect(rig.delegate.unpaired == [], comment)
    if !["scrolls", "resizes", "switches", "drops the data source"].contains(name) {
      #expect(rig.shown.text == before.text, comment)
    }
    rig.repair()
    rig.grid.reloadAndLayOut()
    #expect(rig.shown.problems == [], comment)
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
