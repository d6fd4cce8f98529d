/// A data source of plain cells for tests: counts that can be changed, and views for every kind.
///
/// ```swift
/// let source = SampleDataSource([20, 3])
/// source.attach(to: grid)
/// ```
///
/// Requests are recorded, so that a test can tell which elements the grid asked for.
@preconcurrency @MainActor
open class SampleDataSource: NSObject, GridViewDataSource {
  /// Items per section.
  open var counts: [Int]
  /// Paths for which a cell was asked, in order.
  public private(set) var requestedItems: [IndexPath] = []
  /// Kinds and paths for which a supplementary view was asked, in order.
  public private(set) var requestedSupplementaryElements: [(kind: String, path: IndexPath)] = []
  /// Called with each cell before it is handed out.
  public var configure: ((GridViewCell, IndexPath) -> Void)?

  /// The reuse identifier of every cell and view that the source hands out.
  public static let identifier = "sample"

  /// A source of as many sections as there are counts, each with so many items.
  public init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  /// Registers plain views and becomes the grid's data source. The grid does not keep it alive.
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

  /// The section's count.
  open func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  /// A plain cell of the registered class, after the request was recorded and `configure` was
  /// called.
  open func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    requestedItems.append(indexPath)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
    configure?(cell, indexPath)
    return cell
  }

  /// A plain view, after the request was recorded. Kinds but headers and footers need
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
