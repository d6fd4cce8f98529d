import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

/// Under `FaultPolicy.record` a refused change leaves a flow layout as it was.
@MainActor @Suite("Flow layout, refused")
struct FlowFaultTests {
  private final class FaultySource: SampleDataSource {
    var givesCellsByHand = false

    override func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      givesCellsByHand
        ? GridViewCell(frame: .zero)
        : super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  private let layout = GridViewFlowLayout()
  private let delegate = SizeDelegate { CGSize(width: 90, height: CGFloat(30 + $0.item % 4)) }

  private func fixture(_ counts: [Int]) -> Fixture<GridViewFlowLayout> {
    let fixture = Fixture(layout, counts: counts)
    fixture.grid.delegate = delegate
    return fixture
  }

  private func makeNegative(_ item: Int) {
    let good = delegate.sizes
    delegate.sizes = { $0.item == item ? CGSize(width: 90, height: -30) : good($0) }
  }

  /// Returns the rows that a grid shows at each of its offsets, half a viewport apart.
  private func tour(_ grid: GridView) -> [[String]] {
    grid.layoutIfNeeded()
    return stride(from: 0, through: grid.offsetLimits.max.y, by: 100).map { y in
      grid.contentOffset.y = y
      return GridText(shownIn: grid).rows
    }
  }

  @Test(.rule("FL-52")) func `a refused first load shows nothing, and asks again`() {
    let made = fixture([40])
    let good = delegate.sizes
    makeNegative(7)
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.map(\.code) == ["FL-52"])
    #expect(made.grid.visibleCells == [])
    #expect(made.grid.contentSize == .zero)
    delegate.sizes = good
    made.grid.setNeedsLayout()
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.count == 1)
    let fresh = Fixture(GridViewFlowLayout(), counts: [40])
    fresh.grid.delegate = delegate
    #expect(tour(made.grid) == tour(fresh.grid))
  }

  @Test(.rule("FL-52"))
  func `after a refused invalidation the grid shows and scrolls what it did before`() {
    let made = fixture([40])
    let before = tour(made.grid)
    made.grid.contentOffset.y = 60
    let rows = GridText(shownIn: made.grid).rows
    let good = delegate.sizes
    makeNegative(33)
    layout.refresh()
    #expect(made.simulation.faults.map(\.code) == ["FL-52"])
    #expect(made.grid.contentOffset.y == 60)
    #expect(GridText(shownIn: made.grid).rows == rows)
    #expect(tour(made.grid) == before)
    #expect(made.simulation.faults.count == 1)
    // The next invalidation asks again.
    delegate.sizes = { _ in CGSize(width: 90, height: 70) }
    layout.refresh()
    #expect(made.grid.cellFrames.allSatisfy { $0.height == 70 })
    delegate.sizes = good
    #expect(made.simulation.faults.count == 1)
  }

  @Test(.rule("FL-52")) func `a negative itemSize is refused as well`() {
    let made = fixture([40])
    made.grid.delegate = nil
    let before = tour(made.grid)
    layout.itemSize.height = -1
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.map(\.code) == ["FL-52"])
    #expect(tour(made.grid) == before)
    #expect(made.simulation.faults.count == 1)
    layout.itemSize.height = 20
    #expect(tour(made.grid) != before)
    #expect(made.simulation.faults.count == 1)
  }

  @Test func `a query outside a pass meets the fault once and answers what was`() {
    let made = fixture([40])
    made.grid.layoutIfNeeded()
    let path = IndexPath(item: 20, section: 0)
    let frame = made.grid.layoutAttributesForItem(at: path)?.frame
    makeNegative(20)
    layout.invalidateLayout()
    #expect(made.grid.layoutAttributesForItem(at: path)?.frame == frame)
    _ = layout.collectionViewContentSize
    #expect(made.simulation.faults.count == 1)
  }

  @Test func `a reload with other counts and a bad size is taken back`() {
    let made = fixture([40, 3])
    let before = tour(made.grid)
    made.source.counts = [50]
    makeNegative(45)
    made.grid.reload()
    #expect(made.simulation.faults.map(\.code) == ["FL-52"])
    #expect(made.grid.numberOfSections == 2)
    #expect(tour(made.grid) == before)
    #expect(made.simulation.faults.count == 1)
  }

  @Test(arguments: [[5], [80], [0, 0, 40]])
  func `a reload that the data source spoils is taken back, layout included`(counts: [Int]) {
    let source = FaultySource([40])
    let made = fixture([40])
    source.attach(to: made.grid)
    let before = tour(made.grid)
    source.counts = counts
    source.givesCellsByHand = true
    made.grid.reload()
    #expect(made.simulation.faults.map(\.code) == ["E-6"])
    source.givesCellsByHand = false
    delegate.forget()
    #expect(tour(made.grid) == before)
    #expect(made.simulation.faults.count == 1)
    // The sizes of before still hold: those of data that is gone are not asked for.
    #expect(delegate.asked == [])
  }

  @Test func `a rotation that the data source spoils is taken back, layout included`() {
    let source = FaultySource([40])
    let made = fixture([40])
    source.attach(to: made.grid)
    let before = tour(made.grid)
    source.givesCellsByHand = true
    made.grid.resize(to: CGSize(width: 500, height: 400))
    #expect(made.simulation.faults.map(\.code) == ["E-6"])
    #expect(made.grid.bounds.size == CGSize(width: 320, height: 200))
    source.givesCellsByHand = false
    #expect(tour(made.grid) == before)
    #expect(made.simulation.faults.count == 1)
  }
}
