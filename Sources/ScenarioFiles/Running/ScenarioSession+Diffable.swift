extension ScenarioSession {
  /// Applies a snapshot, or reloads the grid with the snapshot. Returns the batch updates.
  func apply(
    _ sections: [ScenarioSection.Names], reload: [String], reconfigure: [String], animated: Bool,
    usesReloadData: Bool
  ) -> ScenarioOutput.Step.Result {
    recordingBatches { source in
      var snapshot = NSDiffableDataSourceSnapshot(sections)
      guard simulation.faults.isEmpty else { return }
      snapshot.reloadItems(reload)
      snapshot.reconfigureItems(reconfigure)
      guard simulation.faults.isEmpty else { return }
      if usesReloadData {
        source.applySnapshotUsingReloadData(snapshot)
      } else {
        source.apply(snapshot, animatingDifferences: animated)
      }
    }
  }

  /// Applies a tree to a section. Returns the batch updates.
  func applySection(
    _ section: String, _ items: [ScenarioAction.TreeItem], animated: Bool
  ) -> ScenarioOutput.Step.Result {
    recordingBatches { source in
      let tree = NSDiffableDataSourceSectionSnapshot(items)
      guard simulation.faults.isEmpty else { return }
      source.apply(tree, to: section, animatingDifferences: animated)
    }
  }

  /// Expands or collapses an item, as a touch on its outline arrow does. Does nothing for an item
  /// without an arrow: an item that has no children, or that is in a section without a section
  /// snapshot. Raises a fault if the item is not shown. Returns the batch updates.
  func setExpanded(_ isExpanded: Bool, _ item: String) -> ScenarioOutput.Step.Result {
    recordingBatches { source in
      if !source.setExpanded(isExpanded, item: item), source.indexPath(for: item) == nil {
        simulation.raise(.unknownTreeItem(item, .asked))
      }
    }
  }

  /// Runs a change of the diffable data, and returns the batch updates for which the layout's
  /// `prepare(forCollectionViewUpdates:)` was called.
  private func recordingBatches(
    _ body: (ScenarioDiffableSource) -> Void
  ) -> ScenarioOutput.Step.Result {
    guard let source = data.source else { return .none }
    var batches: [[ScenarioOutput.Change]] = []
    let outer = simulation.traceHook
    simulation.traceHook = { event in
      if event.call == "prepare(forCollectionViewUpdates:)" {
        // The detail lists the changes: `[delete 0-1, move 0-0 to 0-2]`.
        let changes = event.detail.dropFirst().dropLast().split(separator: ",")
        batches.append(changes.compactMap { ScenarioOutput.Change(text: $0) })
      }
      outer?(event)
    }
    simulation.perform { body(source) }
    simulation.traceHook = outer
    return unlessFaulty(.batches(batches))
  }
}
