import GridKit
import GridTesting

/// A data source whose answers a test can replace.
final class ShelfSource: SampleDataSource {
  var cell: ((GridView, IndexPath) -> GridViewCell?)?
  var supplementaryView: ((GridView, String, IndexPath) -> GridReusableView?)?
  var count: ((Int) -> Int?)?

  override func attach(to grid: GridView) {
    register(ShelfLayout.header, in: grid)
    super.attach(to: grid)
  }

  override func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int {
    count?(section) ?? counts[section]
  }

  override func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    cell?(grid, path) ?? super.collectionView(grid, cellForItemAt: path)
  }

  override func collectionView(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> GridReusableView {
    supplementaryView?(grid, kind, path)
      ?? super.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Answers as it should again.
  func repair() {
    cell = nil
    supplementaryView = nil
    count = nil
  }
}
