import GridTesting
import TestSupport
import Testing

@MainActor @Suite("What layouts answer", .rows)
struct LayoutAnswerTests {
  @Test(.rule("QR-4", "QR-6"))
  func `elements outside the visible rectangle get no view, whatever a layout answers`() {
    let frames = (0..<100).map { CGRect(x: 0, y: CGFloat($0) * 50, width: 320, height: 50) }
    let board = BoardLayout(cells: frames, size: CGSize(width: 320, height: 5000))
    board.ignoresRegion = true
    let fixture = Fixture(board, counts: [100])
    let grid = fixture.grid
    for y in [0, 35, 50, 2000, 4800, 900] as [CGFloat] {
      grid.scroll(toY: y)
      let expected = (0..<100).filter { frames[$0].overlaps(grid.bounds) }
      #expect(grid.visibleItems == expected.map { "0-\($0)" })
    }
    #expect(fixture.simulation.counters.cellsMade <= 5)
    // A frame that only touches the rectangle is not in it (LP-1).
    grid.scroll(toY: 50)
    #expect(grid.visibleItems == ["0-1", "0-2", "0-3", "0-4"])
  }

  @Test(.rule("CS-4", "E-32"))
  func `elements show by frame and visibility, the last answer for each`() {
    typealias Row = (
      name: String, cells: String, size: CGSize, script: String, change: (BoardLayout) -> Void
    )
    let view = CGSize(width: 320, height: 200)
    let rows: [Row] = [
      (
        "hidden and empty elements get no view, transparent ones do",
        "0,0,50,50 · 50,0,50,50 · 100,0,0,50 · 150,0,50,0", view, "items 0-1; alpha 0",
        {
          $0.elements[0].isHidden = true
          $0.elements[1].alpha = 0
        }
      ),
      (
        "of two answers for one element the last counts", "0,0,50,50 · 100,0,50,50", view,
        "frames 100,0,50,50", { $0.elements[1].indexPath = IndexPath(item: 0, section: 0) }
      ),
      (
        "elements outside the content are shown where the visible rectangle is",
        "-30,-40,50,50 · 0,90,9,9", CGSize(width: 20, height: 20),
        "frames -30,-40,50,50 · 0,90,9,9; content 20,20; scroll -100,-120; items 0-0", { _ in }
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let board = BoardLayout(cells: GridText.frames(row.cells), size: row.size)
      row.change(board)
      let fixture = Fixture.laidOut(board, counts: [Set(board.elements.map(\.indexPath)).count])
      try run(
        row.script, on: fixture,
        words: ["alpha": { _ in GridText.text(fixture.grid.visibleCells[0].alpha) }])
      #expect(fixture.simulation.faults == [])
    }
  }

  // MARK: Policies

  @Test(.rule("QR-8"), .seeds(0..<42, inDebug: 32))
  func `every policy of asking shows the same cells`() {
    let seed = currentSeed
    // Flows of two sections, then shelves of four, one of them empty.
    let isShelf = seed >= 12
    var random = SplitMix64(seed: seed)
    let isHorizontal = seed % 2 == 1
    let count = Int.random(in: 0...120, using: &random)
    let size = CGSize(
      width: CGFloat.random(in: 60...400, using: &random).rounded(),
      height: CGFloat.random(in: 60...400, using: &random).rounded())
    let delegate = SizeDelegate { path in
      CGSize(width: CGFloat(20 + path.item * 7 % 50), height: CGFloat(15 + path.item * 11 % 60))
    }
    func layout() -> GridViewLayout {
      if isShelf { return ShelfLayout() }
      let layout = GridViewFlowLayout()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.headerReferenceSize = CGSize(width: 12, height: 12)
      layout.sectionHeadersPinToVisibleBounds = seed % 3 == 0
      return layout
    }
    let counts = isShelf ? [5, 0, 9, 3] : [count, count / 3]
    let fixtures = GridView.QueryPolicy.allCases.map { policy in
      let fixture = Fixture(layout(), counts: counts, size: size)
      fixture.source.register(ShelfLayout.header, in: fixture.grid)
      fixture.grid.queryPolicy = policy
      fixture.grid.contentInset = GridEdgeInsets(9, 4, 30, 2)
      fixture.grid.delegate = delegate
      return fixture
    }
    for _ in 0..<40 {
      let limits = fixtures[0].grid.offsetLimits
      // A little outside the limits too, as while bouncing.
      let offset = CGPoint(
        x: CGFloat.random(in: limits.min.x - 30...limits.max.x + 30, using: &random),
        y: CGFloat.random(in: limits.min.y - 30...limits.max.y + 30, using: &random))
      let shown = fixtures.map { fixture in
        fixture.grid.contentOffset = offset
        return GridText(shownIn: fixture.grid).rows + [ShownState(fixture.grid).text]
      }
      #expect(shown[1] == shown[0], "pages, offset \(offset)")
      #expect(shown[2] == shown[0], "clipped, offset \(offset)")
    }
    #expect(fixtures.allSatisfy { $0.simulation.faults.isEmpty })
  }
}
