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

  override func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int)
    -> Int
  {
    count?(section) ?? counts[section]
  }

  override func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    cell?(collectionView, indexPath)
      ?? super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    supplementaryView?(collectionView, kind, indexPath)
      ?? super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Answers as it should again.
  func repair() {
    cell = nil
    supplementaryView = nil
    count = nil
  }
}
