import GridKit
import GridTesting
import TestSupport
import Testing

/// Changes of size inside an animation (B8.4).
@MainActor @Suite("Animated changes of size")
struct AnimatedResizeTests {
  let fixture = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 100, height: 100))
  let listener = SpyDelegate { $0.targetContentOffset = { $1 } }
  var grid: GridView { fixture.grid }
  var simulation: Simulation { fixture.simulation }

  init() {
    fixture.layout.answersBoundsChange = true
    grid.isPrefetchingEnabled = false
    grid.delegate = listener
    grid.layoutIfNeeded()
  }

  private func animate(_ body: @escaping @MainActor () -> Void) {
    simulation.perform { BaseView.animate(withDuration: 0.25, animations: body) }
  }

  @Test(.rule("B8.2", "B8.4")) func `the order of the questions, with the old bounds inside`() {
    fixture.layout.boundsSeenInQuestion = []
    let calls = fixture.brief { animate { grid.resize(to: CGSize(width: 200, height: 150)) } }
    #expect(
      calls == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 200, 150 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 200, 1000
        L prepare(forAnimatedBoundsChange:) 0, 0, 100, 100
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L layoutAttributesForElements(in:) 0, 0, 200, 150
        L finalLayoutAttributesForDisappearingItem(at:) 0-0 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-0 0-1 0-2
        DS cellForItemAt, C apply cell, C apply cell 0-2
        C apply cell 0-0 0-1 0-2
        L finalizeAnimatedBoundsChange()
        """)
    #expect(fixture.layout.boundsSeenInQuestion == [CGRect(0, 0, 100, 100)])
    #expect(grid.visibleCells.count == 3)
    // The model is there at once, the screen follows.
    let cell = grid.visibleCells[0]
    #expect(cell.frame.width == 200)
    #expect(cell.presentation.frame.width == 100)
    #expect(grid.visibleCells[2].presentation.alpha == 0)
    simulation.settle()
    #expect(cell.presentation.frame.width == 200)
    #expect(grid.visibleCells[2].presentation.alpha == 1)
  }

  @Test(.rule("B8.4")) func `the pass may also come after the block`() {
    animate { grid.frame.size.width = 200 }
    let calls = fixture.trace { simulation.tick() }
    #expect(calls.contains("L prepare(forAnimatedBoundsChange:) 0, 0, 100, 100"))
    #expect(calls.contains("L finalizeAnimatedBoundsChange()"))
    #expect((grid.visibleCells.first?.presentation.frame.width).map { $0 < 200 } == true)
  }

  @Test(.rows, .rule("B8.4", "B8.5"))
  func `without an animation, or if it stays valid, the layout is not told`() {
    let rows: [ActionRow<Self, Int>] = [
      ActionRow("without an animation", 2) { $0.grid.resize(width: 200) },
      ActionRow("a layout that stays valid", 3) { test in
        test.fixture.layout.answersBoundsChange = false
        test.animate { test.grid.resize(height: 150) }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let calls = test.fixture.trace { row.act(test) }
      #expect(!calls.contains("AnimatedBoundsChange") && !calls.contains("targetContentOffset"))
      let cells = test.grid.visibleCells
      #expect(cells.count == row.outcome)
      #expect(cells.allSatisfy { $0.presentation.frame.width == test.grid.bounds.width })
    }
  }

  @Test(.rule("T4.1")) func `layout and delegate may move the content, in the animation`() {
    listener.targetContentOffset = { _, _ in CGPoint(x: 0, y: 300) }
    animate { grid.resize(width: 200) }
    #expect(grid.contentOffset.y == 300)
    #expect(grid.presentation.bounds.origin.y == 0)
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [6, 7])
    simulation.settle()
    #expect(grid.presentation.bounds.origin.y == 300)
    #expect(grid.subviews.compactMap { $0 as? GridViewCell }.count { !$0.isHidden } == 2)
  }

  @Test(.rule("B8.8")) func `a horizontal pager loses its page unless its layout keeps it`() {
    let flow = GridViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    grid.setCollectionViewLayout(flow, animated: false)
    grid.isPagingEnabled = true
    grid.scroll(to: CGPoint(x: 500, y: 0))
    animate {
      flow.itemSize = CGSize(width: 200, height: 50)
      grid.resize(to: CGSize(width: 200, height: 50))
    }
    simulation.settle()
    #expect(grid.contentOffset.x == 500, "page 5 of 100 points is page 2½ of 200")
  }
}
