import GridKit
import GridTesting
import TestSupport
import Testing

/// Headers and footers whose size becomes 0 in a batch update.
@MainActor @Suite("Headers that vanish in batch updates")
struct VanishingHeaderTests {
  private let fixture: Fixture<GridViewFlowLayout>
  private let bars = SpyDelegate()
  private var grid: GridView { fixture.grid }
  private var faults: [GridFault] { fixture.simulation.faults }

  init() {
    let layout = GridViewFlowLayout(lines: CGSize(width: 100, height: 20))
    fixture = Fixture(layout, counts: [2], size: CGSize(width: 100, height: 400))
    setBars(height: 10)
    fixture.grid.delegate = bars
    fixture.grid.layoutIfNeeded()
  }

  private func bar(_ kind: String) -> GridReusableView? {
    grid.supplementaryView(forElementKind: kind, at: [0, 0])
  }

  private func setBars(height: CGFloat) {
    bars.referenceSizeForHeader = { _, _, _ in CGSize(width: 100, height: height) }
    bars.referenceSizeForFooter = bars.referenceSizeForHeader
  }

  private func insert(_ invalidate: @escaping @MainActor () -> Void = {}) {
    fixture.update(to: [3]) {
      setBars(height: 0)
      $0.insertItems(at: [[0, 2]])
      invalidate()
    }
  }

  private func invalidateMetrics() {
    let context = GridViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    fixture.layout.invalidateLayout(with: context)
  }

  @Test(arguments: [true, false])
  func `header and footer leave with a batch whose closure invalidates the flow layout`(
    namesMetrics: Bool
  ) throws {
    let footer = try #require(bar(GridView.elementKindSectionFooter))
    insert {
      if namesMetrics { invalidateMetrics() } else { fixture.layout.invalidateLayout() }
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

  @Test(.rule("E-40a"), arguments: [false, true])
  func `without an invalidation inside the batch the footer is missed, and the advice says so`(
    invalidatesBefore: Bool
  ) throws {
    if invalidatesBefore { invalidateMetrics() }
    insert()
    #expect(faults.map(\.code) == ["E-40a"])
    let fault = try #require(faults.first)
    #expect(
      fault.message.hasPrefix(
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: UICollectionElementKindSection"))
    #expect(
      fault.advice.hasSuffix(
        "Reload the section, or invalidate the layout inside the updates closure."))
    #expect(grid.visibleCells.count == 2)
  }

  @Test func `a reloaded section takes its header along`() {
    fixture.update(to: [2]) {
      setBars(height: 0)
      $0.reloadSections([0])
    }
    #expect(faults == [])
    #expect(bar(GridView.elementKindSectionHeader) == nil)
  }
}
