import GridKit
import GridTesting
import TestSupport
import Testing

/// Movements by hand in layouts of several kinds, and the contexts that a layout gets.
extension MovementTests {
  @Test(.rule("IM-15", "IM-26", "IM-29"))
  func `contexts of steps and ends carry the places before and after, others none`() {
    let rig = MovementRig([["a", "b"], ["c"]])
    func text(_ context: GridViewLayoutInvalidationContext?) -> String {
      guard let context else { return "-" }
      let previous = context.previousIndexPathsForInteractivelyMovingItems
      let target = context.targetIndexPathsForInteractivelyMovingItems
      return "\(previous.map { "\($0)" } ?? "nil") \(target.map { "\($0)" } ?? "nil") "
        + "\(NumberText.short(context.interactiveMovementTarget)) "
        + (context.invalidateDataSourceCounts ? "counts" : "-")
        + (context.invalidateEverything ? " everything" : "")
    }
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    #expect(text(rig.layout.contexts.last) == "[[0, 0]] [[0, 0]] 50, 25 -")
    rig.move(to: 130)
    #expect(text(rig.layout.contexts.last) == "[[0, 0]] [[1, 0]] 50, 130 counts")
    rig.move(to: 76)
    #expect(text(rig.layout.contexts.last) == "[[1, 0]] [[1, 0]] 50, 76 -")
    rig.grid.endInteractiveMovement()
    #expect(text(rig.layout.contexts.last) == "[[0, 0]] [[1, 0]] 0, 0 counts")
    rig.grid.settle()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 130)
    rig.grid.cancelInteractiveMovement()
    #expect(text(rig.layout.contexts.last) == "[[1, 1]] [[0, 0]] 0, 0 counts")
    rig.grid.settle()
    rig.grid.reload()
    #expect(text(rig.layout.contexts.last) == "nil nil 0, 0 counts everything")
    rig.layout.invalidateLayout()
    #expect(text(rig.layout.contexts.last) == "nil nil 0, 0 -")
  }

  @Test func `sizes that a delegate gives by path go with their items`() {
    let rig = MovementRig([["a", "b", "c"]])
    let sizes = SpyDelegate {
      $0.sizeForItemAt = { CGSize(width: 100, height: 20 * CGFloat($2.item + 1)) }
    }
    let flow = GridViewFlowLayout()
    flow.minimumLineSpacing = 0
    rig.grid.delegate = sizes
    rig.grid.collectionViewLayout = flow
    rig.grid.layoutIfNeeded()
    #expect(rig.shown == "a@10 b@40 c@90")
    rig.grid.beginInteractiveMovementForItem(at: rig.path(2))
    rig.move(to: 12)
    #expect(rig.shown == "c*@12 a@70 b@100")
    rig.grid.cancelInteractiveMovement()
    #expect(rig.shown == "a@10 b@40 c@90")
  }

  @Test func `a layout that only answers for regions can move items too`() {
    final class RegionLayout: ListSpyLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
        nil
      }
    }
    let rig = MovementRig(layout: RegionLayout())
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    #expect(rig.shown == "b@25 a*@80 c@125 d@175")
    #expect(rig.grid.cellForItem(at: rig.path(1))?.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test(.rule("LB-7")) func `in a mirrored layout the lifted cell is where the finger is`() {
    final class Mirrored: GridViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let rig = MovementRig([["a", "b", "c", "d"]])
    let flow = Mirrored()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.minimumInteritemSpacing = 0
    rig.grid.semanticContentAttribute = .forceRightToLeft
    rig.grid.collectionViewLayout = flow
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.cellForItem(at: rig.path(0))?.center == CGPoint(x: 75, y: 25))
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    let cell = rig.grid.cellForItem(at: rig.path(0))
    #expect(cell?.center == CGPoint(x: 75, y: 25))
    rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 30))
    #expect(cell?.center == CGPoint(x: 20, y: 30))
    #expect(rig.grid.cellForItem(at: rig.path(1)) === cell)
  }

  @Test func `a layout switch keeps the movement`() {
    let rig = MovementRig()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    let other = ListSpyLayout()
    other.itemHeight = 40
    rig.grid.collectionViewLayout = other
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.isMovingItems)
    #expect(rig.shown == "b@20 a*@80 c@100 d@140 e@180")
    rig.grid.endInteractiveMovement()
    #expect(rig.shown == "b@20 a@60 c@100 d@140 e@180")
  }
}
