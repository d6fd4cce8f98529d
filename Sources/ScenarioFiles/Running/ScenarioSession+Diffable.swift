extension ScenarioSession {
  /// Carries out an action on a diffable data source. Returns the batch updates that it causes.
  func apply(_ action: ScenarioAction) -> ScenarioOutput.Step.Result {
    guard let source = data.source else { return .none }
    return recordingBatches {
      switch action {
      case .apply(let apply): self.apply(apply, to: source)
      case .applySection(let section, let items, let animated):
        let tree = NSDiffableDataSourceSectionSnapshot(items)
        guard simulation.faults.isEmpty else { return }
        source.apply(tree, to: section, animatingDifferences: animated)
      case .expand(let item): setExpanded(true, item, in: source)
      case .collapse(let item): setExpanded(false, item, in: source)
      default: break
      }
    }
  }

  private func apply(_ apply: ScenarioAction.Apply, to source: ScenarioDiffableSource) {
    var snapshot = NSDiffableDataSourceSnapshot(apply.sections)
    guard simulation.faults.isEmpty else { return }
    snapshot.reloadItems(apply.reload)
    snapshot.reconfigureItems(apply.reconfigure)
    guard simulation.faults.isEmpty else { return }
    if apply.usesReloadData {
      source.applySnapshotUsingReloadData(snapshot)
    } else {
      source.apply(snapshot, animatingDifferences: apply.animated)
    }
  }

  /// Expands or collapses an item, as a touch on its outline arrow does. Does nothing for an item
  /// without an arrow: an item that has no children, or that is in a section without a section
  /// snapshot. Raises a fault if the item is not shown.
  private func setExpanded(
    _ isExpanded: Bool, _ item: String, in source: ScenarioDiffableSource
  ) {
    if !source.setExpanded(isExpanded, item: item), source.indexPath(for: item) == nil {
      simulation.raise(.unknownTreeItem(item, .asked))
    }
  }

  /// Runs a change of the data, and returns the batch updates for which the layout's
  /// `prepare(forCollectionViewUpdates:)` was called.
  private func recordingBatches(_ body: () -> Void) -> ScenarioOutput.Step.Result {
    var batches: [[ScenarioOutput.Change]] = []
    let outer = simulation.traceHook
    simulation.traceHook = { event in
      if event.call == "prepare(forCollectionViewUpdates:)" {
        batches.append(ScenarioOutput.Change.list(event.detail))
      }
      outer?(event)
    }
    simulation.perform(body)
    simulation.traceHook = outer
    return simulation.faults.isEmpty ? .batches(batches) : .none
  }

  // MARK: Movement by hand

  /// Carries out a step of an interactive movement. Does nothing without a lifted item (IM-12).
  func moveItem(_ action: ScenarioAction) -> ScenarioOutput.Step.Result {
    switch action {
    case .beginMove(let item):
      let isLifted = simulation.perform {
        grid.beginInteractiveMovementForItem(
          at: IndexPath(item: item.item, section: item.section))
      }
      return simulation.faults.isEmpty ? .lifted(isLifted) : .none
    case .moveTo(let point):
      simulation.perform { grid.updateInteractiveMovementTargetPosition(point) }
      guard simulation.faults.isEmpty, let place = grid.movementTarget else { return .none }
      return .hovers(ItemPosition(place.section, place.item))
    case .endMove: simulation.perform { grid.endInteractiveMovement() }
    case .cancelMove: simulation.perform { grid.cancelInteractiveMovement() }
    default: break
    }
    return .none
  }
}

extension ScenarioAction {
  /// Whether the action may change the sections and items of a diffable data source.
  var changesSnapshot: Bool {
    switch self {
    case .apply, .applySection, .expand, .collapse, .endMove, .dropAt: true
    default: false
    }
  }
}

extension ScenarioOutput.Change {
  /// Returns the changes that the detail of a trace event lists: `[delete 0-1, move 0-0 to 0-2]`.
  static func list(_ detail: String) -> [ScenarioOutput.Change] {
    detail.dropFirst().dropLast().split(separator: ",").compactMap { .init(text: $0) }
  }
}
