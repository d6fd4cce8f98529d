import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Queries of a grid")
struct GridQueryTests {
  let rig = ShelfRig(counts: [3, 12])
  var grid: GridView { rig.grid }

  @Test(.rows, .rule("Q-1", "Q-7", "Q-8"))
  func `a question about nothing answers nil, without a view or a fault`() {
    let loose = GridViewCell(frame: .zero)
    let header = ShelfLayout.header
    let questions: [(name: String, ask: (GridView) -> Any?)] = [
      ("a cell off screen", { $0.cellForItem(at: [1, 9]) }),
      ("a cell of no section", { $0.cellForItem(at: [5, 0]) }),
      ("a cell of no item and section", { $0.cellForItem(at: [9, 9]) }),
      ("a cell of a short path", { $0.cellForItem(at: IndexPath(index: 0)) }),
      ("a view of no kind", { $0.supplementaryView(forElementKind: "none", at: [0, 0]) }),
      ("an empty kind", { $0.supplementaryView(forElementKind: "", at: IndexPath()) }),
      ("the path of a cell made by hand", { $0.indexPath(for: loose) }),
      ("attributes past the items", { $0.layoutAttributesForItem(at: [0, 3]) }),
      ("attributes past the sections", { $0.layoutAttributesForItem(at: [2, 0]) }),
      ("attributes before the sections", { $0.layoutAttributesForItem(at: [-1, 0]) }),
      ("a short path", { $0.layoutAttributesForItem(at: IndexPath(index: 0)) }),
      ("an empty path", { $0.layoutAttributesForItem(at: IndexPath()) }),
      (
        "a header's short path",
        { $0.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(index: 4)) }
      ),
    ]
    #expect(grid.cellForItem(at: [0, 0]) == nil)
    #expect(grid.supplementaryView(forElementKind: header, at: [0, 0]) == nil)
    for isLaidOut in [false, true] {
      if isLaidOut { grid.layoutIfNeeded() }
      let made = rig.simulation.counters.cellsMade
      forEachRow(of: questions, named: { $0.name }) { row in #expect(row.ask(grid) == nil) }
      #expect(rig.simulation.counters.cellsMade == made)
      #expect(rig.simulation.faults.isEmpty)
    }
  }

  @Test(.rule("Q-4")) func `visible cells and paths ascend whatever order the layout answers in`() {
    rig.layout.alter = { answer, _ in answer.reversed() }
    grid.layoutIfNeeded()
    rig.scroll(by: 40)
    let paths = grid.indexPathsForVisibleItems
    #expect(paths == paths.sorted())
    #expect(grid.visibleCells.map { grid.indexPath(for: $0) } == paths)
    #expect(paths.compactMap { grid.cellForItem(at: $0) } == grid.visibleCells)
    #expect(grid.indexPathsForVisibleSupplementaryElements(ofKind: ShelfLayout.header) == [[1, 0]])
    #expect(grid.visibleSupplementaryViews(ofKind: ShelfLayout.header).count == 1)
  }

  @Test(.rule("Q-5")) func `a cell has a path by identity, and none once it waits`() {
    grid.layoutIfNeeded()
    let cell = grid.visibleCells[0]
    #expect(grid.indexPath(for: cell) == [0, 0])
    grid.scroll(toY: 400)
    #expect(grid.indexPath(for: cell) != [0, 0])
    grid.reloadData()
    #expect(grid.indexPath(for: cell) == nil)
    #expect(grid.indexPath(for: GridViewCell(frame: .zero)) == nil)
  }

  @Test(.rule("Q-6")) func `the layout decides what is at a point, on screen or not`() {
    grid.layoutIfNeeded()
    #expect(grid.indexPathForItem(at: CGPoint(x: 10, y: 35)) == [0, 0])
    #expect(grid.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(grid.indexPathForItem(at: CGPoint(x: 10, y: 600)) == [1, 10])
    #expect(grid.indexPathForItem(at: CGPoint(x: 10, y: -5)) == nil)
    #expect(grid.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(grid.indexPathForItem(at: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
  }

  @Test(
    "of overlapping items the highest is found, of equally high ones the later", .rule("Q-6"),
    arguments: [([0, 0], 1), ([1, 0], 0), ([0, 1], 1)])
  func overlap(heights: [Int], found: Int) {
    rig.layout.alter = { _, _ in
      heights.enumerated().map { item, height in
        let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(0, 0, 50, 50)
        attributes.zIndex = height
        return attributes
      }
    }
    #expect(grid.indexPathForItem(at: CGPoint(x: 20, y: 20)) == [0, found])
  }

  @Test(.rule("CO-34")) func `attributes are answered by a prepared layout, without making cells`()
  {
    let attributes = grid.layoutAttributesForItem(at: [1, 0])
    #expect(attributes?.frame == CGRect(0, 180, 200, 40))
    let header = grid.layoutAttributesForSupplementaryElement(
      ofKind: ShelfLayout.header, at: [1, 0])
    #expect(header?.frame == CGRect(0, 150, 200, 30))
    #expect(rig.simulation.counters.cellsMade == 0)
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test(.rule("Q-9")) func `selected items ascend`() {
    grid.content.selection = [Position(1, 2), Position(0, 1), Position(1, 0)]
    #expect(grid.indexPathsForSelectedItems == [[0, 1], [1, 0], [1, 2]])
  }

  @Test(.rule("Q-10"))
  func `the grid's content size waits for the layout pass, the layout's does not`() {
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 660)
    rig.layout.rowHeight = 10
    rig.layout.invalidateLayout()
    #expect(grid.contentSize.height == 660)
    _ = grid.layoutAttributesForItem(at: [0, 0])
    #expect(grid.collectionViewLayout.collectionViewContentSize.height == 210)
    #expect(grid.contentSize.height == 660)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 210)
  }

  @Test func `places of the data source and of the presentation are the same at rest`() {
    #expect(grid.presentationSectionIndex(forDataSourceSectionIndex: 4) == 4)
    #expect(grid.dataSourceSectionIndex(forPresentationSectionIndex: 2) == 2)
    #expect(grid.presentationIndexPath(forDataSourceIndexPath: [1, 2]) == [1, 2])
    #expect(grid.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    var ran = false
    grid.performUsingPresentationValues { ran = true }
    #expect(ran)
    #expect(!grid.hasUncommittedUpdates)
  }
}
