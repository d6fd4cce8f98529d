// Cases whose sections and items have names.

/// The keys of sections and the indices of items, by identifier, in a case with a diffable data
/// source.
struct ScenarioNames {
  /// The sections and items that the case begins with.
  let first: [ScenarioSection.Names]
  /// The keys of the file's sections, by section identifier.
  let keys: [String: JSONObject]
  /// The index of each item in its section when the item first appeared, by identifier.
  var numbers: [String: Int] = [:]

  init(_ sections: [ScenarioSection]) {
    first = sections.compactMap(\.names)
    keys = Dictionary(
      sections.compactMap { section in section.names.map { ($0.id, section.keys) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The diffable data source of a case. The data source updates the case's data when another
/// snapshot is shown.
final class ScenarioDiffableSource: GridViewDiffableDataSource<String, String> {
  weak var data: ScenarioData?

  override func numberOfSections(in collectionView: GridView) -> Int {
    data?.follow(self)
    return super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    data?.follow(self)
  }
}

/// The state of a diffable data source at one moment, and the selected items.
struct ShownSnapshot {
  var snapshot: NSDiffableDataSourceSnapshot<String, String>
  var trees: [(section: String, tree: NSDiffableDataSourceSectionSnapshot<String>)]
  var selected: [IndexPath]
}

extension ScenarioData {
  /// Gives the grid a diffable data source, with the snapshot that the case begins with. Its
  /// `canReorderItem` lets the user move every item. The reordering handlers for changes are not
  /// set.
  func attachSource(to grid: GridView) {
    guard let names else { return }
    grid.simulation.perform {
      let source = ScenarioDiffableSource(collectionView: grid) { [weak self] grid, path, item in
        let cell = self?.collectionView(grid, cellForItemAt: path)
        (cell as? ScenarioCell)?.number = self?.names?.numbers[item]
        return cell
      }
      source.supplementaryViewProvider = { [weak self] grid, kind, path in
        self?.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: path)
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.data = self
      self.source = source
      let faults = grid.simulation.faultSerial
      let snapshot = NSDiffableDataSourceSnapshot(names.first)
      if faults == grid.simulation.faultSerial { source.apply(snapshot) }
    }
  }

  /// Replaces the sections with those of the data source's current snapshot.
  func follow(_ source: ScenarioDiffableSource) {
    let snapshot = source.snapshot()
    sections = snapshot.sectionIdentifiers.map { id in
      let items = snapshot.itemIdentifiers(inSection: id)
      if preferredSizes != nil {
        for (number, item) in items.enumerated() where names?.numbers[item] == nil {
          names?.numbers[item] = number
        }
      }
      return Section(
        items: Array(repeating: nil, count: items.count), keys: names?.keys[id] ?? JSONObject())
    }
  }

  /// The number of items of each section, including items in collapsed parts of section snapshots.
  var wholeCounts: [Int] {
    guard let source else { return sections.map(\.items.count) }
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map {
      max(snapshot.numberOfItems(inSection: $0), source.snapshot(for: $0).items.count)
    }
  }

  /// Returns the state to go back to after a fault; nil if the case has no diffable data source.
  func shownSnapshot(in grid: GridView) -> ShownSnapshot? {
    guard let source else { return nil }
    let snapshot = source.snapshot()
    return ShownSnapshot(
      snapshot: snapshot,
      trees: snapshot.sectionIdentifiers.map { ($0, source.snapshot(for: $0)) },
      selected: grid.indexPathsForSelectedItems ?? [])
  }

  /// Restores an earlier state of the data source, by a reload. If the grid refuses the first batch
  /// update of an apply, the data source restores its state itself. If the grid refuses only the
  /// second batch, for reloads and reconfigurations, this method undoes the whole apply.
  func goBack(to shown: ShownSnapshot, in grid: GridView) {
    guard let source else { return }
    let simulation = grid.simulation
    simulation.withoutRecordingFaults {
      simulation.perform {
        if source.snapshot() != shown.snapshot {
          source.applySnapshotUsingReloadData(shown.snapshot)
          for path in shown.selected {
            grid.selectItem(at: path, animated: false, scrollPosition: [])
          }
        }
        for (section, tree) in shown.trees where source.snapshot(for: section) != tree {
          source.apply(tree, to: section, animatingDifferences: false)
        }
      }
    }
    follow(source)
  }
}

extension NSDiffableDataSourceSnapshot<String, String> {
  /// Makes a snapshot of the sections with their items. Mistakes in the sections are faults of the
  /// current simulation.
  init(_ sections: [ScenarioSection.Names]) {
    self.init()
    appendSections(sections.map(\.id))
    for section in sections where indexOfSection(section.id) != nil {
      appendItems(section.items, toSection: section.id)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot<String> {
  /// Makes a section snapshot of the tree of items. Mistakes in the tree are faults of the current
  /// simulation.
  init(_ items: [ScenarioAction.TreeItem]) {
    self.init()
    add(items, to: nil)
  }

  private mutating func add(_ items: [ScenarioAction.TreeItem], to parent: String?) {
    append(items.map(\.name), to: parent)
    expand(items.filter(\.isExpanded).map(\.name))
    for item in items where !item.children.isEmpty { add(item.children, to: item.name) }
  }
}
