import GridLayouts
import GridTesting
import Testing

/// Rule 13 for every single parameter: a new value makes the layout stale, the same one does not.
@MainActor @Suite("Parameters of the gallery")
struct GalleryParameterTests {
  private func check<Layout: GridViewLayout, Value: Equatable>(
    _ layout: Layout, _ parameter: ReferenceWritableKeyPath<Layout, Value>, _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(layout, counts: [3])
    func prepared(_ change: () -> Void) -> Int {
      let before = stage.simulation.counters.prepareCalls
      change()
      stage.grid.layoutIfNeeded()
      return stage.simulation.counters.prepareCalls - before
    }
    #expect(layout[keyPath: parameter] != value, sourceLocation: sourceLocation)
    #expect(
      prepared { layout[keyPath: parameter] = layout[keyPath: parameter] } == 0,
      sourceLocation: sourceLocation)
    #expect(prepared { layout[keyPath: parameter] = value } == 1, sourceLocation: sourceLocation)
    #expect(prepared { layout[keyPath: parameter] = value } == 0, sourceLocation: sourceLocation)
  }

  private let inset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let size = CGSize(width: 31, height: 17)

  @Test func `a new value of a parameter prepares the layout again, the same value does not`() {
    check(ShortestColumnLayout(), \.columnCount, 2)
    check(ShortestColumnLayout(), \.itemHeight, 7)
    check(ShortestColumnLayout(), \.interitemSpacing, 7)
    check(ShortestColumnLayout(), \.lineSpacing, 7)
    check(ShortestColumnLayout(), \.sectionInset, inset)
    check(ListLayout(), \.itemHeight, 7)
    check(ListLayout(), \.lineSpacing, 7)
    check(ListLayout(), \.sectionInset, inset)
    check(GroupedRowsLayout(), \.groups, [])
    check(GroupedRowsLayout(), \.itemHeight, 7)
    check(GroupedRowsLayout(), \.lineSpacing, 7)
    check(GroupedRowsLayout(), \.sectionInset, inset)
    check(SectionedWaterfallLayout(), \.contentInset, inset)
    check(SkylineLayout(), \.interitemSpacing, 7)
    check(SkylineLayout(), \.lineSpacing, 7)
    check(SkylineLayout(), \.sectionInset, inset)
    check(HeaderFooterGridLayout(), \.itemSize, size)
    check(HeaderFooterGridLayout(), \.itemSpacing, 7)
    check(HeaderFooterGridLayout(), \.sectionInset, inset)
    check(HeaderFooterGridLayout(), \.headerSize, size)
    check(HeaderFooterGridLayout(), \.footerSize, size)
    check(HeaderFooterGridLayout(), \.scrollDirection, .horizontal)
    check(HeaderFooterGridLayout(), \.fillOrder, .columnMajor)
    check(BlockLayout(), \.template, [[0], [1]])
    check(BlockLayout(), \.columnWidths, [50])
    check(BlockLayout(), \.preset, .leadingTile(gap: 3))
    check(BlockLayout(), \.sectionInset, inset)
    check(BlockLayout(), \.headerHeight, 7)
    check(BlockLayout(), \.footerHeight, 7)
    check(CarouselLayout(), \.itemSize, size)
    check(CarouselLayout(), \.spacing, 7)
    check(CarouselLayout(), \.pagingEnabled, true)
    check(CircleLayout(), \.itemSize, size)
    check(CircleLayout(), \.diameterMargin, 7)
    check(CircleLayout(), \.radiusBasis, .minSide)
    check(CircleLayout(), \.radius, 7)
    check(CircleLayout(), \.startAngle, 7)
    check(CircleLayout(), \.isClockwise, false)
    check(CircleLayout(), \.ringStep, 0.7)
  }

  @Test func `another delegate makes it stale, the same one does not`() {
    let first = ListedSizes([[5]], sections: [.init()])
    let second = ListedSizes([[9]], sections: [.init()])
    let layouts: [(GridViewLayout, (ListedSizes?) -> Void)] = [
      { layout in (layout, { layout.delegate = $0 }) }(ShortestColumnLayout()),
      { layout in (layout, { layout.delegate = $0 }) }(SectionedWaterfallLayout()),
      { layout in (layout, { layout.delegate = $0 }) }(SkylineLayout()),
      { layout in (layout, { layout.delegate = $0 }) }(BlockLayout()),
    ]
    for (layout, setDelegate) in layouts {
      if let layout = layout as? BlockLayout { layout.columnWidths = [30] }
      setDelegate(first)
      let stage = Stage(layout, counts: [1], companions: [first, second])
      let before = stage.simulation.counters.prepareCalls
      setDelegate(first)
      stage.grid.layoutIfNeeded()
      #expect(stage.simulation.counters.prepareCalls == before)
      setDelegate(second)
      stage.grid.layoutIfNeeded()
      #expect(stage.simulation.counters.prepareCalls == before + 1)
      #expect(stage.grid.frames[.cell(0, 0)]?.height == 9)
    }
  }
}
