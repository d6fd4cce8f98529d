import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Subclasses of the gallery's layouts hear of invalidations as those of the base class do.
@MainActor @Suite("Invalidation methods of subclasses of the gallery")
struct GalleryInvalidationTests {
  private final class PlainColumns: ShortestColumnLayout {
    var calls = 0

    override func invalidateLayout() {
      calls += 1
      super.invalidateLayout()
    }
  }

  private final class ContextColumns: ShortestColumnLayout {
    var calls = 0

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      calls += 1
      super.invalidateLayout(with: context)
    }
  }

  private func trace(_ layout: GridViewLayout) -> String {
    let simulation = Simulation()
    let source = SampleDataSource([12])
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 300, 200), collectionViewLayout: layout)
    }
    source.attach(to: grid)
    grid.layoutIfNeeded()
    let log = TraceLog(simulation)
    grid.reloadData()
    grid.layoutIfNeeded()
    log.stop()
    return log.calls(of: .layout)
  }

  @Test(.rule("UM-1")) func `the override that is there is called, and all else stays as it was`() {
    let (plain, context) = (PlainColumns(), ContextColumns())
    let expected = trace(ShortestColumnLayout())
    #expect(!expected.contains("invalidateLayout()"))
    #expect(trace(context) == expected)
    #expect(context.calls > 0)
    #expect(trace(plain).replacing("L invalidateLayout() by the view\n", with: "") == expected)
    #expect(plain.calls > 0)
  }
}
