/// The one place that calls a prefetch data source. Each call is traced.
@MainActor
struct PrefetchCaller {
  let source: any GridViewDataSourcePrefetching

  func prefetch(_ paths: [IndexPath], in grid: GridView) {
    grid.simulation.emit(.dataSource, "prefetchItemsAt", PrefetchCaller.list(paths), in: grid)
    grid.simulation.perform { source.collectionView(grid, prefetchItemsAt: paths) }
  }

  func cancel(_ paths: [IndexPath], in grid: GridView) {
    let caller = OptionalCaller(
      receiver: source, methods: grid.display.prefetching.methods, source: .dataSource, view: grid)
    caller.tell(.cancelPrefetchingForItemsAt, PrefetchCaller.list(paths)) {
      source.collectionView(grid, cancelPrefetchingForItemsAt: paths)
    }
  }

  private static func list(_ paths: [IndexPath]) -> String {
    paths.map(\.traceText).joined(separator: ", ")
  }
}
