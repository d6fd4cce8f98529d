import GridKit
import GridTesting
import TestSupport
import Testing

/// Golden traces: one column, four of ten items in the viewport.
@MainActor @Suite("Call order")
struct CallOrderTests {
  let fixture = Fixture(ListSpyLayout(), counts: [10])
  let delegate = DisplayRecorder()
  let other = SampleDataSource([2])
  var grid: GridView { fixture.grid }

  init() {
    fixture.grid.delegate = delegate
  }

  @Test func `a layout prepares, counts, sizes, queries, asks for cells`() {
    #expect(
      fixture.brief { grid.layoutIfNeeded() } == """
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt, C apply cell, DG willDisplay 0-0 0-1 0-2 0-3
        """)
  }

  @Test(.rule("CO-4")) func `an empty grid asks for elements once, in the visible rectangle`() {
    let fixture = Fixture(ListSpyLayout(), counts: [])
    let first = fixture.trace { fixture.grid.layoutIfNeeded() }
    #expect(
      first.split(separator: "\n").filter { $0.contains("layoutAttributesForElements") }
        == ["L layoutAttributesForElements(in:) 0, 0, 320, 200"])
  }

  /// The calls of an action, those of the pass that follows, and what shows then.
  @Test(.rows, .rule("CO-15", "CO-19"))
  func `an action after the first pass, and the pass after it, call in order`() {
    let rows: [ActionRow<Self, String>] = [
      ActionRow("a pass without a change makes no call", "\n---\n\n4 of 4 cells, 320 wide"),
      ActionRow("nor does a pass that is asked for", "\n---\n\n4 of 4 cells, 320 wide") {
        $0.grid.setNeedsLayout()
      },
      ActionRow(
        "scrolling by a row asks about the bounds, tells of the scroll, reuses the cell",
        { $0.grid.contentOffset.y = 50 },
        """
        L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> false
        DG scrollViewDidScroll
        ---
        L layoutAttributesForElements(in:) 0, 50, 320, 200
        DG didEndDisplaying 0-0
        DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-4
        4 of 4 cells, 320 wide
        """),
      ActionRow(
        "scrolling with a layout that follows the bounds prepares once and keeps the order",
        {
          $0.fixture.layout.answersBoundsChange = true
          $0.grid.contentOffset.y = 50
        },
        """
        L shouldInvalidateLayout(forBoundsChange:) 0, 50, 320, 200 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        DG scrollViewDidScroll
        ---
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 50, 320, 200
        DG didEndDisplaying 0-0
        DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-4
        4 of 4 cells, 320 wide
        """),
      ActionRow(
        "reloading lets everything go at once and asks in the next layout",
        { $0.grid.reloadData() },
        """
        G reloadData()
        L invalidateLayout(with:) everything, counts
        DG didEndDisplaying 0-0 0-1 0-2 0-3
        ---
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-0 0-1 0-2 0-3
        4 of 4 cells, 320 wide
        """),
      ActionRow(
        "another data source is asked in the next layout, with reused cells",
        { $0.grid.dataSource = $0.other },
        """
        L invalidateLayout(with:) everything, counts
        ---
        DG didEndDisplaying 0-0 0-1 0-2 0-3
        L prepare()
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 2
        L collectionViewContentSize 320, 100
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DS cellForItemAt, C prepareForReuse(), C apply cell, DG willDisplay 0-0 0-1
        2 of 4 cells, 320 wide
        """),
      ActionRow(
        "an invalidation prepares again, but counts and cells stay",
        { $0.fixture.layout.invalidateLayout() },
        """
        L invalidateLayout()
        L invalidateLayout(with:)
        ---
        L prepare()
        L collectionViewContentSize 320, 500
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        4 of 4 cells, 320 wide
        """),
      ActionRow(
        "an invalidation that moves items applies new attributes to the cells that stay",
        {
          $0.fixture.layout.itemHeight = 80
          $0.fixture.layout.invalidateLayout()
        },
        """
        L invalidateLayout()
        L invalidateLayout(with:)
        ---
        L prepare()
        L collectionViewContentSize 320, 800
        L layoutAttributesForElements(in:) 0, 0, 320, 200
        DG didEndDisplaying 0-3
        C apply cell 0-0 0-1 0-2
        3 of 4 cells, 320 wide
        """),
      ActionRow(
        "a resize that the layout ignores shows more with the attributes it knows",
        { $0.grid.frame.size = CGSize(width: 400, height: 250) },
        """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 250 -> false
        ---
        L layoutAttributesForElements(in:) 0, 0, 400, 250
        DS cellForItemAt, C apply cell, DG willDisplay 0-4
        5 of 5 cells, 320 wide
        """),
      ActionRow(
        "a resize that the layout follows is prepared with the new bounds",
        {
          $0.fixture.layout.answersBoundsChange = true
          $0.grid.frame.size.width = 400
        },
        """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 400, 200 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        ---
        L prepare()
        L collectionViewContentSize 400, 500
        L layoutAttributesForElements(in:) 0, 0, 400, 200
        C apply cell 0-0 0-1 0-2 0-3
        4 of 4 cells, 400 wide
        """),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (fixture, grid) = (test.fixture, test.grid)
      grid.layoutIfNeeded()
      let calls =
        fixture.brief { row.act(test) } + "\n---\n" + fixture.brief { grid.layoutIfNeeded() }
      let widths = Set(grid.visibleCells.map(\.frame.width)).map { NumberText.short($0) }
      let shown =
        "\(grid.visibleCells.count) of \(fixture.simulation.counters.cellsMade) cells, "
        + "\(widths.joined(separator: " and ")) wide"
      #expect(calls + "\n" + shown == row.outcome)
      #expect(fixture.layout.boundsSeenInQuestion.allSatisfy { $0.width == 320 })
      #expect(fixture.layout.boundsSeenInPrepare.last?.width == (shown.contains("400") ? 400 : 320))
    }
  }

  @Test(.rule("CO-14")) func `scrolling back into the known region asks the layout nothing`() {
    grid.layoutIfNeeded()
    grid.layOut(at: 50)
    #expect(
      fixture.brief { grid.layOut(at: 20) } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 20, 320, 200 -> false
        DG scrollViewDidScroll
        DS cellForItemAt, C apply cell, DG willDisplay 0-0
        """)
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
      fixture.brief {
        fixture.grid.frame.size.width = 300
        fixture.grid.layoutIfNeeded()
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
        fixture.grid.frame.size.height = 60
        fixture.grid.layoutIfNeeded()
      } == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 0, 300, 60 -> false
        DG didEndDisplaying 0-3 0-4 0-5
        """)
  }
}
