import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Event sequences of the runtime that the gallery relies on (5.1 to 5.3).
@MainActor @Suite("Events of the gallery")
struct GalleryEventTests {
  /// Names of the layout's calls, without arguments.
  private func layoutCalls<Layout>(
    _ stage: Stage<Layout>, _ body: () -> Void
  ) -> [String] {
    let log = TraceLog(stage.simulation)
    body()
    log.stop()
    return log.events.filter { $0.source == .layout }.map(\.call)
  }

  // MARK: 5.1

  @Test(.rows) func `a pass asks to prepare, then for the size, then for elements`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = GallerySetup().makeStage(id, counts: [20])
      stage.grid.reloadData()
      let calls = layoutCalls(stage) { stage.grid.layoutIfNeeded() }
      #expect(
        calls == [
          "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)",
        ])
    }
  }

  @Test(.rows) func `a resize prepares and asks once each`() {
    forEachRow(of: GallerySetup.ids.filter { $0 != "carousel" }) { id in
      let stage = GallerySetup().makeStage(id, counts: [20])
      let calls = layoutCalls(stage) { stage.resize(to: CGSize(width: 300, height: 300)) }
      #expect(calls.filter { $0 == "prepare()" }.count == 1)
      #expect(calls.filter { $0 == "layoutAttributesForElements(in:)" }.count == 1)
      let order = calls.filter {
        ["prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)"].contains($0)
      }
      #expect(order.first == "prepare()" && order.last == "layoutAttributesForElements(in:)")
    }
  }

  @Test func `a carousel scrolled in steps is prepared once a step`() {
    let stage = GallerySetup().makeStage("carousel", counts: [30])
    let calls = layoutCalls(stage) {
      for step in 1...7 { stage.scroll(to: CGPoint(x: CGFloat(step) * 20, y: 0)) }
    }
    #expect(calls.filter { $0 == "prepare()" }.count == 7)
    #expect(calls.filter { $0 == "layoutAttributesForElements(in:)" }.count == 7)
  }

  @Test(.rows) func `scrolling over what is known asks nothing but whether it matters`() {
    forEachRow(of: GallerySetup.ids.filter { !["carousel", "circle"].contains($0) }) { id in
      var setup = GallerySetup()
      setup.groups[1].count = .max
      let stage = setup.makeStage(id, counts: [300])
      stage.scroll(to: CGPoint(x: 0, y: 100))
      let back = layoutCalls(stage) {
        stage.scroll(to: CGPoint(x: 0, y: 60))
        stage.scroll(to: CGPoint(x: 0, y: 90))
      }
      #expect(back == Array(repeating: "shouldInvalidateLayout(forBoundsChange:)", count: 2))
      let on = layoutCalls(stage) { stage.scroll(to: CGPoint(x: 0, y: 400)) }
      #expect(
        on == ["shouldInvalidateLayout(forBoundsChange:)", "layoutAttributesForElements(in:)"])
    }
  }

  // MARK: 5.2

  @Test(.rows) func `a layout has no grid, no size and no elements until it is installed`() {
    forEachRow(of: GallerySetup.ids) { id in
      let (layout, sizes) = GallerySetup().makeLayout(id)
      #expect(layout.collectionView == nil)
      #expect(layout.collectionViewContentSize == .zero)
      layout.prepare()
      #expect(layout.collectionViewContentSize == .zero)
      #expect(layout.layoutAttributesForElements(in: CGRect(0, 0, 500, 500)) == [])
      #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
      let source = SampleDataSource([2])
      let grid = Simulation().perform {
        GridView(frame: CGRect(0, 0, 300, 300), collectionViewLayout: layout)
      }
      source.attach(to: grid)
      #expect(layout.collectionView === grid)
      grid.layoutIfNeeded()
      #expect(grid.frames.cells.count == 2)
      _ = sizes
    }
  }

  // MARK: 5.3

  @Test(.rows) func `a switch finds the items of every layout of the gallery`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = Stage(ScriptedLayout(), counts: [9])
      let (layout, sizes) = GallerySetup().makeLayout(id)
      let calls = stage.calls(of: .layout) {
        stage.grid.setCollectionViewLayout(layout, animated: false)
      }
      #expect(calls.contains("L layoutAttributesForItem(at:) 0-"))
      #expect(stage.simulation.faults == [])
      #expect(stage.grid.frames.cells.count == 9)
      #expect(!stage.grid.visibleCells.isEmpty)
      _ = sizes
    }
  }
}
