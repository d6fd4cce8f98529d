import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Pinned headers and footers on a grid", .rows)
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

  /// Checks where bars begin: `h0 100` is the header of section 0, `f1 -` a footer that is away.
  private func expectBars(_ grid: GridView, _ expected: String, at offset: CGFloat) {
    let isHorizontal =
      (grid.collectionViewLayout as? GridViewFlowLayout)?.scrollDirection == .horizontal
    let words = expected.split(separator: " ")
    let found = stride(from: 0, to: words.count, by: 2).map { index in
      let section = Int(words[index].dropFirst()) ?? -1
      let frame = words[index].first == "h" ? grid.headerFrame(section) : grid.footerFrame(section)
      let start = isHorizontal ? frame?.minX : frame?.minY
      return "\(words[index]) \(start.map(GridText.text) ?? "-")"
    }
    #expect(found.joined(separator: " ") == expected, "at \(offset)")
  }

  @Test(.rule("FL-74", "FL-75", "FL-77")) func `bars rest, stick to an edge, and are pushed out`() {
    typealias Row = (name: String, make: () -> Fixture<PinningSpyLayout>, bars: [(CGFloat, String)])
    func inset() -> Fixture<PinningSpyLayout> {
      let made = fixture(footers: true)
      made.grid.contentInset = GridEdgeInsets(40, 0, 15, 0)
      made.grid.layoutIfNeeded()
      #expect(made.grid.contentOffset.y == -40)
      return made
    }
    func empty() -> Fixture<PinningSpyLayout> {
      let made = fixture(counts: [0, 6])
      made.layout.sectionInset = GridEdgeInsets(25, 0, 25, 0)
      return made
    }
    let rows: [Row] = [
      (
        "headers stick to the top", { fixture() },
        [
          (0, "h0 0 h1 - h2 -"), (0.5, "h0 0.5 h1 - h2 -"), (1, "h0 1 h1 - h2 -"),
          (149, "h0 149 h1 - h2 -"), (150, "h0 150 h1 - h2 -"), (200, "h0 200 h1 350 h2 -"),
          (319, "h0 319 h1 350 h2 -"), (320, "h0 320 h1 350 h2 -"), (321, "h0 320 h1 350 h2 -"),
          (349, "h0 320 h1 350 h2 -"), (350, "h0 - h1 350 h2 -"), (350.5, "h0 - h1 350.5 h2 -"),
          (500, "h0 - h1 500 h2 -"), (850, "h0 - h1 - h2 850"),
        ]
      ),
      // The footer of section 0 rests at 330; one of 20 sticks to the end of 200 from 180 on. A
      // footer may cover the header of a section that is just coming into view.
      (
        "footers stick to the end, and give way to their section's start",
        { fixture(headers: false, footers: true) },
        [
          (0, "f0 180 f1 - f2 -"), (75, "f0 255 f1 - f2 -"), (149.5, "f0 329.5 f1 - f2 -"),
          (150, "f0 330 f1 - f2 -"), (151, "f0 330 f1 350 f2 -"), (170, "f0 330 f1 350 f2 -"),
          (171, "f0 330 f1 351 f2 -"), (200, "f0 330 f1 380 f2 -"), (350, "f0 - f1 530 f2 -"),
          (850, "f0 - f1 - f2 1030"),
        ]
      ),
      // 160 - 15 - 20 at rest.
      ("insets move both pin positions", inset, [(-40, "h0 0 f0 125"), (60, "h0 100 f0 225")]),
      // 30 + 20 + 50 in section 0; at 70 there is room for 30 of it.
      (
        "in a section shorter than both the header stops above the footer",
        { fixture(footers: true, counts: [1, 6]) }, [(70, "f0 80 h0 50"), (40, "h0 40")]
      ),
      (
        "a header stops over a footer that is not pinned", { fixture(counts: [1, 6]) },
        [(80, "h0 70")]
      ),
      ("empty sections pin their headers, too", empty, [(50, "h0 50"), (90, "h0 70 h1 100")]),
      (
        "sideways they stick to the sides", { fixture(footers: true, .horizontal) },
        [(100, "h0 100 f0 280"), (310, "h0 300 h1 350 f1 490")]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let walked = row.make()
      walked.grid.layoutIfNeeded()
      let size = walked.grid.contentSize
      for (offset, bars) in row.bars {
        // By one grid after the other offsets, and by a fresh one.
        for made in [walked, row.make()] {
          if made.layout.scrollDirection == .vertical {
            made.grid.scroll(toY: offset)
          } else {
            made.grid.scroll(toX: offset)
          }
          expectBars(made.grid, bars, at: offset)
          #expect(made.grid.contentSize == size, "at \(offset)")  // FL-77
          #expect(made.simulation.faults == [], "at \(offset)")
        }
      }
    }
    let made = fixture()
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize == CGSize(width: 200, height: 1050))
  }

  @Test(.rule("FL-76")) func `pinned ones stay in front of cells, as the same views`() {
    let made = fixture()
    made.grid.layoutIfNeeded()
    let header = made.grid.supplementaryView(
      forElementKind: GridView.elementKindSectionHeader, at: [0, 0])
    for y in stride(from: 0, through: 319, by: 29) { made.grid.scroll(toY: CGFloat(y)) }
    let now = made.grid.supplementaryView(
      forElementKind: GridView.elementKindSectionHeader, at: [0, 0])
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
      made.grid.scroll(toY: CGFloat(y))
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
    let calls = made.trace { made.grid.scroll(toY: 10) }
    let applied = calls.split(separator: "\n").filter { $0.hasPrefix("C apply") }
    #expect(applied == ["C apply header 0-0"])
  }

  @Test(.rule("FL-69")) func `switching pins off brings headers home, and scrolling asks nothing`()
  {
    let made = fixture()
    made.grid.scroll(toY: 100)
    #expect(made.grid.headerFrame(0)?.minY == 100)
    made.layout.sectionHeadersPinToVisibleBounds = false
    made.grid.layoutIfNeeded()
    #expect(made.grid.headerFrame(0) == nil)
    #expect(
      made.layout.layoutAttributesForSupplementaryView(
        ofKind: GridView.elementKindSectionHeader, at: [0, 0])?.frame.minY
        == 0)
    let count = made.simulation.counters.prepareCalls
    made.grid.scroll(toY: 120)
    #expect(made.simulation.counters.prepareCalls == count)
  }

  @Test func `a pinned header that a subclass changes in place still follows the top`() {
    let made = fixture()
    made.layout.changesHeaders = true
    for y in [0, 20, 40, 330, 350, 400] as [CGFloat] {
      made.grid.scroll(toY: y)
      let section = y < 350 ? 0 : 1
      #expect(made.grid.headerFrame(section)?.minY == min(y, CGFloat(320 + 350 * section)))
      let view = made.grid.supplementaryView(
        forElementKind: GridView.elementKindSectionHeader, at: [section, 0])
      #expect(view?.alpha == 0.5)
    }
    // FL-81 is about frames: nothing is said.
    #expect(made.simulation.findings == [])
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
