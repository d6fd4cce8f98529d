import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Faults of layouts, recorded", .rows)
struct LayoutFaultTests {
  private func cell(_ section: Int, _ item: Int, y: CGFloat = 0) -> GridViewLayoutAttributes {
    let cell = GridViewLayoutAttributes(forCellWith: [section, item])
    cell.frame = CGRect(0, y, 320, 50)
    return cell
  }

  // MARK: E-30

  @Test(.rule("E-30")) func `a pass ignores a cell that the data source does not have`() {
    forEachRow(of: [(0, 10), (0, 11), (1, 0), (7, 3), (0, -1)]) { section, item in
      let spy = ListSpyLayout()
      let fixture = Fixture(spy, counts: [10])
      let before = shown(fixture.grid)
      spy.adjust = { $0 + [self.cell(section, item)] }
      spy.invalidateLayout()
      let texts = fixture.console { fixture.grid.layoutIfNeeded() }
      #expect(fixture.simulation.faults == [])
      #expect(
        texts == [
          "Layout attributes <UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: "
            + "0x0> {length = 2, path = \(section) - \(item)}); frame = (0 0; 320 50);  were "
            + "received from the layout <ListSpyLayout: 0x0> but are not valid for the data source "
            + "counts. Attributes will be ignored."
        ])
      #expect(fixture.simulation.findings.map(\.code) == ["phantom-item"])
      #expect(fixture.simulation.findings.first?.elements == [.cell(section, item)])
      #expect(shown(fixture.grid) == before)
      #expect(fixture.grid.visibleCells.count == 4)
      expectUsable(fixture) { spy.adjust = nil }
    }
  }

  @Test func `a scroll goes on where the layout answers with a cell that is gone`() {
    let spy = ListSpyLayout()
    let fixture = Fixture.laidOut(spy, counts: [40])
    let grid = fixture.grid
    spy.adjust = { [self.cell(3, 3, y: 300)] + $0 }
    for y in stride(from: CGFloat(20), through: 300, by: 40) { grid.scroll(toY: y) }
    #expect(grid.contentOffset.y == 300)
    #expect(grid.visibleItems == (6...9).map { "0-\($0)" })
    #expect(fixture.simulation.faults == [])
    #expect(fixture.simulation.findings.map(\.code) == ["phantom-item"])
    #expect(grid.indexPathForItem(at: CGPoint(x: 10, y: 310)) == [0, 6])
  }

  @Test(.rule("E-30")) func `a batch update refuses a cell that the data source does not have`() {
    let spy = ListSpyLayout()
    let fixture = Fixture.laidOut(spy, counts: [10])
    let before = shown(fixture.grid)
    spy.adjust = { $0 + [self.cell(0, 9)] }
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [9]
      fixture.grid.deleteItems(at: [[0, 9]])
    }
    #expect(
      fixture.simulation.faults.map(\.message) == [
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: <NSIndexPath: 0x0> {length = 2, path = 0 - 9}"
      ])
    #expect(fixture.simulation.faults.map(\.code) == ["E-30"])
    let advice = fixture.simulation.faults.first?.advice
    #expect(advice?.contains("Take the counts from the collection view in prepare()") == true)
    #expect(shown(fixture.grid) == before)
  }

  // MARK: E-22, E-24

  @Test(.rule("E-22"))
  func `a header of a section that does not exist is refused at its dequeue, not out of sight`() {
    func fault(_ section: Int) -> String {
      "E-22 request for layout attributes for supplementary view "
        + "UICollectionElementKindSectionHeader in section \(section) when there are only "
        + "\(section) sections in the collection view"
    }
    let rows: [(name: String, counts: [Int], y: CGFloat, faults: [String])] = [
      ("behind one section", [2], 100, [fault(1)]), ("without sections", [], 0, [fault(0)]),
      ("out of sight", [2, 2], 5000, []),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = TallHeaderLayout()
      let fixture = Fixture(layout, counts: row.counts)
      let before = shown(fixture.grid)
      layout.adjust = {
        let header = layout.header(row.counts.count)
        header.frame.origin.y = row.y
        return $0 + [header]
      }
      layout.refresh()
      #expect(fixture.simulation.faults.map { "\($0.code) \($0.message)" } == row.faults)
      #expect(shown(fixture.grid) == before)
      expectUsable(fixture) { layout.adjust = nil }
    }
  }

  @Test(.rule("LP-13"))
  func `a path of one index is legal for supplementary views and a fault for cells`() {
    let spy = ListSpyLayout()
    let fixture = Fixture(spy, counts: [2])
    fixture.source.register("global", in: fixture.grid)
    spy.adjust = {
      let view = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: "global", with: IndexPath(index: 9))
      view.frame = CGRect(0, 150, 20, 20)
      return $0 + [view]
    }
    fixture.grid.layoutIfNeeded()
    #expect(fixture.simulation.faults == [])
    #expect(fixture.source.requestedSupplementaryElements.map(\.path) == [IndexPath(index: 9)])
    #expect(
      fixture.grid.supplementaryView(forElementKind: "global", at: IndexPath(index: 9)) != nil)
    spy.adjust = { $0 + [GridViewLayoutAttributes(forCellWith: IndexPath(index: 0))] }
    spy.refresh()
    #expect(fixture.simulation.faults.map(\.code) == ["E-24"])
    #expect(
      fixture.grid.supplementaryView(forElementKind: "global", at: IndexPath(index: 9)) != nil)
  }

  // MARK: E-33

  @Test(.rule("E-33")) func `zIndex is printed only when it is not 0, and counts as a change`() {
    let layout = HeaderLayout()
    layout.zIndex = 0
    let fixture = Fixture.laidOut(layout, counts: [2, 20])
    layout.zIndex = -3
    fixture.grid.scroll(toY: 10)
    let message = fixture.simulation.faults.first?.message ?? ""
    #expect(message.contains("frame = (0 0; 320 20);  to <"))
    #expect(message.contains("frame = (0 0; 320 20); zIndex = -3;  without"))
  }

  @Test(.rule("E-33")) func `attributes that print alike are refused with the word of their class`()
  {
    let layout = DatedHeaderLayout()
    let fixture = Fixture.laidOut(layout, counts: [2, 20])
    layout.day = 1
    fixture.grid.scroll(toY: 10)
    let fault = fixture.simulation.faults.first
    #expect(fault?.code == "E-33")
    #expect(fault?.message.contains("changed from <TintedAttributes: 0x0> index path: ") == true)
    #expect(
      fault?.advice.hasPrefix(
        "They print alike: isEqual of TintedAttributes says they differ. Let copy(with:) ") == true)
  }

  @Test func `E-33 needs a second answer without an invalidation in between`() {
    let layout = HeaderLayout()
    let fixture = Fixture.laidOut(layout, counts: [2, 20])
    let grid = fixture.grid
    layout.drift = 5
    layout.refresh()
    #expect(grid.headerFrame(0)?.minY == 5)
    // Far away the old answers are forgotten, so a change is not noticed.
    layout.drift = 0
    grid.scroll(toY: 900)
    grid.scroll(toY: 0)
    #expect(grid.headerFrame(0)?.minY == 0)
    // For cells the last answer wins.
    layout.adjust = {
      $0.map {
        $0.frame.origin.x += 1
        return $0
      }
    }
    grid.scroll(toY: 10)
    #expect(grid.cellForItem(at: [0, 0])?.frame.minX == 1)
    #expect(fixture.simulation.faults == [])
  }

  // MARK: Classes

  @Test func `classes that cannot describe a layout are faults of the grid's simulation`() {
    let made = Fixture(WrongContextLayout(), counts: [1])
    made.layout.invalidateLayout()
    #expect(made.simulation.faults.map(\.code).last == "wrong-context-class")
    let flow = Fixture.laidOut(WrongAttributesLayout(), counts: [1])
    #expect(flow.simulation.faults.map(\.code) == ["wrong-attributes-class"])
    #expect(flow.grid.visibleCells == [])
  }

  // MARK: Helpers

  private func shown(_ grid: GridView) -> [String] { GridText(shownIn: grid).rows }

  /// After a fault and its repair the grid scrolls and shows what a new one would.
  private func expectUsable<Layout: ListSpyLayout>(
    _ fixture: Fixture<Layout>, sourceLocation: SourceLocation = #_sourceLocation,
    repair: () -> Void
  ) {
    let faults = fixture.simulation.faults
    repair()
    let grid = fixture.grid
    for y in [grid.contentOffset.y + 15, grid.offsetLimits.max.y, 0] {
      grid.scroll(toY: y)
      let expected = grid.ask(elementsIn: grid.bounds).map {
        "\($0.key.elementID.shortKind) \(GridText.text($0.frame))"
      }
      #expect(
        Array(shown(grid).dropFirst()).sorted() == expected.sorted(), sourceLocation: sourceLocation
      )
      #expect(grid.contentOffset.y == y, sourceLocation: sourceLocation)
    }
    #expect(fixture.simulation.faults == faults, sourceLocation: sourceLocation)
  }
}

private final class WrongContextLayout: GridViewLayout {
  override class var invalidationContextClass: AnyClass { GridViewLayout.self }
}

private final class WrongAttributesLayout: GridViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { GridViewLayout.self }
}

/// Has room for headers where there are no items.
private final class TallHeaderLayout: HeaderLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
}

/// Its headers know a day.
private final class DatedHeaderLayout: HeaderLayout {
  var day = 0

  override func header(_ section: Int) -> GridViewLayoutAttributes {
    let plain = super.header(section)
    let header = TintedAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader, with: plain.indexPath)
    header.frame = plain.frame
    header.zIndex = plain.zIndex
    header.tint = day
    return header
  }
}
