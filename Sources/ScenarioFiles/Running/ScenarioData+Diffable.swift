// Cases whose sections and items have names.

/// Keys and numbers that belong to the identifiers of a case with a diffable data source.
struct ScenarioNames {
  /// The sections and items that the case begins with.
  let first: [ScenarioSection.Names]
  /// The keys of the file's sections, by their identifiers.
  let keys: [String: JSONObject]
  /// The number that each item had in its section when it first came, by identifier.
  var numbers: [String: Int] = [:]

  init(_ sections: [ScenarioSection]) {
    first = sections.compactMap(\.names)
    keys = Dictionary(
      sections.compactMap { section in section.names.map { ($0.id, section.keys) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The data source of a case with names. It tells the case's data when it shows another snapshot.
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
  /// Gives the grid a data source, with the snapshot that the case begins with. All items may be
  /// moved by hand; other handlers are not set.
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

  /// Takes over what the data source shows.
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

  /// Items of each section, those of trees that do not show included.
  var wholeCounts: [Int] {
    guard let source else { return sections.map(\.items.count) }
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map {
      max(snapshot.numberOfItems(inSection: $0), source.snapshot(for: $0).items.count)
    }
  }

  /// Returns the state to go back to after a fault; nil where the case has no names.
  func shownSnapshot(in grid: GridView) -> ShownSnapshot? {
    guard let source else { return nil }
    let snapshot = source.snapshot()
    return ShownSnapshot(
      snapshot: snapshot,
      trees: snapshot.sectionIdentifiers.map { ($0, source.snapshot(for: $0)) },
      selected: grid.indexPathsForSelectedItems ?? [])
  }

  /// Brings the data source back to an earlier state, by a reload. A data source goes back by
  /// itself when its batch is refused; a later refusal, such as that of the batch of marks behind
  /// it, is undone here.
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
  /// The sections with their items. Mistakes in them are faults of the current simulation.
  init(_ sections: [ScenarioSection.Names]) {
    self.init()
    appendSections(sections.map(\.id))
    for section in sections where indexOfSection(section.id) != nil {
      appendItems(section.items, toSection: section.id)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot<String> {
  /// The tree of the items. Mistakes in it are faults of the current simulation.
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
