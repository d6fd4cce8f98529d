import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flow layout and bounds changes", .rows)
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

  @Test(.rule("FL-46", "FL-49")) func `the reference of a section inset adds what is not free yet`()
  {
    typealias Row = (
      name: String, reference: GridViewFlowLayout.SectionInsetReference, inset: CGFloat,
      header: CGFloat, count: Int, behavior: BaseScrollView.ContentInsetAdjustmentBehavior,
      script: String
    )
    let rows: [Row] = [
      // FL-49: the length of lines and headers is a matter of the content inset alone.
      ("a safe area", .fromSafeArea, 5, 0, 1, .never, "safe 30,20,0,9; first 25,35; width 320"),
      (
        "a safe area beside the content inset", .fromSafeArea, 5, 0, 1, .never,
        "safe 30,20,0,9; inset 10,12,0,0; first 13,25; width 308"
      ),
      (
        "a content inset that keeps more free", .fromSafeArea, 5, 0, 1, .never,
        "safe 2,2,2,2; inset 40,40,40,40; first 0,0; width 240"
      ),
      (
        "a safe area that becomes content inset counts once", .fromSafeArea, 0, 10, 30, .always,
        "safe 20,44,0,44; left 44; width 232; first 0,10; offset -44,-20"
      ),
      (
        "layout margins that change", .fromLayoutMargins, 0, 0, 1, .automatic,
        "layout; first 8,8; margins 1,31,0,0; first 31,1; safe 4,5,0,0; first 36,5"
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = GridViewFlowLayout()
      layout.sectionInset = GridEdgeInsets(
        top: row.inset, left: row.inset, bottom: row.inset, right: row.inset)
      layout.sectionInsetReference = row.reference
      layout.headerReferenceSize = CGSize(width: 0, height: row.header)
      let made = Fixture(layout, counts: [row.count])
      made.grid.contentInsetAdjustmentBehavior = row.behavior
      try run(
        row.script, on: made,
        words: ["left": { _ in GridText.text(made.grid.adjustedContentInset.left) }])
    }
  }
}
