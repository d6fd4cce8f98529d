import GridKit
import GridLayouts
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flinging a carousel")
struct CarouselFlingTests {
  /// Items of 150 points, 12 apart, in a view 320 points wide: one item every 162 points.
  private static func makeGrid(
    pages: Bool, count: Int = 12, source: SampleDataSource
  ) -> GridView {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 150, height: 100)
    layout.spacing = 12
    layout.pagingEnabled = pages
    let simulation = Simulation(screen: GridScreen(scale: 2))
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: layout)
    }
    source.attach(to: grid)
    grid.layoutIfNeeded()
    return grid
  }

  nonisolated private static let pitch: CGFloat = 162
  nonisolated private static let offsets = (0..<10).map { CGFloat($0) * 197.5 }
  nonisolated private static let speeds = (0..<20).map { CGFloat($0 - 10) * 431 }

  @Test(.rows) func `a carousel rests within a pixel of an item or on the limit, at any speed`() {
    forEachRow(of: Self.offsets) { offset in
      let source = SampleDataSource([12])
      let grid = Self.makeGrid(pages: false, source: source)
      for speed in Self.speeds {
        grid.setContentOffset(CGPoint(x: min(offset, 11 * Self.pitch), y: 0), animated: false)
        let forecast = grid.restingOffset(afterFling: speed)
        grid.fling(velocity: speed)
        grid.settle()
        let x = grid.contentOffset.x
        let item = (x / Self.pitch).rounded()
        #expect(abs(x - item * Self.pitch) <= 0.5 && (0...11).contains(item), "speed \(speed)")
        #expect(grid.centeredItem == IndexPath(item: Int(item), section: 0))
        #expect(grid.contentOffset == forecast)
      }
    }
  }

  @Test(.rows) func `a paging carousel moves by one page at most`() {
    forEachRow(of: Self.offsets) { offset in
      let source = SampleDataSource([12])
      let grid = Self.makeGrid(pages: true, source: source)
      for speed in Self.speeds {
        let page = (min(offset, 11 * Self.pitch) / Self.pitch).rounded()
        grid.setContentOffset(CGPoint(x: page * Self.pitch, y: 0), animated: false)
        grid.fling(velocity: speed)
        grid.settle()
        let moved = grid.contentOffset.x / Self.pitch - page
        #expect(abs(moved - moved.rounded()) < 0.01)
        #expect(abs(moved) < 1.01, "speed \(speed)")
        if speed >= 431, page < 11 { #expect(moved.rounded() == 1) }
        if speed <= -431, page > 0 { #expect(moved.rounded() == -1) }
      }
    }
  }

  @Test(.rows)
  func `from between two pages, too, a throw ends at most one page from the nearer one`() {
    forEachRow(of: Self.offsets) { offset in
      let source = SampleDataSource([12])
      let grid = Self.makeGrid(pages: true, source: source)
      for speed in Self.speeds {
        let start = min(offset, 11 * Self.pitch)
        grid.setContentOffset(CGPoint(x: start, y: 0), animated: false)
        let cursor = (grid.contentOffset.x / Self.pitch).rounded()
        grid.fling(velocity: speed)
        grid.settle()
        let page = grid.contentOffset.x / Self.pitch
        #expect(abs(page - page.rounded()) < 0.01, "rests between pages at \(speed)")
        #expect(abs(page - cursor) < 1.01, "speed \(speed)")
      }
    }
  }

  @Test func `one line flings a carousel and says where it rests`() {
    let source = SampleDataSource([12])
    let grid = Self.makeGrid(pages: false, source: source)
    grid.fling(velocity: 700)
    grid.settle()
    #expect(grid.centeredItem == IndexPath(item: 2, section: 0))
  }

  @Test func `a finger turns one page of a paging carousel`() {
    let source = SampleDataSource([12])
    let grid = Self.makeGrid(pages: true, source: source)
    for page in 1...3 {
      grid.swipe(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 180, y: 100), speed: 900)
      grid.settle()
      #expect(grid.centeredItem == IndexPath(item: page, section: 0))
    }
    grid.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), speed: 900)
    grid.settle()
    #expect(grid.centeredItem == IndexPath(item: 2, section: 0))
  }
}
