import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Bounds changes of a grid")
struct BoundsRulesTests {
  let fixture = Fixture(ListSpyLayout(), counts: [20])
  var grid: GridView { fixture.grid }
  var layout: ListSpyLayout { fixture.layout }

  init() {
    grid.layoutIfNeeded()
    layout.boundsSeenInQuestion = []
  }

  @Test(.rule("BC-1")) func `the old bounds are readable while the layout is asked`() {
    grid.contentOffset.y = 120
    grid.bounds.size.height = 300
    #expect(
      layout.boundsSeenInQuestion == [
        CGRect(x: 0, y: 0, width: 320, height: 200), CGRect(x: 0, y: 120, width: 320, height: 200),
      ])
  }

  @Test(.rule("BC-3")) func `scrolling with the answer false never prepares`() {
    for step in 1...10 {
      grid.contentOffset.y = CGFloat(step) * 37
      grid.layoutIfNeeded()
    }
    #expect(layout.prepareCount == 1)
    #expect(layout.boundsSeenInQuestion.count == 10)
  }

  @Test(.rule("CO-16")) func `steps without a pass between them are asked each and prepared once`()
  {
    layout.answersBoundsChange = true
    for step in 1...5 { grid.contentOffset.y = CGFloat(step) * 10 }
    grid.layoutIfNeeded()
    #expect(layout.boundsSeenInQuestion.count == 5)
    #expect(layout.prepareCount == 2)
  }

  @Test(.rule("CO-17")) func `the same bounds, and a move of the frame, ask nothing`() {
    grid.bounds = grid.bounds
    grid.contentOffset = .zero
    grid.frame.origin = CGPoint(x: 40, y: 70)
    grid.center = CGPoint(x: 10, y: 10)
    #expect(layout.boundsSeenInQuestion.isEmpty)
  }

  @Test(.rule("CO-3")) func `a layout hears nothing of bounds before its first preparation`() {
    let fresh = Fixture(ListSpyLayout(), counts: [20])
    #expect(fresh.trace { fresh.grid.frame.size.height = 400 } == "")
    fresh.grid.layoutIfNeeded()
    #expect(fresh.grid.visibleCells.count == 8)
  }

  @Test(.rule("BC-5")) func `a context's adjustments move the offset and enlarge the content`() {
    grid.contentOffset.y = 100
    grid.layoutIfNeeded()
    let context = GridViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    layout.invalidateLayout(with: context)
    #expect(grid.contentOffset.y == 130)
    #expect(grid.contentSize.height == 1000)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 1500)
    layout.invalidateLayout()
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 1000)
  }

  @Test(.rule("S1.5")) func `inside scrollViewDidScroll the cells are those of the pass before`() {
    let recorder = DisplayRecorder()
    grid.delegate = recorder
    var seen: [[Int]] = []
    recorder.onScroll = { seen.append($0.indexPathsForVisibleItems.map(\.item)) }
    grid.contentOffset.y = 100
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    grid.layoutIfNeeded()
    grid.contentOffset.y = 150
    #expect(seen == [[0, 1, 2, 3], [2, 3, 4, 5]])
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [3, 4, 5, 6])
  }

  @Test(.rule("S1.14")) func `content that became shorter brings the offset back with one message`()
  {
    grid.contentOffset.y = 800
    grid.layoutIfNeeded()
    let recorder = DisplayRecorder()
    grid.delegate = recorder
    fixture.source.counts = [10]
    grid.reloadData()
    #expect(grid.contentOffset.y == 800)
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == 300)
    #expect(recorder.offsets == [CGPoint(x: 0, y: 300)])
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [6, 7, 8, 9])
  }

  @Test(.rule("S1.7")) func `an offset out of range stays, and what is there is shown`() {
    grid.contentOffset.y = -120
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == -120)
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1])
  }

  @Test func `the background keeps to the viewport`() {
    let background = BaseView()
    grid.backgroundView = background
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    grid.contentOffset.y = 75
    grid.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 75, width: 320, height: 200))
    grid.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a layout that is replaced while it answers goes when it has answered`() {
    let fixture = Fixture(GridViewLayout(), counts: [20])
    let (grid, successor) = (fixture.grid, ListSpyLayout())
    weak var first: LeavingLayout?
    fixture.simulation.perform {
      let layout = LeavingLayout(for: successor)
      first = layout
      grid.collectionViewLayout = layout
    }
    grid.layoutIfNeeded()
    #expect(first != nil)
    // Only the grid keeps the layout alive while it is asked.
    grid.contentOffset.y = 40
    grid.layoutIfNeeded()
    #expect(first == nil)
    #expect(grid.collectionViewLayout === successor)
    #expect(grid.visibleCells.count == 5)
  }

  @Test func `a far jump lets a layout forget what lies behind it`() {
    let fixture = Fixture(GridViewFlowLayout(), counts: [10_000])
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    grid.layoutIfNeeded()
    let live = simulation.counters.attributesLive
    for number in 1...50 {
      let item = number * 7919 % 10_000
      grid.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
      grid.layoutIfNeeded()
    }
    #expect(simulation.counters.attributesLive <= 2 * live)
    // Back there, elements are where they were.
    grid.contentOffset = .zero
    grid.layoutIfNeeded()
    #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == .zero)
  }
}

/// Has itself replaced when it is asked about bounds.
private final class LeavingLayout: GridViewLayout {
  private let successor: GridViewLayout

  init(for successor: GridViewLayout) {
    self.successor = successor
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { [] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.collectionViewLayout = successor
    // It is still there to answer.
    return successor === self
  }
}
