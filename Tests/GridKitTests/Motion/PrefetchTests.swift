import GridKit
import GridTesting
import TestSupport
import Testing

/// F10.9: window, order, cancel, no duplicates; see "Cell prefetching" and "Random flings", too.
@MainActor @Suite("Prefetching")
struct PrefetchTests {
  private let fixture = Fixture(ListSpyLayout(), counts: [100])
  private var grid: GridView { fixture.grid }

  /// What was announced and taken back since a grid got its data source for it.
  @MainActor
  private final class Spy {
    private(set) var announced: [[Int]] = []
    private(set) var cancelled: [[Int]] = []
    private let source = SpyDataSource([])

    init(_ grid: GridView) {
      source.prefetch = { [unowned self] in self.announced.append($0.map(\.item)) }
      source.cancelPrefetching = { [unowned self] in self.cancelled.append($0.map(\.item)) }
      grid.prefetchDataSource = source
    }
  }

  @Test(.rule("PF-9"))
  func `the next viewport is announced once, nearest first, and cancelled where it is left`() {
    let spy = Spy(grid)
    grid.layoutIfNeeded()
    // Items 0 … 3 show; the viewport below holds 4 … 7.
    #expect(spy.announced == [[4, 5, 6, 7]])
    grid.scroll(toY: 50)
    #expect(spy.announced.last == [8])
    grid.scroll(toY: 400)
    #expect(spy.announced.last == [12, 13, 14, 15])
    // 5, 6 and 7 were passed by without being shown; 8 shows.
    #expect(spy.cancelled == [[5, 6, 7]])
    grid.scroll(toY: 350)
    // Item 12 … 15 were announced, are not shown, and lie behind the new direction.
    #expect(spy.cancelled == [[5, 6, 7], [12, 13, 14, 15]])
    #expect(spy.announced.last == [6, 5, 4, 3])
    // A reload forgets silently.
    let count = spy.announced.count
    grid.reload()
    #expect(spy.announced.count == count + 1 && spy.cancelled.count == 2)
  }

  @Test func `items at equal distance are announced by index path`() {
    // Two columns with rows of equal height, in which later items come first in the answer.
    fixture.layout.onPrepare = { layout in
      for (item, element) in layout.attributes.enumerated() {
        element.frame = CGRect(
          x: CGFloat(item % 2) * 160, y: CGFloat(item / 2) * 50, width: 160, height: 50)
      }
    }
    fixture.layout.adjust = { $0.reversed() }
    grid.scroll(toY: 400)
    let spy = Spy(grid)
    grid.scroll(toY: 450)
    #expect(spy.announced.last == Array(26...33))
    grid.scroll(toY: 400)
    // The rows above the visible ones, the nearest row first.
    #expect(spy.announced.last == [14, 15, 12, 13, 10, 11, 8, 9])
  }

  @Test(.rule("PD-3"), arguments: [1, -1] as [CGFloat])
  func `an item that leaves the range in a scroll one way is cancelled`(way: CGFloat) {
    grid.scroll(toY: 2000)
    let spy = Spy(grid)
    var shown: Set<Int> = []
    // Short steps show all that was announced, long ones pass items by.
    for step in [50, 50, 130, 390, 390, 60] as [CGFloat] {
      grid.scroll(toY: grid.contentOffset.y + way * step)
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
}
