import GridTesting
import TestSupport
import Testing

/// The state after a pass that never became stable.
@MainActor @Suite("After a layout loop")
struct LayoutLoopTests {
  /// Rows that are never done.
  private final class Drifting: GridViewLayout {
    /// The change that makes the rows stale again.
    enum Way {
      /// An invalidation in each answer.
      case answers
      /// Content that `prepare()` moves.
      case offset
    }

    var way = Way.answers
    var isDrifting = true
    var prepares = 0

    override func prepare() {
      super.prepare()
      prepares += 1
      if isDrifting, way == .offset { collectionView?.contentOffset.y += 1 }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 10_000) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      if isDrifting, way == .answers { invalidateLayout() }
      return (0..<200).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.overlaps(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  private let layout = Drifting()
  private let source = SampleDataSource([200])
  private let grid: GridView

  init() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let layout = layout
    grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
    }
    source.attach(to: grid)
  }

  /// How often the layout prepares in a pass.
  private func pass() -> Int {
    let before = layout.prepares
    grid.invalidateAndLayOut()
    return layout.prepares - before
  }

  @Test(.rule("E-42"), arguments: [true, false])
  func `the passes after it are given up sooner, till one becomes stable`(
    movesContent: Bool
  ) throws {
    layout.way = movesContent ? .offset : .answers
    layout.isDrifting = false
    grid.layoutIfNeeded()
    layout.isDrifting = true
    // A pass that `prepare()` has made stale again begins once more as a whole.
    #expect((99...101).contains(pass()))
    #expect(grid.simulation.faults.map(\.code) == ["E-42"])
    #expect((7...9).contains(pass()))
    #expect((7...9).contains(pass()))
    let faults = grid.simulation.faults
    try #require(faults.map(\.code) == ["E-42", "E-42", "E-42"])
    #expect(faults[0].advice.contains("in each of 100 rounds"))
    #expect(faults[1].advice.contains("in each of 8 rounds"))
    layout.isDrifting = false
    #expect(pass() == 1)
    layout.isDrifting = true
    #expect((99...101).contains(pass()))
  }

  @Test(.rule("E-42")) func `a layout loop stops the fling, and no time passes in vain`() {
    layout.isDrifting = false
    grid.layoutIfNeeded()
    grid.fling(velocity: 3000)
    grid.advance(by: 0.1)
    #expect(grid.isDecelerating)
    layout.isDrifting = true
    let before = (prepares: layout.prepares, ticks: grid.simulation.tickCount)
    grid.settle()
    #expect(!grid.isDecelerating && !grid.isDragging)
    // Of a hundred rounds once, and of some in the few passes that follow.
    #expect(layout.prepares - before.prepares <= 250)
    #expect(grid.simulation.tickCount - before.ticks < 10)
    #expect(Set(grid.simulation.faults.map(\.code)) == ["E-42"])
  }

  @Test(.rule("E-42")) func `an animated scroll stops as well`() {
    layout.isDrifting = false
    grid.layoutIfNeeded()
    layout.isDrifting = true
    grid.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    grid.settle()
    #expect(grid.contentOffset.y < 100)
    #expect(layout.prepares < 250)
  }
}
