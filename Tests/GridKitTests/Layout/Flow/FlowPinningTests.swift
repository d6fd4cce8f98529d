import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Pinned headers and footers on a grid")
struct FlowPinningTests {
  /// Sections of a header of 30, six rows of 50, and a footer of 20: 350 each.
  private func fixture(
    headers: Bool = true, footers: Bool = false, counts: [Int] = [6, 6, 6],
    _ direction: GridView.ScrollDirection = .vertical
  ) -> Fixture<PinningSpyLayout> {
    let layout = PinningSpyLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 200, height: 200)
    if direction == .vertical { layout.itemSize.height = 50 } else { layout.itemSize.width = 50 }
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    return Fixture(layout, counts: counts, size: CGSize(width: 200, height: 200))
  }

  private func scroll(_ grid: GridView, to y: CGFloat) {
    grid.scroll(toY: y)
  }

  @Test(
    .rule("FL-74"),
    arguments: [
      (0, [0]), (0.5, [0.5]), (1, [1]), (149, [149]), (150, [150, nil]), (200, [200, 350]),
      (319, [319, 350]), (320, [320, 350]), (321, [320, 350]), (349, [320, 350]),
      (350, [nil, 350]), (350.5, [nil, 350.5]), (500, [nil, 500]), (850, [nil, nil, 850]),
    ] as [(CGFloat, [CGFloat?])])
  func `headers rest, stick to the top, and are pushed out`(
    y: CGFloat, headers: [CGFloat?]
  ) {
    let made = fixture()
    scroll(made.grid, to: y)
    for section in 0..<3 {
      let wanted = section < headers.count ? headers[section] : nil
      #expect(made.grid.headerFrame(section)?.minY == wanted, "section \(section)")
    }
    // FL-77
    #expect(made.grid.contentSize == CGSize(width: 200, height: 1050))
    #expect(made.simulation.faults == [])
  }

  @Test(
    .rule("FL-74"),
    arguments: [
      // The footer of section 0 rests at 330; one of 20 sticks to the end of 200 from 180 on.
      (0, [180]), (75, [255]), (149.5, [329.5]), (150, [330]), (151, [330, nil]),
      (170, [330, 350]), (171, [330, 351]), (200, [330, 380]), (350, [nil, 530]),
      (850, [nil, nil, 1030]),
    ] as [(CGFloat, [CGFloat?])])
  func `footers stick to the end, and give way to their section's start`(
    y: CGFloat, footers: [CGFloat?]
  ) {
    let made = fixture(headers: false, footers: true)
    scroll(made.grid, to: y)
    for section in 0..<3 {
      var wanted = section < footers.count ? footers[section] : nil
      // A footer may cover the header of a section that is just coming into view.
      if section == 1, y > 150, y < 170 { wanted = 350 }
      #expect(made.grid.footerFrame(section)?.minY == wanted, "section \(section)")
    }
  }

  @Test(.rule("FL-74")) func `insets move both pin positions`() {
    let made = fixture(footers: true)
    made.grid.contentInset = GridEdgeInsets(top: 40, left: 0, bottom: 15, right: 0)
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentOffset.y == -40)
    #expect(made.grid.headerFrame(0)?.minY == 0)
    #expect(made.grid.footerFrame(0)?.minY == 125)  // 160 - 15 - 20
    scroll(made.grid, to: 60)
    #expect(made.grid.headerFrame(0)?.minY == 100)
    #expect(made.grid.footerFrame(0)?.minY == 225)
  }

  @Test(.rule("FL-75")) func `in a section shorter than both the header stops above the footer`() {
    // 30 + 20 + 50 in section 0; at 70 there is room for 30 of it.
    let made = fixture(footers: true, counts: [1, 6])
    scroll(made.grid, to: 70)
    #expect(made.grid.footerFrame(0)?.minY == 80)
    #expect(made.grid.headerFrame(0)?.minY == 50)
    scroll(made.grid, to: 40)
    #expect(made.grid.headerFrame(0)?.minY == 40)
    let alone = fixture(counts: [1, 6])
    scroll(alone.grid, to: 80)
    #expect(alone.grid.headerFrame(0)?.minY == 70)  // over the footer, which is not pinned
  }

  @Test func `in horizontal scrolling they stick to the sides`() {
    let made = fixture(footers: true, .horizontal)
    made.grid.scroll(toX: 100)
    #expect(made.grid.headerFrame(0) == CGRect(x: 100, y: 0, width: 30, height: 200))
    #expect(made.grid.footerFrame(0) == CGRect(x: 280, y: 0, width: 20, height: 200))
    made.grid.scroll(toX: 310)
    #expect(made.grid.headerFrame(0)?.minX == 300)
    #expect(made.grid.headerFrame(1)?.minX == 350)
    #expect(made.grid.footerFrame(1)?.minX == 490)
  }

  @Test(.rule("FL-76")) func `pinned ones stay in front of cells, as the same views`() {
    let made = fixture()
    made.grid.layoutIfNeeded()
    let header = made.grid.supplementaryView(
      forElementKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    for y in stride(from: 0, through: 319, by: 29) { scroll(made.grid, to: CGFloat(y)) }
    let now = made.grid.supplementaryView(
      forElementKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(now === header)
    #expect(made.grid.subviews.filter { !$0.isHidden }.last is GridReusableView)
    #expect(!(made.grid.subviews.filter { !$0.isHidden }.last is GridViewCell))
    let path = IndexPath(item: 0, section: 0)
    let attributes = made.grid.layoutAttributesForSupplementaryElement(
      ofKind: GridView.elementKindSectionHeader, at: path)
    #expect(attributes?.zIndex == 10)
    #expect(attributes?.frame.minY == made.grid.contentOffset.y)
  }

  @Test(.rule("FL-69")) func `scrolling prepares each time, and asks no size and no data again`() {
    let delegate = SizeDelegate { CGSize(width: 200, height: CGFloat(40 + $0.item)) }
    let made = fixture()
    made.grid.delegate = delegate
    made.grid.layoutIfNeeded()
    let before = made.simulation.counters
    #expect(before.sizeCalls == 18)
    var steps = 0
    for y in stride(from: 1, through: 700, by: 7) {
      scroll(made.grid, to: CGFloat(y))
      steps += 1
    }
    let after = made.simulation.counters
    #expect(after.sizeCalls == before.sizeCalls)
    #expect(after.prepareCalls == before.prepareCalls + steps)
    #expect(made.layout.metricsFlags.allSatisfy { $0 == false })
    #expect(made.layout.attributeFlags.allSatisfy { $0 == false })
    #expect(made.simulation.findings == [])
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("FL-69")) func `only the pinned views are moved by a scroll`() {
    let made = fixture()
    made.grid.layoutIfNeeded()
    let calls = made.trace { scroll(made.grid, to: 10) }
    let applied = calls.split(separator: "\n").filter { $0.hasPrefix("C apply") }
    #expect(applied == ["C apply header 0-0"])
  }

  @Test(.rule("FL-69")) func `switching pins off brings headers home, and scrolling asks nothing`()
  {
    let made = fixture()
    scroll(made.grid, to: 100)
    #expect(made.grid.headerFrame(0)?.minY == 100)
    made.layout.sectionHeadersPinToVisibleBounds = false
    made.grid.layoutIfNeeded()
    #expect(made.grid.headerFrame(0) == nil)
    #expect(
      made.layout.layoutAttributesForSupplementaryView(
        ofKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame.minY
        == 0)
    let count = made.simulation.counters.prepareCalls
    scroll(made.grid, to: 120)
    #expect(made.simulation.counters.prepareCalls == count)
  }

  @Test func `a pinned header that a subclass changes in place still follows the top`() {
    let made = fixture()
    made.layout.changesHeaders = true
    for y in [0, 20, 40, 330, 350, 400] as [CGFloat] {
      scroll(made.grid, to: y)
      let section = y < 350 ? 0 : 1
      #expect(made.grid.headerFrame(section)?.minY == min(y, CGFloat(320 + 350 * section)))
      let view = made.grid.supplementaryView(
        forElementKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      #expect(view?.alpha == 0.5)
    }
    // FL-81 is about frames: nothing is said.
    #expect(made.simulation.findings == [])
  }

  @Test func `empty sections pin their headers too`() {
    let made = fixture(counts: [0, 6])
    made.layout.sectionInset = GridEdgeInsets(top: 25, left: 0, bottom: 25, right: 0)
    scroll(made.grid, to: 50)
    #expect(made.grid.headerFrame(0)?.minY == 50)
    scroll(made.grid, to: 90)
    #expect(made.grid.headerFrame(0)?.minY == 70)
    #expect(made.grid.headerFrame(1)?.minY == 100)
  }
}

/// Notes the flags of the contexts that it is invalidated with, and may change its headers.
private final class PinningSpyLayout: GridViewFlowLayout {
  var metricsFlags: [Bool] = []
  var attributeFlags: [Bool] = []
  var changesHeaders = false

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? GridViewFlowLayoutInvalidationContext {
      metricsFlags.append(flow.invalidateFlowLayoutDelegateMetrics)
      attributeFlags.append(flow.invalidateFlowLayoutAttributes)
    }
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    if changesHeaders {
      for header in answer ?? [] where header.representedElementKind != nil { header.alpha = 0.5 }
    }
    return answer
  }
}
