import GridTesting
import Testing

/// The calls of a change of size, as `Docs/CallOrder.md` lists them.
@MainActor @Suite("The order of calls of a change of size")
struct ResizeOrderTests {
  /// Follows the width, and says what it is asked for.
  private final class Following: GridViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
  }

  private let source = SampleDataSource([4])
  private let window: GridWindow
  private let grid: GridView

  init() {
    let layout = Following()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let frame = CGRect(0, 0, 100, 200)
    (window, grid) = Simulation().perform {
      (GridWindow(frame: frame), GridView(frame: frame, collectionViewLayout: layout))
    }
    source.attach(to: grid)
    window.rootView = grid
    window.layoutIfNeeded()
  }

  private func calls(of change: () -> Void) -> [String] {
    let log = TraceLog(grid.simulation)
    change()
    grid.layoutIfNeeded()
    let calls = log.events.filter { $0.source == .layout }.map(\.call)
    log.stop()
    grid.settle()
    return calls
  }

  private static let plain = [
    "shouldInvalidateLayout(forBoundsChange:)", "invalidationContext(forBoundsChange:)",
    "invalidateLayout(with:)", "prepare()", "collectionViewContentSize",
    "layoutAttributesForElements(in:)",
  ]

  @Test func `without an animation the layout prepares and is asked for elements`() {
    let turned = CGSize(width: 200, height: 100)
    #expect(calls { window.resize(to: turned, over: 0) } == Self.plain)
    #expect(calls { grid.frame.size = CGSize(width: 120, height: 200) } == Self.plain)
  }

  @Test func `in an animation it hears of the old bounds, and is asked for the offset`() {
    let calls = calls { window.resize(to: CGSize(width: 200, height: 100)) }
    #expect(
      calls.prefix(8)
        == Self.plain.dropLast() + [
          "prepare(forAnimatedBoundsChange:)", "targetContentOffset(forProposedContentOffset:)",
          "layoutAttributesForElements(in:)",
        ])
    #expect(calls.last == "finalizeAnimatedBoundsChange()")
    let between = calls.dropFirst(8).dropLast()
    #expect(between.first?.hasPrefix("finalLayoutAttributesForDisappearing") == true)
    #expect(between.last?.hasPrefix("initialLayoutAttributesForAppearing") == true)
  }
}
