import GridKit
import GridTesting
import TestSupport
import Testing

/// Changes of size inside an animation (B8.4).
@MainActor @Suite("Animated changes of size")
struct AnimatedResizeTests {
  final class Listener: NSObject, GridViewDelegate {
    var target: CGPoint?

    func collectionView(
      _ collectionView: GridView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  let fixture = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 100, height: 100))
  let listener = Listener()
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

  @Test(.rule("B8.4")) func `the order of the questions`() {
    let calls = fixture.trace {
      animate {
        grid.frame.size = CGSize(width: 200, height: 150)
        grid.layoutIfNeeded()
      }
    }
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

  @Test(.rule("B8.5")) func `without animation nobody is told and views change at once`() {
    let calls = fixture.trace {
      grid.frame.size.width = 200
      grid.layoutIfNeeded()
    }
    #expect(!calls.contains("AnimatedBoundsChange"))
    #expect(!calls.contains("targetContentOffset"))
    #expect(grid.visibleCells.allSatisfy { $0.presentation.frame.width == 200 })
  }

  @Test(.rule("B8.4")) func `a layout that stays valid is not told either`() {
    fixture.layout.answersBoundsChange = false
    let calls = fixture.trace {
      animate {
        grid.frame.size.height = 150
        grid.layoutIfNeeded()
      }
    }
    #expect(!calls.contains("AnimatedBoundsChange"))
    #expect(grid.visibleCells.count == 3)
  }

  @Test(.rule("B8.2")) func `the old bounds are seen inside the question`() {
    fixture.layout.boundsSeenInQuestion = []
    animate { grid.frame.size = CGSize(width: 200, height: 150) }
    #expect(fixture.layout.boundsSeenInQuestion == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test(.rule("T4.1")) func `layout and delegate may move the content, in the animation`() {
    listener.target = CGPoint(x: 0, y: 300)
    animate {
      grid.frame.size.width = 200
      grid.layoutIfNeeded()
    }
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
    grid.contentOffset = CGPoint(x: 500, y: 0)
    grid.layoutIfNeeded()
    animate {
      flow.itemSize = CGSize(width: 200, height: 50)
      grid.frame.size = CGSize(width: 200, height: 50)
      grid.layoutIfNeeded()
    }
    simulation.settle()
    #expect(grid.contentOffset.x == 500, "page 5 of 100 points is page 2½ of 200")
  }
}
