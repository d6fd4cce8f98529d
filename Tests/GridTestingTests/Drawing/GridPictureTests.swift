import GridTesting
import Testing

@MainActor @Suite("Pictures of grids")
struct GridPictureTests {
  @Test func `a picture holds what is on screen and what is around it`() {
    let shelves = Shelves([60], size: CGSize(width: 100, height: 100))
    shelves.scroll(to: 1000)
    let picture = GridPicture(of: shelves.grid, title: "t")
    #expect(picture.viewport == CGRect(x: 0, y: 1000, width: 100, height: 100))
    #expect(picture.contentSize == CGSize(width: 100, height: 2400))
    // 300 points on each side of the middle at 1050.
    #expect(picture.area == CGRect(x: 0, y: 750, width: 100, height: 600))
    #expect(picture.elements.map(\.id) == (18...33).map { .cell(0, $0) })
    #expect(picture.visibleElements.map(\.id) == (25...27).map { .cell(0, $0) })
    #expect(picture.isPartial)
    #expect(shelves.layout.askedRects.last == picture.area)
  }

  @Test func `a picture of little content is whole`() {
    let shelves = Shelves([5], size: CGSize(width: 100, height: 100))
    let picture = GridPicture(of: shelves.grid)
    #expect(picture.elements.count == 5)
    #expect(!picture.isPartial)
    let visible = GridPicture(of: shelves.grid, scope: .visible)
    #expect(visible.elements.count == 3)
    #expect(visible.isPartial)
  }

  @Test func `insets belong to the area`() {
    let shelves = Shelves([2], size: CGSize(width: 100, height: 100))
    shelves.grid.contentInset = GridEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    shelves.grid.layoutIfNeeded()
    let picture = GridPicture(of: shelves.grid)
    #expect(picture.contentInset == GridEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    #expect(picture.area == CGRect(x: 0, y: -30, width: 100, height: 120))
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
    #expect(picture.visibleElements.count == 1_000)
    #expect(picture.isPartial)
  }

  @Test func `a layout that ignores the rectangle is cut to the nearest elements`() {
    let shelves = Shelves([400], size: CGSize(width: 100, height: 40)) { layout in
      layout.rowHeight = 2
    }
    shelves.scroll(to: 400)
    let picture = GridPicture(of: shelves.grid, limit: 10)
    #expect(picture.elements.map(\.id) == (195...224).map { .cell(0, $0) })
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
