import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Supplementary and decoration views")
struct SupplementaryViewTests {
  let rig = ShelfRig(counts: [3, 12])
  var grid: GridView { rig.grid }

  @Test(.rule("SV-1")) func `the layout alone decides which supplementary views there are`() {
    rig.layout.headerHeight = 0
    grid.layoutIfNeeded()
    #expect(rig.source.requestedSupplementaryElements.isEmpty)
    rig.layout.headerHeight = 10
    grid.collectionViewLayout.refresh()
    #expect(rig.source.requestedSupplementaryElements.map(\.path.section) == [0, 1])
  }

  @Test(.rule("SV-9")) func `decoration views come and go without data source and delegate`() {
    grid.layoutIfNeeded()
    let key = ElementKey(.decoration(ShelfLayout.board), Position(0, 0))
    let board = grid.liveView(key)
    #expect(board?.reuseIdentifier == ShelfLayout.board)
    #expect(rig.delegate.displayedElements.contains { $0.contains("board") } == false)
    grid.scroll(toY: 400)
    #expect(grid.liveView(key) == nil)
    #expect(rig.simulation.counters.reusableViewsMade == 4)
    grid.scroll(toY: 0)
    #expect(grid.liveView(key) === board)
    #expect(rig.simulation.counters.reusableViewsMade == 4)
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test(
    "a flow header of zero length asks for no view, the smallest one does", .rule("SV-10"),
    arguments: [(0, 0), (0.01, 1), (20, 1)] as [(CGFloat, Int)])
  func headerLength(length: CGFloat, requests: Int) {
    let layout = GridViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: length)
    layout.roundsToPixels = false
    let fixture = Fixture.laidOut(layout, counts: [2])
    #expect(fixture.source.requestedSupplementaryElements.count == requests)
    #expect(fixture.simulation.faults.isEmpty)
  }

  @Test func `a change of a header that a context names is no fault`() {
    grid.layoutIfNeeded()
    let context = GridViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: ShelfLayout.header, at: [[0, 0]])
    rig.layout.onPrepare = { $0.elements[0].zIndex = 9 }
    rig.layout.refresh(with: context)
    #expect(rig.simulation.faults.isEmpty)
    let header = ElementKey(.supplementary(ShelfLayout.header), Position(0, 0))
    #expect(grid.displayedElements.first { $0.attributes.key == header }?.attributes.zIndex == 9)
  }

  @Test(.rule("IC-6")) func `only named elements are asked again, also those that were not known`()
  {
    grid.layoutIfNeeded()
    // Item 1-8 moves into the viewport; it was never known there.
    rig.layout.onPrepare = { layout in
      for element in layout.elements where element.indexPath == [1, 8] {
        element.frame.origin.y = 100
      }
    }
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [[1, 8], [0, 0], IndexPath(item: 99, section: 1)])
    let log = rig.simulation.traced { rig.layout.refresh(with: context) }
    #expect(
      log.calls(of: .layout) == """
        L invalidateLayout(with:) 3 elements
        L prepare()
        L collectionViewContentSize 200, 660
        L layoutAttributesForItem(at:) 0-0
        L layoutAttributesForItem(at:) 1-8
        """)
    #expect(grid.indexPathsForVisibleItems.last == [1, 8])
  }
}
