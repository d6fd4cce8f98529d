import GridKit
import GridTesting
import TestSupport
import Testing

/// Records what is announced and what is taken back.
private final class PrefetchSpy: GridViewDataSourcePrefetching {
  var announced: [[Int]] = []
  var cancelled: [[Int]] = []

  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.append(indexPaths.map(\.item))
  }

  func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled.append(indexPaths.map(\.item))
  }
}

/// F10.9: window, order, cancel, no
/// duplicates; see "Cell prefetching" and "Random flings", too.
@MainActor @Suite("Prefetching")
struct PrefetchTests {
  @Test
  func `the next viewport is announced once, nearest first, and cancelled where it is left`() {
    let fixture = Fixture(ListSpyLayout(), counts: [100])
    let spy = PrefetchSpy()
    fixture.grid.prefetchDataSource = spy
    fixture.grid.layoutIfNeeded()
    // Items 0 … 3 show; the viewport below holds 4 … 7.
    #expect(spy.announced == [[4, 5, 6, 7]])
    fixture.grid.contentOffset.y = 50
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.last == [8])
    fixture.grid.contentOffset.y = 400
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.last == [12, 13, 14, 15])
    // 5, 6 and 7 were passed by without being shown; 8 shows.
    #expect(spy.cancelled == [[5, 6, 7]])
    fixture.grid.contentOffset.y = 350
    fixture.grid.layoutIfNeeded()
    // Item 12 … 15 were announced, are not shown, and lie behind the new direction.
    #expect(spy.cancelled == [[5, 6, 7], [12, 13, 14, 15]])
    #expect(spy.announced.last == [6, 5, 4, 3])
  }

  @Test func `items at equal distance are announced by index path`() {
    let layout = ListSpyLayout()
    // Two columns with rows of equal height, in which later items come first in the answer.
    layout.onPrepare = { layout in
      for (item, element) in layout.attributes.enumerated() {
        element.frame = CGRect(
          x: CGFloat(item % 2) * 160, y: CGFloat(item / 2) * 50, width: 160, height: 50)
      }
    }
    layout.adjust = { $0.reversed() }
    let fixture = Fixture(layout, counts: [100])
    let spy = PrefetchSpy()
    fixture.grid.contentOffset.y = 400
    fixture.grid.layoutIfNeeded()
    fixture.grid.prefetchDataSource = spy
    fixture.grid.contentOffset.y = 450
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.last == Array(26...33))
    fixture.grid.contentOffset.y = 400
    fixture.grid.layoutIfNeeded()
    // The rows above the visible ones, the nearest row first.
    #expect(spy.announced.last == [14, 15, 12, 13, 10, 11, 8, 9])
  }

  @Test(.rule("PD-3"), arguments: [1, -1] as [CGFloat])
  func `an item that leaves the range in a scroll one way is cancelled`(way: CGFloat) {
    let fixture = Fixture(ListSpyLayout(), counts: [100])
    let (grid, spy) = (fixture.grid, PrefetchSpy())
    grid.contentOffset.y = 2000
    grid.layoutIfNeeded()
    grid.prefetchDataSource = spy
    var shown: Set<Int> = []
    // Short steps show all that was announced, long ones pass items by.
    for step in [50, 50, 130, 390, 390, 60] as [CGFloat] {
      grid.contentOffset.y += way * step
      grid.layoutIfNeeded()
      shown.formUnion(grid.indexPathsForVisibleItems.map(\.item))
      let open = Set(spy.announced.joined()).subtracting(spy.cancelled.joined())
      let range = grid.bounds.offsetBy(dx: 0, dy: way * grid.bounds.height)
      for item in open.subtracting(shown) {
        let frame = grid.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
        #expect(frame.intersects(range), "item \(item) after a step of \(step)")
      }
    }
    #expect(!spy.cancelled.isEmpty)
  }

  @Test(.rule("PF-9"))
  func `with prefetching off nothing is announced, and a reload forgets silently`() {
    let fixture = Fixture(ListSpyLayout(), counts: [100])
    let spy = PrefetchSpy()
    fixture.grid.isPrefetchingEnabled = false
    fixture.grid.prefetchDataSource = spy
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.isEmpty)
    fixture.grid.isPrefetchingEnabled = true
    fixture.grid.setNeedsLayout()
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.count == 1)
    fixture.grid.reloadData()
    fixture.grid.layoutIfNeeded()
    #expect(spy.announced.count == 2)
    #expect(spy.cancelled.isEmpty)
  }
}
