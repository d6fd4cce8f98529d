import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Layouts from right to left", .rows)
struct RightToLeftTests {
  /// A flow layout that is mirrored, as MagazineLayout's and ChatLayout's are.
  private final class FlippingFlowLayout: GridViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func fixture<Layout: GridViewLayout>(
    _ layout: Layout, counts: [Int], size: CGSize = CGSize(width: 320, height: 200)
  ) -> Fixture<Layout> {
    let fixture = Fixture(layout, counts: counts, size: size)
    fixture.grid.semanticContentAttribute = .forceRightToLeft
    return fixture
  }

  /// Three squares in a row of 600.
  private func row() -> BoardLayout {
    let board = BoardLayout(
      cells: [0, 100, 500].map { CGRect($0, 10, 100, 50) },
      size: CGSize(width: 600, height: 200))
    board.flips = true
    return board
  }

  @Test(.rule("LB-8")) func `a flow layout is not mirrored by default`() {
    let rightToLeft = fixture(GridViewFlowLayout(), counts: [7, 3])
    let leftToRight = Fixture(GridViewFlowLayout(), counts: [7, 3])
    #expect(GridText(shownIn: rightToLeft.grid).rows == GridText(shownIn: leftToRight.grid).rows)
    let wide = GridViewFlowLayout()
    wide.scrollDirection = .horizontal
    let made = fixture(wide, counts: [50])
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentOffset.x == 0)
    #expect(made.grid.cellFrames.first == CGRect(0, 0, 50, 50))
  }

  @Test(.rule("LB-7")) func `frames are mirrored in the content, and the leading edge shows first`()
  {
    let made = fixture(row(), counts: [3])
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentOffset == CGPoint(x: 280, y: 0))
    #expect(made.grid.cellFrames == [CGRect(500, 10, 100, 50), CGRect(400, 10, 100, 50)])
    // The layout keeps its own coordinates, and is asked in them.
    #expect(made.layout.askedRegions == [CGRect(0, 0, 320, 200)])
    #expect(made.layout.elements.map(\.frame.minX) == [0, 100, 500])
    #expect(made.grid.layoutAttributesForItem(at: [0, 2])?.frame.minX == 0)
    #expect(made.grid.indexPathForItem(at: CGPoint(x: 550, y: 20)) == [0, 0])
  }

  @Test(.rule("LB-7")) func `a mirrored layout is asked in its own coordinates`() {
    let rows: [(name: String, script: String)] = [
      (
        "the leading edge counts the right inset",
        "inset 0,5,0,30; offset 310,0; asked -30,0,320,200"
      ),
      (
        "scrolling shows mirrored frames",
        """
        layout; forget; move 20,0; asked-bounds 260,0,320,200; layout; asked 260,0,320,200
        items 0-2; frames 0,10,100,50; scroll 280,0; items 0-0 0-1; faults
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      try run(row.script, on: fixture(self.row(), counts: [3]))
    }
  }

  @Test(.rule("LB-7"))
  func `in left-to-right surroundings, or a layout made for the other way, nothing moves`() {
    let made = Fixture.laidOut(row(), counts: [3])
    #expect(made.grid.contentOffset.x == 0)
    #expect(made.grid.cellFrames.first?.minX == 0)
    let arabic = fixture(ArabicLayout(), counts: [1])
    arabic.layout.flips = true
    arabic.layout.size = CGSize(width: 600, height: 100)
    arabic.grid.layoutIfNeeded()
    #expect(arabic.grid.contentOffset.x == 0)
    let latin = Fixture(ArabicLayout(), counts: [1])
    latin.layout.flips = true
    latin.layout.size = CGSize(width: 600, height: 100)
    latin.grid.layoutIfNeeded()
    #expect(latin.grid.contentOffset.x == 280)
  }

  @Test func `a mirrored vertical flow fills its lines from the right`() {
    let made = fixture(FlippingFlowLayout(), counts: [6])
    made.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    made.layout.sectionInset = GridEdgeInsets(0, 10, 0, 0)
    let expected = GridText(
      parsing: """
        content 320 × 130
        header 0,0,320,20
        items 260,20,50,50 · 195,20,50,50 · 130,20,50,50 · 65,20,50,50 · 0,20,50,50
          · 260,80,50,50
        """)
    #expect(GridText(everythingIn: made.grid).difference(from: expected) == nil)
    #expect(GridText(shownIn: made.grid).rows(in: .infinite) == expected.rows(in: .infinite))
    #expect(made.grid.contentOffset == .zero)
  }

  @Test func `a mirrored flow takes insets and references for its own left and right`() {
    let made = fixture(FlippingFlowLayout(), counts: [4])
    made.layout.sectionInsetReference = .fromSafeArea
    made.layout.sectionInset = GridEdgeInsets(0, 5, 0, 5)
    made.grid.contentInsetAdjustmentBehavior = .never
    // 30 are to be kept free at the view's right, where lines start; the content inset has 10.
    made.grid.setSafeAreaInsets(GridEdgeInsets(0, 0, 0, 30))
    made.grid.contentInset.right = 10
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize.width == 310)
    #expect(made.grid.cellFrames.first?.maxX == 285)
    #expect(made.grid.cellFrames.last?.minX == 5)
  }

  @Test func `pinned headers of a mirrored horizontal flow stick to the view's right`() {
    let layout = FlippingFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let made = fixture(layout, counts: [10, 10])
    made.grid.layoutIfNeeded()
    // Content 2060 wide: at rest the view shows 1740 … 2060.
    #expect(made.grid.contentOffset.x == 1740)
    #expect(made.grid.headerFrame(0)?.minX == 2030)
    made.grid.scroll(toX: 1500)
    #expect(made.grid.headerFrame(0)?.maxX == 1820)
    made.grid.contentInset.right = 40
    made.grid.layoutIfNeeded()
    #expect(made.grid.headerFrame(0)?.maxX == made.grid.bounds.maxX - 40)
    #expect(made.simulation.faults == [])
  }

  @Test func `transforms and alpha survive the mirror, and objects are the layout's copies`() {
    let board = row()
    board.elements[0].transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    board.elements[0].alpha = 0.5
    let made = fixture(board, counts: [3])
    made.grid.layoutIfNeeded()
    let cell = made.grid.visibleCells.first
    #expect(cell?.center == CGPoint(x: 550, y: 35))
    #expect(cell?.frame == CGRect(525, 22.5, 50, 25))
    #expect(cell?.alpha == 0.5)
    #expect(board.elements[0].center == CGPoint(x: 50, y: 35))
  }

  @Test func `E-33 compares mirrored answers rightly`() {
    let layout = FlippingHeaderLayout()
    let made = fixture(layout, counts: [2, 20])
    made.grid.layoutIfNeeded()
    for y in [5, 10, 30, 0] as [CGFloat] { made.grid.scroll(toY: y) }
    #expect(made.simulation.faults == [])
    layout.drift = 4
    made.grid.scroll(toY: 31)
    #expect(made.simulation.faults.map(\.code) == ["E-33"])
  }
}

private final class ArabicLayout: BoardLayout {
  override var developmentLayoutDirection: GridUserInterfaceLayoutDirection { .rightToLeft }
}

private final class FlippingHeaderLayout: HeaderLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func header(_ section: Int) -> GridViewLayoutAttributes {
    let header = super.header(section)
    header.frame.size.width = 77
    return header
  }
}
