import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flow layout and bounds changes", .rows)
struct FlowBoundsTests {
  private func fixture(_ direction: GridView.ScrollDirection) -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.scrollDirection = direction
    return Fixture.laidOut(layout, counts: [200], size: CGSize(width: 414, height: 624))
  }

  @Test(.rule("FL-68"), arguments: [GridView.ScrollDirection.vertical, .horizontal])
  func `only the length across the scroll axis matters`(
    direction: GridView.ScrollDirection
  ) {
    let made = fixture(direction)
    let isVertical = direction == .vertical
    func answer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      made.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x, y, width, height))
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

  @Test(.rule("FL-68"))
  func `a flow compares with what it last laid out, not with the bounds before`() {
    let made = fixture(.vertical)
    made.grid.frame.size.width = 300
    // Back again before a pass: 414 is what was laid out.
    #expect(!made.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 414, 624)))
    made.grid.layoutIfNeeded()
    #expect(made.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 414, 624)))
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
      layout.sectionInset = GridEdgeInsets(row.inset, row.inset, row.inset, row.inset)
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
