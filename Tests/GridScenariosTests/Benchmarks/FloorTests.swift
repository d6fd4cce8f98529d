@testable import gridbench
import Foundation
import GridScenarios
import GridTesting
import TestSupport
import Testing

/// A floor that did other work than the grid would make every ratio a lie.
@MainActor @Suite("Benchmark floors")
struct FloorTests {
  /// A grid of one section in the viewport of the workload.
  private func grid(
    _ layout: GridViewLayout, count: Int, delegate: (any GridViewDelegate)? = nil
  ) -> (grid: GridView, source: SampleDataSource) {
    let simulation = Simulation()
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: Workload.viewport), collectionViewLayout: layout)
    }
    grid.delegate = delegate
    let source = SampleDataSource([count])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    return (grid, source)
  }

  private func flow() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  // MARK: Lean frames

  @Test(.rows) func `the lean grid shows what a grid shows`() {
    forEachRow(of: [0, 1, 8, 57, 1000]) { count in
      let source = CountingLeanSource()
      let lean = LeanGrid(count: count, source: source)
      let layout = flow()
      layout.itemSize = CGSize(width: 100, height: 100)
      let (grid, items) = grid(layout, count: count)
      let end = max(0, Workload.uniformHeight(count) - 600)
      for offset in [0, 50, 350, 360, 650, 1250, 300, 299, 0] as [CGFloat] {
        let offset = min(offset, end)
        grid.contentOffset.y = offset
        grid.layoutIfNeeded()
        lean.scroll(to: offset)
        let found = grid.indexPathsForVisibleItems.map(\.item)
        #expect(found == Array(lean.visible), "at \(offset)")
        #expect(lean.frames == found.map { GridOracle.uniform($0) }, "at \(offset)")
      }
      #expect(items.requestedItems.count == source.calls)
    }
  }

  @Test func `half a viewport changes 24 cells and 10 points at most a row`() {
    let source = CountingLeanSource()
    let lean = LeanGrid(count: 10_000, source: source)
    lean.scroll(to: 50)
    #expect(lean.visible.count == 56 && source.calls == 56)
    for step in 1...50 {
      let before = source.calls
      lean.scroll(to: 50 + 300 * CGFloat(step))
      #expect(source.calls - before == 24)
    }
    let before = source.calls
    for step in 1...100 { lean.scroll(to: 15_050 + 10 * CGFloat(step)) }
    #expect(source.calls - before == 80)
  }

  @Test(.rows) func `the closed form of a fling is the sum of its frames`() {
    forEachRow(of: [0.3, 1, 8, 40]) { velocityPerMs in
      let lean = LeanGrid(count: 100_000, source: CountingLeanSource())
      let fling = LeanFling(grid: lean)
      fling.begin(at: 50, velocityPerMs: velocityPerMs)
      var frames = 0
      var last = -1.0
      while last != fling.offset || frames < 10 {
        last = fling.offset
        for _ in 0..<60 { fling.step() }
        frames += 60
      }
      #expect(fling.offset == FlingFormula.stop(from: 50, velocityPerMs: velocityPerMs))
      // As far as the exponential says, up to the floor of the speed and the stand-in of S3.22.
      #expect(abs(fling.offset - 50 - 499 * (velocityPerMs - 0.01)) < 1)
    }
  }

  // MARK: Packing

  @Test(.rows) func `the flow floor is as high as a flow layout`() {
    forEachRow(of: [0, 1, 7, 3000]) { count in
      let sizes = Workload.flowSizes(count)
      let floor = PackingFloor(count: count, delegate: ArrayFloorDelegate(sizes: sizes))
      let height = floor.flow(sizes)
      let frames = floor.frames
      #expect(floor.flowFromDelegate() == height)
      #expect(floor.frames == frames)
      let delegate = DrawnSizes([sizes])
      let layout = flow()
      let (grid, source) = grid(layout, count: count, delegate: delegate)
      defer { withExtendedLifetime((delegate, source)) {} }
      #expect(grid.contentSize.height == height)
      // A line of the floor is a line of the layout: same items, same bottom.
      var found: [CGFloat] = []
      var expected: [CGFloat] = []
      for item in stride(from: 0, to: count, by: 13) {
        let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        let line = frames.filter { $0.minY == frames[item].minY }
        let depth = line.map(\.height).max() ?? 0
        // Items of a flow layout are centred in their line.
        found.append(frame?.midY ?? .nan)
        expected.append(frames[item].minY + depth / 2)
      }
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 0.5 })
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 800 })
    }
  }

  @Test(.rows) func `the waterfall floor has the frames of the gallery's waterfall`() {
    forEachRow(of: [0, 1, 4, 5, 3000]) { count in
      let heights = Workload.waterfallHeights(count)
      let floor = PackingFloor(count: count, delegate: ArrayFloorDelegate(heights: heights))
      let height = floor.waterfall(heights)
      let frames = floor.frames
      #expect(floor.waterfallFromDelegate() == height)
      #expect(floor.frames == frames)
      let layout = ShortestColumnLayout()
      layout.columnCount = 4
      layout.interitemSpacing = 0
      layout.lineSpacing = 0
      let delegate = DrawnSizes([heights.map { CGSize(width: 200, height: $0) }])
      layout.delegate = delegate
      let (grid, source) = grid(layout, count: count)
      defer { withExtendedLifetime((delegate, source)) {} }
      #expect(grid.contentSize.height == height)
      let found = (0..<count).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
      }
      #expect(found == frames)
    }
  }

  @Test func `the uniform floor multiplies`() {
    let floor = UniformFloor(count: 1003)
    #expect(floor.fill() == Workload.uniformHeight(1003))
    #expect(floor.frames == (0..<1003).map { GridOracle.uniform($0) })
  }

  // MARK: Queries and maps

  @Test func `the range query finds what a scan of all frames finds`() {
    let heights = Workload.waterfallHeights(5000)
    let packing = PackingFloor(count: 5000, delegate: ArrayFloorDelegate())
    let height = packing.waterfall(heights)
    let floor = RangeQueryFloor(frames: packing.frames, tallest: Workload.waterfallTallest)
    var rects = Workload.randomViewports(50, contentHeight: height)
    rects += [
      CGRect(x: 0, y: -600, width: 800, height: 600),
      CGRect(x: 0, y: height, width: 800, height: 9),
      CGRect(x: 200, y: 500, width: 200, height: 50), CGRect(x: 0, y: -9, width: 1, height: 10),
    ]
    for rect in rects {
      let count = floor.query(rect)
      let scan = packing.frames.indices.filter {
        let frame = packing.frames[$0]
        return frame.minY < rect.maxY && frame.maxY > rect.minY && frame.minX < rect.maxX
          && frame.maxX > rect.minX
      }
      #expect(floor.hits.map(Int.init) == scan && count == scan.count, "\(rect)")
    }
  }

  @Test(.rows) func `the index maps are those of deleting, then inserting`() {
    let rows: [(count: Int, deleted: [Int], inserted: [Int])] = [
      (10, [0, 3, 9], [0, 1, 5, 9]), (10, [], [10, 11]), (5, [0, 1, 2, 3, 4], []),
      (5, [0, 1, 2, 3, 4], [0, 1]), (0, [], [0]), (6, [2], [2]),
    ]
    forEachRow(of: rows) { count, deleted, inserted in
      let floor = IndexMapFloor(count: count, deleted: deleted, inserted: inserted)
      floor.fill()
      var items = Array(0..<count).filter { !deleted.contains($0) }
      for place in inserted { items.insert(-1, at: place) }
      #expect(floor.oldOfNew.map(Int.init) == items)
      #expect(floor.newOfOld.map(Int.init) == (0..<count).map { items.firstIndex(of: $0) ?? -1 })
    }
  }

  @Test func `a spread of changes deletes and inserts as many`() {
    let floor = IndexMapFloor(count: 10_000, changes: 50)
    floor.fill()
    #expect(floor.newOfOld.count { $0 == -1 } == 50)
    #expect(floor.oldOfNew.count { $0 == -1 } == 50)
    #expect(floor.oldOfNew.count == 10_000)
  }

  @Test func `the tree of heights has the sums of a plain list`() {
    var random = SplitMix64(seed: 9)
    for count in [1, 2, 7, 64, 1000] {
      let floor = HeightTreeFloor(count: count, height: 60)
      var heights = Array(repeating: 60.0, count: count)
      for _ in 0..<20 {
        let rows = (0..<5).map { _ in Int.random(in: 0..<count, using: &random) }
        let new = rows.map { _ in CGFloat(Int.random(in: 20...90, using: &random)) }
        for (row, height) in zip(rows, new) { heights[row] = Double(height) + 1 }
        #expect(floor.change(rows, to: new, plus: 1) == heights.reduce(0, +))
        let row = Int.random(in: 0...count, using: &random)
        #expect(floor.height(above: row) == heights.prefix(row).reduce(0, +), "row \(row)")
      }
    }
  }
}

/// Frames by definition.
enum GridOracle {
  static func uniform(_ item: Int) -> CGRect {
    CGRect(x: CGFloat(item % 8) * 100, y: CGFloat(item / 8) * 100, width: 100, height: 100)
  }
}

/// Hands out listed sizes, section by section.
@MainActor
final class DrawnSizes: NSObject, GridViewDelegateFlowLayout,
  ShortestColumnLayoutDelegate
{
  private let sizes: [[CGSize]]

  init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.section][indexPath.item]
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    sizes[indexPath.section][indexPath.item].height
  }
}
