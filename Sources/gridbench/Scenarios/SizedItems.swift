import GridScenarios

/// A delegate that returns sizes by index path. The random sizes are drawn in advance.
@MainActor
final class SizedItems: NSObject, GridViewDelegateFlowLayout, ShortestColumnLayoutDelegate {
  let sizes: [CGSize]
  private(set) var calls = 0

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  /// Returns items of random sizes for a flow layout.
  static func flow(count: Int) -> SizedItems { SizedItems(Workload.flowSizes(count)) }

  /// Returns rows of random heights for a list. They are as wide as the viewport.
  static func list(count: Int) -> SizedItems {
    SizedItems(
      Workload.listHeights(count).map { CGSize(width: Workload.viewport.width, height: $0) })
  }

  /// Returns items of random heights for a waterfall layout.
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

  /// Returns a flow layout without gaps. Its sizes come from the grid's delegate.
  static func makeFlowLayout() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// Returns a waterfall layout without gaps that asks this object for heights.
  func makeWaterfallLayout() -> ShortestColumnLayout {
    makeColumns(Workload.waterfallColumns)
  }

  /// Returns a list layout without gaps that asks this object for heights.
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

  func makeItems(count: Int) -> SizedItems {
    switch self {
    case .uniform, .list: SizedItems([])
    case .columnList, .flowList: .list(count: count)
    case .flow: .flow(count: count)
    case .waterfall: .waterfall(count: count)
    }
  }

  /// Returns a grid of the items, laid out.
  func makeGrid(
    _ items: SizedItems, source: BenchmarkSource,
    simulation: Simulation = Simulation(screen: GridScreen(scale: 2))
  ) -> BenchmarkGrid {
    let layout: GridViewLayout =
      switch self {
      case .uniform: BenchmarkGrid.uniformLayout()
      case .list: ListLayout()
      case .columnList: items.makeListLayout()
      case .flowList, .flow: SizedItems.makeFlowLayout()
      case .waterfall: items.makeWaterfallLayout()
      }
    let asks = self == .flowList || self == .flow
    return BenchmarkGrid(
      layout, source: source, simulation: simulation, delegate: asks ? items : nil
    ).laidOut()
  }

  /// Fills a floor with frames. The sizes come from the floor's delegate.
  ///
  /// - Returns: The height of the content.
  func fill(_ floor: PackingFloor) -> CGFloat {
    switch self {
    case .uniform, .list, .flowList, .flow: floor.flowFromDelegate()
    case .columnList, .waterfall: floor.waterfallFromDelegate()
    }
  }
}
