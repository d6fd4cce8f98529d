public import GridKit

// Snapshots, section snapshots and transactions have their names in `GridKit` already.

/// `GridViewDiffableDataSource`'s name in UIKit.
public typealias UICollectionViewDiffableDataSource = GridViewDiffableDataSource
