import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Header and footer grid layout")
struct HeaderFooterGridLayoutTests {
  private let whole = GridViewLayout.automaticDimension

  @Test func `vertical sections have exact gaps, and an exact fit loses no column`() {
    let layout = HeaderFooterGridLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.itemSpacing = 6
    layout.sectionInset = GridEdgeInsets(top: 5, left: 10, bottom: 7, right: 12)
    layout.headerSize = CGSize(width: whole, height: 20)
    layout.footerSize = CGSize(width: 100, height: 9)
    let stage = Stage(layout, counts: [7, 0, 1], size: CGSize(width: 320, height: 480))
    // (320 − 10 − 12 + 6) / 76 = 4 columns.
    #expect(
      stage.difference(
        from: """
          header 0-0    0    0  320  20
          cell   0-0   10   25   70  50
          cell   0-1   86   25   70  50
          cell   0-2  162   25   70  50
          cell   0-3  238   25   70  50
          cell   0-4   10   81   70  50
          cell   0-5   86   81   70  50
          cell   0-6  162   81   70  50
          footer 0-0    0  138  100   9
          header 1-0    0  147  320  20
          footer 1-0    0  179  100   9
          header 2-0    0  188  320  20
          cell   2-0   10  213   70  50
          footer 2-0    0  270  100   9
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 320, height: 279))
    #expect(stage.findingCodes == [])
  }

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

  @Test func `without header and footer there are no attributes for them`() {
    let layout = HeaderFooterGridLayout()
    layout.headerSize = CGSize(width: 100, height: 0)
    let stage = Stage(layout, counts: [2])
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter, "other"] {
      #expect(
        layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
    }
    #expect(stage.grid.elements(in: .infinite) == [.cell(0, 0), .cell(0, 1)])
    #expect(stage.findingCodes == [])
  }
}
