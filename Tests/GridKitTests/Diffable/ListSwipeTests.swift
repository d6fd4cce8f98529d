import GridKit
import GridTesting
import Testing

@MainActor @Suite("Swipes over a list's cells")
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
      let layout = simulation.perform {
        GridViewCompositionalLayout.list(using: configuration)
      }
      grid = simulation.perform {
        GridView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      }
      source.attach(to: grid)
      grid.register(
        GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
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
      (0..<9).filter {
        grid.cellForItem(at: path($0))?.configurationState.isSwiped == true
      }
    }
  }

  let rig = Rig()

  @Test func `a long one does what the first action stands for`() {
    rig.swipe(2, by: -200)
    #expect(rig.told == ["delete 2"])
    #expect(rig.swiped == [])
    rig.swipe(3, by: 200)
    #expect(rig.told == ["delete 2", "pin 3"])
    #expect(rig.grid.indexPathsForSelectedItems == [])
    #expect(rig.grid.contentOffset.y == 0)
  }

  @Test func `a short one leaves the actions beside the cell, for a tap`() {
    rig.swipe(2, by: -100)
    #expect(rig.swiped == [2])
    let y = rig.grid.cellForItem(at: rig.path(2))?.frame.midY ?? 0
    rig.grid.tap(at: CGPoint(x: 220, y: y))  // the second from the edge
    #expect(rig.told == ["flag 2"])
    #expect(rig.swiped == [])
    #expect(rig.grid.indexPathsForSelectedItems == [])
  }

  @Test func `a touch elsewhere lets the cell go back, and does nothing else`() {
    rig.swipe(2, by: -100)
    rig.grid.tapItem(at: rig.path(4))
    #expect(rig.swiped == [])
    #expect(rig.told == [])
    #expect(rig.grid.indexPathsForSelectedItems == [])
    rig.grid.tapItem(at: rig.path(4))
    #expect(rig.grid.indexPathsForSelectedItems == [rig.path(4)])
  }

  @Test func `a very short one lets the cell go back`() {
    rig.swipe(2, by: -30)
    #expect(rig.swiped == [])
    #expect(rig.told == [])
  }

  @Test func `swipe actions stay open where a full swipe does nothing`() {
    rig.isFullSwipe = false
    rig.swipe(2, by: -250)
    #expect(rig.told == [])
    #expect(rig.swiped == [2])
  }

  @Test func `a finger that moves down scrolls, and so does one over a row that offers nothing`() {
    rig.swipe(2, by: -60, down: -120)
    #expect(rig.swiped == [])
    #expect(rig.grid.contentOffset.y > 0)
    rig.grid.contentOffset.y = 0
    rig.grid.settle()
    rig.swipe(0, by: 200)
    #expect(rig.told == [])
    #expect(rig.swiped == [])
  }

  @Test func `in editing mode nothing is offered`() {
    rig.grid.isEditing = true
    rig.swipe(2, by: -200)
    #expect(rig.told == [])
  }
}
