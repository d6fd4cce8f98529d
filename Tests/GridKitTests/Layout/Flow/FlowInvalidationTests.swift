import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flow layout, invalidated", .rows)
struct FlowInvalidationTests {
  private let delegate = SizeDelegate { CGSize(width: 60, height: CGFloat(40 + $0.item % 3)) }

  private func fixture<Layout: GridViewFlowLayout>(
    _ layout: Layout, count: Int = 50
  ) -> Fixture<Layout> {
    let fixture = Fixture(layout, counts: [count])
    fixture.grid.delegate = delegate
    fixture.grid.layoutIfNeeded()
    delegate.forget()
    return fixture
  }

  private func context(metrics: Bool, attributes: Bool) -> GridViewFlowLayoutInvalidationContext {
    let context = GridViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    return context
  }

  @Test(.rule("FL-70")) func `each flag says what is asked and computed again`() {
    let made = fixture(GridViewFlowLayout())
    let layout = made.layout
    let path = IndexPath(item: 0, section: 0)
    let first = layout.layoutAttributesForItem(at: path)
    layout.refresh(with: context(metrics: false, attributes: false))
    #expect(delegate.asked == [])
    #expect(layout.layoutAttributesForItem(at: path) === first)

    layout.refresh(with: context(metrics: false, attributes: true))
    #expect(delegate.asked == [])
    let second = layout.layoutAttributesForItem(at: path)
    #expect(second !== first)
    #expect(second == first)

    // FL-72: new metrics make new geometry, whatever the other flag says.
    delegate.sizes = { _ in CGSize(width: 60, height: 90) }
    layout.refresh(with: context(metrics: true, attributes: false))
    #expect(delegate.asked.count == 50)
    #expect(layout.layoutAttributesForItem(at: path)?.size.height == 90)
    #expect(made.grid.cellFrames.first?.height == 90)
  }

  @Test(.rule("FL-70")) func `metrics that are kept are those of the delegate only`() {
    let made = fixture(GridViewFlowLayout())
    made.grid.delegate = nil
    made.layout.refresh()
    let kept = context(metrics: false, attributes: true)
    made.layout.itemSize = CGSize(width: 60, height: 10)
    made.layout.refresh(with: kept)
    #expect(made.grid.cellFrames.first?.height == 10)
  }

  @Test(.rule("FL-71")) func `a rotation asks for sizes again only where the context says so`() {
    for (layout, asked, size) in [
      (GridViewFlowLayout(), 0, CGSize(width: 60, height: 40)),
      (RotatingFlowLayout(), 50, CGSize(width: 100, height: 20)),
    ] {
      delegate.sizes = { CGSize(width: 60, height: CGFloat(40 + $0.item % 3)) }
      let made = fixture(layout)
      let before = made.grid.contentSize
      delegate.sizes = { _ in CGSize(width: 100, height: 20) }
      made.grid.resize(to: CGSize(width: 480, height: 320))
      #expect(delegate.asked.count == asked, "\(type(of: layout))")
      #expect(made.grid.contentSize.width == 480, "\(type(of: layout))")
      #expect(made.grid.contentSize.height < before.height, "\(type(of: layout))")
      #expect(made.grid.cellFrames.first?.size == size, "\(type(of: layout))")
    }
  }

  @Test(.rule("FL-70", "FL-71"))
  func `a fresh context drops metrics and geometry, that of a bounds change what it must`() {
    let made = fixture(GridViewFlowLayout())
    func bounds(_ change: CGRect) -> GridViewLayoutInvalidationContext {
      made.layout.invalidationContext(forBoundsChange: change)
    }
    typealias Row = (
      name: String, context: GridViewLayoutInvalidationContext, metrics: Bool, attributes: Bool
    )
    let rows: [Row] = [
      ("fresh", GridViewFlowLayoutInvalidationContext(), true, true),
      ("a scroll", bounds(made.grid.bounds.offsetBy(dx: 0, dy: 30)), false, false),
      ("a height", bounds(CGRect(0, 0, 320, 100)), false, false),
      ("a width", bounds(CGRect(0, 0, 321, 200)), false, true),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let flow = row.context as? GridViewFlowLayoutInvalidationContext
      #expect(flow?.invalidateFlowLayoutDelegateMetrics == row.metrics)
      #expect(flow?.invalidateFlowLayoutAttributes == row.attributes)
      #expect(!row.context.invalidateEverything && !row.context.invalidateDataSourceCounts)
    }
  }

  @Test(.rule("FL-71")) func `a delegate that appears later is asked by a context with metrics`() {
    let made = Fixture.laidOut(GridViewFlowLayout(), counts: [10])
    made.grid.delegate = delegate
    made.layout.invalidateLayout(with: context(metrics: false, attributes: true))
    made.grid.resize(width: 300)
    #expect(delegate.asked == [])
    #expect(made.grid.cellFrames.first?.width == 50)
    made.layout.refresh(with: context(metrics: true, attributes: true))
    #expect(delegate.asked.count == 10)
    #expect(made.grid.cellFrames.first?.width == 60)
  }

  @Test(.rule("FL-73")) func `a context that names items makes new attributes for those alone`() {
    let made = fixture(GridViewFlowLayout())
    let layout = made.layout
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    let before = paths.map { layout.layoutAttributesForItem(at: $0) }
    let frame = before[1]?.frame
    before[1]?.alpha = 0.5
    let naming = context(metrics: false, attributes: false)
    naming.invalidateItems(at: [paths[1]])
    layout.refresh(with: naming)
    let after = paths.map { layout.layoutAttributesForItem(at: $0) }
    #expect(after[0] === before[0])
    #expect(after[2] === before[2])
    #expect(after[1] !== before[1])
    #expect(after[1]?.alpha == 1)
    #expect(after[1]?.frame == frame)
    #expect(made.grid.cellForItem(at: paths[1])?.alpha == 1)
    #expect(delegate.asked == [])
    #expect(made.simulation.findings == [])
  }

  @Test(.rule("FL-2")) func `a different value invalidates once, an equal one does not`() {
    let layout = CountingFlowLayout()
    let made = fixture(layout)
    let rows: [(name: String, count: Int, change: (GridViewFlowLayout) -> Void)] = [
      ("line spacing", 1, { $0.minimumLineSpacing = 4 }),
      ("interitem spacing", 1, { $0.minimumInteritemSpacing = 4 }),
      ("item size", 1, { $0.itemSize.height = 20 }),
      ("estimate", 1, { $0.estimatedItemSize = CGSize(width: 9, height: 9) }),
      ("direction", 1, { $0.scrollDirection = .horizontal }),
      ("header", 1, { $0.headerReferenceSize.width = 5 }),
      ("footer", 1, { $0.footerReferenceSize.width = 5 }),
      ("inset", 1, { $0.sectionInset.left = 3 }),
      ("header pin", 1, { $0.sectionHeadersPinToVisibleBounds = true }),
      ("footer pin", 1, { $0.sectionFootersPinToVisibleBounds = true }),
      ("reference", 0, { $0.sectionInsetReference = .fromLayoutMargins }),
    ]
    forEachRow(of: rows, named: \.name) { row in
      layout.invalidations = 0
      for _ in 0..<2 {
        row.change(layout)
        #expect(layout.invalidations == row.count)
      }
    }
    made.grid.layoutIfNeeded()
    #expect(made.simulation.findings == [])
  }

  @Test(.rule("FL-2"))
  func `the inset reference is only stored, and counts from the next preparation on`() {
    let made = fixture(GridViewFlowLayout())
    made.layout.sectionInsetReference = .fromLayoutMargins
    made.grid.layoutIfNeeded()
    #expect(made.grid.cellFrames.first?.minX == 0)
    made.layout.refresh()
    #expect(made.grid.cellFrames.first?.minX == 8)
  }
}

private final class RotatingFlowLayout: GridViewFlowLayout {
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? GridViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }
}

private final class CountingFlowLayout: GridViewFlowLayout {
  var invalidations = 0

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    invalidations += 1
  }
}
