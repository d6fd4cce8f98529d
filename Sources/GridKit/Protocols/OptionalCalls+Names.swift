// Optional methods whose base name is their own, and those of the prefetch data source; see
// `OptionalCalls.swift`.

/// An optional method that answers index titles, called as under UIKit.
@preconcurrency @MainActor
public struct GridViewIndexTitles {
  let dataSource: any GridViewDataSource

  /// Asks for the index titles; nil when there are none or the data source lacks the method.
  public func callAsFunction(for grid: GridView) -> [String]? {
    OptionalMethod.indexTitles.ifImplemented { dataSource.indexTitles(for: grid) } ?? nil
  }
}

extension GridViewDataSource {
  /// Calls the optional method: `dataSource?.indexTitles?(for: grid)`.
  @_disfavoredOverload
  public var indexTitles: GridViewIndexTitles? { GridViewIndexTitles(dataSource: self) }
}

/// An optional method that is told the end of a two-finger selection, called as under UIKit.
@preconcurrency @MainActor
public struct GridViewSelectionEnd {
  let delegate: any GridViewDelegate

  /// Tells that the selection of several items is over; nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView) -> Void? {
    OptionalMethod.didEndMultipleSelection.ifImplemented {
      delegate.collectionViewDidEndMultipleSelectionInteraction(grid)
    }
  }
}

/// An optional method that answers where the focus should be, called as under UIKit.
@preconcurrency @MainActor
public struct GridViewPreferredFocus {
  let delegate: any GridViewDelegate

  /// Asks where the focus should be; nil for nowhere, or when the delegate lacks the method.
  public func callAsFunction(in grid: GridView) -> IndexPath? {
    OptionalMethod.preferredFocusedView.ifImplemented {
      delegate.indexPathForPreferredFocusedView(in: grid)
    } ?? nil
  }
}

extension GridViewDelegate {
  /// Calls the optional method:
  /// `delegate?.collectionViewDidEndMultipleSelectionInteraction?(grid)`.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction: GridViewSelectionEnd? {
    GridViewSelectionEnd(delegate: self)
  }

  /// Calls the optional method: `delegate?.indexPathForPreferredFocusedView?(in: grid)`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: GridViewPreferredFocus? {
    GridViewPreferredFocus(delegate: self)
  }
}

/// The methods of a prefetch data source, called as optional ones.
@preconcurrency @MainActor
public struct GridViewPrefetchingCalls {
  let dataSource: any GridViewDataSourcePrefetching

  /// Tells which items will be needed soon; every prefetch data source has the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, prefetchItemsAt paths: [IndexPath]) -> Void? {
    dataSource.collectionView(grid, prefetchItemsAt: paths)
  }

  /// Tells which items will not be needed after all; nil when the source lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) -> Void? {
    OptionalMethod.cancelPrefetching.ifImplemented {
      dataSource.collectionView(grid, cancelPrefetchingForItemsAt: paths)
    }
  }
}

extension GridViewDataSourcePrefetching {
  /// Calls an optional method: `source?.collectionView?(grid, cancelPrefetchingForItemsAt: paths)`.
  @_disfavoredOverload
  public var collectionView: GridViewPrefetchingCalls? {
    GridViewPrefetchingCalls(dataSource: self)
  }
}
