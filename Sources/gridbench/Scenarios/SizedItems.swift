import GridScenarios

/// A delegate that returns sizes by index path. The random sizes are drawn in advance.
@MainActor
final class SizedItems: NSObject, GridViewDelegateFlowLayout, ShortestColumnLayoutDelegate {
  let sizes: [CGSize]
  private(set) var calls = 0

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
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

  /// Returns a flow layout without gaps. Its sizes come from the grid's delegate.
  static func makeFlowLayout() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// Returns a waterfall layout without gaps that asks this object for heights.
  func makeWaterfallLayout(columns: Int = Workload.waterfallColumns) -> ShortestColumnLayout {
    let layout = ShortestColumnLayout()
    layout.columnCount = columns
    layout.interitemSpacing = 0
    layout.lineSpacing = 0
    layout.delegate = self
    return layout
  }
}

/// The layouts of the benchmark, with the items that they lay out.
@MainActor
enum SizedLayout: Sendable {
  /// A flow of equal items.
  case uniform
  /// The gallery's list of equal rows.
  case list
  /// A list whose heights come from a delegate: a waterfall of one column, or a flow.
  case columnList, flowList
  /// A layout of items of different sizes, which come from a delegate.
  case flow, waterfall

  /// Returns items of random sizes. The rows of a list are as wide as the viewport.
  func makeItems(count: Int) -> SizedItems {
    func sizes(_ heights: [CGFloat], width: CGFloat) -> [CGSize] {
      heights.map { CGSize(width: width, height: $0) }
    }
    return switch self {
    case .uniform, .list: SizedItems([])
    case .columnList, .flowList:
      SizedItems(sizes(Workload.listHeights(count), width: Workload.viewport.width))
    case .flow: SizedItems(Workload.flowSizes(count))
    case .waterfall:
      SizedItems(sizes(Workload.waterfallHeights(count), width: Workload.waterfallColumnWidth))
    }
  }

  /// Returns a grid of the items, laid out.
  func makeGrid(
    _ items: SizedItems, source: BenchmarkSource, simulation: Simulation
  ) -> BenchmarkGrid {
    let layout: GridViewLayout =
      switch self {
      case .uniform: BenchmarkGrid.uniformLayout()
      case .list: ListLayout()
      case .columnList: items.makeWaterfallLayout(columns: 1)
      case .flowList, .flow: SizedItems.makeFlowLayout()
      case .waterfall: items.makeWaterfallLayout()
      }
    let asks = self == .flowList || self == .flow
    return BenchmarkGrid(
      layout, source: source, simulation: simulation, delegate: asks ? items : nil
    ).laidOut()
  }

  /// Returns a grid of the items in a simulation of its own, laid out.
  func makeGrid(_ items: SizedItems, count: Int) -> BenchmarkGrid {
    makeGrid(
      items, source: BenchmarkSource(count: count),
      simulation: Simulation(screen: GridScreen(scale: 2)))
  }
}
