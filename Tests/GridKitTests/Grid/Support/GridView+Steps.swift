import GridKit
import GridTesting

extension GridView {
  /// The visible items, the vertical offset and the height of the content: `0-2 0-3 at 100 of 300`.
  var glance: String {
    indexPathsForVisibleItems.map { "\($0.section)-\($0.item) " }.joined()
      + "at \(NumberText.short(contentOffset.y)) of \(NumberText.short(contentSize.height))"
  }
}

extension Fixture {
  /// Gives the data source other counts and records operations, in one batch update.
  func update(
    to counts: [Int], _ operations: @escaping @MainActor (GridView) -> Void = { _ in },
    completion: ((Bool) -> Void)? = nil
  ) {
    let updates = {
      source.counts = counts
      operations(grid)
    }
    grid.performBatchUpdates(updates, completion: completion)
  }
}
