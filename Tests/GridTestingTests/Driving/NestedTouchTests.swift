import GridTesting
import TestSupport
import Testing

/// A cell that holds a grid which scrolls sideways.
final class CarouselCell: GridViewCell {
  private(set) var inner: GridView?
  private let source = SampleDataSource([30])
  let heard = DrivingDelegate()

  func fill(in simulation: Simulation) {
    guard inner == nil else { return }
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = .horizontal
    let grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    }
    source.attach(to: grid)
    grid.delegate = heard
    contentView.addSubview(grid)
    inner = grid
  }
}

@MainActor @Suite("Nested grids")
struct NestedTouchTests {
  private let fixture: DrivingFixture
  private let inner: GridView

  init() throws {
    // Rows of 120 points; each holds a carousel 100 points high.
    fixture = DrivingFixture(
      count: 100, itemSize: CGSize(width: 320, height: 120), cellClass: CarouselCell.self,
      configure: { cell, simulation in (cell as? CarouselCell)?.fill(in: simulation) })
    let cell = fixture.grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? CarouselCell
    inner = try #require(cell?.inner)
    inner.layoutIfNeeded()
    fixture.log.removeAll()
  }

  @Test(.rows) func `a swipe scrolls along the axis on which it moved most`() {
    let rows:
      [(
        name: String, way: CGPoint, start: CGPoint, mayScroll: Bool, isInner: Bool, length: CGFloat?
      )] = [
        ("up", CGPoint(x: 0, y: -40), CGPoint(x: 200, y: 50), true, false, 30),
        ("to the left", CGPoint(x: -90, y: 0), CGPoint(x: 200, y: 50), true, true, 80),
        ("more to the left", CGPoint(x: -60, y: -50), CGPoint(x: 200, y: 50), true, true, nil),
        ("more up", CGPoint(x: -50, y: -60), CGPoint(x: 200, y: 50), true, false, nil),
        (
          "below the carousel only the list is under the finger", CGPoint(x: 0, y: -80),
          CGPoint(x: 200, y: 110), true, false, 70
        ),
        (
          "a carousel that may not scroll leaves the movement to the list",
          CGPoint(x: -90, y: -30), CGPoint(x: 200, y: 50), false, false, nil
        ),
      ]
    forEachRow(of: rows, named: \.name) { row in
      let test = try NestedTouchTests()
      let (list, inner) = (test.fixture.grid, test.inner)
      inner.isScrollEnabled = row.mayScroll
      let end = CGPoint(x: row.start.x + row.way.x, y: row.start.y + row.way.y)
      let dragged = list.swipe(from: row.start, to: end, speed: 600, rest: 0.2)
      #expect(dragged === (row.isInner ? inner : list))
      #expect((inner.contentOffset.x > 0) == row.isInner)
      #expect((list.contentOffset.y > 0) == !row.isInner)
      #expect(inner.contentOffset.y == 0 && list.contentOffset.x == 0)
      #expect((row.isInner ? list : inner).contentOffset == .zero)
      if let length = row.length {
        #expect((row.isInner ? inner.contentOffset.x : list.contentOffset.y) == length)
      }
      #expect(!inner.isTracking && !list.isTracking)
    }
  }

  @Test func `a finger stops every view under it`() throws {
    inner.fling(velocity: 2000)
    fixture.grid.fling(velocity: 300)
    fixture.grid.advance(frames: 5)
    #expect(inner.isDecelerating && fixture.grid.isDecelerating)
    let places = (inner.contentOffset, fixture.grid.contentOffset)
    let run = try #require(fixture.grid.schedule(.tap(at: CGPoint(x: 100, y: 30), for: 0.2)))
    #expect(inner.isTracking && fixture.grid.isTracking)
    #expect(!inner.isDecelerating && !fixture.grid.isDecelerating)
    fixture.grid.settle()
    #expect(run.isFinished && run.draggedView == nil)
    #expect(places == (inner.contentOffset, fixture.grid.contentOffset))
  }
}
