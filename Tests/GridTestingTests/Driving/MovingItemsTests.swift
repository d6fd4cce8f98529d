import GridTesting
import Testing

@MainActor @Suite("Moving items in one line")
struct MovingItemsTests {
  /// Letters in one column that can be moved.
  final class Letters: NSObject, GridViewDataSource {
    var letters = "abcdefgh".map(String.init)
    var allowsMoves = true

    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }

    func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
      allowsMoves
    }

    func collectionView(
      _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  let simulation = Simulation(screen: GridScreen(scale: 2))
  let grid: GridView
  let letters = Letters()

  init() {
    simulation.faultPolicy = .record
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "letter")
    grid.dataSource = letters
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func visited(_ movement: ItemMovement) -> [Int] { movement.targets.map(\.item) }

  @Test func `an item is carried over the others and comes down`() {
    let movement = grid.moveItem(at: path(0), toPoint: CGPoint(x: 50, y: 130))
    #expect(movement.isAccepted)
    #expect(visited(movement) == [0, 1, 2])
    #expect(movement.finalTarget == path(2))
    #expect(simulation.tickCount == 18)
    #expect(grid.settle().isSettled)
    #expect(letters.letters.joined() == "bcadefgh")
  }

  @Test func `an item can be carried onto another one`() {
    let onto = grid.moveItem(at: path(6), ontoItemAt: path(1), over: 0.1)
    #expect(visited(onto).last == 1)
    grid.settle()
    #expect(letters.letters.joined() == "agbcdefh")
  }

  @Test func `a gesture that is taken away puts it back`() {
    let movement = grid.moveItem(at: path(0), ontoItemAt: path(3), end: .cancel)
    #expect(visited(movement) == [0, 1, 2, 3])
    #expect(!grid.hasUncommittedUpdates)
    #expect(letters.letters.joined() == "abcdefgh")
  }

  @Test func `an item that is held can be carried on`() {
    grid.moveItem(at: path(0), ontoItemAt: path(2), end: .hold)
    #expect(grid.hasUncommittedUpdates)
    #expect(grid.presentation(ofItemAt: path(2))?.center == CGPoint(x: 50, y: 125))
    let movement = grid.moveItem(at: path(2), toPoint: CGPoint(x: 50, y: 230))
    #expect(visited(movement) == [2, 3, 4])
    #expect(letters.letters.joined() == "bcdeafgh")
    #expect(simulation.faults.isEmpty)
  }

  @Test func `an item that may not move, or is not there, is not lifted`() {
    letters.allowsMoves = false
    #expect(!grid.moveItem(at: path(0), ontoItemAt: path(2)).isAccepted)
    letters.allowsMoves = true
    #expect(grid.moveItem(at: path(0), ontoItemAt: path(99)).targets == [])
    #expect(!grid.moveItem(at: path(99), ontoItemAt: path(0)).isAccepted)
    #expect(simulation.tickCount == 0)
  }

  @Test func `two runs are the same, call by call`() {
    func run() -> String {
      let test = MovingItemsTests()
      let log = TraceLog(test.simulation)
      test.grid.moveItem(at: test.path(0), ontoItemAt: test.path(5))
      test.grid.settle()
      return log.text
    }
    #expect(run() == run())
  }
}
