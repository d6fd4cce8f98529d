/// Gives a grid its numbers of sections and items, and makes their views.
///
/// - Note: After `UICollectionViewDataSource`. An optional method is a requirement with a default
///   body. The grid calls the method to find out whether the data source has it.
@preconcurrency @MainActor
public protocol GridViewDataSource: AnyObject {
  /// Returns the number of items in a section. The grid calls the method once per load of the data.
  /// A negative count is a fault and counts as 0.
  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell for an item, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell

  /// Returns the number of sections; 1 if the method is absent.
  func numberOfSections(in collectionView: GridView) -> Int

  /// Returns a supplementary view. The method is optional, but it is a fault (E-10) if the layout
  /// has supplementary elements and the method is absent.
  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView

  /// Returns whether an item can be moved. If the method is absent, items can move when
  /// `moveItemAt` exists.
  func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data. If the method is absent, items cannot be moved interactively.
  func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the index titles; none if the method is absent.
  func indexTitles(for collectionView: GridView) -> [String]?

  /// Returns the index path that an index title leads to. The method is optional.
  func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension GridViewDataSource {
  /// Returns 1. This is the default implementation, for a data source without the method.
  public func numberOfSections(in collectionView: GridView) -> Int {
    OptionalMethod.numberOfSections.reportMissing(1)
  }

  /// Returns an empty view. This is the default implementation, for a data source without the
  /// method. The grid then raises a fault (E-10) and shows no view.
  public func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    OptionalMethod.viewForSupplementaryElementOfKind.reportMissing(GridReusableView(frame: .zero))
  }

  /// Returns true. This is the default implementation, for a data source without the method.
  public func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canMoveItemAt.reportMissing(true)
  }

  /// Does nothing, so the item goes back to its old place. This is the default implementation, for
  /// a data source without the method.
  public func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.moveItemAt.reportMissing()
  }

  /// Returns nil. This is the default implementation, for a data source without the method.
  public func indexTitles(for collectionView: GridView) -> [String]? {
    OptionalMethod.indexTitles.reportMissing(nil)
  }

  /// Returns an index path of length one, which names no item. This is the default implementation,
  /// for a data source without the method.
  public func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.reportMissing(IndexPath(index: 0))
  }
}

/// Receives the index paths of items that will probably be displayed soon.
///
/// - Note: After `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor
public protocol GridViewDataSourcePrefetching: AnyObject {
  /// Tells the data source which items will probably be displayed soon, the items nearest to the
  /// visible rectangle first.
  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath])

  /// Tells the data source that items of an earlier `prefetchItemsAt` left the prefetch range
  /// before they were displayed. The method is optional.
  func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension GridViewDataSourcePrefetching {
  /// Does nothing. This is the default implementation, for an object without the method.
  public func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalMethod.cancelPrefetchingForItemsAt.reportMissing()
  }
}
