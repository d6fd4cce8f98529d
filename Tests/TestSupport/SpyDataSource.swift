import Foundation
import GridKit
import GridTesting

/// A data source like `SampleDataSource`, with closures for its answers.
///
/// Methods about movement and index titles whose closure is nil look missing, on request also the
/// number of sections.
@MainActor
package final class SpyDataSource: GridViewDataSource, GridViewDataSourcePrefetching {
  /// The number of items in each section.
  package var counts: [Int]
  /// Whether the method about the number of sections looks missing.
  package var lacksSections = false
  package var requestedItems: [IndexPath] = []

  /// Answers in place of `counts`, unless the answer is nil.
  package var numberOfItems: (@MainActor (Int) -> Int?)?
  /// Answers in place of a plain cell, unless the answer is nil.
  package var cell: (@MainActor (GridView, IndexPath) -> GridViewCell?)?
  /// Gets each plain cell before the data source returns it.
  package var configure: (@MainActor (GridViewCell, IndexPath) -> Void)?
  /// Answers in place of a plain view, unless the answer is nil.
  package var supplementaryView: (@MainActor (GridView, String, IndexPath) -> GridReusableView?)?
  package var canMove: (@MainActor (IndexPath) -> Bool)?
  package var move: (@MainActor (GridView, IndexPath, IndexPath) -> Void)?
  package var indexTitles: (@MainActor (GridView) -> [String]?)?
  package var prefetch: (@MainActor ([IndexPath]) -> Void)?
  package var cancelPrefetching: (@MainActor ([IndexPath]) -> Void)?

  private let silent = SilentSource()

  package init(_ counts: [Int], _ configure: (@MainActor (GridViewCell, IndexPath) -> Void)? = nil)
  {
    self.counts = counts
    self.configure = configure
  }

  /// Registers plain views for cells, headers, footers and other kinds. Becomes the data source.
  package func attach(to grid: GridView, kinds: [String] = []) {
    let identifier = SampleDataSource.identifier
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: identifier)
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] + kinds {
      grid.register(
        GridReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    grid.dataSource = self
  }

  package func numberOfSections(in grid: GridView) -> Int {
    lacksSections ? silent.numberOfSections(in: grid) : counts.count
  }

  package func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int {
    numberOfItems?(section) ?? counts[section]
  }

  package func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    requestedItems.append(path)
    if let cell = cell?(grid, path) { return cell }
    let cell = grid.dequeueReusableCell(
      withReuseIdentifier: SampleDataSource.identifier, for: path)
    configure?(cell, path)
    return cell
  }

  package func collectionView(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> GridReusableView {
    supplementaryView?(grid, kind, path)
      ?? grid.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: SampleDataSource.identifier, for: path)
  }

  package func collectionView(_ grid: GridView, canMoveItemAt path: IndexPath) -> Bool {
    canMove?(path) ?? silent.collectionView(grid, canMoveItemAt: path)
  }

  package func collectionView(_ grid: GridView, moveItemAt source: IndexPath, to path: IndexPath) {
    (move ?? silent.collectionView(_:moveItemAt:to:))(grid, source, path)
  }

  package func indexTitles(for grid: GridView) -> [String]? {
    (indexTitles ?? silent.indexTitles(for:))(grid)
  }

  package func collectionView(
    _ grid: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    silent.collectionView(grid, indexPathForIndexTitle: title, at: index)
  }

  package func collectionView(_ grid: GridView, prefetchItemsAt paths: [IndexPath]) {
    prefetch?(paths)
  }

  package func collectionView(_ grid: GridView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    if let cancelPrefetching { return cancelPrefetching(paths) }
    silent.collectionView(grid, cancelPrefetchingForItemsAt: paths)
  }
}

/// A data source without optional methods. Its default bodies report that they are missing.
private final class SilentSource: GridViewDataSource, GridViewDataSourcePrefetching {
  func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    GridViewCell(frame: .zero)
  }

  func collectionView(_ grid: GridView, prefetchItemsAt paths: [IndexPath]) {}
}
