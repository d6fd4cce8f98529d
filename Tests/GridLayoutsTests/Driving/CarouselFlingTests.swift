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
  /// An offset between the first and the last item, and a speed, by the seed.
  private static func drawThrow() -> (offset: CGFloat, speed: CGFloat) {
    var draw = GalleryDraw(seed: currentSeed)
    return (draw.length(0...11 * pitch), draw.pick([0, draw.length(-4310...3880)]))
  }

  @Test(.seeds(0..<200, inDebug: 40))
  func `a carousel rests within a pixel of an item or on the limit, at any speed`() {
    let (offset, speed) = Self.drawThrow()
    let source = SampleDataSource([12])
    let grid = Self.makeGrid(pages: false, source: source)
    grid.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
    let forecast = grid.restingOffset(afterFling: speed)
    grid.fling(velocity: speed)
    grid.settle()
    let x = grid.contentOffset.x
    let item = (x / Self.pitch).rounded()
    #expect(abs(x - item * Self.pitch) <= 0.5 && (0...11).contains(item), "speed \(speed)")
    #expect(grid.centeredItem == IndexPath(item: Int(item), section: 0))
    #expect(grid.contentOffset == forecast)
  }

  @Test(.seeds(0..<200, inDebug: 40))
  func `a paging carousel moves by one page at most, from a page as from between two`() {
    let (offset, speed) = Self.drawThrow()
    let source = SampleDataSource([12])
    let grid = Self.makeGrid(pages: true, source: source)
    for start in [offset, (offset / Self.pitch).rounded() * Self.pitch] {
      grid.setContentOffset(CGPoint(x: start, y: 0), animated: false)
      let page = (grid.contentOffset.x / Self.pitch).rounded()
      grid.fling(velocity: speed)
      grid.settle()
      let end = grid.contentOffset.x / Self.pitch
      #expect(abs(end - end.rounded()) < 0.01, "rests between pages, from \(start) at \(speed)")
      #expect(abs(end - page) < 1.01, "from \(start) at \(speed)")
      guard start != offset else { continue }
      if speed >= 431, page < 11 { #expect(end.rounded() == page + 1) }
      if speed <= -431, page > 0 { #expect(end.rounded() == page - 1) }
    }
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
