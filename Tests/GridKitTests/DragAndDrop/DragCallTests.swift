import GridKit
import GridTesting
import TestSupport
import Testing

/// The calls of a drag and their order, as text.
@MainActor @Suite("Calls of a drag", .rows)
struct DragCallTests {
  @Test func `a drag calls the delegates of both grids in order`() {
    DragStage.check(
      """
      # from one grid to another: every call
      > press 1
      DG itemsForBeginning 0-1 -> 1; DG dragPreviewParametersForItemAt 0-1
      C dragStateDidChange 0-1 -> lifting
      = lifted; dragging left; dropping none
      > move 80
      DG dragSessionAllowsMoveOperation -> true; DG dragSessionWillBegin
      C dragStateDidChange 0-1 -> dragging
      DG canHandle -> true; DG dropSessionDidEnter; DG dropSessionDidUpdate 0-1 -> move insertAt
      = dropping left
      > move 75 right
      DG dropSessionDidExit
      DG canHandle -> true; DG dropSessionDidEnter; DG dropSessionDidUpdate 0-1 -> copy insertAt
      = dragging left; dropping right
      > lift
      DG performDropWith 0-1
      = dragging left; dropping right
      > settle
      DG dropSessionDidEnd; DG dropSessionDidEnd; C dragStateDidChange 0-1 -> none
      DG dragSessionDidEnd
      = rightWords p b q r; right p@25 b@75 q@125 r@175; dragging none; dropping none; faults none

      # another finger's tap adds an item, or is a tap if it brings none
      > press 1; move 80; fix 3; clear; tap 2
      DG itemsForAddingTo 0-2 -> 1; C dragStateDidChange 0-2 -> dragging
      > tap 3
      = heard DG itemsForAddingTo 0-3 -> 0
      = session b c; selected 3
      > move 25 right; lift; settle
      = rightWords b c p q r
      """)
  }

  @Test func `a finger that drags nothing does what it does without drags`() {
    DragStage.check(
      """
      # an empty list of items is no drag, and the finger taps
      > fix 0; press 0
      = lifted false; dragging none
      > lift
      = selected 0

      # a press that is too short
      > press 0 0.45; lift; clear; advance 1
      none

      # a press that moves too far
      > touch 1; move 75 65; clear; advance 1
      none
      = lifted false

      # without dragInteractionEnabled, or a drag delegate
      > disable; drag 0 1
      = drag no drag
      > enable; undelegate; drag 0 1
      = drag no drag
      """)
  }

  @Test func `the finger's highlight goes when the item is lifted, and nothing scrolls`() {
    DragStage.check(
      """
      # a touch that becomes a drag
      > touch 1; advance 0.2
      = highlighted 1
      > advance 0.6
      = highlighted none; lifted
      > move 20
      = carried false; y 0
      """)
  }

  @Test func `a drag that comes to nothing has an end, and the other grid is as before`() {
    let end = "dragging none; rightWords p q r; right p@25 q@75 r@125; gap none"
    DragStage.check(
      """
      # a lifted item that never moves goes back: no session has begun
      > press 1; clear; lift
      C dragStateDidChange 0-1 -> none
      = told lifting none; \(end)

      # a touch that is taken away ends the drag without a drop
      > press 1; over 1; clear; cancel
      DG dropSessionDidExit; DG dropSessionDidEnd; C dragStateDidChange 0-1 -> none
      DG dragSessionDidEnd
      = \(end)

      # a drag that is lost while it begins has an end
      > press 1; clear; in dragSessionWillBegin: cancel; move 80
      DG dragSessionAllowsMoveOperation -> true; DG dragSessionWillBegin
      C dragStateDidChange 0-1 -> none; DG dragSessionDidEnd
      = \(end)

      # a grid that cannot handle the drag hears nothing else of it
      > press 1; refuse right; move 80; clear; over 0; over 1; lift
      DG dropSessionDidExit; DG canHandle -> false; DG dropSessionDidEnd
      C dragStateDidChange 0-1 -> none; DG dragSessionDidEnd
      = \(end)

      # a move that the other side does not allow is no drop
      > forbidMove; propose move at; drag 0 2
      = drag not dropped; words a b c d e f; \(end)
      """)
  }

  @Test func `methods that drag delegates lack are not called and mean yes, yes and no`() {
    final class Bare: NSObject, GridViewDragDelegate, GridViewDropDelegate {
      var dropped = 0
      func collectionView(
        _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
        at indexPath: IndexPath
      ) -> [GridDragItem] { [GridDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
      ) { dropped += 1 }
    }
    let rig = DragRig()
    let bare = Bare()
    rig.left.dragDelegate = bare
    rig.left.dropDelegate = bare
    let calls = rig.trace {
      let drag = rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(2))
      #expect("\(drag)" == "not dropped")
    }
    #expect(
      calls == """
        DG itemsForBeginning 0-0 -> 1
        C dragStateDidChange 0-0 -> lifting
        C dragStateDidChange 0-0 -> dragging
        C dragStateDidChange 0-0 -> none
        """)
    #expect(bare.dropped == 0)
  }

  @Test func `sessions know where the finger is, and each other`() {
    let rig = DragRig()
    var seen: [String] = []
    var dropSession: (any GridDropSession)?
    rig.rightBoard.onDrop = { grid, coordinator in
      dropSession = coordinator.session
      seen.append(NumberText.short(coordinator.session.location(in: grid)))
      seen.append("\(coordinator.items.map { $0.sourceIndexPath == nil })")
      seen.append(NumberText.short(coordinator.items[0].previewSize))
    }
    rig.leftBoard.session = nil
    rig.left.dragItem(at: rig.path(1), toPoint: CGPoint(x: 30, y: 90), of: rig.right)
    #expect(seen == ["30, 90", "[true]", "100, 50"])
    #expect(dropSession?.localDragSession === rig.leftBoard.session)
    #expect(dropSession?.items.count == 1)
    #expect(dropSession?.isRestrictedToDraggingApplication == false)
    #expect(dropSession?.canLoadObjects(ofClass: NSString.self) == true)
    #expect(dropSession?.canLoadObjects(ofClass: String.self) == true)
    rig.simulation.settle()
  }
}
