import GridTesting
import TestSupport
import Testing

/// Rows of cells of 100 × 60, 8 apart, in a view of 320 × 200 with insets of 3, 4, 5 and 6: each
/// section is 68 high, its viewport 310 wide.
@MainActor
@Suite("Sections that scroll by themselves", .rows)
struct SectionScrollTests {
  private static func shelf(
    _ behavior: CompositionalScrollingBehavior, counts: [Int] = [20, 20, 20, 20, 20],
    configure: (RowsLayout) -> Void = { _ in }
  ) -> Fixture<RowsLayout> {
    let layout = RowsLayout(behavior)
    configure(layout)
    return Fixture.laidOut(layout, counts: counts)
  }

  private static func scrollView(_ fixture: Fixture<RowsLayout>, _ section: Int = 0)
    throws -> BaseScrollView
  {
    try #require(fixture.grid.scrollView(ofSection: section))
  }

  private static func scroll(_ fixture: Fixture<RowsLayout>, to x: CGFloat) throws {
    try scrollView(fixture).contentOffset = CGPoint(x: x, y: 0)
    fixture.grid.layoutIfNeeded()
  }

  private static func visible(_ fixture: Fixture<RowsLayout>, section: Int = 0) -> [Int] {
    fixture.grid.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  @Test(.rule("CL-44")) func `cells lie in a scroll view as large as the section less its insets`()
    throws
  {
    let fixture = Self.shelf(.continuous)
    let cell = try #require(fixture.grid.cellForItem(at: [1, 2]))
    let scrollView = try #require(cell.superview as? BaseScrollView)
    #expect(scrollView.superview === fixture.grid)
    #expect(scrollView.frame == CGRect(4, 71, 310, 60))
    #expect(scrollView.contentSize == CGSize(width: 20 * 108 - 8, height: 60))
    #expect(scrollView.contentOffset == .zero)
    #expect(cell.frame == CGRect(216, 0, 100, 60))
    #expect(fixture.grid.convert(cell.bounds, from: cell) == CGRect(220, 71, 100, 60))
  }

  /// A cell ends at 4 + 100 - 250 = -146; the fourth begins at 78.
  @Test(.rule("CL-46")) func `a cell shows as long as it meets the whole view`() throws {
    let fixture = Self.shelf(.continuous)
    #expect(Self.visible(fixture) == [0, 1, 2])
    try Self.scroll(fixture, to: 103)
    #expect(fixture.layout.scrolled == [0])
    #expect(Self.visible(fixture) == [0, 1, 2, 3])
    // Attributes keep the frames of offset 0.
    #expect(fixture.grid.layoutAttributesForItem(at: [0, 3])?.frame == CGRect(328, 3, 100, 60))
    try Self.scroll(fixture, to: 104)
    #expect(Self.visible(fixture) == [1, 2, 3])
    #expect(Self.visible(fixture, section: 1) == [0, 1, 2])
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test(.rule("CL-45")) func `an offset set by code goes to where the section rests`() {
    let rows: [(behavior: CompositionalScrollingBehavior, asked: CGFloat, rest: CGFloat)] = [
      (.continuous, 40, 40), (.continuousGroupLeadingBoundary, 40, 0),
      (.continuousGroupLeadingBoundary, 60, 108), (.paging, 400, 310), (.paging, 5000, 1842),
      (.groupPaging, 300, 324), (.groupPagingCentered, 0, 3), (.groupPagingCentered, 100, 111),
    ]
    forEachRow(of: rows) { behavior, asked, rest in
      for isAnimated in [false, true] {
        let fixture = Self.shelf(behavior)
        let scrollView = try Self.scrollView(fixture)
        scrollView.setContentOffset(CGPoint(x: asked, y: 0), animated: isAnimated)
        fixture.grid.settle()
        #expect(scrollView.contentOffset == CGPoint(x: rest, y: 0))
      }
    }
  }

  @Test(.rule("CL-45"), .seeds(0..<20, inDebug: 5))
  func `whatever drags a section, it comes to rest where it may`() {
    forEachRow(of: CompositionalScrollingBehavior.allCases.dropFirst()) { behavior in
      var random = SplitMix64(seed: currentSeed)
      let fixture = Self.shelf(behavior)
      let scrollView = try Self.scrollView(fixture, 1)
      for _ in 0..<6 {
        scrollView.drag(by: CGPoint(x: CGFloat(Int.random(in: -200...200, using: &random)), y: 0))
        scrollView.release(
          velocity: CGPoint(x: CGFloat(Int.random(in: -3000...3000, using: &random)), y: 0))
        fixture.grid.settle()
        let offset = scrollView.contentOffset.x
        let scroll = try #require(fixture.layout.sectionScroll(ofSection: 1))
        #expect(abs(scroll.row.rest(for: offset, behavior) - offset) < 0.51, "\(offset)")
        #expect(scroll.offset == offset)
      }
      #expect(fixture.simulation.faults.isEmpty)
    }
  }

  @Test(.rule("CL-45")) func `a swipe moves a group at a time, however fast`() throws {
    let fixture = Self.shelf(.groupPaging)
    let scrollView = try Self.scrollView(fixture)
    for (velocity, rest) in [(4000, 108), (4000, 216), (-900, 108), (300, 216)]
      as [(CGFloat, CGFloat)]
    {
      scrollView.fling(by: CGPoint(x: velocity / 100, y: 0), velocity: CGPoint(x: velocity, y: 0))
      fixture.grid.settle()
      #expect(scrollView.contentOffset.x == rest)
    }
  }

  @Test(.rule("CL-44")) func `a finger drags the section along its row and the grid across it`()
    throws
  {
    let fixture = Self.shelf(.continuous)
    let grid = fixture.grid
    grid.swipe(from: CGPoint(x: 250, y: 30), to: CGPoint(x: 100, y: 36), speed: 900)
    grid.settle()
    let offset = try Self.scrollView(fixture).contentOffset
    #expect(offset.x > 100)
    #expect(grid.contentOffset == .zero)
    grid.swipe(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 106, y: 60), speed: 900)
    grid.settle()
    #expect(grid.contentOffset.y > 60)
    #expect(fixture.layout.sectionScroll(ofSection: 0)?.offset == offset.x)
  }

  @Test(.rule("S-20")) func `a tap selects what shows under it, in the viewport and beside it`()
    throws
  {
    let fixture = Self.shelf(.continuous)
    let grid = fixture.grid
    grid.allowsMultipleSelection = true
    try Self.scroll(fixture, to: 150)
    #expect(grid.indexPathForItem(at: CGPoint(x: 100, y: 20)) == [0, 2])
    _ = grid.tap(at: CGPoint(x: 100, y: 20))
    // Item 4 begins at 4 + 432 - 150 = 286 and ends behind the viewport, which ends at 314.
    _ = grid.tap(at: CGPoint(x: 318, y: 20))
    #expect(grid.indexPathsForSelectedItems == [[0, 2], [0, 4]])
  }

  @Test func `a section keeps its offset while it is away and over a reload`() throws {
    let fixture = Self.shelf(.groupPaging, counts: Array(repeating: 20, count: 40))
    let grid = fixture.grid
    try Self.scroll(fixture, to: 216)
    grid.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    grid.layoutIfNeeded()
    #expect(grid.scrollView(ofSection: 0) == nil)
    grid.setContentOffset(.zero, animated: false)
    grid.layoutIfNeeded()
    #expect(try Self.scrollView(fixture).contentOffset.x == 216)
    #expect(Self.visible(fixture) == [2, 3, 4])
    grid.reload()
    #expect(try Self.scrollView(fixture).contentOffset.x == 216)
    #expect(Self.visible(fixture) == [2, 3, 4])
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test func `scrolling to an item moves both the section and the grid`() throws {
    let fixture = Self.shelf(.continuous, counts: Array(repeating: 20, count: 40))
    let grid = fixture.grid
    grid.scrollToItem(at: [20, 10], at: [.top, .left], animated: false)
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == CGFloat(20 * 68 + 3))
    #expect(try Self.scrollView(fixture, 20).contentOffset.x == 1080)
    grid.scrollToItem(at: [21, 10], at: [.centeredHorizontally], animated: true)
    grid.settle()
    #expect(try Self.scrollView(fixture, 21).contentOffset.x == 975)
    grid.scrollToItem(at: [21, 10], at: [], animated: false)
    grid.layoutIfNeeded()
    #expect(try Self.scrollView(fixture, 21).contentOffset.x == 975)
    #expect(grid.cellForItem(at: [21, 10]) != nil)
  }

  @Test(.rule("LB-7"))
  func `right to left the first group is at the right, and forward is to the left`()
    throws
  {
    let layout = RowsLayout(.groupPaging)
    let fixture = Fixture(layout, counts: [20, 2])
    fixture.grid.semanticContentAttribute = .forceRightToLeft
    fixture.grid.layoutIfNeeded()
    let grid = fixture.grid
    let cell = try #require(grid.cellForItem(at: [0, 0]))
    // The leading inset of 4 is at the right.
    #expect(grid.convert(cell.bounds, from: cell) == CGRect(216, 3, 100, 60))
    let scrollView = try Self.scrollView(fixture)
    #expect(scrollView.contentOffset.x == CGFloat(1842))
    scrollView.fling(by: CGPoint(x: -20, y: 0), velocity: CGPoint(x: -2000, y: 0))
    grid.settle()
    #expect(scrollView.contentOffset.x == CGFloat(1734))
    #expect(layout.sectionScroll(ofSection: 0)?.offset == 108)
    #expect(Self.visible(fixture) == [1, 2, 3])
    let short = try #require(grid.cellForItem(at: [1, 1]))
    #expect(grid.convert(short.bounds, from: short) == CGRect(108, 71, 100, 60))
  }

  @Test func `everything follows the one offset of a section`() throws {
    let fixture = Self.shelf(.continuous)
    let scroll = try #require(fixture.layout.sectionScroll(ofSection: 1))
    scroll.move(to: 108, in: fixture.grid)
    fixture.grid.layoutIfNeeded()
    #expect(try Self.scrollView(fixture, 1).contentOffset.x == 108)
    #expect(Self.visible(fixture, section: 1) == [1, 2, 3])
    let frames = GridText.frames("220,71,100,60 · 544,71,100,60")
    #expect(scroll.offset(showing: frames[0], at: .nearest) == nil)
    #expect(scroll.offset(showing: frames[1], at: .nearest) == 330)
    #expect(scroll.offset(showing: frames[1], at: .start) == 540)
  }

  @Test(.rule("IM-4")) func `a lifted item leaves its section, and settles in it again`() throws {
    let fixture = Self.shelf(.continuous)
    let grid = fixture.grid
    let source = WordSource([(0..<20).map { "\($0)" }])
    grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    grid.dataSource = source
    grid.layoutIfNeeded()
    try Self.scroll(fixture, to: 108)
    #expect(grid.beginInteractiveMovementForItem(at: [0, 2]))
    let cell = try #require(grid.cellForItem(at: [0, 2]))
    #expect(cell.superview === grid)
    #expect(cell.center == CGPoint(x: 4 + 216 + 50 - 108, y: 33))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 33))
    #expect(grid.cellForItem(at: [0, 1])?.center == CGPoint(x: 50, y: 33))
    grid.endInteractiveMovement()
    grid.settle()
    #expect(cell.superview is BaseScrollView)
    #expect(cell.center == CGPoint(x: 158, y: 30))
  }
}
