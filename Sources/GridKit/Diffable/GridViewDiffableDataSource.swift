/// A data source that shows snapshots. It compares a new snapshot with the present one, and shows
/// the difference in a batch update of the grid.
///
/// ```swift
/// let source = GridViewDiffableDataSource<String, Int>(collectionView: grid) { grid, path, item in
///   grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
/// }
/// source.apply(snapshot)
/// ```
///
/// Items are compared by identifier only. An item whose identifier is equal keeps its cell
/// unchanged, even if its other data has changed, until the item is reloaded or reconfigured
/// (DS-22). Retain the data source: the grid refers to it weakly (DQ-1).
///
/// - Note: After `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class GridViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  GridViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Dequeues the cell of an item. A result of nil is a fault (E-90).
  public typealias CellProvider =
    @MainActor (
      _ collectionView: GridView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> GridViewCell?

  /// Dequeues a header, a footer or another supplementary view. A result of nil is a fault (E-10).
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: GridView, _ elementKind: String, _ indexPath: IndexPath
    ) -> GridReusableView?

  /// The provider of supplementary views. It is a fault (E-91) if a supplementary view is requested
  /// and there is no provider.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of interactive movement. The handlers are a value: read them, change them and
  /// assign them again (SN-19).
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers that are called when items are expanded or collapsed by touch. The handlers are a
  /// value: read them, change them and assign them again.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  @UnretainedGrid var grid: GridView?
  private let cellProvider: CellProvider
  /// The content that is shown: a snapshot without marks (DA-12), and the trees (section snapshots)
  /// of sections that have one.
  private(set) var content: Content
  let applying = ApplyState()
  /// The applies that came from other queues and wait for the main actor.
  nonisolated let applyQueue: ApplyQueue<Content>

  /// Makes a data source and assigns it to the grid. Nothing is shown until a snapshot is applied.
  public init(collectionView: GridView, cellProvider: @escaping CellProvider) {
    grid = collectionView
    self.cellProvider = cellProvider
    content = Content()
    applyQueue = ApplyQueue(content)
    super.init()
    collectionView.dataSource = self
  }

  /// Replaces the content that is shown.
  func hold(_ new: Content) {
    content = new
    applyQueue.isHeld(new)
  }

  // MARK: Applying

  /// Shows a snapshot: first the difference as one batch update, animated or not, then the marked
  /// reloads and reconfigurations.
  ///
  /// The first snapshot of a data source reloads the grid (DA-1). After the call the grid has the
  /// new counts (DA-14). It is a fault (E-92) to apply a snapshot while another one is being
  /// applied.
  ///
  /// - Parameter completion: The closure that is called when the animations end, or at the next
  ///   tick if there are no animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), animatingDifferences ? .animated : .immediate, completion)
  }

  /// Shows a snapshot, and returns when a completion would be called.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await submit(.snapshot(snapshot), animatingDifferences ? .animated : .immediate)
  }

  /// Shows a snapshot by reloading the grid. Every cell is requested again, the selection is
  /// cleared, and marks are ignored (DA-10).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .reload, completion)
  }

  /// Shows a snapshot by reloading the grid, and returns when a completion would be called.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await submit(.snapshot(snapshot), .reload)
  }

  /// Shows a section snapshot in a section. The visible items of the snapshot become the section's
  /// items.
  ///
  /// An unknown section is added at the end. Items that are in other sections are moved. The data
  /// source keeps the section snapshot for the section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    submit(.section(snapshot, section), animatingDifferences ? .animated : .immediate, completion)
  }

  /// Shows a section snapshot in a section, and returns when a completion would be called.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await submit(.section(snapshot, section), animatingDifferences ? .animated : .immediate)
  }

  // MARK: Reading

  /// Returns a copy of the snapshot that is shown, without marks (DS-19).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    if applying.providing > 0, let grid {
      grid.simulation.recordOnce("snapshot-from-provider", .snapshotFromProvider())
    }
    return content.snapshot
  }

  /// Returns the section snapshot of a section. If the section has none, the result has the
  /// section's items as roots. For an unknown section, the result is empty (SN-16).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.tree(of: section)
  }

  /// Returns the item at an index path; nil if there is none (DQ-2).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the index path of an item; nil for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none (DQ-3).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the index of a section; nil for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Answers to the grid

  /// Returns the number of sections of the snapshot that is shown.
  open func numberOfSections(in collectionView: GridView) -> Int {
    content.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot that is shown. A section past the
  /// last one is a fault (E-89).
  open func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    let flat = content.snapshot.flat
    guard flat.lists.indices.contains(section) else {
      collectionView.simulation.raise(.sectionPastSnapshot(section, sections: flat.lists.count))
      return 0
    }
    return flat.count(ofList: section)
  }

  /// Returns the cell from the cell provider.
  open func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    applying.providing += 1
    defer { applying.providing -= 1 }
    let item = content.item(at: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) {
      if !content.trees.isEmpty || cell.isExpanded { showState(of: cell, at: indexPath) }
      return cell
    }
    collectionView.simulation.raise(.noCellProvided(item, at: indexPath, in: collectionView))
    return GridViewCell(frame: .zero)
  }

  /// Returns the view from the supplementary view provider.
  open func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    applying.providing += 1
    defer { applying.providing -= 1 }
    let provider = supplementaryViewProvider
    if let view = provider?(collectionView, kind, indexPath) { return view }
    collectionView.simulation.raise(
      provider == nil
        ? .noSupplementaryProvider(kind: kind, in: collectionView)
        : .supplementaryNotDequeued(kind: kind, path: indexPath, view: nil))
    return GridReusableView(frame: .zero)
  }

  /// Returns the result of `ReorderingHandlers.canReorderItem`; false without this handler.
  open func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = content.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes over the new order after an interactive movement. The handler `willReorder` is called
  /// first, and the handler `didReorder` last.
  open func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveItem(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns no index titles.
  open func indexTitles(for collectionView: GridView) -> [String]? {
    OptionalMethod.indexTitles.reportMissing(nil)
  }

  /// Returns an index path of length one, which names no item. A subclass may override this method.
  open func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.reportMissing(IndexPath(index: 0))
  }
}
