// Optional methods with a base name of their own, and the methods of the prefetch data source; see
// `OptionalCalls.swift`.

/// The optional method `indexTitles(for:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct GridViewIndexTitles {
  let dataSource: any GridViewDataSource

  /// Asks for the index titles. Returns nil when there are none, or when the data source lacks the
  /// method.
  public func callAsFunction(for grid: GridView) -> [String]? {
    OptionalMethod.indexTitles.ifImplemented { dataSource.indexTitles(for: grid) } ?? nil
  }
}

extension GridViewDataSource {
  /// The optional method, for the call `dataSource?.indexTitles?(for: grid)`.
  @_disfavoredOverload
  public var indexTitles: GridViewIndexTitles? { GridViewIndexTitles(dataSource: self) }
}

/// The optional method `collectionViewDidEndMultipleSelectionInteraction(_:)`, callable as under
/// UIKit.
@preconcurrency @MainActor
public struct GridViewSelectionEnd {
  let delegate: any GridViewDelegate

  /// Tells the delegate that the selection of several items has ended. Returns nil when the
  /// delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView) -> Void? {
    OptionalMethod.collectionViewDidEndMultipleSelectionInteraction.ifImplemented {
      delegate.collectionViewDidEndMultipleSelectionInteraction(grid)
    }
  }
}

/// The optional method `indexPathForPreferredFocusedView(in:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct GridViewPreferredFocus {
  let delegate: any GridViewDelegate

  /// Asks for the index path of the item to focus first. Returns nil when there is none, or when
  /// the delegate lacks the method.
  public func callAsFunction(in grid: GridView) -> IndexPath? {
    OptionalMethod.indexPathForPreferredFocusedView.ifImplemented {
      delegate.indexPathForPreferredFocusedView(in: grid)
    } ?? nil
  }
}

extension GridViewDelegate {
  /// The optional method, for the call
  /// `delegate?.collectionViewDidEndMultipleSelectionInteraction?(grid)`.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction: GridViewSelectionEnd? {
    GridViewSelectionEnd(delegate: self)
  }

  /// The optional method, for the call `delegate?.indexPathForPreferredFocusedView?(in: grid)`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: GridViewPreferredFocus? {
    GridViewPreferredFocus(delegate: self)
  }
}

/// The methods of a prefetch data source, callable as optional methods.
@preconcurrency @MainActor
public struct GridViewPrefetchingCalls {
  let dataSource: any GridViewDataSourcePrefetching

  /// Tells the data source which items will be needed soon. The result is never nil, since every
  /// prefetch data source has the method.
  @discardableResult
  public func callAsFunction(_ grid: GridView, prefetchItemsAt paths: [IndexPath]) -> Void? {
    dataSource.collectionView(grid, prefetchItemsAt: paths)
  }

  /// Tells the data source which announced items are no longer needed. Returns nil when the data
  /// source lacks the method.
  @discardableResult
  public func callAsFunction(
    _ grid: GridView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) -> Void? {
    OptionalMethod.cancelPrefetchingForItemsAt.ifImplemented {
      dataSource.collectionView(grid, cancelPrefetchingForItemsAt: paths)
    }
  }
}

extension GridViewDataSourcePrefetching {
  /// The optional methods, for calls such as `source?.collectionView?(grid,
  /// cancelPrefetchingForItemsAt: paths)`.
  @_disfavoredOverload
  public var collectionView: GridViewPrefetchingCalls? {
    GridViewPrefetchingCalls(dataSource: self)
  }
}
