/// A data source whose items can be expanded and collapsed by touch.
@MainActor
package protocol OutlineSource: AnyObject {
  /// Expands a collapsed item, or collapses an expanded item (SN-18).
  func toggleItem(at path: IndexPath)
}

extension GridViewDiffableDataSource: OutlineSource {
  /// Expands or collapses an item as a touch on its outline arrow does: calls the handlers, then
  /// applies the section's tree, animated. Does nothing in a section without a tree.
  package func toggleItem(at path: IndexPath) {
    guard let item = content.item(at: path), let section = content.section(at: path.section),
      let tree = content.trees[section]
    else { return }
    setExpanded(!tree.isExpanded(item), item: item, in: section)
  }

  /// Expands or collapses an item as a touch on its outline arrow does.
  ///
  /// - Returns: Whether the item is in a section's tree and did not have the requested state yet.
  @discardableResult
  package func setExpanded(_ isExpanded: Bool, item: ItemIdentifierType) -> Bool {
    guard let section = content.snapshot.sectionIdentifier(containingItem: item),
      let tree = content.trees[section], tree.isExpanded(item) != isExpanded
    else { return false }
    setExpanded(isExpanded, item: item, in: section)
    return true
  }

  private func setExpanded(
    _ isExpanded: Bool, item: ItemIdentifierType, in section: SectionIdentifierType
  ) {
    let handlers = sectionSnapshotHandlers
    let isAllowed = isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem
    guard isAllowed?(item) ?? true else { return }
    (isExpanded ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    // A handler may have applied another snapshot.
    guard var tree = content.trees[section], tree.contains(item) else { return }
    if isExpanded {
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    } else {
      tree.collapse([item])
    }
    submit(.section(tree, section), .animated, nil)
    showStates()
  }

  /// Sets `isExpanded` of the visible cells from the trees.
  func showStates() {
    guard let grid, !content.trees.isEmpty else { return }
    for cell in grid.visibleCells {
      if let path = grid.indexPath(for: cell) { showState(of: cell, at: path) }
    }
  }

  func showState(of cell: GridViewCell, at path: IndexPath) {
    guard let item = content.item(at: path), let section = content.section(at: path.section) else {
      return
    }
    let tree = content.trees[section]
    cell.isExpanded = tree.map { $0.contains(item) && $0.isExpanded(item) } ?? false
  }
}
