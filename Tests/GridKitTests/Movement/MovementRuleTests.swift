import GridKit
import GridTesting
import TestSupport
import Testing

/// Rules of movements by hand beside those of `MovementTests`.
@MainActor @Suite("Moving an item by hand: edges, ends, hooks")
struct MovementRuleTests {
  // MARK: Beginning and ending

  @Test(.rule("IM-2")) func `without canMoveItemAt an item can be moved`() {
    let rig = MovementRig()
    var words = ["a", "b", "c"]
    let source = SpyDataSource([3])
    source.move = { words.insert(words.remove(at: $1.item), at: $2.item) }
    source.attach(to: rig.grid)
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.beginInteractiveMovementForItem(at: rig.path(0)))
    rig.move(to: 130)
    rig.grid.endInteractiveMovement()
    #expect(words == ["b", "c", "a"])
    rig.grid.settle()
  }

  @Test(.rule("IM-29")) func `hooks of a flow layout without a grid`() {
    let layout = GridViewFlowLayout()
    let path = IndexPath(item: 3, section: 1)
    let lifted = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 5, y: 6))
    #expect(lifted.indexPath == path && lifted.size == .zero)
    #expect(lifted.center == CGPoint(x: 5, y: 6) && lifted.zIndex == Int.max)
    let step = layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: CGPoint(x: 5, y: 6),
      previousIndexPaths: [IndexPath(item: 0, section: 0)], previousPosition: .zero)
    let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [IndexPath(item: 0, section: 0)],
      movementCancelled: false)
    for context in [step, end] {
      #expect(
        (context as? GridViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics
          == true)
      #expect(
        context.previousIndexPathsForInteractivelyMovingItems == [IndexPath(item: 0, section: 0)])
      #expect(context.targetIndexPathsForInteractivelyMovingItems == [path])
    }
    #expect(step.interactiveMovementTarget == CGPoint(x: 5, y: 6))
    #expect(end.interactiveMovementTarget == .zero)
  }

  // MARK: Edges

  @Test(.rule("IM-22"))
  func `near an edge content scrolls under a finger that stays still, if asked to`() {
    let rig = MovementRig()
    rig.simulation.fidelity.scrollsAtEdges = true
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 190)
    #expect(rig.grid.contentOffset.y == 0)
    rig.simulation.advance(by: 0.1)
    let offset = rig.grid.contentOffset.y
    // 38 of 48 points into the band: 475 points a second.
    #expect(abs(offset - 47.5) < 0.6)
    #expect(
      rig.grid.cellForItem(at: rig.path(rig.grid.movementTarget?.item ?? 0))?.center.y == 190
        + offset)
    rig.simulation.advance(by: 2)
    #expect(rig.grid.contentOffset.y == 300)
    #expect(rig.grid.movementTarget == Position(0, 9))
    // Away from the edge it stops, and at the other edge it goes back.
    rig.move(to: 400)
    rig.simulation.advance(by: 0.5)
    #expect(rig.grid.contentOffset.y == 300)
    rig.move(to: 301)
    rig.simulation.advance(by: 2)
    #expect(rig.grid.contentOffset.y == 0)
    rig.grid.endInteractiveMovement()
    rig.simulation.advance(by: 1)
    #expect(rig.grid.contentOffset.y == 0)
    #expect(rig.source.words[0].first == "a")
    #expect(rig.faults == [])
  }

  // MARK: Layouts

  @Test(.rule("IM-13"), arguments: [false, true])
  func `items move in a compositional layout`(scrollsByItself: Bool) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if scrollsByItself { section.orthogonalScrollingBehavior = .continuous }
    let rig = MovementRig([["a", "b"], ["c", "d", "e"]])
    rig.grid.setCollectionViewLayout(GridViewCompositionalLayout(section: section), animated: false)
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.beginInteractiveMovementForItem(at: rig.path(0)))
    let target = rig.grid.layoutAttributesForItem(at: rig.path(0, 1))?.center ?? .zero
    rig.grid.updateInteractiveMovementTargetPosition(target)
    #expect(rig.grid.movementTarget == Position(1, 0))
    #expect(rig.grid.numberOfItems(inSection: 0) == 1)
    #expect(rig.grid.numberOfItems(inSection: 1) == 4)
    rig.grid.endInteractiveMovement()
    rig.grid.settle()
    #expect(rig.source.words == [["b"], ["a", "c", "d", "e"]])
    #expect((rig.grid.cellForItem(at: rig.path(0, 1)) as? WordCell)?.word == "a")
    #expect(rig.faults == [])
  }
}
