import GridKit
import GridTesting
import TestSupport
import Testing

/// The steps of a switch (`Docs/CallOrder.md`), without animation.
@MainActor @Suite("Switching layouts")
struct LayoutSwitchTests {
  @Test(.rows, .rule("L5.2", "L5.3", "L5.4", "L5.9", "LC-1", "LC-2", "LC-7", "T4.2", "T4.10"))
  func `a switch runs one sequence, unless nothing is shown`() {
    GridStage.check(
      """
      # the whole sequence on a view that shows something
      > fresh list switched 20 in 100 100; to 400; target; select 0-9
      = objects ab
      > clear; switch 25
      G setCollectionViewLayout ListSpyLayout
      L invalidateLayout(with:) everything, counts
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 20
      L collectionViewContentSize 100, 500
      L prepareForTransition(to:) ListSpyLayout
      L prepareForTransition(from:) ListSpyLayout
      L layoutAttributesForItem(at:) 0-9
      L targetContentOffset(forProposedContentOffset:) 0, 187.5 -> 0, 187.5
      DG targetContentOffsetForProposedContentOffset 0, 187.5 -> 0, 187.5
      LOG log will 50.0 to 25.0 x2
      L shouldInvalidateLayout(forBoundsChange:) 0, 187.5, 100, 100 -> false
      DG scrollViewDidScroll
      L layoutAttributesForElements(in:) 0, 187.5, 100, 100
      C apply cell 0-8 0-9
      DS cellForItemAt, C apply cell, DG willDisplay 0-7 0-10 0-11
      L finalizeLayoutTransition() of ListSpyLayout x2
      LOG log did 50.0 to 25.0 x5
      = done 25 true; layout 25; attached 25; objects cabde
      > pass
      none

      # a layout that follows the bounds prepares again before it is queried
      > fresh list 20 in 100 100; to 400; following 25
      …
      L shouldInvalidateLayout(forBoundsChange:) 0, 162.5, 100, 100 -> true
      L invalidationContext(forBoundsChange:)
      L invalidateLayout(with:)
      DG scrollViewDidScroll
      L prepare()
      L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 162.5, 100, 100
      C apply cell 0-8 0-9
      DS cellForItemAt, C apply cell, DG willDisplay 0-6 0-7 0-10
      L finalizeLayoutTransition() of ListSpyLayout x2

      # the layout in use does nothing, not even the completion
      > list 20 in 100 100; again
      none
      = done none

      # before the first layout the layouts just change places
      > fresh list 20 in 100 100; switch 25
      G setCollectionViewLayout ListSpyLayout
      L invalidateLayout(with:) everything, counts
      = done 25 true; layout 25; attached 25
      > pass
      = heights 25 25 25 25

      # without area, too
      > list 20 in 100 100; size 0 0; clear; switch 25
      G setCollectionViewLayout ListSpyLayout
      L invalidateLayout(with:) everything, counts
      = done 25 true; layout 25; attached 25
      > size 100 100; pass
      = heights 25 25 25 25

      # the delegate has the last word on the offset
      > list 20 in 100 100; target 100.3; switch 25
      = y 100.3

      # within the limits of the new content
      > list 20 in 100 100; target 4000; switch 25
      = y 400
      """)
  }

  let fixture = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 100, height: 100))
  let other = ListSpyLayout()
  var grid: GridView { fixture.grid }

  init() { other.itemHeight = 25 }

  @Test(.rows, .rule("L5.11", "L5.15")) func `the pivot is centred`() {
    let rows: [(offset: CGFloat, selected: [Int], target: CGFloat)] = [
      (400, [8], 162.5), (400, [9], 187.5), (390, [], 162.5), (0, [0], 0), (400, [0], 162.5),
      (400, [8, 9], 162.5), (900, [], 400),
    ]
    forEachRow(of: rows) { row in
      let test = Self()
      test.grid.scroll(toY: row.offset)
      test.grid.content.selection = Set(row.selected.map { Position(0, $0) })
      test.grid.collectionViewLayout = test.other
      #expect(test.grid.contentOffset == CGPoint(x: 0, y: row.target))
      #expect(test.grid.indexPathsForSelectedItems?.map(\.item) == row.selected)  // LC-8
    }
  }

  @Test(.rule("L5.12")) func `a header that is displayed alone is the pivot`() {
    let rig = ShelfRig(counts: [0, 0, 0], size: CGSize(width: 100, height: 100))
    rig.layout.headerHeight = 200
    rig.layout.hasBoards = false
    rig.grid.scroll(toY: 250)
    let next = ShelfLayout()
    next.headerHeight = 120
    next.hasBoards = false
    rig.grid.collectionViewLayout = next
    // The middle header is at 120 … 240 now: its middle at 180 is the viewport's.
    #expect(rig.grid.contentOffset.y == 130)
  }

  @Test(.rows, .rule("L5.14")) func `without a pivot the hooks are asked with another proposal`() {
    let rows: [ActionRow<Self, (proposal: CGFloat, cells: Int)>] = [
      ActionRow("nothing is displayed: the start of the content", (0, 0)) { test in
        test.fixture.source.counts = [0]
        test.grid.layoutIfNeeded()
        test.grid.scroll(toY: 30)
      },
      ActionRow("the data source has lost the pivot: the offset as it is", (400, 4)) { test in
        test.grid.scroll(toY: 400)
        test.fixture.source.counts = [4]
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      row.act(test)
      let calls = test.fixture.trace { test.grid.collectionViewLayout = test.other }
      let proposal = "0, \(NumberText.short(row.outcome.proposal))"
      #expect(
        calls.contains("targetContentOffset(forProposedContentOffset:) \(proposal) -> \(proposal)"))
      #expect(test.grid.contentOffset == .zero)
      #expect(test.grid.visibleCells.count == row.outcome.cells)
      #expect(test.fixture.simulation.faults.isEmpty)
    }
  }

  @Test(.rule("S1.14", "T4.10"), arguments: [true, false], [true, false])
  func `limits that a batch has changed count, though a switch follows before any pass`(
    isAnimated: Bool, isInBatch: Bool
  ) {
    // Nothing is left for a pivot, so the switch leaves the offset alone (L5.13).
    fixture.source.counts = [3]
    let delegate = SpyDelegate { $0.targetContentOffset = { _, _ in CGPoint(x: 0, y: 40) } }
    grid.scroll(toY: 40)
    grid.delegate = delegate
    grid.performBatchUpdates {
      fixture.source.counts = [0]
      grid.deleteItems(at: (0..<3).map { [0, $0] })
      if isInBatch { grid.setCollectionViewLayout(other, animated: isAnimated) }
    }
    if !isInBatch { grid.setCollectionViewLayout(other, animated: isAnimated) }
    fixture.simulation.settle()
    #expect(grid.collectionViewLayout === other)
    #expect(grid.contentOffset == .zero)
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test(.rule("LC-13"))
  func `5-9: a layout that another grid uses is refused and stays where it is`() {
    let second = Fixture.laidOut(other, counts: [5], size: CGSize(width: 100, height: 100))
    grid.layoutIfNeeded()
    let before = ShownState(grid)
    let secondBefore = ShownState(second.grid)
    grid.collectionViewLayout = other
    #expect(fixture.simulation.faults.map(\.code) == ["layout-in-two-grids"])
    #expect(grid.collectionViewLayout === fixture.layout)
    #expect(other.collectionView === second.grid)
    #expect(fixture.layout.collectionView === grid)
    #expect(ShownState(grid).text == before.text)
    second.grid.reload()
    #expect(ShownState(second.grid).text == secondBefore.text)
  }

  /// A grid made with the layout that the fixture's grid uses.
  private func makeBorrower() -> GridView {
    fixture.simulation.perform {
      GridView(frame: CGRect(0, 0, 50, 50), collectionViewLayout: fixture.layout)
    }
  }

  @Test(.rows, .rule("LC-13")) func `a grid that asks a layout that is in use gets a plain one`() {
    let rows: [ActionRow<GridView, Void>] = [
      ActionRow("in a pass", ()) { $0.layoutIfNeeded() },
      ActionRow("in a question", ()) { grid in
        #expect(grid.layoutAttributesForItem(at: [0, 0]) == nil)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (simulation, layout) = (test.fixture.simulation, test.fixture.layout)
      test.grid.layoutIfNeeded()
      let before = ShownState(test.grid)
      let second = test.makeBorrower()
      #expect(simulation.faults.isEmpty)
      #expect(second.collectionViewLayout === layout)
      #expect(layout.collectionView === test.grid)
      row.act(second)
      #expect(simulation.faults.map(\.code) == ["layout-in-two-grids"])
      #expect(second.collectionViewLayout !== layout)
      #expect(second.collectionViewLayout.collectionView === second)
      #expect(layout.collectionView === test.grid)
      second.layoutAgain()
      #expect(simulation.faults.count == 1)
      test.grid.layoutIfNeeded()
      #expect(ShownState(test.grid).text == before.text)
    }
  }

  @Test(.rows, .rule("LC-13"))
  func `before a grid asks the layout that it was made with, either grid may be given another`() {
    let rows: [ActionRow<(Self, GridView), (first: Int, second: Int)>] = [
      ActionRow("the grid that was made with it", (2, 0)) { test, second in
        // Neither grid asks the borrowed layout about the other's bounds.
        second.frame.size = CGSize(width: 60, height: 60)
        second.contentOffset.y = 10
        #expect(test.fixture.layout.boundsSeenInQuestion.isEmpty)
        second.collectionViewLayout = test.other
        #expect(second.collectionViewLayout === test.other)
        #expect(test.fixture.layout.collectionView === test.grid)
      },
      ActionRow("the grid that used it", (4, 1)) { test, second in
        test.fixture.source.attach(to: second)
        test.grid.collectionViewLayout = test.other
        #expect(second.collectionViewLayout === test.fixture.layout)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let second = test.makeBorrower()
      row.act((test, second))
      for grid in [second, test.grid] {
        grid.layoutIfNeeded()
        #expect(grid.collectionViewLayout.collectionView === grid)
      }
      #expect(test.fixture.simulation.faults.isEmpty)
      #expect(test.grid.visibleCells.count == row.outcome.first)
      #expect(second.visibleCells.count == row.outcome.second)
    }
  }

  @Test func `a switch that a callback asks for follows the one under way`() {
    grid.layoutIfNeeded()
    let third = ListSpyLayout()
    third.itemHeight = 10
    var completions: [String] = []
    let nested = NestedSwitchLayout()
    nested.itemHeight = 25
    nested.next = third
    nested.onNext = { completions.append("third \($0)") }
    grid.setCollectionViewLayout(nested, animated: false) { completions.append("nested \($0)") }
    #expect(completions == ["nested true", "third true"])
    #expect(grid.collectionViewLayout === third)
    #expect(nested.collectionView == nil)
    #expect(grid.visibleCells.map(\.frame.height).allSatisfy { $0 == 10 })
    #expect(ShownState(grid).problems == [])
  }

  final class NestedSwitchLayout: ListSpyLayout {
    var next: GridViewLayout?
    var onNext: ((Bool) -> Void)?

    override func prepareForTransition(from oldLayout: GridViewLayout) {
      guard let next, let collectionView else { return }
      self.next = nil
      collectionView.setCollectionViewLayout(next, animated: false, completion: onNext)
    }
  }

  @Test func `a switch inside a provider takes effect in the pass under way`() {
    grid.layoutIfNeeded()
    fixture.source.configure = { [grid, other] _, _ in grid.collectionViewLayout = other }
    grid.scroll(toY: 60)
    #expect(grid.collectionViewLayout === other)
    #expect(grid.visibleCells.map(\.frame.height).allSatisfy { $0 == 25 })
    #expect(fixture.simulation.faults.isEmpty)
    #expect(ShownState(grid).problems == [])
  }

  @Test(.seeds(0..<20))
  func `after any switches the grid shows what a new one with the last layout shows`() {
    var random = SplitMix64(seed: currentSeed)
    grid.layoutIfNeeded()
    for _ in 0..<12 {
      let layout = ListSpyLayout()
      layout.itemHeight = CGFloat(8 + random.next(below: 70))
      layout.answersBoundsChange = random.next(below: 2) == 0
      grid.collectionViewLayout = layout
      if random.next(below: 2) == 0 { grid.scroll(toY: CGFloat(random.next(below: 300))) }
      let fresh = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 100, height: 100))
      fresh.layout.itemHeight = layout.itemHeight
      fresh.grid.scroll(to: grid.contentOffset)
      fresh.grid.scroll(to: grid.contentOffset)
      #expect(ShownState(grid).text == ShownState(fresh.grid).text)
      #expect(ShownState(grid).problems == [])
    }
  }
}
