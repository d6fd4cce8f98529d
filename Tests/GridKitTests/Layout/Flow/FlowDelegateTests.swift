import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Flow layout and its delegate", .rows)
struct FlowDelegateTests {
  private func fixture(
    _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480)
  ) -> Fixture<GridViewFlowLayout> { Fixture(GridViewFlowLayout(), counts: counts, size: size) }

  /// A delegate that has all methods, with the defaults of the layout's properties.
  private func completeDelegate() -> SpyDelegate {
    SpyDelegate {
      $0.insetForSectionAt = { _, _, _ in .zero }
      $0.minimumLineSpacing = { _, _, _ in 10 }
      $0.minimumInteritemSpacing = { _, _, _ in 10 }
      $0.referenceSizeForHeader = { _, _, _ in .zero }
      $0.referenceSizeForFooter = { _, _, _ in .zero }
      $0.sizeForItemAt = { _, _, _ in CGSize(width: 50, height: 50) }
    }
  }

  @Test(.rule("FL-5")) func `section by section, first its measures, then all its sizes`() {
    let made = fixture([2, 0, 1])
    let delegate = completeDelegate()
    delegate.referenceSizeForHeader = { CGSize(width: 0, height: CGFloat($2)) }
    made.grid.delegate = delegate
    let log = made.simulation.traced { made.grid.layoutIfNeeded() }
    let heard = log.calls(of: .layout, .delegate, .dataSource).split(separator: "\n")
    let expected = """
      L prepare()
      DS numberOfSections -> 3
      DS numberOfItemsInSection 0 -> 2
      DS numberOfItemsInSection 1 -> 0
      DS numberOfItemsInSection 2 -> 1
      DG insetForSectionAt 0
      DG minimumLineSpacingForSectionAt 0
      DG minimumInteritemSpacingForSectionAt 0
      DG referenceSizeForHeaderInSection 0
      DG referenceSizeForFooterInSection 0
      DG sizeForItemAt 0-0 -> 50, 50
      DG sizeForItemAt 0-1 -> 50, 50
      DG insetForSectionAt 1
      DG minimumLineSpacingForSectionAt 1
      DG minimumInteritemSpacingForSectionAt 1
      DG referenceSizeForHeaderInSection 1
      DG referenceSizeForFooterInSection 1
      DG insetForSectionAt 2
      DG minimumLineSpacingForSectionAt 2
      DG minimumInteritemSpacingForSectionAt 2
      DG referenceSizeForHeaderInSection 2
      DG referenceSizeForFooterInSection 2
      DG sizeForItemAt 2-0 -> 50, 50
      L collectionViewContentSize 320, 103
      L layoutAttributesForElements(in:) 0, 0, 320, 480
      """
    #expect(heard.prefix(25).joined(separator: "\n") == expected)
    #expect(!heard.dropFirst(25).contains { $0.contains("sizeForItemAt") })
  }

  @Test func `each method counts for its section`() {
    let made = fixture([5, 5, 5])
    let delegate = SpyDelegate {
      $0.insetForSectionAt = { GridEdgeInsets(top: CGFloat($2), left: 10, bottom: 0, right: 0) }
      $0.minimumLineSpacing = { CGFloat(5 * $2) }
      $0.minimumInteritemSpacing = { CGFloat(1 + $2) }
      $0.referenceSizeForHeader = { CGSize(width: 1, height: $2 == 1 ? 0 : 20) }
      $0.referenceSizeForFooter = { CGSize(width: 1, height: $2 == 1 ? 9 : 0) }
      $0.sizeForItemAt = { CGSize(width: CGFloat(100 + $2.item), height: CGFloat(30 + $2.section)) }
    }
    made.grid.delegate = delegate
    // Full lines have a gap of (310 - 303) / 2, last lines the section's spacing.
    let expected = GridText(
      parsing: """
        content 320 × 253
        header 0,0,320,20
        items 10,20,100,30 · 113.5,20,101,30 · 218,20,102,30 · 10,50,103,30 · 114,50,104,30
        items 10,81,100,31 · 113.5,81,101,31 · 218,81,102,31 · 10,117,103,31 · 115,117,104,31
        footer 0,148,320,9
        header 0,157,320,20
        items 10,179,100,32 · 113.5,179,101,32 · 218,179,102,32 · 10,221,103,32
          · 116,221,104,32
        """)
    #expect(GridText(everythingIn: made.grid).difference(from: expected) == nil)
  }

  @Test(.rule("FL-4")) func `methods are optional one by one, and one that is there wins`() {
    let made = fixture([3])
    let layout = made.layout
    layout.sectionInset = GridEdgeInsets(5, 6, 7, 8)
    layout.minimumLineSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 11)
    layout.itemSize = CGSize(width: 300, height: 40)
    let everything = completeDelegate()
    everything.sizeForItemAt = { _, _, _ in CGSize(width: 300, height: 20) }
    let rows: [(name: String, delegate: any GridViewDelegate, height: CGFloat, header: CGRect?)] = [
      ("sizes", SizeDelegate(300, 20), 87, CGRect(0, 0, 320, 11)),
      // Zero insets and no header win over the properties, although they are the plain defaults.
      ("everything", everything, 80, nil),
      ("nothing", SpyDelegate(), 147, CGRect(0, 0, 320, 11)),
      ("no flow delegate", DisplayDelegate(), 147, CGRect(0, 0, 320, 11)),
    ]
    forEachRow(of: rows, named: \.name) { row in
      made.grid.delegate = row.delegate
      layout.refresh()
      // 11 + 5 + 3 * 20 + 2 * 2 + 7 where only the sizes are the delegate's.
      #expect(made.grid.contentSize.height == row.height)
      #expect(made.grid.headerFrame(0) == row.header)
    }
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("FL-6", "FL-8"))
  func `a load asks for all sizes once, and scrolling asks for none`() {
    let made = fixture([30, 0, 70])
    let delegate = SizeDelegate { CGSize(width: 40, height: CGFloat(20 + $0.item)) }
    made.grid.delegate = delegate
    made.grid.layoutIfNeeded()
    let all = (0..<30).map { IndexPath(item: $0, section: 0) }
    #expect(delegate.asked == all + (0..<70).map { IndexPath(item: $0, section: 2) })
    #expect(made.simulation.counters.sizeCalls == 100)
    for y in stride(from: 0, to: made.grid.offsetLimits.max.y, by: 111) { made.grid.scroll(toY: y) }
    #expect(delegate.asked.count == 100)
    made.layout.invalidateLayout()
    #expect(delegate.asked.count == 100)
    made.grid.layoutIfNeeded()
    #expect(delegate.asked.count == 200)
    made.layout.refresh(with: GridViewLayoutInvalidationContext())
    #expect(delegate.asked.count == 300)
    made.grid.reload()
    #expect(delegate.asked.count == 400)
  }

  @Test(.rule("FL-6", "CS-2"))
  func `the content size can be read before a pass, which asks for sizes`() {
    let made = fixture([8])
    let delegate = SizeDelegate(40, 40)
    made.grid.delegate = delegate
    #expect(made.layout.collectionViewContentSize == CGSize(width: 320, height: 90))
    #expect(delegate.asked.count == 8)
    #expect(made.simulation.counters.prepareCalls == 0)
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize == CGSize(width: 320, height: 90))
    #expect(delegate.asked.count == 8)
    #expect(made.simulation.counters.prepareCalls == 1)
  }

  @Test(.rule("FL-7", "FL-15")) func `without room nothing is asked, and room makes up for it`() {
    let rows: [(width: CGFloat, height: CGFloat, inset: CGFloat)] = [
      (0, 480, 0), (320, 0, 0), (50, 480, 25), (50, 480, 40),
    ]
    forEachRow(of: rows) { width, height, inset in
      let made = fixture([8], size: CGSize(width: width, height: height))
      made.grid.contentInset = GridEdgeInsets(0, inset, 0, inset)
      let delegate = SizeDelegate(40, 40)
      made.grid.delegate = delegate
      made.grid.layoutIfNeeded()
      #expect(delegate.asked == [])
      #expect(made.grid.contentSize == .zero)
      #expect(made.layout.layoutAttributesForElements(in: .infinite) == [])
      #expect(made.layout.layoutAttributesForItem(at: [0, 0]) == nil)
      made.grid.resize(to: CGSize(width: 320 + 2 * inset, height: 480))
      #expect(delegate.asked.count == 8)
      #expect(made.grid.contentSize == CGSize(width: 320, height: 90))
      #expect(made.grid.visibleItems.count == 8)
    }
  }

  @Test(.rule("FL-9", "FL-10"))
  func `with an estimate the delegate's sizes count, without one the estimate`() {
    let made = fixture([5])
    made.layout.estimatedItemSize = CGSize(width: 100, height: 60)
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize.height == 130)
    let delegate = SizeDelegate(100, 30)
    made.grid.delegate = delegate
    made.layout.refresh()
    #expect(made.grid.contentSize.height == 70)
    made.grid.delegate = nil
    made.layout.estimatedItemSize = GridViewFlowLayout.automaticSize
    made.layout.itemSize = CGSize(width: 100, height: 25)  // FL-66
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize.height == 60)
  }
}
