import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Pictures of grids")
struct GridPictureTests {
  @Test func `a picture holds what is on screen and what is around it`() {
    let shelves = Shelves([60], size: CGSize(width: 100, height: 100))
    shelves.scroll(to: 1000)
    let picture = GridPicture(of: shelves.grid, title: "t")
    #expect(picture.viewport == CGRect(x: 0, y: 1000, width: 100, height: 100))
    #expect(picture.contentSize == CGSize(width: 100, height: 2400))
    #expect(shelves.layout.askedRects.last == picture.area)
    #expect(picture.visibleElements.map(\.id) == (25...27).map { .cell(0, $0) })
  }

  private struct Row {
    var name: String
    var count = 60
    var height: CGFloat = 100
    var rowHeight: CGFloat = 40
    var inset = GridEdgeInsets.zero
    var offset: CGFloat = 0
    var limit = 4000
    var scope = ElementScope.all
    /// The part of the content that the picture shows, along y.
    var area: ClosedRange<CGFloat>?
    var items: ClosedRange<Int>
    var isPartial: Bool?
  }

  @Test(.rows) func `a picture shows the elements nearest to what is on screen`() {
    let rows = [
      // 300 points on each side of the middle at 1050.
      Row(
        name: "of much content what is around the viewport", offset: 1000, area: 750...1350,
        items: 18...33, isPartial: true),
      Row(name: "little content is whole", count: 5, items: 0...4, isPartial: false),
      Row(name: "views on request", count: 5, scope: .visible, items: 0...2, isPartial: true),
      Row(
        name: "insets belong to the area", count: 2,
        inset: GridEdgeInsets(top: 30, left: 0, bottom: 10, right: 0), area: -30...90, items: 0...1),
      Row(
        name: "a layout that ignores the rectangle is cut to the nearest elements", count: 400,
        height: 40, rowHeight: 2, offset: 400, limit: 10, items: 195...224),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let size = CGSize(width: 100, height: row.height)
      let shelves = Shelves([row.count], size: size) { $0.rowHeight = row.rowHeight }
      shelves.grid.contentInset = row.inset
      shelves.grid.layoutIfNeeded()
      if row.offset > 0 { shelves.scroll(to: row.offset) }
      let picture = GridPicture(of: shelves.grid, scope: row.scope, limit: row.limit)
      #expect(picture.elements.map(\.id) == row.items.map { .cell(0, $0) })
      #expect(picture.contentInset == row.inset)
      if let isPartial = row.isPartial { #expect(picture.isPartial == isPartial) }
      if let area = row.area {
        let height = area.upperBound - area.lowerBound
        #expect(picture.area == CGRect(x: 0, y: area.lowerBound, width: 100, height: height))
      }
    }
  }

  @Test func `of a crowd the layout is only asked for the part that can be drawn`() {
    // 1 000 rows on screen; three viewports on each side would be 6 000.
    let shelves = Shelves([1_000_000], size: CGSize(width: 100, height: 100)) { layout in
      layout.rowHeight = 0.1
    }
    shelves.scroll(to: 50_000)
    let made = shelves.simulation.counters.attributesMade
    let picture = GridPicture(of: shelves.grid, limit: 500)
    #expect(picture.elements.count <= 1_000 + 500)
    #expect(shelves.simulation.counters.attributesMade - made < 4_000)
    #expect(picture.visibleElements.count == 1_000 && picture.isPartial)
  }

  @Test func `elements lie back to front`() {
    let shelves = Shelves([3]) { layout in
      layout.adjust = { $0.zIndex = $0.indexPath.item == 0 ? 5 : -$0.indexPath.item }
    }
    #expect(
      GridPicture(of: shelves.grid).elements.map(\.id) == [.cell(0, 2), .cell(0, 1), .cell(0, 0)])
  }

  @Test func `a grid that was never laid out, or has no size, has a picture`() {
    let simulation = Simulation()
    for size in [CGSize(width: 100, height: 100), .zero] {
      let grid = simulation.perform {
        GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: ShelfLayout())
      }
      #expect(GridPicture(of: grid).elements.isEmpty)
      #expect(SVGDrawing().text(GridPicture(of: grid)).hasPrefix("<svg"))
    }
  }
}
