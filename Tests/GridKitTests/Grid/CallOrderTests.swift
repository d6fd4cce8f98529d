import GridKit
import GridTesting
import TestSupport
import Testing

/// Golden traces: one column, four of ten items in the viewport.
@MainActor @Suite("Call order")
struct CallOrderTests {
  let fixture = Fixture(ListSpyLayout(), counts: [10])
  let delegate = DisplayRecorder()

  init() {
    fixture.grid.delegate = delegate
  }

  private func trace(_ body: () -> Void) -> String {
    fixture.trace(body)
  }

  @Test func `a layout prepares, counts, sizes, queries, asks for cells`() {
    #expect(
      trace { fixture.grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt 0-0
        C apply cell 0-0
        DG willDisplay 0-0
        DS cellForItemAt 0-1
        C apply cell 0-1
        DG willDisplay 0-1
        DS cellForItemAt 0-2
        C apply cell 0-2
        DG willDisplay 0-2
        DS cellForItemAt 0-3
        C apply cell 0-3
        DG willDisplay 0-3
        """)
  }

  @Test(.rule("CO-4")) func `an empty grid asks for elements once, in the visible rectangle`() {
    let fixture = Fixture(ListSpyLayout(), counts: [])
    let first = fixture.trace { fixture.grid.layoutIfNeeded() }
    #expect(
      first.split(separator: "\n").filter { $0.contains("layoutAttributesForElements") }
        == ["L layoutAttributesForElements(in:) 0, 0, 320, 200"])
  }

  @Test func `a second layout without a change calls nobody`() {
    fixture.grid.layoutIfNeeded()
    #expect(trace { fixture.grid.layoutIfNeeded() } == "")
    fixture.grid.setNeedsLayout()
    #expect(trace { fixture.grid.layoutIfNeeded() } == "")
  }

  @Test func `scrolling by a row asks about the bounds, tells of the scroll, reuses the cell`() {
    fixture.grid.layoutIfNeeded()
    let first = fixture.grid.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(
      trace { fixture.grid.contentOffset.y = 50 } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> false
        DG scrollViewDidScroll
        """)
    #expect(
      trace { fixture.grid.layoutIfNeeded() } == """
        L layoutAttributesForElements(in:) 0, 50, 320, 200
        DG didEndDisplaying 0-0
        DS cellForItemAt 0-4
        C prepareForReuse()
        C apply cell 0-4
        DG willDisplay 0-4
        """)
    #expect(fixture.grid.cellForItem(at: IndexPath(item: 4, section: 0)) === first)
  }

  @Test func `scrolling with a layout that follows the bounds prepares once and keeps the order`() {
    fixture.layout.answersBoundsChange = true
    fixture.grid.layoutIfNeeded()
    #expect(
      trace {
        fixture.grid.layOut(at: 50)
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        DG scrollViewDidScroll
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 50, 320, 200
        DG didEndDisplaying 0-0
        DS cellForItemAt 0-4
        C prepareForReuse()
        C apply cell 0-4
        DG willDisplay 0-4
        """)
  }

  @Test(.rule("CO-14")) func `scrolling back into the known region asks the layout nothing`() {
    fixture.grid.layoutIfNeeded()
    fixture.grid.layOut(at: 50)
    #expect(
      trace {
        fixture.grid.layOut(at: 20)
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 20, 320, 200 -> false
        DG scrollViewDidScroll
        DS cellForItemAt 0-0
        C apply cell 0-0
        DG willDisplay 0-0
        """)
  }

  @Test func `reloading lets everything go at once and asks in the next layout`() {
    fixture.grid.layoutIfNeeded()
    let before = Set(fixture.grid.visibleCells.map(ObjectIdentifier.init))
    #expect(
      trace { fixture.grid.reloadData() } == """
        G reloadData()
        L invalidateLayout(with:) everything, counts
        DG didEndDisplaying 0-0
        DG didEndDisplaying 0-1
        DG didEndDisplaying 0-2
        DG didEndDisplaying 0-3
        """)
    #expect(
      trace { fixture.grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt 0-0
        C prepareForReuse()
        C apply cell 0-0
        DG willDisplay 0-0
        DS cellForItemAt 0-1
        C prepareForReuse()
        C apply cell 0-1
        DG willDisplay 0-1
        DS cellForItemAt 0-2
        C prepareForReuse()
        C apply cell 0-2
        DG willDisplay 0-2
        DS cellForItemAt 0-3
        C prepareForReuse()
        C apply cell 0-3
        DG willDisplay 0-3
        """)
    #expect(Set(fixture.grid.visibleCells.map(ObjectIdentifier.init)) == before)
  }

  @Test func `another data source is asked in the next layout, with reused cells`() {
    fixture.grid.layoutIfNeeded()
    let other = SampleDataSource([2])
    #expect(
      trace { fixture.grid.dataSource = other } == """
        L invalidateLayout(with:) everything, counts
        """)
    #expect(
      trace { fixture.grid.layoutIfNeeded() } == """
        DG didEndDisplaying 0-0
        DG didEndDisplaying 0-1
        DG didEndDisplaying 0-2
        DG didEndDisplaying 0-3
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 2
        L collectionViewContentSize 320, 100
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt 0-0
        C prepareForReuse()
        C apply cell 0-0
        DG willDisplay 0-0
        DS cellForItemAt 0-1
        C prepareForReuse()
        C apply cell 0-1
        DG willDisplay 0-1
        """)
    #expect(other.requestedItems.count == 2)
  }

  @Test func `an invalidation prepares again, but counts and cells stay`() {
    fixture.grid.layoutIfNeeded()
    #expect(
      trace {
        fixture.grid.invalidateAndLayOut()
      } == """
        L invalidateLayout()
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        """)
  }

  @Test func `an invalidation that moves items applies new attributes to the cells that stay`() {
    fixture.grid.layoutIfNeeded()
    fixture.layout.itemHeight = 80
    #expect(
      trace {
        fixture.grid.invalidateAndLayOut()
      } == """
        L invalidateLayout()
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 320, 800
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DG didEndDisplaying 0-3
        C apply cell 0-0
        C apply cell 0-1
        C apply cell 0-2
        """)
  }

  @Test(.rule("CO-15"))
  func `a resize that the layout ignores shows more with the attributes it knows`() {
    fixture.grid.layoutIfNeeded()
    #expect(
      trace {
        fixture.grid.frame.size = CGSize(width: 400, height: 250)
        fixture.grid.layoutIfNeeded()
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 250 -> false
        L layoutAttributesForElements(in:) 0, 0, 400, 250
        DS cellForItemAt 0-4
        C apply cell 0-4
        DG willDisplay 0-4
        """)
    #expect(fixture.grid.visibleCells.map(\.frame.width) == [320, 320, 320, 320, 320])
  }

  @Test(.rule("CO-19")) func `a resize that the layout follows is prepared with the new bounds`() {
    fixture.layout.answersBoundsChange = true
    fixture.grid.layoutIfNeeded()
    #expect(
      trace {
        fixture.grid.frame.size.width = 400
        fixture.grid.layoutIfNeeded()
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 200 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 400, 500
        L layoutAttributesForElements(in:) 0, 0, 400, 200
        C apply cell 0-0
        C apply cell 0-1
        C apply cell 0-2
        C apply cell 0-3
        """)
    #expect(fixture.layout.boundsSeenInQuestion.last?.width == 320)
    #expect(fixture.layout.boundsSeenInPrepare.last?.width == 400)
  }
}

@MainActor @Suite("Call order of a flow layout")
struct FlowCallOrderTests {
  let fixture: Fixture<GridViewFlowLayout>
  let delegate = DisplayRecorder()

  init() {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    fixture = Fixture(layout, counts: [7], size: CGSize(width: 200, height: 120))
    fixture.grid.delegate = delegate
  }

  @Test func `a change of width breaks the lines anew; one of height does not prepare`() {
    fixture.grid.layoutIfNeeded()
    #expect(
      fixture.trace {
        fixture.grid.frame.size.width = 300
        fixture.grid.layoutIfNeeded()
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 300, 120 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 300, 180
        L layoutAttributesForElements(in:) 0, 0, 300, 120
        C apply cell 0-2
        C apply cell 0-3
        DS cellForItemAt 0-4
        C apply cell 0-4
        DG willDisplay 0-4
        DS cellForItemAt 0-5
        C apply cell 0-5
        DG willDisplay 0-5
        """)
    #expect(
      fixture.trace {
        fixture.grid.frame.size.height = 60
        fixture.grid.layoutIfNeeded()
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 300, 60 -> false
        DG didEndDisplaying 0-3
        DG didEndDisplaying 0-4
        DG didEndDisplaying 0-5
        """)
  }
}
