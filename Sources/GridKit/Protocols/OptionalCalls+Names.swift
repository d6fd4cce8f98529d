// Optional methods whose base name is their own, and those of the prefetch data source; see
// `OptionalCalls.swift`.

/// An optional method that answers index titles, called as under UIKit.
@preconcurrency @MainActor
public struct GridViewIndexTitles {
  let dataSource: any GridViewDataSource

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

  public func callAsFunction(in grid: GridView) -> IndexPath? {
    OptionalMethod.preferredFocusedView.ifImplemented {
      delegate.indexPathForPreferredFocusedView(in: grid)
    } ?? nil
  }
}

extension GridViewDelegate {
  /// Calls the optional method: `delegate?.collectionViewDidEndMultipleSelectionInteraction?(grid)`.
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

  @discardableResult
  public func callAsFunction(_ grid: GridView, prefetchItemsAt paths: [IndexPath]) -> Void? {
    dataSource.collectionView(grid, prefetchItemsAt: paths)
  }

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
