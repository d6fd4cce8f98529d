import GridKit
import GridTesting
import TestSupport
import Testing

/// The calls of a drag and their order, as text.
@MainActor @Suite("Calls of a drag", .rows)
struct DragCallTests {
  @Test func `a drag from one grid to another: every call, in order`() {
    let rig = DragRig()
    var finger: GridFinger?
    let lift = rig.trace { finger = rig.left.longPressItem(at: rig.path(1)) }
    #expect(
      lift == """
        DG itemsForBeginning 0-1 -> 1
        DG dragPreviewParametersForItemAt 0-1
        C dragStateDidChange 0-1 -> lifting
        """)
    #expect(finger?.hasLiftedItem == true)
    #expect(rig.left.hasActiveDrag && !rig.left.hasActiveDrop)
    let first = rig.trace { finger?.move(to: CGPoint(x: 50, y: 80)) }
    #expect(
      first == """
        DG dragSessionAllowsMoveOperation -> true
        DG dragSessionWillBegin
        C dragStateDidChange 0-1 -> dragging
        DG canHandle -> true
        DG dropSessionDidEnter
        DG dropSessionDidUpdate 0-1 -> move insertAt
        """)
    #expect(rig.left.hasActiveDrop)
    let over = rig.trace { finger?.move(to: CGPoint(x: 50, y: 75), in: rig.right) }
    #expect(
      over == """
        DG dropSessionDidExit
        DG canHandle -> true
        DG dropSessionDidEnter
        DG dropSessionDidUpdate 0-1 -> copy insertAt
        """)
    #expect(!rig.left.hasActiveDrop && rig.right.hasActiveDrop && !rig.right.hasActiveDrag)
    let drop = rig.trace { finger?.lift() }
    #expect(drop == "DG performDropWith 0-1")
    #expect(rig.left.hasActiveDrag && rig.right.hasActiveDrop)
    let end = rig.trace { rig.simulation.settle() }
    #expect(
      end == """
        DG dropSessionDidEnd
        DG dropSessionDidEnd
        C dragStateDidChange 0-1 -> none
        DG dragSessionDidEnd
        """)
    #expect(rig.rightBoard.words == [["p", "b", "q", "r"]])
    #expect(rig.shown(rig.right) == "p@25 b@75 q@125 r@175")
    #expect(!rig.left.hasActiveDrag && !rig.right.hasActiveDrop)
    #expect(rig.faults == [])
  }

  @Test func `an empty list of items is no drag, and the finger taps`() {
    let rig = DragRig()
    rig.leftBoard.isDraggable = { $0.item != 0 }
    let finger = rig.left.longPressItem(at: rig.path(0))
    #expect(finger?.hasLiftedItem == false && !rig.left.hasActiveDrag)
    finger?.lift()
    #expect(rig.left.indexPathsForSelectedItems == [rig.path(0)])
  }

  @Test func `a press that is too short, or moves too far, is no drag`() {
    let rig = DragRig()
    let short = rig.left.longPressItem(at: rig.path(0), for: 0.45)
    short?.lift()
    #expect(rig.trace { rig.simulation.advance(by: 1) } == "")
    let far = rig.left.touchDown(onItemAt: rig.path(1))
    far?.move(to: CGPoint(x: 65, y: 75))
    #expect(rig.trace { rig.simulation.advance(by: 1) } == "")
    #expect(far?.hasLiftedItem == false)
    far?.lift()
  }

  @Test func `without dragInteractionEnabled, or a drag delegate, nothing is dragged`() {
    let rig = DragRig()
    rig.left.dragInteractionEnabled = false
    #expect(rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(1)) == ItemDrag())
    rig.left.dragInteractionEnabled = true
    rig.left.dragDelegate = nil
    #expect("\(rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(1)))" == "no drag")
  }

  @Test func `a drag that comes to nothing has an end, and the other grid is as before`() {
    typealias Act = @MainActor (DragRig, GridFinger) -> Void
    let rows: [(name: String, setUp: Act, act: Act, calls: String, states: [String]?)] = [
      (
        "a lifted item that never moves goes back: no session has begun", { _, _ in },
        { $1.lift() }, "C dragStateDidChange 0-1 -> none", ["lifting", "none"]
      ),
      (
        "a touch that is taken away ends the drag without a drop",
        { $1.move(toItemAt: $0.path(0), in: $0.right) }, { $1.cancel() },
        """
        DG dropSessionDidExit
        DG dropSessionDidEnd
        C dragStateDidChange 0-1 -> none
        DG dragSessionDidEnd
        """, nil
      ),
      (
        "a drag that is lost while it begins has an end",
        { rig, finger in
          rig.leftBoard.onCall = { name, _ in if name == "dragSessionWillBegin" { finger.cancel() }
          }
        }, { $1.move(to: CGPoint(x: 50, y: 80)) },
        """
        DG dragSessionAllowsMoveOperation -> true
        DG dragSessionWillBegin
        C dragStateDidChange 0-1 -> none
        DG dragSessionDidEnd
        """, nil
      ),
      (
        "a grid that cannot handle the drag hears nothing else of it",
        {
          $0.rightBoard.handles = false
          $1.move(to: CGPoint(x: 50, y: 80))
        },
        {
          $1.move(toItemAt: $0.path(0), in: $0.right)
          $1.move(toItemAt: $0.path(1), in: $0.right)
          $1.lift()
        },
        """
        DG dropSessionDidExit
        DG canHandle -> false
        DG dropSessionDidEnd
        C dragStateDidChange 0-1 -> none
        DG dragSessionDidEnd
        """, nil
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = DragRig()
      let finger = try #require(rig.left.longPressItem(at: rig.path(1)))
      row.setUp(rig, finger)
      #expect(rig.trace { row.act(rig, finger) } == row.calls)
      #expect(!rig.left.hasActiveDrag)
      if let states = row.states { #expect(rig.cell(1, of: rig.left)?.states == states) }
      #expect(rig.rightBoard.words == [["p", "q", "r"]])
      #expect(rig.shown(rig.right) == "p@25 q@75 r@125")
      #expect(!rig.right.hasUncommittedUpdates)
    }
  }

  @Test func `methods that drag delegates lack are not called and mean yes, yes and no`() {
    final class Bare: NSObject, GridViewDragDelegate, GridViewDropDelegate {
      var dropped = 0
      func collectionView(
        _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
        at indexPath: IndexPath
      ) -> [GridDragItem] {
        [GridDragItem(itemProvider: NSItemProvider())]
      }
      func collectionView(
        _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
      ) {
        dropped += 1
      }
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

  @Test func `a move that the other side does not allow is no drop`() {
    let rig = DragRig()
    rig.leftBoard.allowsMove = false
    rig.leftBoard.propose = { _, _ in
      GridViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let drag = rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(2))
    #expect("\(drag)" == "not dropped")
    #expect(rig.leftBoard.words == [["a", "b", "c", "d", "e", "f"]])
  }

  @Test func `another finger's tap adds an item to the drag`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(1))
    finger?.move(to: CGPoint(x: 50, y: 80))
    rig.leftBoard.isDraggable = { $0.item != 3 }
    let calls = rig.trace {
      rig.left.tapItem(at: rig.path(2))
      rig.left.tapItem(at: rig.path(3))
    }
    #expect(
      calls.contains(
        """
        DG itemsForAddingTo 0-2 -> 1
        C dragStateDidChange 0-2 -> dragging
        """))
    #expect(calls.contains("DG itemsForAddingTo 0-3 -> 0"))
    #expect(rig.leftBoard.session?.items.compactMap { $0.localObject as? String } == ["b", "c"])
    #expect(rig.left.indexPathsForSelectedItems == [rig.path(3)])
    finger?.move(toItemAt: rig.path(0), in: rig.right)
    finger?.lift()
    rig.simulation.settle()
    #expect(rig.rightBoard.words == [["b", "c", "p", "q", "r"]])
  }

  @Test func `the finger's highlight goes when the item is lifted`() {
    let rig = DragRig()
    let finger = rig.left.touchDown(onItemAt: rig.path(1))
    rig.simulation.advance(by: 0.2)
    #expect(rig.cell(1, of: rig.left)?.isHighlighted == true)
    rig.simulation.advance(by: 0.6)
    #expect(rig.cell(1, of: rig.left)?.isHighlighted == false)
    finger?.move(to: CGPoint(x: 50, y: 20))
    #expect(finger?.draggedView == nil && rig.left.contentOffset.y == 0)
    finger?.cancel()
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
