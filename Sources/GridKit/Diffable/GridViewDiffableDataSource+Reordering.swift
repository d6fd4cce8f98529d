extension GridViewDiffableDataSource {
  /// Handlers of movements by hand: whether an item may move, and the new order before and after it
  /// is held.
  ///
  /// - Note: After `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be lifted; nil: none may (TX-4).
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The handler that is told before the new order is held: the data source still answers with
    /// the old one.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The handler that is told when the new order is held. Take it over into the model; nothing
    /// needs to be applied (TX-5).
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes empty handlers; without handlers nothing can be moved.
    public init() {}
  }

  /// Holds the order after a movement by hand (IM-24).
  func moveItem(from source: IndexPath, to destination: IndexPath) {
    guard let item = content.item(at: source), destination.count == 2,
      let section = content.section(at: destination.section)
    else { return }
    var snapshot = content.snapshot
    guard let slot = snapshot.items.slot(of: item),
      let list = snapshot.sections.slot(of: section)
    else { return }
    snapshot.itemOrder.remove(slot)
    let others = snapshot.itemOrder.elements(of: list)
    if destination.item < others.count {
      snapshot.itemOrder.insert(slot, before: others[max(0, destination.item)])
    } else {
      snapshot.itemOrder.append(slot, to: list)
    }
    snapshot.flatOrder.forget()
    let new = content.showing(snapshot)
    guard reorderingHandlers.willReorder != nil || reorderingHandlers.didReorder != nil else {
      hold(new)
      return
    }
    let transaction = transaction(to: new)
    reorderingHandlers.willReorder?(transaction)
    hold(new)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    to new: Content
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let old = content
    let sections = new.snapshot.sectionIdentifiers.reversed().compactMap { section in
      let before = old.snapshot.itemIdentifiers(inSection: section)
      let after = new.snapshot.itemIdentifiers(inSection: section)
      return before == after
        ? nil
        : NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
          sectionIdentifier: section, initialSnapshot: old.tree(of: section),
          finalSnapshot: new.tree(of: section),
          difference: CollectionDifference(from: before, to: after))
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: old.snapshot, finalSnapshot: new.snapshot,
      difference: CollectionDifference(
        from: old.snapshot.itemIdentifiers, to: new.snapshot.itemIdentifiers),
      sectionTransactions: sections)
  }

  /// Handlers that are asked and told when items are expanded and collapsed by touch.
  ///
  /// - Note: After `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded; nil: it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; nil: it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the tree below an item that is about to be expanded, given the tree that is there
    /// now: the place to load children when they are needed. Nil: the tree stays as it is.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes empty handlers; without handlers everything may be expanded and collapsed.
    public init() {}
  }
}
