import GridKit
import GridTesting
import TestSupport
import Testing

/// The steps of a switch (`Docs/CallOrder.md`), animated. The fast path,
/// the same layout again and the pivot's golden values are in `LayoutSwitchTests`.
@MainActor @Suite("Animated switches of layouts")
struct AnimatedSwitchTests {
  /// A layout that says where elements come from and go to.
  private func flying(
    rowHeight: CGFloat = 50, from start: CGPoint? = nil, to end: CGPoint? = nil
  ) -> ScriptedLayout {
    let layout = ScriptedLayout()
    layout.rowHeight = rowHeight
    func moved(to center: CGPoint?) -> @MainActor (IndexPath) -> GridViewLayoutAttributes? {
      { [unowned layout] path in
        guard let center else { return nil }
        let copy = layout.layoutAttributesForItem(at: path)?.copy() as? GridViewLayoutAttributes
        copy?.center = center
        return copy
      }
    }
    layout.appearing = moved(to: start)
    layout.disappearing = moved(to: end)
    return layout
  }

  /// A layout that answers for regions and, up to an item, for single items: what E-40 is about.
  private func forgetful(rowHeight: CGFloat, lastAnswered: Int = -1) -> ScriptedLayout {
    let layout = ScriptedLayout()
    layout.rowHeight = rowHeight
    layout.single = { path, found in path.item <= lastAnswered ? found : nil }
    return layout
  }

  let fixture = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 100, height: 100))
  let other = ListSpyLayout()
  let listener = SpyDelegate {
    $0.hearDisplay()
    $0.targetContentOffset = { $1 }
    $0.didScroll = { _ in }
  }
  var grid: GridView { fixture.grid }
  var simulation: Simulation { fixture.simulation }

  init() {
    other.itemHeight = 25
    grid.isPrefetchingEnabled = false
    grid.register(SwitchedCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.scroll(toY: 400)
    grid.delegate = listener
  }

  @Test(.rows, .rule("A7.3", "A7.6", "L5.7", "L5.8", "L5.25", "L5.26", "L5.28"))
  func `an animated switch runs one sequence, and ends with its animation`() {
    GridStage.check(
      """
      # closer rows
      > fresh list switched 20 in 100 100; to 400; target; clear; animate 25
      G setCollectionViewLayout ListSpyLayout
      L invalidateLayout(with:) everything, counts
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 20
      L collectionViewContentSize 100, 500
      L prepareForTransition(to:) ListSpyLayout
      L prepareForTransition(from:) ListSpyLayout
      L layoutAttributesForItem(at:) 0-8
      L targetContentOffset(forProposedContentOffset:) 0, 162.5 -> 0, 162.5
      DG targetContentOffsetForProposedContentOffset 0, 162.5 -> 0, 162.5
      LOG log will 50.0 to 25.0 x2
      L shouldInvalidateLayout(forBoundsChange:) 0, 162.5, 100, 100 -> false
      DG scrollViewDidScroll
      L layoutAttributesForElements(in:) 0, 162.5, 100, 100
      L initialLayoutAttributesForAppearingItem(at:) 0-6
      L layoutAttributesForItem(at:) 0-6
      L initialLayoutAttributesForAppearingItem(at:) 0-7
      L layoutAttributesForItem(at:) 0-7
      L initialLayoutAttributesForAppearingItem(at:) 0-10
      L layoutAttributesForItem(at:) 0-10
      DS cellForItemAt, C apply cell, C apply cell, DG willDisplay 0-6 0-7 0-10
      L layoutAttributesForItem(at:) 0-8 0-9
      C apply cell 0-8 0-9 0-6 0-7 0-10
      L finalizeLayoutTransition() of ListSpyLayout x2
      = done none; layout 25; attached 50 25
      > settle
      LOG log did 50.0 to 25.0 x5
      = done 25 true; attached 25

      # taller rows send views away
      > fresh list switched 20 in 100 100; to 400; target; animate 100
      …
      LOG log will 50.0 to 100.0 x2
      L shouldInvalidateLayout(forBoundsChange:) 0, 800, 100, 100 -> false
      DG scrollViewDidScroll
      L layoutAttributesForElements(in:) 0, 800, 100, 100
      L finalLayoutAttributesForDisappearingItem(at:) 0-9
      L layoutAttributesForItem(at:) 0-9 0-8
      C apply cell 0-8 0-9
      L finalizeLayoutTransition() of ListSpyLayout x2
      = done none; layout 100
      > settle
      DG didEndDisplaying 0-9
      LOG log did 50.0 to 100.0
      = done 100 true; attached 100

      # a reload right after the switch leaves the offset and asks for cells later
      > fresh list 20 in 100 100; to 400; animate 25; select 0-8; clear; reload
      G reloadData()
      FINDING reload-cancels-transition reloadData() was called while the switch from \
      ListSpyLayout to ListSpyLayout was running. The cells of the animation go at once, and \
      the grid is empty until the switch has ended. Leave the reload out: a switch asks for \
      everything itself. Or reload in its completion.
      L invalidateLayout(with:) everything, counts
      DG didEndDisplaying 0-6 0-7 0-8 0-9 0-10
      > settle
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 20
      L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 162.5, 100, 100
      DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-6 0-7 0-8 0-9 0-10
      = done 25 true; y 162.5; height 500; selected none; cells 5

      # a second switch finishes the first at once
      > fresh list 20 in 100 100; to 400; animate 25; advance 0.1; animate 30
      = done 25 false; attached 25 30
      > settle
      = done 25 false, 30 true; attached 30; problems none; faults none

      # a batch update finishes it, too
      > fresh list 20 in 100 100; to 400; animate 25; insert 0-0
      = done 25 false; attached 25
      > settle
      = done 25 false, batch true; attached 25; faults none

      # scrolling during the animation makes no cells until it ends
      > fresh list 20 in 100 100; to 400; animate 25
      = cells 5
      > clear; to 0
      = cells 5; unheard cellForItemAt
      > settle
      = items 0-0 0-1 0-2 0-3

      # a switch that shall not be animated is done when the call returns
      > fresh list 20 in 100 100; to 400; without animation animate 25
      = done 25 true; attached 25

      # an animation around the switch gives its duration
      > fresh list 20 in 100 100; to 400; within 1 animate 25; advance 0.97
      = done none; attached 50 25
      > advance 0.05
      = done 25 true; attached 25
      """)
  }

  @Test(.rule("L5.16", "L5.17"))
  func `views fly in from and out to their places in the other layout`() {
    other.itemHeight = 25
    grid.setCollectionViewLayout(other, animated: true)
    // Item 7 was at 350 … 400 and is at 175 … 200.
    let entering = grid.cellForItem(at: [0, 7])
    #expect(entering?.presentation.frame == CGRect(0, 350, 100, 50))
    #expect(entering?.presentation.alpha == 1)
    fixture.simulation.advance(by: 0.125)
    let middle = entering?.presentation.frame.midY ?? 0
    #expect(middle > 187.5 && middle < 375)
    fixture.simulation.settle()
    #expect(entering?.presentation.frame == CGRect(0, 175, 100, 25))
  }

  @Test(.rule("L5.19"))
  func `the old layout says where views go, the new one where they come from`() {
    grid.setCollectionViewLayout(flying(to: CGPoint(x: -500, y: 0)), animated: false)
    grid.scroll(toY: 400)
    let leaving = grid.cellForItem(at: [0, 9])
    grid.setCollectionViewLayout(flying(rowHeight: 100, to: CGPoint(x: 777, y: 0)), animated: true)
    #expect(grid.cellForItem(at: [0, 9]) == nil)
    #expect(leaving?.center == CGPoint(x: -500, y: 0))
    #expect(leaving?.superview === grid)
    simulation.settle()
    #expect(leaving?.isHidden == true)

    grid.setCollectionViewLayout(
      flying(rowHeight: 20, from: CGPoint(x: 50, y: 5000)), animated: true)
    let entered = grid.visibleCells.map(\.presentation.center.y)
    #expect(entered.count(where: { $0 == 5000 }) == grid.visibleCells.count - 1)
  }

  @Test(.rule("E-40"))
  func `by the switch, no place is needed for the item in the middle without an animation`() {
    simulation.fidelity.switchesWithoutItemAttributes = true
    let forgetful = forgetful(rowHeight: 25)
    grid.setCollectionViewLayout(forgetful, animated: false)
    grid.layoutIfNeeded()
    // Nothing is centred: the offset is the old one, as far as the content reaches.
    #expect(simulation.faults == [])
    #expect(grid.collectionViewLayout === forgetful)
    #expect(grid.glance == "0-16 0-17 0-18 0-19 at 400 of 500")
    #expect(grid.visibleCells.map(\.frame.height) == [25, 25, 25, 25])
  }

  @Test(.rows, .rule("E-40", "L5.22"))
  func `a layout that forgets an item is refused, and the old one stays and can be left`() {
    let rows: [(name: String, isAnimated: Bool, isTolerant: Bool, lastAnswered: Int)] = [
      ("without an animation", false, false, -1), ("animated", true, false, -1),
      ("animated, by the switch", true, true, -1), ("after views were told", true, false, 8),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let test = Self()
      let (fixture, grid, simulation) = (test.fixture, test.grid, test.simulation)
      simulation.fidelity.switchesWithoutItemAttributes = row.isTolerant
      let (before, cells) = (grid.frames(.visible), grid.visibleCells)
      let forgetful = test.forgetful(rowHeight: 40, lastAnswered: row.lastAnswered)
      var isNotified = false
      let calls = fixture.trace {
        grid.setCollectionViewLayout(forgetful, animated: row.isAnimated) { _ in isNotified = true }
      }
      #expect(calls.contains("LOG log will 50.0 to 40.0") == (row.lastAnswered == 8))
      #expect(simulation.faults.map(\.code) == ["E-40"])
      #expect(
        simulation.faults.first?.message == """
          no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
          <NSIndexPath: 0x0> {length = 2, path = 0 - \(row.lastAnswered == 8 ? 9 : 8)}
          """)
      #expect(grid.collectionViewLayout === fixture.layout)
      #expect(fixture.layout.collectionView === grid)
      #expect(forgetful.collectionView == nil)
      #expect(grid.contentOffset.y == 400)
      #expect(grid.visibleCells == cells)
      simulation.settle()
      #expect(!isNotified)
      #expect(grid.frames(.visible).difference(from: before) == nil)
      // It can be scrolled and switched again.
      grid.scroll(toY: 500)
      #expect(grid.glance == "0-10 0-11 at 500 of 1000")
      grid.setCollectionViewLayout(test.other, animated: true)
      simulation.settle()
      #expect(simulation.faults.count == 1)
      #expect(grid.collectionViewLayout === test.other)
      #expect(cells.allSatisfy { !$0.isAnimating })
    }
  }
}
