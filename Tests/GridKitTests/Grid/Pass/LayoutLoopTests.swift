import GridTesting
import TestSupport
import Testing

/// The state after a pass that never became stable.
@MainActor @Suite("After a layout loop")
struct LayoutLoopTests {
  /// The change that makes the rows stale again.
  private enum Way {
    /// An invalidation in each answer.
    case answers
    /// Content that `prepare()` moves.
    case offset
  }

  private let fixture = Fixture(
    ScriptedLayout(), counts: [200], size: CGSize(width: 100, height: 100), scale: 1)
  private var layout: ScriptedLayout { fixture.layout }
  private var grid: GridView { fixture.grid }

  init() {
    layout.isStale = { _ in true }
    grid.layoutIfNeeded()
  }

  /// Lets no pass be the last from now on; nil ends that.
  private func drift(_ way: Way?) {
    layout.onPrepare = nil
    layout.answer = nil
    switch way {
    case .offset: layout.onPrepare = { $0.collectionView?.contentOffset.y += 1 }
    case .answers:
      layout.answer = { [unowned layout] found, _ in
        layout.invalidateLayout()
        return found
      }
    case nil: break
    }
  }

  /// How often the layout prepares in a pass.
  private func pass() -> Int {
    let before = layout.prepareCount
    grid.collectionViewLayout.refresh()
    return layout.prepareCount - before
  }

  @Test(.rule("E-42"), arguments: [true, false])
  func `the passes after it are given up sooner, till one becomes stable`(
    movesContent: Bool
  ) throws {
    drift(movesContent ? .offset : .answers)
    // A pass that `prepare()` has made stale again begins once more as a whole.
    #expect((99...101).contains(pass()))
    #expect(grid.simulation.faults.map(\.code) == ["E-42"])
    #expect((7...9).contains(pass()))
    #expect((7...9).contains(pass()))
    let faults = grid.simulation.faults
    try #require(faults.map(\.code) == ["E-42", "E-42", "E-42"])
    #expect(faults[0].advice.contains("in each of 100 rounds"))
    #expect(faults[1].advice.contains("in each of 8 rounds"))
    drift(nil)
    #expect(pass() == 1)
    drift(movesContent ? .offset : .answers)
    #expect((99...101).contains(pass()))
  }

  @Test(.rule("E-42")) func `a layout loop stops the fling, and no time passes in vain`() {
    grid.fling(velocity: 3000)
    grid.advance(by: 0.1)
    #expect(grid.isDecelerating)
    drift(.answers)
    let before = (prepares: layout.prepareCount, ticks: grid.simulation.tickCount)
    grid.settle()
    #expect(!grid.isDecelerating && !grid.isDragging)
    // Of a hundred rounds once, and of some in the few passes that follow.
    #expect(layout.prepareCount - before.prepares <= 250)
    #expect(grid.simulation.tickCount - before.ticks < 10)
    #expect(Set(grid.simulation.faults.map(\.code)) == ["E-42"])
  }

  @Test(.rule("E-42")) func `an animated scroll stops as well`() {
    drift(.answers)
    grid.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    grid.settle()
    #expect(grid.contentOffset.y < 100)
    #expect(layout.prepareCount < 250)
  }
}
