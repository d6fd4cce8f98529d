import GridKit
import GridTesting
import TestSupport
import Testing

/// Views in no window, while time passes.
@MainActor @Suite("Views in no window")
struct DetachedViewTests {
  let simulation = Simulation()
  let source = SampleDataSource([20])
  let view: LayoutView
  let grid: GridView

  init() {
    let frame = CGRect(0, 0, 100, 200)
    (view, grid) = simulation.perform {
      let layout = GridViewFlowLayout()
      return (LayoutView(frame: frame), GridView(frame: frame, collectionViewLayout: layout))
    }
    source.attach(to: grid)
  }

  @Test func `the clock does not lay out a view in no window`() {
    view.setNeedsLayout()
    simulation.tick()
    simulation.advance(by: 1)
    #expect(view.passes == 0)
    #expect(source.requestedItems.isEmpty)
    #expect(simulation.isAtRest)
    #expect(simulation.nextTickWithWork == nil)
  }

  @Test func `layoutIfNeeded, settle and queries reach a view in no window`() {
    view.layoutAgain()
    #expect(view.passes == 1)
    #expect(grid.layoutAttributesForItem(at: [0, 3]) != nil)
    #expect(grid.visibleCells.isEmpty)
    view.setNeedsLayout()
    #expect(simulation.settle().isSettled)
    #expect(view.passes == 2)
    #expect(!grid.visibleCells.isEmpty)
  }

  @Test func `a view that comes into a window is laid out by the next tick`() {
    let window = GridWindow(simulation: simulation)
    simulation.advance(by: 1)
    window.addSubview(view)
    simulation.tick()
    #expect(view.passes == 1)
    view.removeFromSuperview()
    view.setNeedsLayout()
    simulation.tick()
    #expect(view.passes == 1)
    window.addSubview(view)
    simulation.tick()
    #expect(view.passes == 2)
  }

  @Test(.rule("VA-7"))
  func `a batch update of a grid in no window ends in time and shows when it settles`() {
    grid.layoutIfNeeded()
    var isDone = false
    grid.performBatchUpdates {
      source.counts = [21]
      grid.insertItems(at: [[0, 0]])
    } completion: {
      isDone = $0
    }
    simulation.advance(by: 0.5)
    #expect(isDone)
    #expect(simulation.settle().isSettled)
    #expect(grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
  }
}
