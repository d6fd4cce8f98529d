extension ScenarioSession {
  /// Carries out a batch update. The data change inside its closure, unless `model` is false.
  func update(_ update: ScenarioUpdate) {
    let perform = { [grid, data] in
      grid.performBatchUpdates {
        if update.model { data.apply(update) }
        grid.record(update)
      }
    }
    // A batch update is animated by default.
    if update.animated { return perform() }
    simulation.perform { BaseView.performWithoutAnimation(perform) }
  }
}

extension GridView {
  /// Calls the grid's methods for the operations of a batch, such as `deleteItems(at:)`.
  fileprivate func record(_ update: ScenarioUpdate) {
    if !update.deletes.isEmpty { deleteItems(at: update.deletes.map(\.indexPath)) }
    if !update.inserts.isEmpty { insertItems(at: update.inserts.map(\.position.indexPath)) }
    if !update.reloads.isEmpty { reloadItems(at: update.reloads.map(\.indexPath)) }
    for move in update.moves { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
    if !update.sectionDeletes.isEmpty { deleteSections(IndexSet(update.sectionDeletes)) }
    if !update.sectionInserts.isEmpty {
      insertSections(IndexSet(update.sectionInserts.map(\.index)))
    }
    if !update.sectionReloads.isEmpty { reloadSections(IndexSet(update.sectionReloads)) }
    for move in update.sectionMoves { moveSection(move.from, toSection: move.to) }
  }
}
