import GridKit
import GridTesting
import TestSupport
import Testing

/// Layouts that know their content size, or set an inset, only when they answer for elements.
@MainActor @Suite("Content sizes known after the answer")
struct LateContentSizeTests {
  /// Rows of 50 that are placed when elements are asked for.
  final class LazyLayout: GridViewLayout {
    private var rows: [GridViewLayoutAttributes] = []
    /// Set as the grid's left inset by each answer.
    var leftInset: CGFloat?

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: rows.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      guard let collectionView else { return [] }
      rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let row = GridViewLayoutAttributes(forCellWith: [0, item])
        row.frame = CGRect(x: 0, y: 50 * item, width: 100, height: 50)
        return row
      }
      if let leftInset { collectionView.contentInset.left = leftInset }
      return rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
    }
  }

  let fixture = Fixture(LazyLayout(), counts: [20], size: CGSize(width: 200, height: 200))
  var grid: GridView { fixture.grid }

  @Test(.rows) func `the grid follows the size that the layout knows after its answer`() {
    let rows: [ActionRow<Self, String>] = [
      ActionRow("the size at the end of the pass", "0-0 0-1 0-2 0-3 at 0 of 1000"),
      ActionRow("the offset comes in with shorter content", "0-2 0-3 0-4 0-5 at 100 of 300") {
        $0.grid.scroll(toY: 800)
        $0.fixture.source.counts = [6]
        $0.grid.reload()
      },
      ActionRow("the size after a batch update", "0-0 0-1 0-2 0-3 at 0 of 1100") { test in
        test.grid.performBatchUpdates {
          test.fixture.source.counts = [22]
          test.grid.insertItems(at: [[0, 0], [0, 1]])
        }
        test.fixture.simulation.settle()
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      test.grid.layoutIfNeeded()
      row.act(test)
      #expect(test.grid.glance == row.outcome)
      #expect(test.grid.contentSize == test.fixture.layout.collectionViewContentSize)
      #expect(test.grid.contentSize.width == 100)
      #expect(test.fixture.simulation.faults == [])
    }
  }

  @Test func `an inset that the layout sets in its answer moves the content`() {
    fixture.layout.leftInset = 50
    grid.layoutIfNeeded()
    #expect(grid.adjustedContentInset.left == 50)
    #expect(grid.contentOffset.x == -50)
    #expect(grid.visibleCells.count == 4)
    fixture.layout.leftInset = 30
    grid.collectionViewLayout.refresh()
    #expect(grid.contentOffset.x == -30)
    let later = fixture.trace { fixture.simulation.settle() }
    #expect(!later.contains("layoutAttributesForElements"))
    #expect(fixture.simulation.faults == [])
  }

  @Test func `a layout whose elements lie in its content is asked for the size once`() {
    var readings = 0
    let layout = ScriptedLayout()
    layout.rowHeight = 100
    layout.contentSize = {
      readings += 1
      return $0
    }
    _ = Fixture.laidOut(layout, counts: [1], size: CGSize(width: 100, height: 100))
    #expect(readings == 1)
  }
}
