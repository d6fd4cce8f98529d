import GridCore
import GridKit
import GridTesting
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
      GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
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

  private func swipe(by way: CGPoint, from start: CGPoint = CGPoint(x: 200, y: 50))
    -> BaseScrollView?
  {
    fixture.grid.swipe(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), speed: 600, rest: 0.2)
  }

  @Test func `a swipe up scrolls the list`() {
    #expect(swipe(by: CGPoint(x: 0, y: -40)) === fixture.grid)
    #expect(fixture.y == 30 && inner.contentOffset == .zero)
    #expect(!inner.isTracking && !fixture.grid.isTracking)
  }

  @Test func `a swipe to the left scrolls the carousel`() {
    #expect(swipe(by: CGPoint(x: -90, y: 0)) === inner)
    #expect(fixture.y == 0 && inner.contentOffset == CGPoint(x: 80, y: 0))
    #expect(!inner.isTracking && !fixture.grid.isTracking)
  }

  @Test(arguments: [
    (way: CGPoint(x: -60, y: -50), isInner: true), (way: CGPoint(x: -50, y: -60), isInner: false),
  ])
  func `a diagonal swipe scrolls along the axis on which it moved most`(
    way: CGPoint, isInner: Bool
  ) {
    let dragged = swipe(by: way)
    #expect(dragged === (isInner ? inner : fixture.grid))
    #expect((inner.contentOffset.x > 0) == isInner)
    #expect((fixture.y > 0) == !isInner)
    #expect(inner.contentOffset.y == 0 && fixture.grid.contentOffset.x == 0)
  }

  @Test func `below the carousel only the list is under the finger`() {
    #expect(swipe(by: CGPoint(x: 0, y: -80), from: CGPoint(x: 200, y: 110)) === fixture.grid)
    #expect(fixture.y == 70)
    #expect(inner.contentOffset == .zero)
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

  @Test func `a carousel that may not scroll leaves the movement to the list`() {
    inner.isScrollEnabled = false
    #expect(swipe(by: CGPoint(x: -90, y: -30)) === fixture.grid)
    #expect(inner.contentOffset == .zero && fixture.y > 0)
  }
}
