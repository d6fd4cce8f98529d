import GridKit
import GridTesting
import TestSupport
import Testing

/// Previews that come down, and what goes along with them.
@MainActor @Suite("Ends of drops", .rows)
struct DropAnimationTests {
  @Test func `animations and completions of a drop run in virtual time`() {
    let rig = DragRig()
    var told: [String] = []
    rig.rightBoard.onDrop = { grid, coordinator in
      let item = coordinator.items[0].dragItem
      let path = IndexPath(item: 1, section: 0)
      let animation = coordinator.drop(item, intoItemAt: path, rect: .zero)
      animation.addAnimations {
        told.append("animations")
        grid.alpha = 0.5
      }
      animation.addCompletion { told.append("completion \($0) at \(rig.simulation.now)") }
      told.append("dropped")
    }
    rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(1), of: rig.right)
    #expect(told == ["dropped", "animations"])
    #expect(rig.right.alpha == 0.5 && rig.right.presentation.alpha > 0.5)
    let start = rig.simulation.now
    rig.simulation.advance(by: 0.2)
    #expect(told.count == 2 && rig.left.hasActiveDrag && rig.right.hasActiveDrop)
    rig.simulation.settle()
    #expect(told.count == 3 && told[2].hasPrefix("completion end"))
    #expect(rig.simulation.now - start < 0.3)
    #expect(!rig.left.hasActiveDrag && !rig.right.hasActiveDrop)
  }

  @Test func `the preview's look is asked for when it flies to an item`() {
    final class Looks: WordBoard {
      override func collectionView(
        _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
      ) {
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: [0, 2])
        let target = GridDragPreviewTarget(container: collectionView, center: .zero)
        coordinator.drop(coordinator.items[0].dragItem, to: target)
      }
      func collectionView(
        _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
      ) -> GridDragPreviewParameters? { GridDragPreviewParameters() }
    }
    let rig = DragRig()
    let looks = Looks([["p", "q", "r"]])
    rig.right.dropDelegate = looks
    let calls = rig.trace {
      rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(1), of: rig.right)
      rig.simulation.settle()
    }
    #expect(looks.words == [["p", "q", "r"]])
    #expect(
      calls.hasSuffix(
        """
        DG dropSessionDidEnd
        C dragStateDidChange 0-0 -> none
        DG dragSessionDidEnd
        """))
  }

  @Test func `the coordinator says what is dropped where, and from where`() {
    DragStage.check(
      """
      # a drop that moves nothing
      > watch; drag 0 2
      = dropped 0 to 2, move, 100, 50
      > settle
      = left a@25 b@75 c@125 d@175
      """)
  }

  @Test func `a drop ends in its own time, and nothing else moves`() {
    DragStage.check(
      """
      # without previews it is over at the next tick
      > watch right; drag 0 1 right
      = dragging left
      > tick
      = dragging none

      # cells do not move when the item is inserted into its gap
      > press 0; move 130; advance 0.5; lift

      """
        + (0..<10).map { _ in "= presented b@25 c@75 a@125 d@175\n> tick" }.joined(separator: "\n"))
  }

  @Test func `a grid that goes to another simulation loses its drags`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(to: CGPoint(x: 50, y: 130))
    let other = Simulation()
    other.faultPolicy = .record
    let window = GridWindow(simulation: other)
    window.addSubview(rig.left)
    #expect(!rig.left.hasActiveDrag && !rig.left.hasUncommittedUpdates)
    finger?.lift()
    other.settle()
    #expect(rig.leftBoard.words[0].first == "a")
  }
}
