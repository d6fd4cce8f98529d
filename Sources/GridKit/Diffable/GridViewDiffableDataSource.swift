/// A data source that shows snapshots: it compares a new one with the present one, and moves the
/// grid from one to the other in a batch update.
///
/// ```swift
/// let source = GridViewDiffableDataSource<String, Int>(collectionView: grid) { grid, path, item in
///   grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
/// }
/// source.apply(snapshot)
/// ```
///
/// Identifiers say what is the same: an item whose identifier is equal stays, whatever else changed
/// about it, until it is reloaded or reconfigured (DS-22). Keep the data source: the grid refers to
/// it weakly (DQ-1).
///
/// - Note: After `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class GridViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  GridViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes, or takes from the queue, the cell of an item; nil is E-90.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: GridView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> GridViewCell?

  /// Makes, or takes from the queue, a header, a footer or another supplementary view; nil is E-10.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: GridView, _ elementKind: String, _ indexPath: IndexPath
    ) -> GridReusableView?

  /// The provider of supplementary views; one that is needed without it is E-91.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers of movements by hand. A value: read it, change it, and put it back (SN-19).
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers that are asked and told when items are expanded and collapsed by touch. A value:
  /// read it, change it, and put it back.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  @UnretainedGrid var grid: GridView?
  private let cellProvider: CellProvider
  /// The content that is shown: a snapshot without marks (DA-12), and the trees of sections that
  /// have one.
  private(set) var content: Content
  let applying = ApplyState()
  /// Snapshots on their way from other queues.
  nonisolated let applyQueue: ApplyQueue<Content>

  /// Becomes the grid's data source. Nothing is shown until a snapshot is applied.
  public init(collectionView: GridView, cellProvider: @escaping CellProvider) {
    grid = collectionView
    self.cellProvider = cellProvider
    content = Content()
    applyQueue = ApplyQueue(content)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows something else from now on.
  func hold(_ new: Content) {
    content = new
    applyQueue.isHeld(new)
  }

  // MARK: Applying

  /// Shows a snapshot: the difference as one batch update, animated or not, then what is marked.
  ///
  /// The first snapshot of a data source reloads the grid (DA-1). After the call the grid has the
  /// new counts (DA-14). Applying from inside an apply is E-92.
  ///
  /// - Parameter completion: Told when the animations end; at the next tick when there are none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), animatingDifferences ? .animated : .immediate, completion)
  }

  /// Shows a snapshot, and returns when its completion would be called.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await submit(.snapshot(snapshot), animatingDifferences ? .animated : .immediate)
  }

  /// Shows a snapshot by reloading the grid: every cell is asked for again, nothing stays selected
  /// and marks are ignored (DA-10).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .reload, completion)
  }

  /// Shows a snapshot by reloading the grid, and returns when its completion would be called.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await submit(.snapshot(snapshot), .reload)
  }

  /// Shows a tree in a section: its visible items become the section's.
  ///
  /// A section that is not there is added at the end; items that are in other sections are taken
  /// from there. The tree is kept for the section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    submit(
      .section(snapshot, section), animatingDifferences ? .animated : .immediate, completion)
  }

  /// Shows a tree in a section, and returns when its completion would be called.
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

  /// The tree that a section shows; without one its items as roots, for an unknown section an empty
  /// one (SN-16).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.tree(of: section)
  }

  /// The item at a place; nil where there is none (DQ-2).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the index path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// The section at a place; nil where there is none (DQ-3).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Answers to the grid

  /// Sections of what is shown.
  open func numberOfSections(in collectionView: GridView) -> Int {
    content.snapshot.numberOfSections
  }

  /// Items of a section of what is shown; past the last section this is E-89.
  open func collectionView(
    _ collectionView: GridView, numberOfItemsInSection section: Int
  ) -> Int {
    let flat = content.snapshot.flat
    guard flat.lists.indices.contains(section) else {
      collectionView.simulation.raise(
        .sectionPastSnapshot(section, sections: flat.lists.count))
      return 0
    }
    return flat.count(ofList: section)
  }

  /// Asks the cell provider.
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

  /// Asks the supplementary view provider.
  open func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    applying.providing += 1
    defer { applying.providing -= 1 }
    let fault: GridFault
    if let supplementaryViewProvider {
      if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
      fault = .supplementaryNotDequeued(kind: kind, path: indexPath, view: nil)
    } else {
      fault = .noSupplementaryProvider(kind: kind, in: collectionView)
    }
    collectionView.simulation.raise(fault)
    return GridReusableView(frame: .zero)
  }

  /// Asks `ReorderingHandlers.canReorderItem`; without it no item moves.
  open func collectionView(
    _ collectionView: GridView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = content.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes over the new order after a movement by hand, between `willReorder` and `didReorder`.
  open func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveItem(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns no index titles.
  open func indexTitles(for collectionView: GridView) -> [String]? {
    OptionalMethod.indexTitles.reportMissing()
    return nil
  }

  /// The default implementation, until a subclass says more; a path of length one names no item.
  open func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.reportMissing()
    return IndexPath(index: 0)
  }
}
