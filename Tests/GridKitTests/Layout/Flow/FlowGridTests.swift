import GridTesting
import TestSupport
import Testing

/// Flows on a real grid. `FlowFrameTests` of `UIKitConformance` compares recordings, in UIKit's
/// names, and `FlowGoldenTests` of `GridCoreTests` the plans of the solver.
@MainActor @Suite("Flows on a grid", .rows)
struct FlowGridTests {
  @Test(.rule("FL-33", "FL-34"))
  func `the properties of a flow layout reach its frames, and views lie where it says`() {
    typealias Row = (name: String, counts: [Int], set: (GridViewFlowLayout) -> Void, text: String)
    let rows: [Row] = [
      (
        "down the page", [7, 2],
        {
          $0.itemSize = CGSize(width: 90, height: 30)
          $0.minimumInteritemSpacing = 6
          $0.sectionInset = GridEdgeInsets(5, 12, 5, 12)
          $0.headerReferenceSize = CGSize(width: 3, height: 30)
        },
        """
        content 320 × 220
        header 0,0,320,30
        items 12,35,90,30 · 115,35,90,30 · 218,35,90,30 · 12,75,90,30 · 115,75,90,30
          · 218,75,90,30 · 12,115,90,30
        header 0,150,320,30
        items 12,185,90,30 · 115,185,90,30
        """
      ),
      (
        "sideways", [4, 1],
        {
          $0.scrollDirection = .horizontal
          $0.itemSize = CGSize(width: 40, height: 60)
          $0.minimumInteritemSpacing = 20
          $0.minimumLineSpacing = 5
          $0.sectionInset = GridEdgeInsets(10, 6, 30, 8)
          $0.headerReferenceSize = CGSize(width: 115, height: 3)
          $0.footerReferenceSize = CGSize(width: 109, height: 0)
        },
        """
        content 601 × 200
        header 0,0,115,200
        items 121,10,40,60 · 121,110,40,60 · 166,10,40,60 · 166,110,40,60
        footer 214,0,109,200
        header 323,0,115,200
        items 444,10,40,60
        footer 492,0,109,200
        """
      ),
      (
        "a content inset takes nothing off section insets, and the rest is one item long", [2],
        {
          $0.collectionView?.contentInset = GridEdgeInsets(8, 8, 12, 12)
          $0.itemSize = CGSize(width: 280, height: 90)
          $0.sectionInset = GridEdgeInsets(5, 5, 15, 15)
        },
        """
        content 300 × 210
        items 5,5,280,90 · 5,105,280,90
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let fixture = Fixture(GridViewFlowLayout(), counts: row.counts)
      row.set(fixture.layout)
      let (grid, expected) = (fixture.grid, GridText(parsing: row.text))
      #expect(GridText(everythingIn: grid).difference(from: expected) == nil)
      for offset in [grid.contentOffset, grid.offsetLimits.max] {
        grid.contentOffset = offset
        let shown = GridText(shownIn: grid).elements.map(\.row).sorted()
        #expect(shown == expected.rows(in: grid.bounds), "at \(offset)")
      }
      #expect(fixture.simulation.faults == [] && fixture.simulation.findings == [])
    }
  }

  @Test func `origins follow the pixels of the grid's screen, sizes do not`() {
    // 310.2 are available and the gap is 14.4: exact starts 4, 112.2 and 220.4.
    let rows: [(scale: CGFloat, starts: [CGFloat], top: CGFloat)] = [
      (1, [4, 112, 220], 0), (2, [4, 112, 220.5], 0.5), (3, [4, 337 / 3, 661 / 3], 1 / 3),
    ]
    forEachRow(of: rows) { scale, starts, top in
      let layout = GridViewFlowLayout()
      layout.itemSize = CGSize(width: 93.8, height: 20)
      layout.sectionInset = GridEdgeInsets(0.3, 4, 0, 16.5)
      let fixture = Fixture.laidOut(
        layout, counts: [3], size: CGSize(width: 330.7, height: 100), scale: scale)
      #expect(fixture.grid.cellFrames.map(\.minX) == starts)
      #expect(fixture.grid.cellFrames.map(\.minY) == [top, top, top])
      #expect(fixture.grid.cellFrames.map(\.width) == [93.8, 93.8, 93.8])
    }
  }

  @Test(.rule("FL-31")) func `without rounding frames and content size keep every digit`() {
    let layout = GridViewFlowLayout()
    layout.roundsToPixels = false
    layout.itemSize = CGSize(width: 51.3, height: 20.3)
    let fixture = Fixture.laidOut(layout, counts: [9], size: CGSize(width: 320.7, height: 100))
    let gap: CGFloat = (320.7 - 5 * 51.3) / 4
    #expect(fixture.grid.cellFrames[1].minX == 51.3 + gap)
    #expect(fixture.grid.cellFrames[5].minY == 30.3)
    #expect(fixture.grid.contentSize == CGSize(width: 320.7, height: 30.3 + 20.3))
  }

  @Test(.rule("GF-31", "GF-32"))
  func `items that are not measured have the average size of others, or the delegate's size`() {
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
    let rows: [(delegate: SizeDelegate?, height: CGFloat, content: CGFloat)] = [
      (nil, 397 / 9, 2154), (SizeDelegate(320, 70), 70, 397 + 31 * 70 + 390),
    ]
    forEachRow(of: rows, named: { "\($0.height)" }) { delegate, height, content in
      let rig = SizingRig(rows: heights, count: 40)
      if let delegate { rig.grid.delegate = delegate }
      rig.grid.layoutIfNeeded()
      let frames = rig.grid.allElements().map(\.frame)
      #expect(rig.layout.measuredCount == 9)
      #expect(frames.prefix(9).map(\.height) == heights)
      #expect(frames.dropFirst(9).allSatisfy { $0.size == CGSize(width: 320, height: height) })
      #expect(rig.grid.contentSize == CGSize(width: 320, height: content))
      #expect(rig.grid.visibleItems.count == 9)
    }
  }

  @Test func `cells that size themselves share lines by the sizes that they ask for`() {
    typealias Row = (
      name: String, estimate: CGSize, sizes: [CGSize], set: (GridViewFlowLayout) -> Void,
      text: String
    )
    let rows: [Row] = [
      (
        "GF-29", CGSize(width: 50, height: 40),
        [29, 233, 80, 29, 233, 29].map { CGSize(width: 90, height: $0) },
        {
          $0.minimumInteritemSpacing = 6
          $0.sectionInset = GridEdgeInsets(5, 12, 5, 12)
          $0.headerReferenceSize = CGSize(width: 0, height: 30)
        },
        """
        content 320 × 516
        header 0,0,320,30
        items 12,137,90,29 · 115,35,90,233 · 218,111.5,90,80 · 12,380,90,29 · 115,278,90,233
          · 218,380,90,29
        """
      ),
      (
        "GF-33", CGSize(width: 60, height: 100),
        [58.5, 697, 209.5, 24.5, 739, 33].map { CGSize(width: $0, height: 29) },
        { $0.scrollDirection = .horizontal },
        """
        content 739 × 480
        items 340.5,0,58.5,29 · 21,41,697,29 · 265,82,209.5,29 · 357.5,123,24.5,29
          · 0,164,739,29 · 353,205,33,29
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = GridViewFlowLayout()
      row.set(layout)
      let rig = SizingRig(estimate: row.estimate, counts: [6], layout: layout) { path, _ in
        row.sizes[path.item]
      }
      rig.grid.layoutIfNeeded()
      let expected = GridText(parsing: row.text)
      #expect(GridText(everythingIn: rig.grid).difference(from: expected) == nil)
      #expect(rig.grid.contentOffset == .zero && rig.simulation.faults == [])
    }
  }
}
