extension GridViewDiffableDataSource {
  /// Handlers of interactive movement. They decide whether an item may move, and are called before
  /// and after the data source takes over the new order.
  ///
  /// - Note: After `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// The handler that returns whether an item may be lifted. If the handler is nil, no item may
    /// be lifted (TX-4).
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The handler that is called before the data source takes over the new order. The data source
    /// then still returns the old order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The handler that is called after the data source has taken over the new order. Update the
    /// model in this handler. No snapshot needs to be applied (TX-5).
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes empty handlers. Without handlers no item can be moved.
    public init() {}
  }

  /// Takes over the order after an interactive movement, and calls the handlers (IM-24).
  func moveItem(from source: IndexPath, to destination: IndexPath) {
    guard let item = content.item(at: source), destination.count == 2,
      let section = content.section(at: destination.section),
      let slot = content.snapshot.items.slot(of: item),
      let list = content.snapshot.sections.slot(of: section)
    else { return }
    var snapshot = content.snapshot
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

  /// Handlers that are called when items are expanded or collapsed by touch.
  ///
  /// - Note: After `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// The handler that returns whether an item may be expanded. If the handler is nil, every item
    /// may be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The handler that is called when an item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// The handler that returns whether an item may be collapsed. If the handler is nil, every item
    /// may be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The handler that is called when an item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The handler that returns the new tree below an item that is about to be expanded. The
    /// arguments are the item and the present tree below it. Use this handler to load children when
    /// they are needed. If the handler is nil, the tree stays as it is.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes empty handlers. Without handlers every item may be expanded and collapsed.
    public init() {}
  }
}
