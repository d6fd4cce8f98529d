/// Tells a grid how much there is and makes the views for it.
///
/// - Note: After `UICollectionViewDataSource`. Optional methods are requirements with a default
///   body; whether one is there is found by calling it.
@preconcurrency @MainActor
public protocol GridViewDataSource: AnyObject {
  /// Items of a section, asked once per load of the data; a negative count is a fault and counts as
  /// 0.
  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int

  /// The cell for an item, taken with `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell

  /// Returns the number of sections; 1 if the method is absent.
  func numberOfSections(in collectionView: GridView) -> Int

  /// Optional, but required by a layout that has supplementary elements (E-10).
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

  /// Returns the index path that an index title leads to. Optional.
  func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension OptionalMethod {
  static let numberOfSections = OptionalMethod(41)
  static let viewForSupplementaryElement = OptionalMethod(42)
  static let canMoveItem = OptionalMethod(43)
  static let moveItem = OptionalMethod(44)
  static let indexTitles = OptionalMethod(45)
  static let indexPathForIndexTitle = OptionalMethod(46)
  static let cancelPrefetching = OptionalMethod(47)
}

extension GridViewDataSource {
  /// The default implementation, for a data source without the method: one section.
  public func numberOfSections(in collectionView: GridView) -> Int {
    OptionalMethod.numberOfSections.reportMissing()
    return 1
  }

  /// The default implementation, for a data source without the method. The grid then raises E-10
  /// and shows nothing.
  public func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    OptionalMethod.viewForSupplementaryElement.reportMissing()
    return GridReusableView(frame: .zero)
  }

  /// The default implementation, for a data source without the method: items can be lifted.
  public func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canMoveItem.reportMissing()
    return true
  }

  /// The default implementation, for a data source without the method: the item goes back to where
  /// it was lifted.
  public func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.moveItem.reportMissing()
  }

  /// The default implementation, for a data source without the method: no index titles.
  public func indexTitles(for collectionView: GridView) -> [String]? {
    OptionalMethod.indexTitles.reportMissing()
    return nil
  }

  /// The default implementation, for a data source without the method; the answer is a path of
  /// length one, which names no item.
  public func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.reportMissing()
    return IndexPath(index: 0)
  }
}

/// An object that is told which items will be needed soon.
///
/// - Note: After `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor
public protocol GridViewDataSourcePrefetching: AnyObject {
  /// Paths ascend by distance from the visible rectangle.
  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath])

  /// Tells the data source that items left the window before they were shown. Optional.
  func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension GridViewDataSourcePrefetching {
  /// The default implementation, for an object without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalMethod.cancelPrefetching.reportMissing()
  }
}
