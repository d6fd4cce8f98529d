import GridTesting
import Testing

@MainActor @Suite("Elements on their way out")
struct ElementsOnTheirWayOutTests {
  @Test func `a deleted item fades under its old name, which the next one has by then`() throws {
    let fixture = DrivingFixture(count: 20)
    let grid = fixture.grid
    grid.layoutIfNeeded()
    #expect(grid.elementsOnTheirWayOut == [])
    fixture.source.counts[0] -= 2
    grid.performBatchUpdates {
      grid.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    grid.advance(by: 0.125)
    let leaving = grid.elementsOnTheirWayOut
    #expect(leaving.map { "\($0.id)" } == ["cell 0-0", "cell 0-1"])
    #expect(leaving.allSatisfy { $0.alpha > 0 && $0.alpha < 1 })
    #expect(leaving.map(\.frame.minY) == [0, 50])
    // The list of what is on screen has each name once.
    let shown = grid.elementsOnScreen(.visible)
    #expect(shown.first { "\($0.id)" == "cell 0-0" }?.alpha == 1)
    #expect(Set(shown.map(\.id)).count == shown.count)
    grid.settle()
    #expect(grid.elementsOnTheirWayOut == [])
  }

  @Test func `a tap at a point says what it has met instead of an item`() {
    let fixture = DrivingFixture(count: 20)
    let grid = fixture.grid
    grid.layoutIfNeeded()
    #expect("\(grid.tap(at: CGPoint(x: 10, y: 10)))" == "0-0: selected 0-0")
    let ribbon = Ribbon(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
    grid.addSubview(ribbon)
    let tap = grid.tap(at: CGPoint(x: 10, y: 120))
    #expect(tap.item == nil && "\(tap)" == "no item but Ribbon: nothing")
    // The point is one on screen: with this offset it meets the ribbon again.
    grid.contentOffset.y = 100
    #expect(grid.tap(at: CGPoint(x: 10, y: 20)).item == nil)
    #expect("\(DrivingFixture(count: 0).grid.tap(at: .zero))" == "no item: nothing")
  }

  private final class Ribbon: BaseView {}
}
