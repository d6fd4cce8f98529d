import GridKit
import GridTesting
import TestSupport
import Testing

/// Random snapshots, one after the other, with scrolls, selections and time in between.
@MainActor @Suite("Random snapshots on screen")
struct DiffableFuzzTests {
  typealias Snapshot = DiffableRig.Snapshot

  /// A seed is a script of twelve snapshots, which stops at the first step that goes wrong.
  @Test(.seeds(0..<2000, inDebug: 200))
  func `after each apply the grid is as a fresh one`() throws {
    let seed = currentSeed
    var script = ScreenScript(seed: seed)
    let rig = DiffableRig(height: 230)
    rig.grid.allowsMultipleSelection = true
    rig.apply(script.snapshot)
    rig.settle()
    var wasSettled = true
    for step in 0..<12 {
      var selected = Set(rig.selectedItems)
      script.disturb(rig)
      // While an item is lifted paths are those that are shown, not the data source's.
      if !rig.grid.hasUncommittedUpdates { selected = Set(rig.selectedItems) }
      let offset = rig.grid.contentOffset
      let isMoving = rig.grid.hasUncommittedUpdates
      let old = rig.source.snapshot()
      let live = Set(rig.grid.visibleCells.compactMap { ($0 as? WordCell)?.word })
      let new = script.nextSnapshot()
      let isSettled = script.number(below: 3) > 0
      rig.apply(new, animated: script.number(below: 3) > 0)
      let comment: Comment = "seed \(seed), step \(step): \(old) to \(new)"
      try #require(rig.codes.isEmpty, comment)
      if isSettled { rig.settle() } else { rig.simulation.advance(by: 0.1) }

      try #require(rig.source.snapshot() == new, comment)
      try #require(Set(rig.selectedItems) == selected.intersection(new.itemIdentifiers), comment)
      // Cells are asked for once, and only those that were not there.
      if isSettled, wasSettled, !isMoving, rig.grid.contentOffset == offset {
        try #require(Set(rig.asked).count == rig.asked.count, comment)
        try #require(live.isDisjoint(with: rig.asked), comment)
      }
      wasSettled = isSettled
      for batch in rig.layout.batches {
        try #require(batch.result(from: old, to: new) == new, comment)
      }
      guard isSettled else { continue }
      let fresh = DiffableRig(height: 230)
      fresh.apply(new)
      fresh.grid.contentOffset = rig.grid.contentOffset
      fresh.settle()
      try #require(rig.picture == fresh.picture, comment)
    }
    rig.settle()
    try #require(rig.codes.isEmpty, "seed \(seed)")
  }

  @Test(.seeds(0..<100, inDebug: 25))
  func `trees of sections follow what is applied`() throws {
    let seed = currentSeed
    var script = ScreenScript(seed: seed)
    let rig = DiffableRig(height: 230)
    rig.apply(script.snapshot)
    for step in 0..<12 {
      switch script.number(below: 3) {
      case 0:
        rig.apply(script.nextSnapshot(), animated: false)
      case 1:
        let section = script.section()
        rig.simulation.perform {
          rig.source.apply(script.tree(), to: section, animatingDifferences: false)
        }
        script.snapshot = rig.source.snapshot()
      default:
        let section = script.section()
        var tree = rig.source.snapshot(for: section)
        let item = script.item()
        tree.contains(item) && tree.isExpanded(item) ? tree.collapse([item]) : tree.expand([item])
        rig.simulation.perform { rig.source.apply(tree, to: section, animatingDifferences: false) }
        script.snapshot = rig.source.snapshot()
      }
      let comment: Comment = "seed \(seed), step \(step): \(rig.source.snapshot())"
      try #require(rig.codes.isEmpty, comment)
      for section in rig.source.snapshot().sectionIdentifiers {
        #expect(
          rig.source.snapshot(for: section).visibleItems
            == rig.source.snapshot().itemIdentifiers(inSection: section), comment)
      }
      rig.settle()
      let fresh = DiffableRig(height: 230)
      fresh.apply(rig.source.snapshot())
      fresh.grid.contentOffset = rig.grid.contentOffset
      fresh.settle()
      #expect(rig.picture == fresh.picture, comment)
    }
  }
}

extension DiffableRig {
  /// Items that are selected, by path.
  var selectedItems: [String] {
    (grid.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
  }

  /// Paths, frames and words of all cells, the counts, and the size of the content.
  var picture: String {
    let counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
    let cells = grid.visibleCells.map { cell in
      let path = grid.indexPath(for: cell)
      return "\(path?.section ?? -1).\(path?.item ?? -1) \(cell.frame.minY) "
        + ((cell as? WordCell)?.word ?? "?")
    }
    return "\(counts) \(grid.contentSize.height)\n" + cells.joined(separator: "\n")
  }
}

/// Makes snapshots and trees over few names, so that much is met again.
struct ScreenScript {
  private var random: SplitMix64
  var snapshot = DiffableRig.Snapshot()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    snapshot = fresh()
  }

  mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  mutating func item() -> String { "i\(number(below: 30))" }

  mutating func section() -> String { ["A", "B", "C", "D", "E"][number(below: 5)] }

  private mutating func shuffled(_ names: [String]) -> [String] {
    var names = names
    for index in names.indices.reversed() { names.swapAt(index, number(below: index + 1)) }
    return names
  }

  private mutating func fresh() -> DiffableRig.Snapshot {
    var snapshot = DiffableRig.Snapshot()
    snapshot.appendSections(Array(shuffled(["A", "B", "C", "D", "E"]).prefix(number(below: 5))))
    guard snapshot.numberOfSections > 0 else { return snapshot }
    for item in shuffled((0..<30).map { "i\($0)" }).prefix(number(below: 30)) {
      let sections = snapshot.sectionIdentifiers
      snapshot.appendItems([item], toSection: sections[number(below: sections.count)])
    }
    return snapshot
  }

  /// Another snapshot: a changed one mostly, sometimes one that has little in common.
  mutating func nextSnapshot() -> DiffableRig.Snapshot {
    guard number(below: 4) > 0, snapshot.numberOfItems > 1 else {
      snapshot = fresh()
      return snapshot
    }
    for _ in 0..<number(below: 6) {
      let items = snapshot.itemIdentifiers
      let sections = snapshot.sectionIdentifiers
      guard items.count > 1, let first = sections.first else { break }
      let (one, two) = (items[number(below: items.count)], items[number(below: items.count)])
      switch number(below: 8) {
      case 0: snapshot.deleteItems([one])
      case 1 where one != two: snapshot.moveItem(one, beforeItem: two)
      case 2 where one != two: snapshot.moveItem(one, afterItem: two)
      case 3:
        let new = item()
        if snapshot.indexOfItem(new) == nil { snapshot.insertItems([new], afterItem: one) }
      case 4:
        let new = item()
        if snapshot.indexOfItem(new) == nil { snapshot.appendItems([new], toSection: first) }
      case 5:
        let name = section()
        if snapshot.indexOfSection(name) == nil {
          snapshot.insertSections([name], beforeSection: first)
        } else if name != first {
          snapshot.moveSection(name, afterSection: first)
        }
      case 6 where number(below: 3) == 0:
        snapshot.deleteSections([section()])
      default: break
      }
    }
    return snapshot
  }

  mutating func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    for item in shuffled((0..<30).map { "i\($0)" }).prefix(number(below: 12)) {
      let parents = tree.items
      let parent = number(below: 2) == 0 ? parents.randomElement(using: &random) : nil
      tree.append([item], to: parent)
      if number(below: 2) == 0 { tree.expand([item]) }
    }
    return tree
  }

  @MainActor private static func rows() -> GridViewLayout {
    let layout = GridViewFlowLayout(lines: CGSize(width: 100, height: 50))
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// Scrolls, selects, lifts and puts back, switches layouts.
  @MainActor mutating func disturb(_ rig: DiffableRig) {
    let grid = rig.grid
    switch number(below: 5) {
    case 0:
      let room = max(0, grid.contentSize.height - grid.bounds.height)
      grid.scroll(toY: (CGFloat(number(below: 100)) / 100 * room).rounded())
    case 1:
      let paths = grid.indexPathsForVisibleItems
      guard !paths.isEmpty else { return }
      grid.selectItem(at: paths[number(below: paths.count)], animated: false, scrollPosition: [])
    case 2:
      rig.source.reorderingHandlers.canReorderItem = { _ in true }
      let paths = grid.indexPathsForVisibleItems
      guard paths.count > 1 else { return }
      rig.simulation.perform {
        grid.beginInteractiveMovementForItem(at: paths[number(below: paths.count)])
        grid.updateInteractiveMovementTargetPosition(
          CGPoint(x: 50, y: grid.contentOffset.y + CGFloat(number(below: 230))))
        if number(below: 2) == 0 { grid.endInteractiveMovement() }
      }
      if !grid.hasUncommittedUpdates {
        rig.settle()
        snapshot = rig.source.snapshot()
      }
    case 3:
      // Both layouts have the same rows.
      let next = grid.collectionViewLayout === rig.layout ? Self.rows() : rig.layout
      grid.setCollectionViewLayout(next, animated: number(below: 2) == 0)
      if number(below: 2) == 0 { rig.settle() }
    default: break
    }
  }
}

/// The changes of one batch, as a layout is told of them.
@MainActor extension [GridViewUpdateItem] {
  /// Returns an order with the changes applied; elements that they bring in are taken from the
  /// order after.
  func result(
    from old: DiffableRig.Snapshot, to new: DiffableRig.Snapshot
  ) -> DiffableRig.Snapshot {
    let changes = map { (old: $0.indexPathBeforeUpdate, new: $0.indexPathAfterUpdate) }
    let names = fill(
      old.sectionIdentifiers, count: new.numberOfSections,
      changes.filter { ($0.old ?? $0.new)?.item == NSNotFound }
        .map { ($0.old?.section, $0.new?.section) },
      inserted: { new.sectionIdentifiers[$0] })
    var result = DiffableRig.Snapshot()
    result.appendSections(names)
    for (section, name) in names.enumerated() {
      let before = old.indexOfSection(name)
      let after = new.itemIdentifiers(inSection: name)
      let items = before.map { old.itemIdentifiers(inSection: old.sectionIdentifiers[$0]) } ?? []
      var named: [(old: Int?, new: Int?)] = []
      var movedIn: [Int: String] = [:]
      for change in changes where (change.old ?? change.new)?.item != NSNotFound {
        let leaves = change.old.map { $0.section == before } ?? false
        let arrives = change.new.map { $0.section == section } ?? false
        if let place = change.old, let target = change.new, arrives {
          movedIn[target.item] =
            old.itemIdentifiers(inSection: old.sectionIdentifiers[place.section])[place.item]
        }
        if leaves { named.append((change.old?.item, nil)) }
        if arrives { named.append((nil, change.new?.item)) }
      }
      if before == nil {
        // Of an inserted section only what is moved in is told.
        named += after.indices.filter { movedIn[$0] == nil }.map { (nil, $0) }
      }
      let list = fill(items, count: after.count, named, inserted: { movedIn[$0] ?? after[$0] })
      for (index, item) in list.enumerated() where movedIn[index] == nil && before != nil {
        // An item that a batch inserts was nowhere before.
        let isNamed = named.contains { $0.new == index }
        if isNamed, old.indexOfItem(item) != nil { return old }
      }
      result.appendItems(list, toSection: name)
    }
    return result
  }

  /// Gives up the old places, takes the new ones, and fills the others in order.
  private func fill(
    _ list: [String], count: Int, _ named: [(old: Int?, new: Int?)], inserted: (Int) -> String
  ) -> [String] {
    let left = Set(named.compactMap(\.old))
    var moved: [Int: String] = [:]
    for case (let old?, let new?) in named { moved[new] = list[old] }
    let taken = Set(named.compactMap(\.new))
    var rest = list.indices.filter { !left.contains($0) }.map { list[$0] }[...]
    return (0..<count).map { index in
      if let element = moved[index] { return element }
      if taken.contains(index) { return inserted(index) }
      return rest.popFirst() ?? "?"
    }
  }
}
