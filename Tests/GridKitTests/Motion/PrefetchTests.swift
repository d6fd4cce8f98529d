import GridKit
import GridTesting
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
  func `22: the next viewport is announced once, nearest first, and cancelled on reversal`() {
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
    fixture.grid.contentOffset.y = 350
    fixture.grid.layoutIfNeeded()
    // Item 12 … 15 were announced, are not shown, and lie behind the new direction.
    #expect(spy.cancelled == [[12, 13, 14, 15]])
    // 6 and 5 were announced at the start and never taken back.
    #expect(spy.announced.last == [4, 3])
  }

  @Test func `PF-9: with prefetching off nothing is announced, and a reload forgets silently`() {
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
