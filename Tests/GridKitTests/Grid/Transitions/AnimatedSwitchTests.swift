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
    grid.layOut(at: 400)
    grid.delegate = listener
  }

  @Test(.rows) func `5-2: the whole sequence`() {
    let rows: [ActionRow<Self, String>] = [
      ActionRow(
        "closer rows", { $0.other.itemHeight = 25 },
        """
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
        --- later
        LOG log did 50.0 to 25.0 x5
        """),
      ActionRow(
        "taller rows send views away", { $0.other.itemHeight = 100 },
        """
        G setCollectionViewLayout ListSpyLayout
        L invalidateLayout(with:) everything, counts
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 20
        L collectionViewContentSize 100, 2000
        L prepareForTransition(to:) ListSpyLayout
        L prepareForTransition(from:) ListSpyLayout
        L layoutAttributesForItem(at:) 0-8
        L targetContentOffset(forProposedContentOffset:) 0, 800 -> 0, 800
        DG targetContentOffsetForProposedContentOffset 0, 800 -> 0, 800
        LOG log will 50.0 to 100.0 x2
        L shouldInvalidateLayout(forBoundsChange:) 0, 800, 100, 100 -> false
        DG scrollViewDidScroll
        L layoutAttributesForElements(in:) 0, 800, 100, 100
        L finalLayoutAttributesForDisappearingItem(at:) 0-9
        L layoutAttributesForItem(at:) 0-9 0-8
        C apply cell 0-8 0-9
        L finalizeLayoutTransition() of ListSpyLayout x2
        --- later
        DG didEndDisplaying 0-9
        LOG log did 50.0 to 100.0
        """),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (fixture, grid, other) = (test.fixture, test.grid, test.other)
      row.act(test)
      var completions: [Bool] = []
      let calls = fixture.brief {
        grid.setCollectionViewLayout(other, animated: true) { completions.append($0) }
      }
      #expect(completions == [])
      #expect(grid.collectionViewLayout === other, "L5.7: from the first step on")
      #expect(fixture.layout.collectionView === grid, "the old layout stays attached until the end")
      let later = fixture.brief { fixture.simulation.settle() }
      #expect(calls + "\n--- later\n" + later == row.outcome)
      #expect(completions == [true])
      #expect(fixture.layout.collectionView == nil)
    }
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
    grid.layOut(at: 400)
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
      grid.layOut(at: 500)
      #expect(grid.glance == "0-10 0-11 at 500 of 1000")
      grid.setCollectionViewLayout(test.other, animated: true)
      simulation.settle()
      #expect(simulation.faults.count == 1)
      #expect(grid.collectionViewLayout === test.other)
      #expect(cells.allSatisfy { !$0.isAnimating })
    }
  }

  @Test(.rule("L5.25", "L5.26"))
  func `a reload right after the switch leaves the offset and asks for cells later`() {
    var completions: [Bool] = []
    grid.setCollectionViewLayout(other, animated: true) { completions.append($0) }
    let offset = grid.contentOffset
    let size = grid.contentSize
    grid.content.selection = [Position(0, 8)]
    var calls = fixture.brief { grid.reloadData() }
    calls += "\n--- later\n" + fixture.brief { simulation.settle() }
    #expect(
      calls == """
        G reloadData()
        FINDING reload-cancels-transition reloadData() was called while the switch from \
        ListSpyLayout to ListSpyLayout was running. The cells of the animation go at once, and \
        the grid is empty until the switch has ended. Leave the reload out: a switch asks for everything itself. Or reload \
        in its completion.
        L invalidateLayout(with:) everything, counts
        DG didEndDisplaying 0-6 0-7 0-8 0-9 0-10
        --- later
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 20
        L collectionViewContentSize 100, 500
        L layoutAttributesForElements(in:) 0, 162.5, 100, 100
        DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-6 0-7 0-8 0-9 0-10
        """)
    #expect(completions == [true])
    #expect(grid.contentOffset == offset)
    #expect(grid.contentSize == size)
    #expect(grid.indexPathsForSelectedItems == [])
    #expect(grid.visibleCells.count == 5)
  }

  @Test(.rows, .rule("L5.28")) func `another change finishes a switch at once`() {
    let rows: [ActionRow<(Self, Recorder), String>] = [
      ActionRow("a second switch", "second true") { test, record in
        test.simulation.advance(by: 0.1)
        let third = ListSpyLayout()
        third.itemHeight = 30
        test.grid.setCollectionViewLayout(third, animated: true) { record("second \($0)") }
      },
      ActionRow("a batch update", "batch true") { test, record in
        test.grid.performBatchUpdates {
          test.fixture.source.counts[0] = 21
          test.grid.insertItems(at: [[0, 0]])
        } completion: {
          record("batch \($0)")
        }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (test, record) = (Self(), Recorder())
      test.grid.setCollectionViewLayout(test.other, animated: true) { record("switch \($0)") }
      row.act((test, record))
      #expect(record.lines == ["switch false"])
      #expect(test.fixture.layout.collectionView == nil)
      test.simulation.settle()
      #expect(record.take() == "switch false\n\(row.outcome)")
      let isInUse = test.grid.collectionViewLayout === test.other
      #expect(test.other.collectionView === (isInUse ? test.grid : nil))
      #expect(test.grid.indexPathsForVisibleItems.count == test.grid.visibleCells.count)
      #expect(test.simulation.faults.isEmpty)
    }
  }

  @Test(.rule("L5.8")) func `scrolling during the animation makes no cells until it ends`() {
    grid.setCollectionViewLayout(other, animated: true)
    let count = grid.visibleCells.count
    fixture.source.forgetRequests()
    grid.layOut(at: 0)
    #expect(fixture.source.requestedItems.isEmpty)
    #expect(grid.visibleCells.count == count)
    simulation.settle()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test(.rows, .rule("A7.3", "A7.6")) func `what encloses an animated switch gives its duration`() {
    let rows: [(name: String, seconds: Double, enclose: (@escaping () -> Void) -> Void)] = [
      (
        "no animation: it is done when the call returns", 0,
        { BaseView.performWithoutAnimation($0) }
      ),
      ("an animation", 1, { BaseView.animate(withDuration: 1, animations: $0) }),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let test = Self()
      var end: Double?
      test.simulation.perform {
        row.enclose {
          test.grid.setCollectionViewLayout(test.other, animated: true) {
            end = $0 ? test.simulation.now : .infinity
          }
        }
      }
      #expect((end != nil) == (row.seconds == 0))
      #expect((test.fixture.layout.collectionView == nil) == (row.seconds == 0))
      test.simulation.settle()
      #expect(end.map { abs($0 - row.seconds) < 0.02 } == true)
      #expect(test.fixture.layout.collectionView == nil)
    }
  }
}
