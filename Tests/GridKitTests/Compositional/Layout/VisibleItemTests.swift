import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Handlers of visible items")
struct VisibleItemTests {
  /// Records the calls of a handler of visible items, and acts on the items.
  private final class Handler {
    var told: [[String]] = []
    var offsets: [CGPoint] = []
    var act: ((any NSCollectionLayoutVisibleItem) -> Void)?
  }

  private func made(
    _ section: NSCollectionLayoutSection, counts: [Int] = [40], _ handler: Handler
  ) -> Fixture<GridViewCompositionalLayout> {
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      handler.told.append(
        items.map { "\($0.representedElementKind == nil ? "cell" : "view") \($0.indexPath.item)" })
      handler.offsets.append(offset)
      for item in items { handler.act?(item) }
    }
    return Fixture.laidOut(
      GridViewCompositionalLayout(section: section), counts: counts,
      size: CGSize(width: 320, height: 100))
  }

  @Test(.rule("CL-47"))
  func `a handler hears of cells and header on screen at each solve and offset`() {
    let handler = Handler()
    let made = made(
      Parts.rows(
        .absolute(40), [Parts.boundary(.fractionalWidth(1), .absolute(10), Parts.header, .top)]),
      handler)
    #expect(handler.told.map { $0.sorted() } == [["cell 0", "cell 1", "cell 2", "view 0"]])
    #expect(handler.offsets == [.zero])
    made.grid.scroll(toY: 60)
    #expect(handler.told.last?.sorted() == ["cell 1", "cell 2", "cell 3"])
    #expect(handler.offsets.last == CGPoint(x: 0, y: 60))
    let count = handler.told.count
    made.grid.scroll(toY: 61)
    #expect(handler.told.count == count + 1)
    made.layout.refresh()
    #expect(handler.told.count == count + 2)
  }

  @Test(.rule("CL-47")) func `changes that a handler makes to an item are kept and shown`() throws {
    let handler = Handler()
    handler.act = { item in
      guard item.indexPath.item == 1 else { return }
      item.alpha = 0.5
      item.zIndex = 7
      item.center.x = 200
      item.transform3D = CATransform3DMakeScale(3, 3, 1)
      item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    let made = made(Parts.rows(.absolute(40)), handler)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(made.grid.cellForItem(at: path))
    #expect(cell.alpha == 0.5)
    #expect(cell.center == CGPoint(x: 200, y: 60))
    #expect(cell.frame == CGRect(120, 50, 160, 20))
    let known = try #require(made.layout.layoutAttributesForItem(at: path))
    #expect(known.zIndex == 7)
    #expect(known.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    handler.act = nil
    made.grid.scroll(toY: 10)
    #expect(made.grid.cellForItem(at: path)?.alpha == 0.5)
    #expect(made.layout.layoutAttributesForItem(at: path) === known)
    // Solved again, everything is as the layout has it.
    made.layout.refresh()
    #expect(made.grid.cellForItem(at: path)?.alpha == 1)
    #expect(made.grid.cellForItem(at: path)?.center == CGPoint(x: 160, y: 60))
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-47")) func `from right to left what is set is kept, too`() throws {
    let handler = Handler()
    handler.act = { $0.alpha = 0.5 }
    let section = Parts.pairs(insets: false)
    let made = made(section, counts: [10], handler)
    made.grid.semanticContentAttribute = .forceRightToLeft
    made.layout.refresh()
    #expect(made.grid.visibleCells.allSatisfy { $0.alpha == 0.5 })
    handler.act = nil
    made.grid.scroll(toY: 4)
    #expect(made.grid.visibleCells.allSatisfy { $0.alpha == 0.5 })
    let first = made.layout.layoutAttributesForItem(at: [0, 0])
    #expect(first?.alpha == 0.5)
    #expect(first?.frame.minX == 0)
  }

  @Test(.rule("CL-46", "CL-47")) func `a section that scrolls by itself tells its own offset`() {
    let handler = Handler()
    let made = made(Parts.cards(), counts: [10], handler)
    #expect(handler.told.first?.count == 4)
    let scroll = made.layout.sectionScroll(ofSection: 0)
    scroll?.rest(at: 150)
    if let scroll { made.layout.sectionDidScroll(scroll) }
    made.grid.setNeedsLayout()
    made.layout.refresh()
    #expect(handler.offsets.last == CGPoint(x: 150, y: 0))
    #expect(handler.told.last?.sorted() == ["cell 1", "cell 2", "cell 3", "cell 4"])
  }

  @Test(.rule("CL-47")) func `items say what they stand for`() {
    let handler = Handler()
    var seen: [String] = []
    handler.act = { item in
      seen.append(
        "\(item.representedElementCategory) \(item.representedElementKind ?? "-") "
          + "\(GridText.text(item.frame)) \(GridText.text(item.bounds)) \(item.isHidden)")
    }
    _ = made(
      Parts.rows(.absolute(40), [Parts.boundary(.fractionalWidth(1), .absolute(10), "bar", .top)]),
      counts: [1], handler)
    #expect(
      seen.sorted() == [
        "cell - 0,10,320,40 0,0,320,40 false",
        "supplementaryView bar 0,0,320,10 0,0,320,10 false",
      ])
  }
}
