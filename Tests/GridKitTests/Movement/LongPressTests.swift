import GridKit
import GridTesting
import TestSupport
import Testing

/// The standard gesture of a grid controller (IM-25).
@MainActor @Suite("Moving items by a long press", .rows)
struct LongPressTests {
  private let simulation: Simulation
  private let window: GridWindow
  private let controller: WordsController

  init() {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 100, height: 400), scale: 2))
    simulation.faultPolicy = .record
    self.simulation = simulation
    window = GridWindow(simulation: simulation)
    let layout = GridViewFlowLayout(lines: CGSize(width: 100, height: 50))
    controller = simulation.perform { WordsController(collectionViewLayout: layout) }
    // As many as fill the screen, so that nothing scrolls.
    controller.words.removeLast(2)
    window.rootViewController = controller
    simulation.tick()
  }

  private var grid: GridView { controller.collectionView }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(.rule("IM-25"))
  func `a finger that rests on an item lifts it, carries it and puts it down`() {
    let log = TraceLog(simulation)
    let finger = grid.touchDown(onItemAt: path(0))
    simulation.advance(by: 0.49)
    #expect(finger?.hasLiftedItem == false && !grid.isMovingItems)
    simulation.advance(by: 0.02)
    #expect(finger?.hasLiftedItem == true && grid.isMovingItems)
    #expect(grid.cellForItem(at: path(0))?.isHighlighted == false)
    #expect(grid.cellForItem(at: path(0))?.configurationState.isReordering == true)
    finger?.move(to: CGPoint(x: 50, y: 130))
    #expect(grid.cellForItem(at: path(2))?.center == CGPoint(x: 50, y: 130))
    finger?.lift()
    log.stop()
    #expect(controller.words.prefix(4) == ["b", "c", "a", "d"])
    #expect(
      log.calls(of: .grid, .dataSource).split(separator: "\n").filter { !$0.contains("cellFor") }
        .joined(separator: "\n") == """
          G beginInteractiveMovementForItem(at:) 0-0
          DS canMoveItemAt 0-0 -> true
          G endInteractiveMovement()
          DS moveItemAt 0-0 to 0-2
          """)
    simulation.settle()
    #expect(controller.chosen == [])
    #expect(grid.visibleCells.allSatisfy { !$0.configurationState.isReordering })
    #expect(simulation.faults == [])
  }

  @Test(.rule("IM-25")) func `a finger that moves more than ten points, or lifts, moves nothing`() {
    let finger = grid.touchDown(onItemAt: path(0))
    finger?.move(to: CGPoint(x: 50, y: 36))
    simulation.advance(by: 1)
    #expect(!grid.isMovingItems)
    finger?.lift()
    let near = grid.touchDown(onItemAt: path(0))
    near?.move(to: CGPoint(x: 50, y: 34))
    simulation.advance(by: 1)
    #expect(grid.isMovingItems)
    near?.lift()
    grid.tapItem(at: path(1))
    #expect(controller.chosen.last == 1)
    #expect(simulation.settle().isSettled)
  }

  /// The words at the end, and the items that were tapped.
  private typealias End = (words: String, chosen: [Int])

  @Test(.rule("IM-25", "IM-1")) func `a finger that rests lifts an item that may move, or taps`() {
    let rows: [ActionRow<Self, End>] = [
      ActionRow("a touch that is taken away puts the item back", ("abcdefgh", [])) { test in
        let finger = test.grid.longPressItem(at: test.path(0))
        finger?.move(to: CGPoint(x: 50, y: 130))
        finger?.cancel()
      },
      ActionRow("a script of touches moves an item", ("bcadefgh", [])) { test in
        test.window.touch(
          GridTouchScript([
            [0, 50, 25], [0.6, 50, 25], [0.7, 50, 60], [0.8, 50, 130], [1, 50, 130],
          ]))
      },
      ActionRow("without the standard gesture a long press is a tap", ("abcdefgh", [3])) { test in
        test.controller.installsStandardGestureForInteractiveMovement = false
        let finger = test.grid.longPressItem(at: test.path(3), for: 1)
        #expect(finger?.hasLiftedItem == false)
        finger?.lift()
      },
      ActionRow("so it is on an item that may not move", ("abcdefgh", [3])) { test in
        test.controller.canMove = { $0.item != 3 }
        let finger = test.grid.longPressItem(at: test.path(3), for: 1)
        #expect(!test.grid.isMovingItems)
        finger?.lift()
      },
      ActionRow("a finger that lifts early taps, and settle does not wait", ("abcdefgh", [0])) {
        test in
        let finger = test.grid.touchDown(onItemAt: test.path(0))
        #expect(test.simulation.settle().frames == 0)
        finger?.lift()
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      row.act(test)
      test.simulation.settle()
      #expect(!test.grid.isMovingItems)
      #expect(test.controller.words.joined() == row.outcome.words)
      #expect(test.controller.chosen == row.outcome.chosen)
    }
  }

  @Test func `a grid of no controller has no standard gesture`() {
    let rig = MovementRig()
    rig.grid.longPressItem(at: rig.path(0), for: 1)?.lift()
    #expect(rig.grid.indexPathsForSelectedItems == [rig.path(0)])
    #expect(rig.simulation.settle().isSettled)
  }

  @Test func `an item that the drag delegate gives is dragged instead`() {
    let board = WordBoard([["a", "b", "c", "d", "e", "f", "g", "h"]])
    board.isDraggable = { $0.item == 0 }
    grid.dragDelegate = board
    let drag = grid.longPressItem(at: path(0))
    #expect(grid.hasActiveDrag && !grid.isMovingItems)
    drag?.cancel()
    let movement = grid.longPressItem(at: path(1))
    #expect(!grid.hasActiveDrag && grid.isMovingItems)
    movement?.cancel()
  }
}
