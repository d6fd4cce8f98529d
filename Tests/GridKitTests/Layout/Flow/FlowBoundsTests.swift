import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flow layout and bounds changes")
struct FlowBoundsTests {
  private func fixture(_ direction: GridView.ScrollDirection) -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.scrollDirection = direction
    let fixture = Fixture.laidOut(layout, counts: [200], size: CGSize(width: 414, height: 624))
    return fixture
  }

  @Test(.rule("FL-68"), arguments: [GridView.ScrollDirection.vertical, .horizontal])
  func `only the length across the scroll axis matters`(
    direction: GridView.ScrollDirection
  ) {
    let made = fixture(direction)
    let isVertical = direction == .vertical
    func answer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      made.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: x, y: y, width: width, height: height))
    }
    #expect(!answer(0, 0, 414, 624))
    #expect(!answer(10, 50, 414, 624))
    #expect(!answer(-10, -50, 414, 624))
    #expect(answer(0, 0, 413, 624) == isVertical)
    #expect(answer(0, 0, 415, 624) == isVertical)
    #expect(answer(0, 0, 414, 623) == !isVertical)
    #expect(answer(0, 0, 414, 625) == !isVertical)
    #expect(answer(0, 0, 624, 414))
    made.layout.sectionHeadersPinToVisibleBounds = true
    #expect(answer(10, 50, 414, 624))
    made.layout.sectionHeadersPinToVisibleBounds = false
    made.layout.sectionFootersPinToVisibleBounds = true
    #expect(answer(0, 0, 414, 624))
  }

  @Test(.rule("FL-68"), arguments: [GridView.ScrollDirection.vertical, .horizontal])
  func `the grid prepares for those changes and no others`(
    direction: GridView.ScrollDirection
  ) {
    let made = fixture(direction)
    func prepares(_ change: (GridView) -> Void) -> Int {
      let before = made.simulation.counters.prepareCalls
      change(made.grid)
      made.grid.layoutIfNeeded()
      return made.simulation.counters.prepareCalls - before
    }
    let isVertical = direction == .vertical
    #expect(prepares { $0.contentOffset = CGPoint(x: 7, y: 9) } == 0)
    #expect(prepares { $0.frame.size.width = 415 } == (isVertical ? 1 : 0))
    #expect(prepares { $0.frame.size.height = 600 } == (isVertical ? 0 : 1))
    #expect(prepares { $0.frame.size = CGSize(width: 624, height: 414) } == 1)
    #expect(prepares { $0.contentOffset = .zero } == 0)
    #expect(
      isVertical ? made.grid.contentSize.width == 624 : made.grid.contentSize.height == 414)
  }

  @Test(.rule("FL-68"))
  func `a flow compares with what it last laid out, not with the bounds before`() {
    let made = fixture(.vertical)
    made.grid.frame.size.width = 300
    // Back again before a pass: 414 is what was laid out.
    #expect(
      !made.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 414, height: 624)))
    made.grid.layoutIfNeeded()
    #expect(
      made.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 414, height: 624)))
  }

  @Test func `a rotation lays out for the new width in the same pass`() {
    let made = fixture(.vertical)
    let old = made.grid.visibleItems.count
    made.grid.resize(to: CGSize(width: 624, height: 414))
    let fresh = Fixture(
      GridViewFlowLayout(), counts: [200], size: CGSize(width: 624, height: 414))
    #expect(GridText(shownIn: made.grid).rows == GridText(shownIn: fresh.grid).rows)
    #expect(old != made.grid.visibleItems.count)
  }

  // MARK: Section inset references

  @Test(.rule("FL-46"))
  func `a safe area adds nothing that the content inset already keeps free`() {
    for (safe, inset, expected) in [
      (GridEdgeInsets(top: 30, left: 20, bottom: 0, right: 9), GridEdgeInsets.zero, (25, 35)),
      (
        GridEdgeInsets(top: 30, left: 20, bottom: 0, right: 9),
        GridEdgeInsets(top: 10, left: 12, bottom: 0, right: 0), (13, 25)
      ),
      (
        GridEdgeInsets(top: 2, left: 2, bottom: 2, right: 2),
        GridEdgeInsets(top: 40, left: 40, bottom: 40, right: 40), (0, 0)
      ),
    ] as [(GridEdgeInsets, GridEdgeInsets, (CGFloat, CGFloat))] {
      let layout = GridViewFlowLayout()
      layout.sectionInset = GridEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      layout.sectionInsetReference = .fromSafeArea
      let made = Fixture(layout, counts: [1])
      made.grid.contentInsetAdjustmentBehavior = .never
      made.grid.setSafeAreaInsets(safe)
      made.grid.contentInset = inset
      made.grid.layoutIfNeeded()
      #expect(made.grid.cellFrames.first?.origin == CGPoint(x: expected.0, y: expected.1))
      // FL-49: the length of lines and headers is a matter of the content inset alone.
      #expect(made.grid.contentSize.width == 320 - inset.left - inset.right)
    }
  }

  @Test func `a safe area that becomes content inset counts once`() {
    let layout = GridViewFlowLayout()
    layout.sectionInsetReference = .fromSafeArea
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let made = Fixture(layout, counts: [30])
    made.grid.contentInsetAdjustmentBehavior = .always
    made.grid.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 44, bottom: 0, right: 44))
    made.grid.layoutIfNeeded()
    #expect(made.grid.adjustedContentInset.left == 44)
    #expect(made.grid.contentSize.width == 232)
    #expect(made.grid.cellFrames.first?.origin == CGPoint(x: 0, y: 10))
    #expect(made.grid.contentOffset == CGPoint(x: -44, y: -20))
  }

  @Test func `layout margins that change lay the flow out anew`() {
    let layout = GridViewFlowLayout()
    layout.sectionInsetReference = .fromLayoutMargins
    let made = Fixture.laidOut(layout, counts: [1])
    #expect(made.grid.cellFrames.first?.origin == CGPoint(x: 8, y: 8))
    made.grid.layoutMargins = GridEdgeInsets(top: 1, left: 31, bottom: 0, right: 0)
    made.grid.layoutIfNeeded()
    #expect(made.grid.cellFrames.first?.origin == CGPoint(x: 31, y: 1))
    made.grid.setSafeAreaInsets(GridEdgeInsets(top: 4, left: 5, bottom: 0, right: 0))
    made.grid.layoutIfNeeded()
    #expect(made.grid.cellFrames.first?.origin == CGPoint(x: 36, y: 5))
  }
}
