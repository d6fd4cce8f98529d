import GridCore
import GridKit
import GridTesting
import Testing

@Suite("Due work")
@MainActor
struct DueWorkTests {
  private func makeFixture(policy: FaultPolicy = .stop) -> Fixture<GridViewFlowLayout> {
    let fixture = Fixture(GridViewFlowLayout(), counts: [40, 40], policy: policy)
    fixture.layout.itemSize = CGSize(width: 40, height: 40)
    return fixture
  }

  @Test func `before the first pass everything is due, and after it nothing`() {
    let fixture = makeFixture()
    #expect(fixture.grid.dueWork.isSuperset(of: [.firstPass, .layout, .views]))
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.dueWork == [])
  }

  @Test func `scrolling makes nothing due, and what does says what it is`() {
    let fixture = makeFixture()
    let (grid, layout) = (fixture.grid, fixture.layout)
    func due(_ act: () -> Void) -> DueWork {
      grid.layoutIfNeeded()
      fixture.simulation.settle()
      #expect(grid.dueWork == [])
      act()
      return grid.dueWork
    }
    #expect(due { grid.contentOffset.y = 130 } == [])
    #expect(due { layout.invalidateLayout() } == [.layout])
    #expect(
      due {
        let context = GridViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateItems(at: [[0, 0]])
        layout.invalidateLayout(with: context)
      } == [.layout, .namedElements])
    #expect(due { grid.reloadData() }.isSuperset(of: [.reload, .layout]))
    #expect(due { grid.beginInteractiveMovementForItem(at: [0, 12]) }.contains(.views))
    grid.cancelInteractiveMovement()
    #expect(
      due {
        fixture.source.counts[0] -= 1
        grid.deleteItems(at: [[0, 0]])
      }.contains(.change))
  }

  @Test func `a grid that records faults owes a rollback snapshot before each pass`() {
    let fixture = makeFixture(policy: .record)
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.dueWork == [.rollbackSnapshot])
  }

  @Test func `a grid with a prefetching data source prefetches in each pass`() {
    final class Prefetcher: GridViewDataSourcePrefetching {
      func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
    let fixture = makeFixture()
    let prefetcher = Prefetcher()
    fixture.grid.prefetchDataSource = prefetcher
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.dueWork == [.prefetching])
  }
}
