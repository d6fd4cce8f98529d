import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Content size, insets and the blank view")
struct ContentSizeTests {
  /// Two columns of squares over a content that claims to have no width (6.3).
  private func waterfall(width: CGFloat = 0) -> BoardLayout {
    let board = BoardLayout(
      cells: (0..<20).map { item in
        CGRect(x: item % 2 * 150, y: item / 2 * 150, width: 150, height: 150)
      }, size: CGSize(width: width, height: 1500))
    board.ignoresRegion = true
    return board
  }

  private func fixture(
    _ layout: BoardLayout, _ policy: GridView.QueryPolicy,
    inset: GridEdgeInsets = .zero
  ) -> Fixture<BoardLayout> {
    let made = Fixture(layout, counts: [20], size: CGSize(width: 320, height: 480))
    made.grid.queryPolicy = policy
    made.grid.contentInset = inset
    made.grid.layoutIfNeeded()
    return made
  }

  private func inset(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat = 0, _ right: CGFloat = 0
  ) -> GridEdgeInsets {
    GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  // MARK: 6.4

  @Test(arguments: GridView.QueryPolicy.allCases)
  func `without an inset a content of no width shows its cells under every policy`(
    policy: GridView.QueryPolicy
  ) {
    let made = fixture(waterfall(), policy)
    #expect(made.grid.visibleItems.count == 8)
    #expect(made.grid.contentSize == CGSize(width: 0, height: 1500))
    #expect(made.grid.contentOffset == .zero)
  }

  @Test func `with a left inset the whole rectangle is asked and the cells are there`() {
    let made = fixture(waterfall(), .whole, inset: inset(0, 10))
    #expect(made.grid.visibleItems.count == 8)
    #expect(made.layout.askedRegions == [CGRect(x: -10, y: 0, width: 320, height: 480)])
    #expect(made.grid.contentOffset == CGPoint(x: -10, y: 0))
  }

  @Test(.rule("CS-12")) func `clipped to the content, a left inset makes the view blank`() {
    let made = fixture(waterfall(), .clippedToContent, inset: inset(0, 10))
    #expect(made.grid.visibleItems == [])
    #expect(made.layout.askedRegions == [])
    #expect(made.source.requestedItems == [])
    #expect(made.simulation.faults == [])
    // A real width is the cure.
    made.layout.size.width = 300
    made.layout.refresh()
    #expect(made.layout.askedRegions == [CGRect(x: -10, y: 0, width: 310, height: 480)])
    #expect(made.grid.visibleItems.count == 8)
  }

  @Test(.rule("CS-12"))
  func `a top inset alone clips nothing away, and views leave when it goes blank`() {
    let made = fixture(waterfall(), .clippedToContent, inset: inset(10, 0))
    #expect(made.grid.visibleItems.count == 8)
    #expect(made.layout.askedRegions == [CGRect(x: 0, y: -10, width: 320, height: 480)])
    made.grid.scroll(toX: -1)
    #expect(made.grid.visibleItems == [])
    made.grid.scroll(toX: 0)
    #expect(made.grid.visibleItems.count == 8)
  }

  @Test(.rule("CS-12"))
  func `a region that starts below 0 ends at the content's far edge`() {
    let layout = waterfall(width: 200)
    layout.size.height = 100
    let made = fixture(layout, .clippedToContent, inset: inset(30, 20))
    #expect(made.layout.askedRegions == [CGRect(x: -20, y: -30, width: 220, height: 130)])
    made.grid.scroll(to: CGPoint(x: 5, y: -30))
    #expect(made.layout.askedRegions.last == CGRect(x: 5, y: -30, width: 320, height: 130))
  }

  // MARK: 6.1, 6.2

  @Test(
    .rule("CS-8", "CS-9"),
    arguments: [
      (GridEdgeInsets.zero, CGPoint.zero, CGPoint(x: 80, y: 520)),
      (
        GridEdgeInsets(top: 64, left: 10, bottom: 49, right: 20), CGPoint(x: -10, y: -64),
        CGPoint(x: 100, y: 569)
      ),
      (GridEdgeInsets(top: 0, left: 0, bottom: 3, right: 0), CGPoint.zero, CGPoint(x: 80, y: 523)),
    ])
  func `a fresh view rests at the insets, and ends behind the content`(
    inset: GridEdgeInsets, rest: CGPoint, end: CGPoint
  ) {
    let made = fixture(
      BoardLayout(cells: [], size: CGSize(width: 400, height: 1000)), .whole, inset: inset)
    #expect(made.grid.adjustedContentInset == inset)
    #expect(made.grid.contentOffset == rest)
    #expect(made.grid.offsetLimits.min == rest)
    #expect(made.grid.offsetLimits.max == end)
    #expect(made.grid.bounds.origin == made.grid.contentOffset)  // CS-7
  }

  @Test(.rule("CS-8")) func `the safe area is part of the inset where the view scrolls`() {
    let layout = BoardLayout(cells: [], size: CGSize(width: 320, height: 1000))
    let made = Fixture(layout, counts: [0], size: CGSize(width: 320, height: 480))
    made.grid.setSafeAreaInsets(inset(44, 0, 34))
    made.grid.layoutIfNeeded()
    #expect(made.grid.adjustedContentInset == inset(44, 0, 34))
    #expect(made.grid.contentOffset == CGPoint(x: 0, y: -44))
    #expect(made.grid.offsetLimits.max == CGPoint(x: 0, y: 554))
  }

  @Test(.rule("CS-9")) func `content smaller than the view has one place`() {
    let made = fixture(
      BoardLayout(cells: [], size: CGSize(width: 100, height: 100)), .whole, inset: inset(7, 9))
    #expect(made.grid.offsetLimits.min == CGPoint(x: -9, y: -7))
    #expect(made.grid.offsetLimits.max == CGPoint(x: -9, y: -7))
  }

  @Test(.rule("CS-11")) func `content as wide as the view less its insets fits exactly`() {
    let made = fixture(
      BoardLayout(cells: [], size: CGSize(width: 290, height: 2000)), .whole,
      inset: inset(0, 10, 0, 20))
    #expect(made.grid.offsetLimits.min.x == made.grid.offsetLimits.max.x)
    let flow = Fixture(GridViewFlowLayout(), counts: [100])
    flow.grid.contentInset = inset(0, 10, 0, 20)
    flow.grid.layoutIfNeeded()
    #expect(flow.grid.contentSize.width == 290)
    #expect(flow.grid.offsetLimits.min.x == flow.grid.offsetLimits.max.x)
  }

  @Test(.rule("CS-1"))
  func `only the layout's answer is the content size, frames never enlarge it`() {
    let made = fixture(waterfall(width: 1), .whole)
    #expect(made.grid.contentSize == CGSize(width: 1, height: 1500))
    made.layout.size = CGSize(width: 5, height: 200)
    made.grid.setNeedsLayout()
    made.grid.layoutIfNeeded()
    // Not read again before the next preparation.
    #expect(made.grid.contentSize == CGSize(width: 1, height: 1500))
    made.layout.refresh()
    #expect(made.grid.contentSize == CGSize(width: 5, height: 200))
    #expect(made.layout.prepareCount == 2)
  }

  @Test(.rule("CS-3")) func `nothing is said about a content without extent`() {
    let made = fixture(BoardLayout(cells: [], size: .zero), .whole)
    #expect(made.grid.contentSize == .zero)
    #expect(made.simulation.faults == [])
    #expect(made.simulation.findings == [])
  }

  @Test(.rule("CS-6")) func `negative lengths count as 0 and are noted`() {
    let made = fixture(BoardLayout(cells: [], size: CGSize(width: -5, height: 80)), .whole)
    #expect(made.grid.contentSize == CGSize(width: 0, height: 80))
    #expect(made.simulation.findings.map(\.code) == ["content-size-mismatch"])
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CS-6"), arguments: [CGFloat.nan, .infinity])
  func `a content size that is not finite is a fault, and the size stays`(number: CGFloat) {
    let made = fixture(waterfall(width: 300), .whole)
    made.layout.size.height = number
    made.layout.refresh()
    #expect(made.simulation.faults.map(\.code) == ["non-finite-geometry"])
    #expect(made.grid.contentSize == CGSize(width: 300, height: 1500))
    #expect(made.grid.visibleItems.count == 8)
  }

  @Test func `a content that shrinks takes the offset with it`() {
    let made = fixture(waterfall(width: 300), .whole)
    made.grid.scroll(toY: 1020)
    made.layout.size.height = 700
    made.layout.invalidateLayout()
    #expect(made.grid.contentOffset.y == 1020)
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentOffset.y == 220)
  }
}
