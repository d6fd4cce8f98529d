import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Content size, insets and the blank view", .rows)
struct ContentSizeTests {
  /// Two columns of squares over a content that claims to have no width (6.3).
  private func waterfall(width: CGFloat = 0) -> BoardLayout {
    let board = BoardLayout(
      cells: (0..<20).map { item in
        CGRect(x: item % 2 * 150, y: item / 2 * 150, width: 150, height: 150)
      }, size: CGSize(width: width, height: 1500))
    board.ignoresRegion = true
    return board
  }

  private func fixture(
    _ layout: BoardLayout, _ policy: GridView.QueryPolicy,
    inset: GridEdgeInsets = .zero
  ) -> Fixture<BoardLayout> {
    let made = Fixture(layout, counts: [20], size: CGSize(width: 320, height: 480))
    made.grid.queryPolicy = policy
    made.grid.contentInset = inset
    made.grid.layoutIfNeeded()
    return made
  }

  // MARK: 6.4

  @Test(.rule("CS-12")) func `clipped to the content, the view goes blank left of it`() {
    typealias Row = (name: String, size: CGSize, top: CGFloat, left: CGFloat, script: String)
    let rows: [Row] = [
      // A real width is the cure.
      (
        "with a left inset", CGSize(width: 0, height: 1500), 0, 10,
        """
        items; asked; requested 0; faults
        size 300,1500; invalidate; asked -10,0,310,480; cells 8
        size 0,1500; invalidate; items; whole; offset -10,0; cells 8
        """
      ),
      (
        "not with a top inset alone", CGSize(width: 0, height: 1500), 10, 0,
        "cells 8; asked 0,-10,320,480; scroll -1,-10; items; scroll 0,-10; cells 8"
      ),
      (
        "a region that starts below 0 ends at the content's far edge",
        CGSize(width: 200, height: 100), 30, 20,
        """
        asked -20,-30,220,130; scroll 5,-30; asked-last 5,-30,320,130
        scroll 5,-600; asked-last 5,-30,320,130; cells 0
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = waterfall()
      layout.size = row.size
      let made = fixture(layout, .clippedToContent, inset: GridEdgeInsets(row.top, row.left))
      let whole = { (_: String) -> String? in
        made.grid.queryPolicy = .whole
        layout.refresh()
        return nil
      }
      try run(row.script, on: made, words: ["whole": whole])
    }
  }

  // MARK: 6.1, 6.2

  @Test(.rule("CS-7", "CS-8", "CS-9", "CS-11"))
  func `a fresh view rests at the insets, and ends behind the content`() {
    typealias Row = (
      name: String, content: CGSize, inset: GridEdgeInsets, safe: GridEdgeInsets, rest: CGPoint,
      end: CGPoint
    )
    let content = CGSize(width: 400, height: 1000)
    let rows: [Row] = [
      ("no inset", content, .zero, .zero, .zero, CGPoint(x: 80, y: 520)),
      (
        "insets", content, GridEdgeInsets(64, 10, 49, 20), .zero, CGPoint(x: -10, y: -64),
        CGPoint(x: 100, y: 569)
      ),
      ("a bottom inset", content, GridEdgeInsets(0, 0, 3), .zero, .zero, CGPoint(x: 80, y: 523)),
      (
        "the safe area is part of the inset where the view scrolls",
        CGSize(width: 320, height: 1000), .zero, GridEdgeInsets(44, 0, 34), CGPoint(x: 0, y: -44),
        CGPoint(x: 0, y: 554)
      ),
      (
        "content smaller than the view has one place", CGSize(width: 100, height: 100),
        GridEdgeInsets(7, 9), .zero, CGPoint(x: -9, y: -7), CGPoint(x: -9, y: -7)
      ),
      (
        "content as wide as the view less its insets fits", CGSize(width: 290, height: 2000),
        GridEdgeInsets(0, 10, 0, 20), .zero, CGPoint(x: -10, y: 0), CGPoint(x: -10, y: 1520)
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = BoardLayout(cells: [], size: row.content)
      let made = Fixture(layout, counts: [0], size: CGSize(width: 320, height: 480))
      made.grid.queryPolicy = .whole
      made.grid.contentInset = row.inset
      if row.safe != .zero { made.grid.setSafeAreaInsets(row.safe) }
      made.grid.layoutIfNeeded()
      #expect(made.grid.adjustedContentInset == (row.safe == .zero ? row.inset : row.safe))
      #expect(made.grid.contentOffset == row.rest)
      #expect(made.grid.offsetLimits.min == row.rest)
      #expect(made.grid.offsetLimits.max == row.end)
      #expect(made.grid.bounds.origin == made.grid.contentOffset)  // CS-7
    }
  }

  @Test(.rule("CS-1", "CS-6")) func `only the layout's answer is the content size`() {
    let rows: [(name: String, width: CGFloat, script: String)] = [
      // Not read again before the next preparation.
      (
        "frames never enlarge it", 1,
        """
        content 1,1500; size 5,200; need; content 1,1500; invalidate; content 5,200; prepares 2
        """
      ),
      (
        "one that is not a number is a fault, and the size stays", 300,
        "size 300,nan; invalidate; faults non-finite-geometry; content 300,1500; cells 8"
      ),
      (
        "one that is not finite", 300,
        "size 300,inf; invalidate; faults non-finite-geometry; content 300,1500; cells 8"
      ),
      (
        "one that shrinks takes the offset with it", 300,
        "scroll 0,1020; size 300,700; stale; offset 0,1020; layout; offset 0,220"
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      try run(row.script, on: fixture(waterfall(width: row.width), .whole))
    }
  }

  @Test(.rule("CS-3", "CS-6"))
  func `negative lengths count as 0 and are noted, a content without extent is not`() {
    for (size, height, findings) in [
      (CGSize.zero, 0, []), (CGSize(width: -5, height: 80), 80, ["content-size-mismatch"]),
    ] as [(CGSize, CGFloat, [String])] {
      let made = fixture(BoardLayout(cells: [], size: size), .whole)
      #expect(made.grid.contentSize == CGSize(width: 0, height: height), "\(size)")
      #expect(made.simulation.findings.map(\.code) == findings, "\(size)")
      #expect(made.simulation.faults == [], "\(size)")
    }
  }
}
