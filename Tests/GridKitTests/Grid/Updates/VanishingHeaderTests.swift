import GridKit
import GridTesting
import TestSupport
import Testing

/// Headers and footers whose size becomes 0 in a batch update.
@MainActor @Suite("Headers that vanish in batch updates")
struct VanishingHeaderTests {
  private final class Bars: NSObject, GridViewDelegateFlowLayout {
    var height: CGFloat = 10

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 100, height: height) }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 100, height: height) }
  }

  private let fixture: Fixture<GridViewFlowLayout>
  private let bars = Bars()
  private var grid: GridView { fixture.grid }
  private var faults: [GridFault] { fixture.simulation.faults }

  init() {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    fixture = Fixture(layout, counts: [2], size: CGSize(width: 100, height: 400))
    fixture.grid.delegate = bars
    fixture.grid.layoutIfNeeded()
  }

  private func bar(_ kind: String) -> GridReusableView? {
    grid.supplementaryView(forElementKind: kind, at: [0, 0])
  }

  private func insert(_ invalidate: @escaping () -> Void) {
    grid.performBatchUpdates {
      bars.height = 0
      fixture.source.counts = [3]
      grid.insertItems(at: [[0, 2]])
      invalidate()
    }
  }

  private func delegateMetrics() -> GridViewFlowLayoutInvalidationContext {
    let context = GridViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    return context
  }

  @Test(arguments: [true, false])
  func `header and footer leave with a batch whose closure invalidates the flow layout`(
    namesMetrics: Bool
  ) throws {
    let footer = try #require(bar(GridView.elementKindSectionFooter))
    insert {
      if namesMetrics {
        fixture.layout.invalidateLayout(with: delegateMetrics())
      } else {
        fixture.layout.invalidateLayout()
      }
    }
    #expect(faults == [])
    #expect(bar(GridView.elementKindSectionFooter) == nil)
    #expect(bar(GridView.elementKindSectionHeader) == nil)
    #expect(grid.visibleCells.count == 3)
    #expect(footer.superview === grid && !footer.isHidden)
    grid.settle()
    #expect(footer.isHidden)
    #expect(grid.contentSize.height == 60)
  }

  @Test(.rule("E-40a"))
  func `without an invalidation the footer is missed, and the advice says what to do`()
    throws
  {
    insert {}
    let fault = try #require(faults.first)
    #expect(fault.code == "E-40a")
    #expect(
      fault.message.hasPrefix(
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: UICollectionElementKindSection"))
    #expect(
      fault.advice.hasSuffix(
        "Reload the section, or invalidate the layout inside the updates closure."))
    #expect(grid.visibleCells.count == 2)
  }

  @Test func `an invalidation before the batch does not count for it`() {
    fixture.layout.invalidateLayout(with: delegateMetrics())
    insert {}
    #expect(faults.map(\.code) == ["E-40a"])
  }

  @Test func `a reloaded section takes its header along`() {
    grid.performBatchUpdates {
      bars.height = 0
      grid.reloadSections([0])
    }
    #expect(faults == [])
    #expect(bar(GridView.elementKindSectionHeader) == nil)
  }
}
