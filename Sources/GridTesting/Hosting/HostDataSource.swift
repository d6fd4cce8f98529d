/// The data source of a hosted layout. It returns plain cells, and supplementary views of every
/// kind that the layout uses. Its counts change before the grid is notified.
final class HostDataSource: NSObject, GridViewDataSource {
  private(set) var counts: [Int]
  /// The closure to call when the data source returns a cell that is already on screen.
  var handsOutVisibleCell: ((IndexPath) -> Void)?

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  /// Returns the number of items of each section. Each section but the last takes two thirds of the
  /// remaining items, so the first section has the most items.
  static func counts(_ items: Int, in sections: Int) -> [Int] {
    var rest = items
    return (0..<max(1, sections)).map { section in
      let count = section == sections - 1 || sections < 1 ? rest : rest - rest / 3
      rest -= count
      return count
    }
  }

  func attach(to grid: GridView) {
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.dataSource = self
  }

  func numberOfSections(in collectionView: GridView) -> Int { counts.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let visible = Set(collectionView.visibleCells.map { ObjectIdentifier($0) })
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
    if visible.contains(ObjectIdentifier(cell)) { handsOutVisibleCell?(indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    // The layout chooses the kinds, so a kind is registered when the grid asks for its view.
    collectionView.register(
      GridReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: SampleDataSource.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SampleDataSource.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Changes

  /// Removes, moves and inserts items and sections, as a batch update does.
  func apply(_ batch: HostBatch) {
    for path in batch.deletes { counts[path[0]] -= 1 }
    if let (from, to) = batch.move {
      counts[from[0]] -= 1
      counts[to[0]] += 1
    }
    for section in batch.sectionDeletes.sorted(by: >) { counts.remove(at: section) }
    for section in batch.sectionInserts.sorted() { counts.insert(3, at: section) }
    for path in batch.inserts { counts[path[0]] += 1 }
  }
}

/// A batch update on a hosted layout.
struct HostBatch {
  var name: String
  var deletes: [IndexPath] = []
  var inserts: [IndexPath] = []
  var reloads: [IndexPath] = []
  var move: (from: IndexPath, to: IndexPath)?
  var sectionDeletes: IndexSet = []
  var sectionInserts: IndexSet = []

  @MainActor func tell(_ grid: GridView) {
    if !deletes.isEmpty { grid.deleteItems(at: deletes) }
    if !inserts.isEmpty { grid.insertItems(at: inserts) }
    if !reloads.isEmpty { grid.reloadItems(at: reloads) }
    if let (from, to) = move { grid.moveItem(at: from, to: to) }
    if !sectionDeletes.isEmpty { grid.deleteSections(sectionDeletes) }
    if !sectionInserts.isEmpty { grid.insertSections(sectionInserts) }
  }

  /// The update items that the layout must get, each as a trace writes it.
  var expectedItems: Set<String> {
    func text(_ path: IndexPath) -> String { "\(path[0])-\(path[1])" }
    var items = deletes.map { "delete \(text($0))" } + inserts.map { "insert \(text($0))" }
    if let (from, to) = move { items.append("move \(text(from)) to \(text(to))") }
    items += sectionDeletes.map { "delete section \($0)" }
    items += sectionInserts.map { "insert section \($0)" }
    return Set(items)
  }

  /// Returns one batch of each kind for which the sections have enough items.
  static func all(
    for counts: [Int], changingSections: Bool, random: inout SplitMix64
  ) -> [HostBatch] {
    var batches: [HostBatch] = []
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let last = max(0, counts.count - 1)
    guard !counts.isEmpty else { return [HostBatch(name: "a new section", sectionInserts: [0])] }
    let fullest = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    let count = counts[fullest]
    batches.append(
      HostBatch(
        name: "two new items",
        inserts: [path(fullest, count / 2), path(fullest, count / 2 + 1)]))
    if count > 0 {
      let item = Int.random(in: 0..<count, using: &random)
      batches.append(HostBatch(name: "a deleted item", deletes: [path(fullest, item)]))
      batches.append(HostBatch(name: "a reloaded item", reloads: [path(fullest, count / 3)]))
    }
    if count > 2 {
      batches.append(
        HostBatch(name: "a moved item", move: (path(fullest, count - 1), path(fullest, 0))))
      batches.append(
        HostBatch(
          name: "items deleted and inserted",
          deletes: [path(fullest, 0), path(fullest, count - 1)],
          inserts: [path(fullest, 1), path(last, 0)]))
    }
    if changingSections {
      batches.append(HostBatch(name: "a new section", sectionInserts: [counts.count]))
      batches.append(HostBatch(name: "a section less", sectionDeletes: [0]))
    }
    return batches
  }
}
