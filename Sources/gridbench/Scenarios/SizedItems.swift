import GridScenarios

/// Sizes that are drawn ahead and handed out by index path, as a delegate does.
@MainActor
final class SizedItems: NSObject, GridViewDelegateFlowLayout, ShortestColumnLayoutDelegate {
  let sizes: [CGSize]
  private(set) var calls = 0

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  /// Sizes of the variable flow.
  static func flow(count: Int) -> SizedItems { SizedItems(Workload.flowSizes(count)) }

  /// Rows of the list, as wide as the viewport.
  static func list(count: Int) -> SizedItems {
    SizedItems(
      Workload.listHeights(count).map { CGSize(width: Workload.viewport.width, height: $0) })
  }

  /// Items of the waterfall.
  static func waterfall(count: Int) -> SizedItems {
    SizedItems(
      Workload.waterfallHeights(count).map {
        CGSize(width: Workload.waterfallColumnWidth, height: $0)
      })
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls += 1
    return sizes[indexPath[1]]
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    calls += 1
    return sizes[indexPath[1]].height
  }

  /// A flow layout without gaps; its sizes come from the grid's delegate.
  static func makeFlowLayout() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// A waterfall without gaps that asks this object.
  func makeWaterfallLayout() -> ShortestColumnLayout {
    makeColumns(Workload.waterfallColumns)
  }

  /// Rows without gaps that ask this object for their heights.
  func makeListLayout() -> ShortestColumnLayout { makeColumns(1) }

  private func makeColumns(_ count: Int) -> ShortestColumnLayout {
    let layout = ShortestColumnLayout()
    layout.columnCount = count
    layout.interitemSpacing = 0
    layout.lineSpacing = 0
    layout.delegate = self
    return layout
  }
}

/// Layouts whose sizes come from a delegate, and their floors.
@MainActor
enum SizedLayout {
  case flow, waterfall

  func makeItems(count: Int) -> SizedItems {
    switch self {
    case .flow: .flow(count: count)
    case .waterfall: .waterfall(count: count)
    }
  }

  /// A grid of these items, not laid out yet.
  func makeGrid(
    _ items: SizedItems, source: BenchmarkSource, simulation: Simulation
  ) -> BenchmarkGrid {
    switch self {
    case .flow:
      BenchmarkGrid(
        SizedItems.makeFlowLayout(), source: source, simulation: simulation, delegate: items)
    case .waterfall:
      BenchmarkGrid(items.makeWaterfallLayout(), source: source, simulation: simulation)
    }
  }

  func makeFloor(_ items: SizedItems) -> PackingFloor {
    PackingFloor(
      count: items.sizes.count,
      delegate: ArrayFloorDelegate(sizes: items.sizes, heights: items.sizes.map(\.height)))
  }

  /// Fills a floor with frames of sizes from its delegate.
  ///
  /// - Returns: The height of the content.
  func fill(_ floor: PackingFloor) -> CGFloat {
    switch self {
    case .flow: floor.flowFromDelegate()
    case .waterfall: floor.waterfallFromDelegate()
    }
  }
}
