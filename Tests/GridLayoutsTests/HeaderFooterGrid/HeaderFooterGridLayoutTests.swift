import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Header and footer grid layout")
struct HeaderFooterGridLayoutTests {
  private let whole = GridViewLayout.automaticDimension

  @Test(arguments: HeaderFooterGridLayout.FillOrder.allCases)
  func `horizontal sections are the mirror image, in either order`(
    order: HeaderFooterGridLayout.FillOrder
  ) {
    let layout = HeaderFooterGridLayout()
    layout.scrollDirection = .horizontal
    layout.fillOrder = order
    layout.itemSize = CGSize(width: 40, height: 50)
    layout.itemSpacing = 10
    layout.sectionInset = GridEdgeInsets(top: 15, left: 20, bottom: 25, right: 30)
    layout.headerSize = CGSize(width: 30, height: whole)
    layout.footerSize = CGSize(width: 12, height: 80)
    let stage = Stage(layout, counts: [5], size: CGSize(width: 400, height: 200))
    // (200 − 15 − 25 + 10) / 60 = 2 rows, so 3 columns.
    let rowMajor: [(CGFloat, CGFloat)] = [(50, 15), (100, 15), (150, 15), (50, 75), (100, 75)]
    let columnMajor: [(CGFloat, CGFloat)] = [(50, 15), (50, 75), (100, 15), (100, 75), (150, 15)]
    let places = (order == .rowMajor ? rowMajor : columnMajor).map { CGRect($0.0, $0.1, 40, 50) }
    #expect(stage.grid.frames.cells.entries.map(\.frame) == places)
    #expect(stage.grid.frames[.header(0)] == CGRect(0, 0, 30, 200))
    #expect(stage.grid.frames[.footer(0)] == CGRect(220, 0, 12, 80))
    #expect(stage.grid.contentSize == CGSize(width: 232, height: 200))
    #expect(stage.findingCodes == [])
  }
}
