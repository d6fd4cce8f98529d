import GridKit
import GridTesting
import TestSupport
import Testing

/// The promise of `.record`: a refused action leaves everything as it was.
@MainActor @Suite("Rollback")
struct RollbackTests {
  let rig = ShelfRig()
  var grid: GridView { rig.grid }
  var codes: [String] { rig.simulation.faults.map(\.code) }

  /// Every request for a cell from the `count`-th on is answered with one made by hand.
  private func breakCells(after count: Int = 0) {
    var left = count
    rig.source.cell = { _, _ in
      left -= 1
      return left < 0 ? GridViewCell(frame: .zero) : nil
    }
  }

  @Test(.rows) func `cells that were used for other items come back with their own content`() {
    forEachRow(of: 0..<4, named: { "\($0) good cells" }) { good in
      let test = Self()
      let (rig, grid) = (test.rig, test.grid)
      rig.source.configure = { cell, path in cell.tag = path.section * 100 + path.item }
      rig.showMiddle()
      let before = rig.shown
      let tags = grid.visibleCells.map(\.tag)
      #expect(tags == [3, 4, 5, 100])
      test.breakCells(after: good)
      rig.scroll(by: 400)
      #expect(test.codes == ["E-6"])
      // The provider is still broken: the views are there, whatever they show.
      #expect(rig.shown.views == before.views)
      var count = 0
      rig.source.cell = { _, _ in
        count += 1
        return count == good + 1 ? GridViewCell(frame: .zero) : nil
      }
      rig.scroll(by: 400)
      #expect(test.codes == ["E-6", "E-6"])
      #expect(rig.changes(since: before) == [])
      #expect(grid.visibleCells.map(\.tag) == tags)
    }
  }

  @Test func `the delegate hears of the offset that goes back, as of any other`() {
    rig.showMiddle()
    rig.delegate.forget()
    breakCells()
    rig.scroll(by: 400)
    #expect(rig.delegate.offsets.map(\.y) == [550, 150])
  }

  @Test func `a first pass that fails leaves what was set up, and is made up for`() {
    grid.frame = CGRect(3, 4, 120, 100)
    let layout = ShelfLayout()
    layout.rowHeight = 25
    grid.collectionViewLayout = layout
    grid.contentOffset.y = 40
    breakCells(after: 1)
    grid.layoutIfNeeded()
    #expect(codes == ["E-6"])
    #expect(grid.displayedElements.isEmpty)
    #expect(grid.frame == CGRect(3, 4, 120, 100))
    #expect(grid.collectionViewLayout === layout)
    #expect(grid.contentOffset.y == 40)
    #expect(grid.dataSource === rig.source)
    #expect(rig.delegate.unpaired == [])
    #expect(rig.delegate.displayedElements == [])
    rig.source.repair()
    grid.layoutAgain()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    #expect(rig.problems == [])
  }

  @Test(.rows) func `a rollback undoes all requests since the last pass together`() {
    let other = ShelfSource([2])
    other.cell = { _, _ in GridViewCell(frame: .zero) }
    let rows: [ActionRow<Self, (offset: CGPoint, code: String)>] = [
      ActionRow("of a pass that fails", (CGPoint(x: 0, y: 150), "E-6")) { test in
        test.breakCells()
        test.grid.reloadData()
        test.grid.contentOffset.y = 30
        test.grid.frame.size.height = 333
        test.grid.reloadData()
        test.grid.collectionViewLayout.refresh()
      },
      ActionRow("back to an offset outside the limits", (CGPoint(x: -33, y: -51.5), "E-6")) {
        $0.rig.source.counts = [1]
        $0.breakCells()
        $0.grid.reload()
      },
      ActionRow("of a data source that gives way", (CGPoint(x: 0, y: 150), "E-6")) {
        $0.grid.dataSource = other
        $0.grid.layoutIfNeeded()
      },
      ActionRow("of a reload that fails at once", (CGPoint(x: 0, y: 150), "wrong-context-class")) {
        ShelfLayout.contextClass = NSObject.self
        $0.grid.reloadData()
        ShelfLayout.contextClass = GridViewLayoutInvalidationContext.self
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (rig, grid) = (test.rig, test.grid)
      grid.layoutIfNeeded()
      grid.scroll(to: row.outcome.offset)
      let before = rig.shown
      row.act(test)
      #expect(test.codes == [row.outcome.code])
      #expect(rig.changes(since: before) == [])
      #expect(grid.contentOffset == row.outcome.offset)
      #expect(grid.dataSource === rig.source)
      #expect(grid.numberOfSections == 3)
    }
  }

  @Test(.rows) func `a fault outside the pass does not undo what was asked for`() {
    let rows: [ActionRow<ShelfRig, [String]>] = [
      ActionRow("of a query", ["E-20"]) { _ = $0.grid.numberOfItems(inSection: 77) },
      ActionRow("of another grid of the same simulation", ["E-3", "E-20"]) { rig in
        let frame = CGRect(0, 0, 50, 50)
        let second = rig.simulation.perform {
          GridView(frame: frame, collectionViewLayout: ShelfLayout())
        }
        second.register(GridViewCell.self, forCellWithReuseIdentifier: "")
        rig.grid.reloadData()
        _ = second.numberOfItems(inSection: 1)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = ShelfRig()
      rig.showMiddle()
      rig.grid.contentOffset.y = 300
      row.act(rig)
      rig.grid.layoutIfNeeded()
      #expect(rig.simulation.faults.map(\.code) == row.outcome)
      #expect(rig.grid.contentOffset.y == 300)
      #expect(rig.grid.indexPathsForVisibleItems.first == [1, 0])
    }
  }

  @Test func `a fault in the question about bounds refuses the move at once`() {
    rig.showMiddle()
    let before = rig.shown
    let layout = AskingLayout()
    grid.collectionViewLayout = layout
    grid.scroll(toY: 150)
    #expect(rig.shown.text == before.text)
    layout.isBroken = true
    grid.contentOffset.y = 200
    #expect(codes == ["E-20"])
    #expect(grid.contentOffset.y == 150)
    grid.frame.size.height = 90
    #expect(grid.bounds.height == 180)
    layout.isBroken = false
    grid.scroll(toY: 200)
    #expect(grid.contentOffset.y == 200)
    #expect(codes == ["E-20", "E-20"])
  }

  final class AskingLayout: ShelfLayout {
    var isBroken = false

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if isBroken { _ = collectionView?.numberOfItems(inSection: 50) }
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  @Test func `layouts that change their attributes in place do not change what was shown`() {
    let layout = InPlaceLayout()
    grid.collectionViewLayout = layout
    grid.layoutIfNeeded()
    grid.scroll(toY: 30)
    let before = rig.shown
    for provocation in [Provocation.scroll, .resize, .reload] {
      breakCells()
      provocation.provoke(rig)
      #expect(rig.changes(since: before) == [])
    }
    #expect(codes == ["E-6", "E-6", "E-6"])
    // A query prepares, and thereby moves the objects that the views were given; the views stay.
    grid.frame.size = CGSize(width: 90, height: 560)
    _ = grid.layoutAttributesForItem(at: [0, 0])
    grid.layoutIfNeeded()
    #expect(codes.count == 4)
    #expect(rig.shown.text == before.text)
  }

  /// Keeps its objects for ever and moves them in `prepare()`.
  final class InPlaceLayout: ShelfLayout {
    private var kept: [GridViewLayoutAttributes] = []

    override func prepare() {
      super.prepare()
      for (index, fresh) in elements.enumerated() {
        if index >= kept.count { kept.append(fresh) }
        kept[index].frame = fresh.frame
        kept[index].transform = CGAffineTransform(rotationAngle: fresh.frame.width / 1000)
      }
      kept.removeLast(kept.count - elements.count)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      kept.filter { $0.frame.overlaps(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func `nothing is kept of a change that has passed`() {
    rig.showMiddle()
    weak var old: ShelfLayout?
    do {
      let layout = ShelfLayout()
      old = layout
      grid.collectionViewLayout = layout
      grid.layoutIfNeeded()
    }
    grid.collectionViewLayout = rig.layout
    #expect(old == nil)
  }

  @Test(.rule("E-42")) func `a view that never settles from outside the pass is as it was before`()
  {
    let simulation = rig.simulation
    let restless = simulation.perform {
      RestlessGrid(frame: CGRect(0, 0, 200, 180), collectionViewLayout: ShelfLayout())
    }
    rig.source.attach(to: restless)
    restless.layoutIfNeeded()
    let before = ShownState(restless)
    restless.isRestless = true
    restless.scroll(toY: 300)
    #expect(codes == ["E-42"])
    #expect(ShownState(restless).text == before.text)
    #expect(ShownState(restless).views == before.views)
    restless.isRestless = false
    restless.scroll(toY: 300)
    #expect(codes == ["E-42"])
    #expect(restless.indexPathsForVisibleItems.first == [1, 0])
  }

  final class RestlessGrid: GridView {
    var isRestless = false

    override func layoutSubviews() {
      if isRestless { setNeedsLayout() }
      super.layoutSubviews()
    }
  }
}
