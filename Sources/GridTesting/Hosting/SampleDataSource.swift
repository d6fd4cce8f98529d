/// A data source for tests. Its counts can be changed. It returns plain cells and plain
/// supplementary views.
///
/// ```swift
/// let source = SampleDataSource([20, 3])
/// source.attach(to: grid)
/// ```
///
/// Requests are recorded, so that a test can tell which elements the grid asked for.
@preconcurrency @MainActor
open class SampleDataSource: NSObject, GridViewDataSource {
  /// The number of items in each section.
  open var counts: [Int]
  /// Index paths for which the grid has asked for a cell, in order.
  public private(set) var requestedItems: [IndexPath] = []
  /// Kinds and index paths for which the grid has asked for a supplementary view, in order.
  public private(set) var requestedSupplementaryElements: [(kind: String, path: IndexPath)] = []
  /// The closure that gets each cell before the data source returns the cell.
  public var configure: ((GridViewCell, IndexPath) -> Void)?

  /// The reuse identifier of every cell and view that the data source returns.
  public static let identifier = "sample"

  /// Makes a data source with a section for each count. Section *n* has `counts[n]` items.
  public init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  /// Registers plain views and becomes the grid's data source. The grid does not keep the data
  /// source alive.
  open func attach(to grid: GridView) {
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
      register(kind, in: grid)
    }
    grid.dataSource = self
  }

  /// Registers plain views for a kind of supplementary element.
  open func register(_ kind: String, in grid: GridView) {
    grid.register(
      GridReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: SampleDataSource.identifier)
  }

  /// Forgets recorded requests.
  open func forgetRequests() {
    requestedItems.removeAll()
    requestedSupplementaryElements.removeAll()
  }

  /// Returns the number of sections: as many as there are counts.
  open func numberOfSections(in collectionView: GridView) -> Int { counts.count }

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  /// Records the request, calls `configure` and returns a plain cell of the registered class.
  open func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    requestedItems.append(indexPath)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
    configure?(cell, indexPath)
    return cell
  }

  /// Records the request and returns a plain view. Kinds other than headers and footers need
  /// `register(_:in:)` first.
  open func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    requestedSupplementaryElements.append((kind, indexPath))
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
  }
}
