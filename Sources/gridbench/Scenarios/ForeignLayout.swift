import GridScenarios

/// The scenario `foreign-layout`: a scroll of a custom waterfall layout of the kind that many apps
/// have.
///
/// The layout keeps an array of attribute objects and returns all of them for every rectangle. The
/// floor is the time of three frames of a `LeanGrid` plus the time of the layout itself.
@MainActor
final class ForeignLayout: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "foreign-layout", title: "a layout that answers everything, half a viewport a frame",
    unit: "frame", floor: "3 lean frames + layout", sizes: [10_000], goal: 1
  ) { ForeignLayout(count: $0) }

  private let count: Int
  private let steps: Int
  private let items: SizedItems
  private let made: BenchmarkGrid
  private let lean: LeanStroll
  private var stroll: Workload.Stroll

  /// Makes the scenario for a number of items.
  ///
  /// - Parameter steps: How many steps the audit makes.
  init(count: Int, steps: Int = 1000) {
    self.count = count
    self.steps = steps
    items = SizedLayout.waterfall.makeItems(count: count)
    made = ForeignLayout.makeGrid(count: count, items)
    lean = LeanStroll(count: count, step: Workload.viewport.height / 2)
    stroll = ForeignLayout.stroll(made)
  }

  private static func makeGrid(count: Int, _ items: SizedItems) -> BenchmarkGrid {
    BenchmarkGrid(UserWaterfall(items.sizes), count: count).laidOut()
  }

  private static func stroll(_ made: BenchmarkGrid) -> Workload.Stroll {
    Workload.Stroll(
      from: 0, to: made.grid.contentSize.height - Workload.viewport.height,
      step: Workload.viewport.height / 2)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let frames = 200
    _ = lean.run(frames: 3 * frames, &watch)
    let layout = made.layout
    let rect = made.grid.bounds
    let answered = watch.measure {
      (0..<frames).reduce(0) { sum, _ in
        sum + (layout.layoutAttributesForElements(in: rect)?.count ?? 0)
      }
    }
    precondition(answered == frames * count)
    return frames
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    let frames = 10
    watch.measure {
      for _ in 0..<frames { made.scroll(to: stroll.next()) }
    }
    return frames
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let made = ForeignLayout.makeGrid(count: count, items)
    let start = made.simulation.counters
    var stroll = ForeignLayout.stroll(made)
    var (asked, known, askedBack) = (0, 0, 0)
    // The range whose elements the grid knows after a step: the viewport, and up to one more
    // viewport on either side if the grid has asked for it.
    var knownRange: ClosedRange<CGFloat> = 0...Workload.viewport.height
    for _ in 0..<steps {
      let offset = stroll.next()
      let visible = offset...(offset + Workload.viewport.height)
      let isKnown =
        knownRange.contains(visible.lowerBound) && knownRange.contains(visible.upperBound)
      let before = made.simulation.work.layoutQueries
      made.scroll(to: offset)
      let queries = made.simulation.work.layoutQueries - before
      asked += queries
      if isKnown {
        known += 1
        askedBack += queries
      }
      let low = min(knownRange.lowerBound, visible.lowerBound)
      let high = max(knownRange.upperBound, visible.upperBound)
      knownRange =
        max(
          low, visible.lowerBound - Workload.viewport.height)...min(
          high, visible.upperBound + Workload.viewport.height)
    }
    let work = made.simulation.counters
    audit.count("queries in the cached region", askedBack, .exactly(0))
    audit.count("queries", asked, .exactly(steps - known))
    audit.count("preparations", work.prepareCalls, .exactly(1))
    audit.count(
      "attribute objects made while scrolling", work.attributesMade - start.attributesMade,
      .exactly(0))
    audit.count("cells ever made", work.cellsMade, .atMost(4 * (600 / 50 + 2)))
    audit.count("items with two cells", wronglyShown(made), .exactly(0))
    let floor = PackingFloor(count: count, delegate: ArrayFloorDelegate())
    audit.answer(
      "content height", made.grid.contentSize.height, floor.waterfall(items.sizes.map(\.height)))
    let visible = made.grid.bounds
    audit.answer(
      "cells on screen", Double(made.grid.visibleCells.count),
      Double(floor.frames.count { $0.minY < visible.maxY && $0.maxY > visible.minY }))
  }

  /// Returns the number of surplus cells: cells that show an item that another cell shows already.
  private func wronglyShown(_ made: BenchmarkGrid) -> Int {
    let shown = made.grid.visibleCells.compactMap { ($0 as? BenchmarkCell)?.item }
    return shown.count - Set(shown).count
  }
}

/// A custom waterfall layout, as many apps have written it for `UICollectionView`.
final class UserWaterfall: GridViewLayout {
  private var sizes: [CGSize] = []
  private var cache: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  convenience init(_ sizes: [CGSize]) {
    self.init()
    self.sizes = sizes
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    let columns = Workload.waterfallColumns
    let width = collectionView.bounds.width / CGFloat(columns)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      var column = 0
      for other in 1..<columns where bottoms[other] < bottoms[column] { column = other }
      let attributes = GridViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width, height: sizes[item].height)
      bottoms[column] = attributes.frame.maxY
      cache.append(attributes)
    }
    contentHeight = bottoms.max() ?? 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    cache
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    cache[indexPath.item]
  }
}
