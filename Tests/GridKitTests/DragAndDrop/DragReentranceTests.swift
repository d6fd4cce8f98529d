import GridKit
import GridTesting
import TestSupport
import Testing

/// Actions of a drag's delegates in the midst of its calls.
@MainActor @Suite("Calls from inside a drag", .rows)
struct DragReentranceTests {
  static let calls = [
    "itemsForBeginning", "dragPreviewParametersForItemAt", "dragSessionWillBegin",
    "dragSessionAllowsMoveOperation", "canHandle", "dropSessionDidEnter", "dropSessionDidUpdate",
    "dropSessionDidExit", "performDropWith", "dropSessionDidEnd", "dragSessionDidEnd",
  ]

  enum Deed: CaseIterable {
    case reload, delete, insert, loseSource, changeLayout, scroll, move, takeAway, cancel
  }

  @Test func `a drag survives what its delegates do`() {
    let rows = Self.calls.flatMap { call in Deed.allCases.map { (call, $0) } }
    forEachRow(of: rows, named: { "\($0) \($1)" }) { call, deed in expectSurvival(of: call, deed) }
  }

  private func expectSurvival(of call: String, _ deed: Deed) {
    let rig = DragRig()
    var finger: GridFinger?
    var isDone = false
    let act: @MainActor (String, GridView) -> Void = { name, grid in
      guard name == call, !isDone else { return }
      isDone = true
      let board = grid === rig.left ? rig.leftBoard : rig.rightBoard
      switch deed {
      case .reload: grid.reloadData()
      case .delete:
        board.words[0].removeFirst()
        grid.deleteItems(at: [rig.path(0)])
      case .insert:
        board.words[0].insert("new", at: 0)
        grid.insertItems(at: [rig.path(0)])
      case .loseSource: grid.dataSource = nil
      case .changeLayout: grid.collectionViewLayout = ListSpyLayout()
      case .scroll: grid.contentOffset.y = 20
      case .move: _ = grid.beginInteractiveMovementForItem(at: rig.path(0))
      case .takeAway: grid.removeFromSuperview()
      case .cancel: finger?.cancel()
      }
    }
    rig.leftBoard.onCall = act
    rig.rightBoard.onCall = act
    rig.rightBoard.onDrop = { _, coordinator in
      let placeholder = GridViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "waiting")
      let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      rig.simulation.after(0.5) { context.deletePlaceholder() }
    }
    finger = rig.left.touchDown(onItemAt: rig.path(1))
    rig.simulation.advance(by: 0.52)
    finger?.move(to: CGPoint(x: 50, y: 130), in: rig.left)
    rig.simulation.tick()
    finger?.move(to: CGPoint(x: 50, y: 75), in: rig.right)
    rig.simulation.tick()
    finger?.move(to: CGPoint(x: 50, y: 80), in: rig.right)
    finger?.lift()
    rig.simulation.settle()
    rig.left.cancelInteractiveMovement()
    rig.right.cancelInteractiveMovement()
    rig.simulation.settle()
    for (grid, board) in [(rig.left, rig.leftBoard), (rig.right, rig.rightBoard)] {
      grid.layoutIfNeeded()
      #expect(!grid.hasActiveDrag && !grid.hasActiveDrop && !grid.hasUncommittedUpdates)
      let words = grid.visibleCells.compactMap { ($0 as? DraggedCell)?.word }
      let counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
      if grid.dataSource == nil {
        #expect(words == [] && counts == [])
      } else {
        let first = grid.indexPathsForVisibleItems.first?.item ?? 0
        #expect(words == Array(board.words[0].dropFirst(first).prefix(words.count)))
        #expect(counts == [board.words[0].count])
      }
      for cell in grid.visibleCells {
        let state = cell.configurationState
        #expect(state.cellDragState == GridCellConfigurationState.DragState.none)
        #expect(state.cellDropState == GridCellConfigurationState.DropState.none)
        #expect(!state.isReordering)
      }
    }
    // Updates beside an item that is moved by hand, and placeholders without a data source, are
    // faults like any others.
    let expected: Set = ["update-during-movement", "deletion-after-movement", "placeholder-path"]
    #expect(rig.faults.allSatisfy { expected.contains($0) }, "\(rig.faults)")
  }
}
