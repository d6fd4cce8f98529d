import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Moving items in one line")
struct MovingItemsTests {
  private let simulation = Simulation(screen: GridScreen(scale: 2))
  private let grid: GridView
  private let source = SpyDataSource([8])
  /// Letters in one column.
  private let letters = Letters("abcdefgh")

  private final class Letters {
    var text: String

    init(_ text: String) { self.text = text }
  }

  init() {
    simulation.faultPolicy = .record
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }
    source.canMove = { _ in true }
    source.move = { [letters] _, from, to in
      var moved = Array(letters.text)
      moved.insert(moved.remove(at: from.item), at: to.item)
      letters.text = String(moved)
    }
    source.attach(to: grid)
  }

  private nonisolated static func path(_ item: Int) -> IndexPath { [0, item] }

  @Test(.rows) func `an item is carried over the others, if it may move`() {
    let path = Self.path
    let rows:
      [(
        name: String, visited: [Int], letters: String,
        move: @MainActor (MovingItemsTests) -> ItemMovement
      )] = [
        (
          "to a point", [0, 1, 2], "bcadefgh",
          { test in
            let movement = test.grid.moveItem(at: path(0), toPoint: CGPoint(x: 50, y: 130))
            #expect(test.simulation.tickCount == 18)
            return movement
          }
        ),
        (
          "onto another one", [6, 5, 4, 3, 2, 1], "agbcdefh",
          { $0.grid.moveItem(at: path(6), ontoItemAt: path(1), over: 0.1) }
        ),
        (
          "a gesture that is taken away puts it back", [0, 1, 2, 3], "abcdefgh",
          { $0.grid.moveItem(at: path(0), ontoItemAt: path(3), end: .cancel) }
        ),
        (
          "an item that is held is carried on", [2, 3, 4], "bcdeafgh",
          { test in
            test.grid.moveItem(at: path(0), ontoItemAt: path(2), end: .hold)
            #expect(test.grid.hasUncommittedUpdates)
            let center = test.grid.presentation(ofItemAt: path(2))?.center
            #expect(center == CGPoint(x: 50, y: 125))
            return test.grid.moveItem(at: path(2), toPoint: CGPoint(x: 50, y: 230))
          }
        ),
        (
          "an item that may not move", [], "abcdefgh",
          { test in
            test.source.canMove = { _ in false }
            return test.grid.moveItem(at: path(0), ontoItemAt: path(2))
          }
        ),
        (
          "an item that is not there", [], "abcdefgh",
          { $0.grid.moveItem(at: path(99), ontoItemAt: path(0)) }
        ),
        (
          "onto an item that is not there", [], "abcdefgh",
          { $0.grid.moveItem(at: path(0), ontoItemAt: path(99)) }
        ),
      ]
    forEachRow(of: rows, named: \.name) { _, visited, letters, move in
      let test = MovingItemsTests()
      let movement = move(test)
      #expect(movement.targets.map(\.item) == visited)
      #expect(movement.isAccepted == !visited.isEmpty)
      if visited.isEmpty { #expect(test.simulation.tickCount == 0) }
      #expect(!test.grid.hasUncommittedUpdates)
      #expect(test.grid.settle().isSettled)
      #expect(test.letters.text == letters && test.simulation.faults.isEmpty)
    }
  }

  @Test func `two runs are the same, call by call`() {
    func run() -> String {
      let test = MovingItemsTests()
      let log = TraceLog(test.simulation)
      test.grid.moveItem(at: Self.path(0), ontoItemAt: Self.path(5))
      test.grid.settle()
      return log.text
    }
    #expect(run() == run())
  }
}
