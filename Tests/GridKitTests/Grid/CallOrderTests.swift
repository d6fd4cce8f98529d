import GridKit
import GridTesting
import TestSupport
import Testing

/// Golden traces: one column, four of ten items in the viewport.
@MainActor @Suite("Call order", .rows)
struct CallOrderTests {
  @Test(.rule("CO-4", "CO-12", "CO-13", "CO-14", "CO-15", "CO-19", "RD-15", "RU-5"))
  func `an action and the pass after it call layout, data source, cells and delegate in order`() {
    GridStage.check(
      """
      # a first pass prepares, counts, sizes, queries, asks for cells
      > fresh list 10; pass
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 10
      L collectionViewContentSize 320, 500
      L layoutAttributesForElements(in:) 0, 0, 320, 200
      DS cellForItemAt, C apply cell, DG willDisplay 0-0 0-1 0-2 0-3

      # an empty grid asks for elements once, in the visible rectangle
      > fresh list; pass
      L prepare()
      DS numberOfSections -> 0
      L collectionViewContentSize 320, 0
      L layoutAttributesForElements(in:) 0, 0, 320, 200

      # a pass without a change makes no call, nor does one that is asked for
      > list 10; pass; need; pass
      none

      # scrolling by a row asks about the bounds, tells of the scroll, reuses the cell
      > list 10; offset 50
      L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> false
      DG scrollViewDidScroll
      > pass
      L layoutAttributesForElements(in:) 0, 50, 320, 200
      DG didEndDisplaying 0-0
      DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-4
      = made 4

      # scrolling back into the known region asks the layout nothing
      > list 10; to 50; clear; to 20
      L shouldInvalidateLayout(forBoundsChange:) 0, 20, 320, 200 -> false
      DG scrollViewDidScroll
      DS cellForItemAt, C apply cell, DG willDisplay 0-0

      # scrolling with a layout that follows the bounds prepares once and keeps the order
      > list 10; follow; offset 50
      L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> true
      L invalidationContext(forBoundsChange:)
      L invalidateLayout(with:)
      DG scrollViewDidScroll
      > pass
      L prepare()
      L collectionViewContentSize 320, 500
      L layoutAttributesForElements(in:) 0, 50, 320, 200
      DG didEndDisplaying 0-0
      DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-4
      = made 4; boundsInQuestions 0, 0, 320, 200; boundsInPrepare 0, 50, 320, 200

      # reloading lets everything go at once and asks in the next layout
      > list 10; reload
      G reloadData()
      L invalidateLayout(with:) everything, counts
      DG didEndDisplaying 0-0 0-1 0-2 0-3
      > pass
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 10
      L collectionViewContentSize 320, 500
      L layoutAttributesForElements(in:) 0, 0, 320, 200
      DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-0 0-1 0-2 0-3
      = made 4

      # another data source is asked in the next layout, with reused cells
      > list 10; source 2
      L invalidateLayout(with:) everything, counts
      > pass
      DG didEndDisplaying 0-0 0-1 0-2 0-3
      L prepare()
      DS numberOfSections -> 1
      DS numberOfItemsInSection 0 -> 2
      L collectionViewContentSize 320, 100
      L layoutAttributesForElements(in:) 0, 0, 320, 200
      DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-0 0-1
      = cells 2; made 4

      # an invalidation prepares again, but counts and cells stay
      > list 10; stale
      L invalidateLayout()
      L invalidateLayout(with:)
      > pass
      L prepare()
      L collectionViewContentSize 320, 500
      L layoutAttributesForElements(in:) 0, 0, 320, 200
      = cells 4; made 4

      # an invalidation that moves items applies new attributes to the cells that stay
      > list 10; rows 80; stale; clear; pass
      L prepare()
      L collectionViewContentSize 320, 800
      L layoutAttributesForElements(in:) 0, 0, 320, 200
      DG didEndDisplaying 0-3
      C apply cell 0-0 0-1 0-2
      = cells 3; made 4

      # a resize that the layout ignores shows more with the attributes it knows
      > list 10; size 400 250
      L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 250 -> false
      > pass
      L layoutAttributesForElements(in:) 0, 0, 400, 250
      DS cellForItemAt, C apply cell, DG willDisplay 0-4
      = made 5; widths 320 320 320 320 320
      = boundsInQuestions 0, 0, 320, 200; boundsInPrepare 0, 0, 320, 200

      # a resize that the layout follows is prepared with the new bounds
      > list 10; follow; size 400 200
      L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 200 -> true
      L invalidationContext(forBoundsChange:)
      L invalidateLayout(with:)
      > pass
      L prepare()
      L collectionViewContentSize 400, 500
      L layoutAttributesForElements(in:) 0, 0, 400, 200
      C apply cell 0-0 0-1 0-2 0-3
      = made 4; widths 400 400 400 400
      = boundsInQuestions 0, 0, 320, 200; boundsInPrepare 0, 0, 400, 200
      """)
  }
}

@MainActor @Suite("Call order of a flow layout")
struct FlowCallOrderTests {
  let fixture: Fixture<GridViewFlowLayout>
  let delegate = DisplayRecorder()

  init() {
    let layout = GridViewFlowLayout(lines: CGSize(width: 100, height: 60))
    layout.minimumInteritemSpacing = 0
    fixture = Fixture(layout, counts: [7], size: CGSize(width: 200, height: 120))
    fixture.grid.delegate = delegate
  }

  @Test func `a change of width breaks the lines anew; one of height does not prepare`() {
    fixture.grid.layoutIfNeeded()
    #expect(
      fixture.brief {
        fixture.grid.resize(width: 300)
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 300, 120 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 300, 180
        L layoutAttributesForElements(in:) 0, 0, 300, 120
        C apply cell 0-2 0-3
        DS cellForItemAt, C apply cell, DG willDisplay 0-4 0-5
        """)
    #expect(
      fixture.brief {
        fixture.grid.resize(height: 60)
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 300, 60 -> false
        DG didEndDisplaying 0-3 0-4 0-5
        """)
  }
}
