// `GridKit` itself declares snapshots, section snapshots and transactions under UIKit's names.

/// `GridViewDiffableDataSource`'s name in UIKit.
public typealias UICollectionViewDiffableDataSource = GridViewDiffableDataSource
