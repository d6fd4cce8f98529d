import GridKit
import GridTesting
import TestSupport
import Testing

/// How items make room for something dragged (IM-27).
@MainActor @Suite("Gaps under a drag", .rows)
struct DropGapTests {
  @Test(.rule("IM-27"))
  func `a move within the grid shows the item at its target, the data unchanged`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(to: CGPoint(x: 50, y: 130))
    #expect(rig.shown(rig.left) == "b@25 c@75 a@125 d@175")
    #expect(rig.left.hasUncommittedUpdates)
    #expect(rig.leftBoard.words[0].first == "a")
    #expect(rig.left.presentationIndexPath(forDataSourceIndexPath: rig.path(0)) == rig.path(2))
    #expect(rig.left.dataSourceIndexPath(forPresentationIndexPath: rig.path(0)) == rig.path(1))
    #expect(rig.left.cellForItem(at: rig.path(2))?.configurationState.isReordering == true)
    finger?.move(to: CGPoint(x: 50, y: 20))
    #expect(rig.shown(rig.left) == "a@25 b@75 c@125 d@175")
    finger?.move(to: CGPoint(x: 50, y: 80))
    finger?.lift()
    rig.simulation.settle()
    #expect(rig.leftBoard.words[0] == ["b", "a", "c", "d", "e", "f"])
    #expect(rig.shown(rig.left) == "b@25 a@75 c@125 d@175")
    #expect(!rig.left.hasUncommittedUpdates)
    #expect(rig.leftBoard.destinations == ["0-2", "0-0", "0-1"])
    #expect(rig.faults == [])
  }

  @Test(.rule("IM-27", "IM-26")) func `the layout is told as in a movement by hand`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    let log = TraceLog(rig.simulation)
    finger?.move(to: CGPoint(x: 50, y: 130))
    finger?.lift()
    log.stop()
    let contexts = log.calls(of: .layout).split(separator: "\n")
      .filter { $0.hasPrefix("L invalidationContext") }.joined(separator: "\n")
    #expect(
      contexts == """
        L invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:\
        previousPosition:) 0-2, (50, 130), 0-0, (50, 130)
        L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
        previousIndexPaths:movementCancelled:) 0-2, 0-0, false
        """)
    rig.simulation.settle()
  }

  @Test func `an item from another grid opens an empty gap`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(toItemAt: rig.path(1), in: rig.right)
    #expect(rig.right.numberOfItems(inSection: 0) == 4)
    #expect(rig.shown(rig.right) == "p@25 q@125 r@175")
    #expect(rig.right.visibleCells.count == 3)
    #expect(rig.right.dataSourceIndexPath(forPresentationIndexPath: rig.path(1)) == nil)
    #expect(rig.right.dataSourceIndexPath(forPresentationIndexPath: rig.path(2)) == rig.path(1))
    finger?.move(to: CGPoint(x: 50, y: 20), in: rig.right)
    #expect(rig.shown(rig.right) == "p@75 q@125 r@175")
    finger?.move(to: CGPoint(x: 50, y: 20), in: rig.left)
    #expect(rig.shown(rig.right) == "p@25 q@75 r@125")
    #expect(!rig.right.hasUncommittedUpdates)
    finger?.cancel()
    #expect(rig.rightBoard.destinations == ["0-1", "0-0"])
  }

  @Test(arguments: [
    (GridView.ReorderingCadence.immediate, 0.0), (.fast, 0.2), (.slow, 0.6),
  ])
  func `reorderingCadence: a gap opens after a while over the same place`(
    cadence: GridView.ReorderingCadence, delay: TimeInterval
  ) {
    let rig = DragRig()
    rig.left.reorderingCadence = cadence
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(to: CGPoint(x: 50, y: 130))
    #expect(rig.left.hasUncommittedUpdates == (delay == 0))
    if delay > 0 {
      rig.simulation.advance(by: delay - 0.05)
      #expect(!rig.left.hasUncommittedUpdates)
      // Within the same item the time goes on, over another it begins again.
      finger?.move(to: CGPoint(x: 50, y: 135))
      rig.simulation.advance(by: 0.1)
      #expect(rig.left.hasUncommittedUpdates)
      finger?.move(to: CGPoint(x: 50, y: 80))
      #expect(rig.shown(rig.left) == "b@25 c@75 a@125 d@175")
      rig.simulation.advance(by: delay + 0.05)
    } else {
      finger?.move(to: CGPoint(x: 50, y: 80))
    }
    #expect(rig.shown(rig.left) == "b@25 a@75 c@125 d@175")
    finger?.cancel()
    #expect(rig.shown(rig.left) == "a@25 b@75 c@125 d@175")
  }

  @Test func `an intent to drop into an item marks its cell and opens no gap`() {
    let rig = DragRig()
    rig.rightBoard.propose = { _, _ in
      GridViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(toItemAt: rig.path(1), in: rig.right)
    func states() -> [String] {
      rig.right.visibleCells.map { "\($0.configurationState.cellDropState)" }
    }
    #expect(states() == ["notTargeted", "targeted", "notTargeted"])
    #expect(!rig.right.hasUncommittedUpdates)
    finger?.move(toItemAt: rig.path(2), in: rig.right)
    #expect(states() == ["notTargeted", "notTargeted", "targeted"])
    finger?.move(to: CGPoint(x: 50, y: 20), in: rig.left)
    #expect(states() == ["none", "none", "none"])
    finger?.cancel()
    let state = rig.cell(0, of: rig.left)?.configurationState
    #expect(state?.cellDropState == GridCellConfigurationState.DropState.none)
    #expect(state?.cellDragState == GridCellConfigurationState.DragState.none)
  }

  @Test func `an unspecified intent, a forbidden and a cancelled drop open no gap`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    for proposal in [
      GridViewDropProposal(operation: .copy),
      GridViewDropProposal(operation: .forbidden, intent: .insertAtDestinationIndexPath),
      GridViewDropProposal(operation: .cancel, intent: .insertAtDestinationIndexPath),
    ] {
      rig.rightBoard.propose = { _, _ in proposal }
      finger?.move(toItemAt: rig.path(1), in: rig.right)
      #expect(!rig.right.hasUncommittedUpdates)
      finger?.move(toItemAt: rig.path(2), in: rig.right)
    }
    #expect(rig.shown(rig.right) == "p@25 q@75 r@125")
    finger?.cancel()
  }

  @Test func `the delegate of the grid may name another target`() {
    let rig = DragRig()
    let delegate = TargetDelegate()
    delegate.target = { _, _, proposed in
      IndexPath(item: max(1, proposed.item), section: proposed.section)
    }
    rig.left.delegate = delegate
    let finger = rig.left.longPressItem(at: rig.path(2))
    finger?.move(to: CGPoint(x: 50, y: 20))
    #expect(rig.shown(rig.left) == "a@25 c@75 b@125 d@175")
    finger?.cancel()
  }

  @Test func `an update of the grid keeps the gap between the same items`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    finger?.move(to: CGPoint(x: 50, y: 130))
    rig.leftBoard.words[0].insert("x", at: 1)
    rig.left.insertItems(at: [rig.path(1)])
    #expect(rig.shown(rig.left) == "x@25 b@75 c@125 a@175")
    finger?.move(to: CGPoint(x: 50, y: 131))
    #expect(rig.shown(rig.left) == "x@25 b@75 a@125 c@175")
    finger?.lift()
    rig.simulation.settle()
    #expect(rig.leftBoard.words[0] == ["x", "b", "a", "c", "d", "e", "f"])
    #expect(rig.faults == [])
  }

  @Test(.rule("IM-21")) func `a gap closes when its item goes, and the drag goes on without it`() {
    let rows: [(name: String, act: @MainActor (DragRig) -> Void, shown: String, moves: Bool)] = [
      (
        "a dragged item that is deleted takes its gap along",
        { rig in
          rig.leftBoard.words[0].removeFirst()
          rig.left.deleteItems(at: [rig.path(0)])
        }, "b@25 c@75 d@125 e@175", false
      ),
      (
        "IM-21: a reload closes the gap",
        { rig in
          rig.left.reloadData()
          rig.left.layoutIfNeeded()
        }, "a@25 b@75 c@125 d@175", true
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = DragRig()
      var source: [IndexPath?] = []
      rig.leftBoard.onDrop = { _, coordinator in source = coordinator.items.map(\.sourceIndexPath) }
      let finger = rig.left.longPressItem(at: rig.path(0))
      finger?.move(to: CGPoint(x: 50, y: 130))
      row.act(rig)
      #expect(rig.shown(rig.left) == row.shown)
      #expect(!rig.left.hasUncommittedUpdates)
      if row.moves { finger?.move(to: CGPoint(x: 50, y: 131)) }
      finger?.lift()
      rig.simulation.settle()
      #expect(source == [nil])
      #expect(!rig.left.hasUncommittedUpdates)
      if !row.moves { #expect(rig.shown(rig.left) == row.shown && rig.faults == []) }
    }
  }

  @Test(.rule("IM-22")) func `near an edge content scrolls by itself, if the switch is on`() {
    for isOn in [false, true] {
      let rig = DragRig([(0..<40).map(String.init)])
      rig.simulation.fidelity.scrollsAtEdges = isOn
      let finger = rig.left.longPressItem(at: rig.path(0))
      finger?.move(to: CGPoint(x: 50, y: 195))
      rig.simulation.advance(by: 1)
      #expect((rig.left.contentOffset.y > 300) == isOn)
      // The item went along.
      let place = rig.left.presentationIndexPath(forDataSourceIndexPath: rig.path(0))?.item ?? 0
      #expect((place > 8) == isOn)
      finger?.move(to: CGPoint(x: 50, y: 100))
      let offset = rig.left.contentOffset
      rig.simulation.advance(by: 1)
      #expect(rig.left.contentOffset == offset)
      finger?.cancel()
    }
  }
}
