import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Scroll to item")
struct ScrollToItemTests {
  /// 1000 points of content, insets 20 and 30, viewport 400, item 10 at 500 … 550.
  private func fixture() -> Fixture<ListSpyLayout> {
    let fixture = Fixture(ListSpyLayout(), counts: [20], size: CGSize(width: 300, height: 400))
    fixture.grid.contentInset = GridEdgeInsets(20, 0, 30, 0)
    fixture.grid.layoutIfNeeded()
    return fixture
  }

  @Test(.rule("SC-1", "SC-2", "SC-4"), .rows)
  func `each position lands where the arithmetic says, none moves only to what is hidden`() {
    let rows: [(position: GridView.ScrollPosition, item: Int, from: CGFloat, expected: CGFloat)] = [
      (.top, 10, -20, 480), (.bottom, 10, -20, 180), (.centeredVertically, 10, -20, 330),
      (.top, 19, -20, 630), (.bottom, 0, -20, -20), ([], 4, 100, 100), ([], 12, 100, 280),
    ]
    forEachRow(of: rows) { row in
      let fixture = fixture()
      fixture.grid.contentOffset.y = row.from
      fixture.grid.scrollToItem(at: [0, row.item], at: row.position, animated: false)
      #expect(fixture.grid.contentOffset.y == row.expected)
    }
  }

  @Test func `the last item at the bottom, one message, then the new range`() {
    let fixture = fixture()
    fixture.grid.isPrefetchingEnabled = false
    let listener = SpyDelegate { $0.didScroll = { _ in } }
    fixture.grid.delegate = listener
    let calls = fixture.trace {
      fixture.grid.scrollToItem(at: [0, 19], at: .bottom, animated: false)
    }
    #expect(
      calls == """
        L layoutAttributesForItem(at:) 0-19
        L shouldInvalidateLayout(forBoundsChange:) 0, 630, 300, 400 -> false
        DG scrollViewDidScroll
        """)
    #expect(fixture.grid.contentOffset.y == 630)
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.indexPathsForVisibleItems.map(\.item) == Array(12..<20))
  }

  @Test func `an animated scroll ends where it was asked, a short one does not start`() {
    let fixture = fixture()
    fixture.grid.scrollToItem(at: [0, 10], at: .top, animated: true)
    #expect(fixture.grid.contentOffset.y == -20)
    let settlement = fixture.simulation.settle()
    #expect(settlement.frames == 18)
    #expect(fixture.grid.contentOffset.y == 480)
    fixture.grid.scrollToItem(at: [0, 10], at: .top, animated: true)
    #expect(fixture.simulation.isAtRest)
  }
}
