import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Swipes over a list's cells", .rows)
struct ListSwipeTests {
  /// A list whose rows offer something on both sides.
  @MainActor
  final class Rig {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let grid: GridView
    let source = SampleDataSource([30])
    var told: [String] = []
    var isFullSwipe = true

    init() {
      simulation.faultPolicy = .record
      var configuration = GridCollectionLayoutListConfiguration(appearance: .plain)
      weak var rig: Rig?
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        rig?.offer(["delete", "flag"], at: path)
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 0 ? nil : rig?.offer(["pin"], at: path)
      }
      let layout = simulation.perform { GridViewCompositionalLayout.list(using: configuration) }
      grid = simulation.perform {
        GridView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      }
      source.attach(to: grid)
      grid.register(GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      grid.settle()
      rig = self
    }

    private func offer(_ names: [String], at path: IndexPath) -> GridSwipeActionsConfiguration {
      let actions = names.map { name in
        GridContextualAction(style: .normal, title: name) { [unowned self] _, view, finish in
          told.append("\(name) \(path.item)")
          #expect(view is GridViewListCell)
          finish(true)
        }
      }
      let configuration = GridSwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = isFullSwipe
      return configuration
    }

    /// A finger over the middle of a row, by so many points.
    func swipe(_ item: Int, by distance: CGFloat, down: CGFloat = 0) {
      let y = (grid.cellForItem(at: path(item))?.frame.midY ?? 0) - grid.contentOffset.y
      grid.touch(
        GridTouchScript([
          .init(time: 0, location: CGPoint(x: 160, y: y)),
          .init(time: 0.1, location: CGPoint(x: 160 + distance / 2, y: y + down / 2)),
          .init(time: 0.2, location: CGPoint(x: 160 + distance, y: y + down)),
          .init(time: 0.25, location: CGPoint(x: 160 + distance, y: y + down)),
        ]))
      grid.settle()
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    var swiped: [Int] {
      (0..<9).filter { grid.cellForItem(at: path($0))?.configurationState.isSwiped == true }
    }
  }

  /// One swipe over row 2, or another one.
  private struct Row {
    let name: String
    var item = 2
    let distance: CGFloat
    var down: CGFloat = 0
    var setUp: @MainActor (Rig) -> Void = { _ in }
    /// The actions that run, and the rows that stay open.
    var told: [String] = []
    var swiped: [Int] = []
  }

  @Test func `a swipe opens a row, runs its first action or lets it go back`() {
    let rows = [
      Row(name: "a long one to the left runs the first action", distance: -200, told: ["delete 2"]),
      Row(
        name: "a long one to the right runs the first action of that side", item: 3, distance: 200,
        told: ["pin 3"]),
      Row(name: "a short one leaves the actions beside the cell", distance: -100, swiped: [2]),
      Row(name: "a very short one lets the cell go back", distance: -30),
      Row(
        name: "swipe actions stay open where a full swipe does nothing", distance: -250,
        setUp: { $0.isFullSwipe = false }, swiped: [2]),
      Row(name: "a finger that moves down scrolls", distance: -60, down: -120),
      Row(name: "a row that offers nothing stays", item: 0, distance: 200),
      Row(
        name: "in editing mode nothing is offered", distance: -200,
        setUp: { $0.grid.isEditing = true }),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = Rig()
      row.setUp(rig)
      rig.swipe(row.item, by: row.distance, down: row.down)
      #expect(rig.told == row.told)
      #expect(rig.swiped == row.swiped)
      if !row.told.isEmpty { #expect(rig.grid.indexPathsForSelectedItems == []) }
      #expect((rig.grid.contentOffset.y > 0) == (row.down != 0))
    }
  }

  @Test func `a tap on an action beside the cell runs it`() {
    let rig = Rig()
    rig.swipe(2, by: -100)
    #expect(rig.swiped == [2])
    let y = rig.grid.cellForItem(at: rig.path(2))?.frame.midY ?? 0
    rig.grid.tap(at: CGPoint(x: 220, y: y))  // the second from the edge
    #expect(rig.told == ["flag 2"])
    #expect(rig.swiped == [])
    #expect(rig.grid.indexPathsForSelectedItems == [])
  }

  @Test func `a touch elsewhere lets the cell go back, and does nothing else`() {
    let rig = Rig()
    rig.swipe(2, by: -100)
    rig.grid.tapItem(at: rig.path(4))
    #expect(rig.swiped == [])
    #expect(rig.told == [])
    #expect(rig.grid.indexPathsForSelectedItems == [])
    rig.grid.tapItem(at: rig.path(4))
    #expect(rig.grid.indexPathsForSelectedItems == [rig.path(4)])
  }
}
