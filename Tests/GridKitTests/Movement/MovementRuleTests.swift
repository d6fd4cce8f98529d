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

  @Test(.rule("IM-15")) func `the data source is told once, then the layout, and the item settles`()
  {
    let rig = MovementRig()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    rig.move(to: 130)
    let calls = rig.trace { rig.grid.endInteractiveMovement() }.split(separator: "\n")
    #expect(calls.filter { $0.hasPrefix("DS moveItemAt") } == ["DS moveItemAt 0-0 to 0-2"])
    #expect(calls[2].hasPrefix("L invalidationContextForEnding"))
    #expect(rig.presented.contains("a@130"))
    rig.grid.settle()
    #expect(rig.presented.contains("a@125"))
  }

  @Test(.rule("IM-16"))
  func `back where it was, moveItemAt is not called and nothing was cancelled`() {
    let rig = MovementRig()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    rig.move(to: 20)
    let calls = rig.trace { rig.grid.endInteractiveMovement() }
    #expect(!calls.contains("moveItemAt"))
    #expect(calls.contains("movementCancelled:) 0-0, 0-0, false"))
    rig.grid.settle()
  }

  @Test(.rule("IM-19")) func `the layout hears of no batch update`() {
    let rig = MovementRig()
    let calls = rig.trace {
      rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
      rig.move(to: 130)
      rig.grid.endInteractiveMovement()
      rig.grid.settle()
    }
    for word in ["prepare(forCollectionViewUpdates:)", "finalize", "initialLayout", "finalLayout"] {
      #expect(!calls.contains(word))
    }
  }

  @Test(.rule("IM-15", "IM-26", "IM-29"))
  func `the ending context carries the places of before and after`() {
    func end(cancelled: Bool) -> [String] {
      let rig = MovementRig()
      rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
      rig.move(to: 130)
      if cancelled {
        rig.grid.cancelInteractiveMovement()
      } else {
        rig.grid.endInteractiveMovement()
      }
      guard let context = rig.layout.contexts.last else { return [] }
      rig.grid.settle()
      return [
        "\(context.previousIndexPathsForInteractivelyMovingItems ?? [])",
        "\(context.targetIndexPathsForInteractivelyMovingItems ?? [])",
        NumberText.short(context.interactiveMovementTarget),
      ]
    }
    #expect(end(cancelled: false) == ["[[0, 0]]", "[[0, 2]]", "0, 0"])
    #expect(end(cancelled: true) == ["[[0, 2]]", "[[0, 0]]", "0, 0"])
  }

  @Test(.rule("IM-26")) func `contexts of anything else carry none`() {
    let rig = MovementRig()
    rig.grid.reloadData()
    rig.grid.layoutIfNeeded()
    rig.layout.invalidateLayout()
    for context in rig.layout.contexts {
      #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
      #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    }
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

  @Test func `the cell knows that it is being moved, and others do not`() {
    let rig = MovementRig()
    func moving() -> [String] {
      rig.grid.visibleCells.compactMap {
        $0.configurationState.isReordering ? ($0 as? WordCell)?.word : nil
      }
    }
    rig.grid.beginInteractiveMovementForItem(at: rig.path(1))
    #expect(moving() == ["b"])
    rig.move(to: 175)
    #expect(moving() == ["b"])
    rig.grid.endInteractiveMovement()
    #expect(moving() == [])
    rig.grid.settle()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.grid.reloadData()
    rig.grid.layoutIfNeeded()
    #expect(moving() == [])
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

  @Test(.rule("IM-22")) func `by default nothing scrolls`() {
    let rig = MovementRig()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 199)
    rig.simulation.advance(by: 1)
    #expect(rig.grid.contentOffset.y == 0)
    rig.grid.cancelInteractiveMovement()
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
    rig.grid.setCollectionViewLayout(
      GridViewCompositionalLayout(section: section), animated: false)
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
